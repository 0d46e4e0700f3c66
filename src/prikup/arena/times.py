"""Times of decisions, counted in classes two per cent wide, so that any number of them can be added up."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

WIDTH: Final = math.log(1.02)
LEAST_MS: Final = 0.001


def bucket(milliseconds: float) -> int:
    """The class of a time."""
    return round(math.log(max(milliseconds, LEAST_MS)) / WIDTH)


def quantile(times: Mapping[int, int], share: float) -> float | None:
    """The time in milliseconds, to one per cent, that ``share`` of the decisions did not exceed."""
    wanted = share * sum(times.values())
    seen = 0
    for each in sorted(times):
        seen += times[each]
        if seen >= wanted:
            return math.exp(each * WIDTH)
    return None
