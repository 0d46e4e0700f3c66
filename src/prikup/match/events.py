"""What happens in a match besides the actions of its deals, and what people may do about it."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.actions import Action
from prikup.deal.events import Acted, Dealt
from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score.entry import Column


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share: a record with a field that none of them has is refused, not half read."""


class Started(_Event, frozen=True, kw_only=True, tag="started"):
    """The people sit, clockwise, and the first dealer is found (rules §2.1, §2.2)."""

    rules: Rules
    names: tuple[str, ...]
    first_dealer: Seat
    drawn: tuple[Card, ...] = ()
    """The cards drawn for the seats, in the order of ``names``; empty when people sat as they liked."""


class TimeUp(_Event, frozen=True, tag="time_up"):
    """The clock has reached the time limit (rules §12.1, §21.13)."""


class Change(_Event, frozen=True, kw_only=True):
    """A number added to one cell of the sheet by hand; whole points and whists, negative allowed."""

    column: Column
    seat: Seat
    amount: int
    on: Seat | None = None


class Stop(_Event, frozen=True, tag="stop"):
    """Stop early and settle; a deal in progress does not count (rules §12.1, §15.7 V45)."""


class Correct(_Event, frozen=True, tag="correct"):
    """Correct the sheet, until the next deal (rules §1.6, §15.7 V43)."""

    changes: tuple[Change, ...]
    reason: str = ""


class Fine(_Event, frozen=True, tag="fine"):
    """Fine the declarer of the deal just scored for an under-order (rules §5.2). It stands at once when ``proven``,
    which whoever asked a solver sets; otherwise by consent."""

    proven: bool = False


class Admit(_Event, frozen=True, tag="admit"):
    """A fourth player joins a table of three, between deals (rules §2.7, §21.14)."""

    name: str


class Redeal(_Event, frozen=True, tag="redeal"):
    """The deal in progress is void; the same dealer deals again (rules §2.3, §2.8)."""


Proposal: TypeAlias = Stop | Correct | Fine | Admit | Redeal


class Propose(_Event, frozen=True, tag="propose"):
    """Put a matter to the table; it stands when everybody on the sheet agrees."""

    proposal: Proposal


class Agree(_Event, frozen=True, tag="agree"):
    """The answer to a proposal."""

    accept: bool


class FixMatch(_Event, frozen=True, kw_only=True, tag="fix_match"):
    """The owner of the mountain fixes pool size, end and stake after the opening (rules §11.3); None = as agreed."""

    pool_size: int
    end: Literal["each_pool", "total_pool", "time", "rounds"] | None = None
    time_limit: int | None = None
    """Minutes."""
    stake: Decimal | None = None


MatchAction: TypeAlias = Propose | Agree | FixMatch


class MatchActed(_Event, frozen=True, tag="match_acted"):
    """A seat did something about the match."""

    seat: Seat
    action: MatchAction


MatchEvent: TypeAlias = Started | Dealt | Acted | MatchActed | TimeUp
AnyAction: TypeAlias = Action | MatchAction
Stage: TypeAlias = Literal["owner", "between", "deal", "finished"]
"""The owner of the mountain is asked; a deck is awaited; a deal is played; the match is over."""
