"""The mean of many numbers and its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Final

import msgspec

_NORMAL: Final = 1.959964
_FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365)
"""Student's 97.5 % points for 1 to 7 degrees of freedom."""


class Interval(msgspec.Struct, frozen=True):
    """A mean with the ends of its 95 % interval; None where one number gives none."""

    mean: float
    low: float | None
    high: float | None


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by Cornish and Fisher's expansion above the tabulated ones."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def interval(numbers: Sequence[float]) -> Interval:
    """Over independent numbers, such as the results of deals. Raises ``ValueError`` for none."""
    if not numbers:
        raise ValueError("no numbers, no mean")
    middle = mean(numbers)
    if len(numbers) == 1:
        return Interval(middle, None, None)
    half = student(len(numbers) - 1) * stdev(numbers) / math.sqrt(len(numbers))
    return Interval(middle, middle - half, middle + half)
