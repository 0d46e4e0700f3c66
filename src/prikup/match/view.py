"""What a seat sees of a match: the public state and its view of the deal. Bots, hints and browsers get nothing else."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.deal.outcome import Outcome
from prikup.deal.setup import DealSetup, Seat
from prikup.deal.view import SeatView
from prikup.match.course import Course
from prikup.match.events import MatchAction, Proposal, Stage
from prikup.rules.model import Rules
from prikup.score.entry import Entry
from prikup.score.settle import Settlement
from prikup.score.sheet import Sheet


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the score: a deal with the prizes it brought, a correction, a fine, or the sheet that another match
    of three left (no outcome, no entries); and the sheet as it stood afterwards."""

    number: int
    """Deals scored so far, this one included."""
    setup: DealSetup | None
    outcome: Outcome | None
    entries: tuple[Entry, ...]
    sheet: Sheet


class PendingProposal(msgspec.Struct, frozen=True):
    """A matter put to the table, who has agreed and who is still to answer."""

    seat: Seat
    proposal: Proposal
    agreed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class FixChoice(msgspec.Struct, frozen=True, tag="fix_choice"):
    """Any ``FixMatch`` that makes valid rules. ``advised`` is the pool size that custom allows at most: the smallest
    mountain."""

    advised: int


MatchLegal: TypeAlias = MatchAction | FixChoice


class MatchView(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one seat sees it. ``seat`` None is a spectator."""

    seat: Seat | None
    rules: Rules
    names: tuple[str, ...]
    stage: Stage
    sheet: Sheet
    course: Course
    rows: tuple[Row, ...]
    """Every line of the score so far; all of it is public."""
    deal: SeatView | None
    """The deal in progress, or the one just finished until the next is dealt."""
    proposal: PendingProposal | None
    to_act: tuple[Seat, ...]
    """Seats that the match waits for: in the deal, for a proposal, or the owner of the mountain."""
    legal: tuple[MatchLegal, ...]
    """Answers and fixing that this seat may do now; the actions of the deal stand in ``deal.legal``."""
    settlement: Settlement | None
    """When the match is over."""
