"""What a seat, the sitting dealer or a spectator may see of a deal: a type that cannot hold more (appendix A).

A view is built by allow-list from a state (``prikup.deal.views``); players get it and nothing else.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card, CardSet
from prikup.deal.actions import Action, AnyBid, BidMisere, SpokenWord
from prikup.deal.contract import Game
from prikup.deal.events import Acted
from prikup.deal.outcome import Outcome
from prikup.deal.setup import DealSetup, Hand, Seat

PhaseName: TypeAlias = Literal["auction", "before_talon", "exchange", "whisting", "mode", "play", "raspasy", "finished"]


class OrderChoice(msgspec.Struct, frozen=True, tag="order_choice"):
    """Any ``Order`` of ``lowest`` or more is legal; ``discard`` says whether two cards go with it."""

    lowest: Game
    discard: bool
    may_throw: bool = False


class DiscardChoice(msgspec.Struct, frozen=True, tag="discard_choice"):
    """Any ``Discard`` of two of the twelve cards is legal."""

    may_throw: bool = False


class OfferChoice(msgspec.Struct, frozen=True, tag="offer_choice"):
    """Any ``Offer`` whose numbers add up to ``remaining``; ``dealer`` is the most that the sitting dealer's
    fourth number may be (0: three numbers)."""

    remaining: int
    dealer: int = 0


class PointChoice(msgspec.Struct, frozen=True, tag="point_choice"):
    """``Point`` at any of these cards."""

    cards: CardSet


Legal: TypeAlias = Action | OrderChoice | DiscardChoice | OfferChoice | PointChoice
"""A legal action, or a form that stands for many of them."""


class SeenDealt(msgspec.Struct, frozen=True, tag="seen_dealt"):
    """The deal as one seat saw it: the hands dealt that it may know now, None for the others."""

    hands: tuple[CardSet | None, CardSet | None, CardSet | None]


SeenEvent: TypeAlias = SeenDealt | Acted
"""``Acted`` with a hidden discard replaced by None."""


class Standing(msgspec.Struct, frozen=True):
    """The bid to beat in the auction and whose it is; ``held`` when it was taken over by «здесь»."""

    hand: Hand
    bid: AnyBid
    held: bool = False


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    """What is being played. ``game`` None is misère, or a trick game not ordered yet (see ``bid``)."""

    declarer: Hand
    bid: AnyBid
    """The winning bid of the auction, or ``BidMisere`` after a change of mind."""
    game: Game | None = None
    dark: bool = False
    """The dark coefficient is in force; talon and discard are unseen by the others."""
    no_talon: bool = False
    half: bool = False
    """The sitting dealer has taken half of this misère."""
    thrown: bool = False

    @property
    def misere(self) -> bool:
        """A misère of any kind."""
        return isinstance(self.bid, BidMisere)


class Trick(msgspec.Struct, frozen=True):
    """A closed or running trick. ``cards`` are (hand, card) in order; hand 3 is the talon of the sitting dealer.
    ``suit`` is the suit to follow, which in open-talon raspasy of three the talon names."""

    suit: int | None
    cards: tuple[tuple[Hand, Card], ...] = ()
    winner: Hand | None = None


class PendingOffer(msgspec.Struct, frozen=True):
    """An offer on the table: who made it, the numbers, who has accepted and who is still to answer."""

    seat: Seat
    tricks: tuple[int, ...]
    accepted: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


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
