"""How much a bidding decision may cost."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

Clock = Callable[[], float]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Effort of the decisions of one player at a table. The same settings, seed and view give the same decision as long
    as the time is not used up."""

    seed: int = 0
    seconds: float = 1.0
    """Time for one decision. Sampling stops when it is over; with 0 the learned evaluation decides alone."""
    worlds: int = 96
    """Layouts that a decision is weighed over."""
    talons: int = 40
    """Talons that a hand of ten is imagined with."""
    finalists: int = 10
    """Discards that are compared over the layouts."""


DEFAULT: Final = Settings()


class Budget:
    """The time left for one decision."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def left(self) -> float:
        """Seconds left, 0 when there are none."""
        return max(0.0, self._end - self._clock())

    @property
    def over(self) -> bool:
        """Whether no more may be begun."""
        return self.left <= 0.0
