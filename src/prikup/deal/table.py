"""Facts on the table, the same for whoever sees them: bid, contract, tricks, an offer."""

from __future__ import annotations

import msgspec

from prikup.cards import Card
from prikup.deal.actions import AnyBid, BidMisere
from prikup.deal.contract import Game
from prikup.deal.setup import Hand, Seat


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
