"""What a seat, the sitting dealer or a spectator may see of a deal: a type that cannot hold more (appendix A).

A view is built by allow-list from a state (``prikup.deal.views``); players get it and nothing else.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card, CardSet
from prikup.deal.actions import SpokenWord
from prikup.deal.events import Acted
from prikup.deal.forms import Legal
from prikup.deal.outcome import Outcome
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.table import Contract, PendingOffer, Standing, Trick

PhaseName: TypeAlias = Literal["auction", "before_talon", "exchange", "whisting", "mode", "play", "raspasy", "finished"]


class SeenDealt(msgspec.Struct, frozen=True, tag="seen_dealt"):
    """The deal as one seat saw it: the hands dealt that it may know now, None for the others."""

    hands: tuple[CardSet | None, CardSet | None, CardSet | None]


SeenEvent: TypeAlias = SeenDealt | Acted
"""``Acted`` with a hidden discard replaced by None."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as one seat sees it. ``seat`` None is a spectator."""

    seat: Seat | None
    setup: DealSetup
    phase: PhaseName
    to_act: tuple[Seat, ...]
    hand_to_act: Hand | None
    """The hand that speaks or plays next, where one does."""
    looked: tuple[bool, bool, bool]
    hands: tuple[CardSet | None, CardSet | None, CardSet | None]
    """Cards now in each hand that this seat may see."""
    counts: tuple[int, int, int]
    talon: tuple[Card | None, Card | None]
    discard: tuple[Card, Card] | None
    """Own, or thrown face up."""
    note: CardSet | None
    """Cards of a misère that the table may have written down (rules §8.3)."""
    standing: Standing | None
    passed: tuple[bool, bool, bool]
    dark_passes: tuple[Hand, ...]
    contract: Contract | None
    words: tuple[tuple[Seat, SpokenWord], ...]
    """Whist words so far, with the seats that said them."""
    open: bool | None
    """Whether the defence is open: None until it is settled."""
    laid: tuple[bool, bool, bool]
    """Hands that lie face up."""
    controllers: tuple[Seat | None, Seat | None, Seat | None]
    """Who plays each hand now; None where nobody does."""
    tricks: tuple[Trick, ...]
    """Closed tricks in order."""
    table: Trick | None
    """The running trick."""
    taken: tuple[int, ...]
    """Tricks by hand; a fourth number for the sitting dealer in open-talon raspasy."""
    pointed: tuple[tuple[Seat, Card], ...]
    """Cards pointed at for the card now to be played."""
    offer: PendingOffer | None
    outcome: Outcome | None
    legal: tuple[Legal, ...]
    """What this seat may do now; empty when it may do nothing."""
    history: tuple[SeenEvent, ...]
