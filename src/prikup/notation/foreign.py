"""A deal as another program wrote it down: what its format says and nothing more."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card, CardSet
from prikup.deal.actions import Bid, BidMisere, Pass
from prikup.deal.contract import Game
from prikup.deal.events import Dealt

ForeignWord: TypeAlias = Pass | Bid | BidMisere
ForeignContract: TypeAlias = Game | Literal["misere", "raspasy"]


class ForeignDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of JPref or of the game archive. None or an empty tuple: the file does not say."""

    hands: tuple[CardSet, CardSet, CardSet]
    """Clockwise, numbered as the file numbers them."""
    talon: tuple[Card, Card]
    first: int
    """Index of the first hand: it speaks and leads first."""
    players: int | None = None
    auction: tuple[ForeignWord, ...] = ()
    """Words in order from the first hand, hands that have passed left out."""
    declarer: int | None = None
    contract: ForeignContract | None = None
    conceded: bool = False
    """Down three without whists, at the level of ``contract`` (rules §5.3); its suit is then not known and
    stands as spades."""
    tricks: tuple[int, ...] = ()
    """One number: the declarer's; three: each hand's."""
    moves: tuple[Card, ...] = ()
    """Cards played, trick by trick. Within a trick the archive lists them by hand, not in order of play."""
    comment: str = ""
    line: int | None = None
    """Where the deal begins in its file, counted from 1."""

    def dealt(self) -> Dealt:
        """The deal as an event: hands clockwise from first hand."""
        hands = self.hands[self.first :] + self.hands[: self.first]
        return Dealt(hands=(hands[0], hands[1], hands[2]), talon=self.talon)
