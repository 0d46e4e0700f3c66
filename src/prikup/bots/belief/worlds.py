"""Worlds: where every card may be. One as a small value, many as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

Masks: TypeAlias = NDArray[np.uint32]

TALON: Final = 3
DISCARD: Final = 4
PLACES: Final = 5
"""Places of cards: the hands 0 to 2, the talon, the discard."""


class World(msgspec.Struct, frozen=True):
    """One way the cards may lie now. Masks as in ``CardSet``; played cards lie nowhere."""

    hands: tuple[int, int, int]
    """The cards each hand holds now, open ones included; twelve in the declarer's while he discards."""
    talon: int = 0
    """Talon cards that lie face down and go to nobody yet: both in the auction, in a game without talon and in
    raspasy with a closed talon; in raspasy with an open one those not turned yet."""
    discard: int = 0
    """The declarer's two cards, where he has put them away; the talon where he has thrown it back."""

    @property
    def places(self) -> tuple[int, int, int, int, int]:
        """The five masks by place."""
        return (*self.hands, self.talon, self.discard)


@dataclass(frozen=True, slots=True)
class Worlds:
    """Many worlds of one view. Arrays of masks: ``hands`` is (n, 3), ``talon`` and ``discard`` are (n,)."""

    hands: Masks
    talon: Masks
    discard: Masks

    def __len__(self) -> int:
        return len(self.talon)

    def __getitem__(self, number: int) -> World:
        first, second, third = (int(mask) for mask in self.hands[number])
        return World((first, second, third), int(self.talon[number]), int(self.discard[number]))

    def __iter__(self) -> Iterator[World]:
        hands, talon, discard = self.hands.tolist(), self.talon.tolist(), self.discard.tolist()
        for (first, second, third), face_down, away in zip(hands, talon, discard, strict=True):
            yield World((first, second, third), face_down, away)

    def take(self, chosen: NDArray[np.intp]) -> Worlds:
        """The worlds of some numbers, in their order."""
        return Worlds(self.hands[chosen], self.talon[chosen], self.discard[chosen])
