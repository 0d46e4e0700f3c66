"""How a reader wants his table: language, letters, colours, order of suits."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from prikup.cards import Card, iter_cards
from prikup.cli.paint import Suits
from prikup.cli.text import Lang

Order: TypeAlias = Literal["colours", "bidding"]
Speed: TypeAlias = Literal["instant", "normal", "slow"]

PAUSES: Final[dict[Speed, float]] = {"instant": 0.0, "normal": 0.5, "slow": 1.2}
"""Seconds after a bot's move."""

_SUITS: Final[dict[Order, tuple[int, ...]]] = {"colours": (0, 2, 1, 3), "bidding": (0, 1, 2, 3)}


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of the screen."""

    lang: Lang
    letters: Lang
    suits: Suits = "classic"
    order: Order = "colours"
    speed: Speed = "normal"

    def sorted(self, mask: int) -> tuple[Card, ...]:
        """A hand as it is held: suits in their order, high cards first."""
        place = {suit: number for number, suit in enumerate(_SUITS[self.order])}
        return tuple(sorted(iter_cards(mask), key=lambda card: (place[card.suit], -card.rank)))
