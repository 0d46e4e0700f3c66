"""Tricks of a hand over the layouts of the cards its player does not see, all of them or a sample."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.layouts import all_layouts, how_many, some_layouts, unseen
from prikup.solver import Aim, EngineName, Stop
from prikup.solver.batch import batch_values

Lead: TypeAlias = Literal["own", "left", "right"]
LEADS: Final[tuple[Lead, ...]] = ("own", "left", "right")
"""Who leads to the first trick: the player himself, the one after him, the one before him."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told every few milliseconds how many layouts of how many are done."""


class Tricks(msgspec.Struct, frozen=True):
    """How many tricks a hand takes with perfect play of all, every hand seen, by layouts of the other cards."""

    counts: dict[int, int]
    """Layouts by tricks, from the fewest up; none with a count of nought."""
    total: int
    """Layouts there are."""
    exact: bool
    """Whether every layout has been searched; otherwise the counts are those of a random sample."""
    worst_layout: tuple[int, int] | None
    """Left and right hand of a layout in which the declarer comes off worst among those searched."""
    aim: Aim = "most"

    @property
    def done(self) -> int:
        """Layouts searched."""
        return sum(self.counts.values())

    @property
    def worst(self) -> int | None:
        """Tricks in the worst layout searched; None before any was."""
        return (min if self.aim == "most" else max)(self.counts, default=None)

    @property
    def best(self) -> int | None:
        """Tricks in the best layout searched."""
        return (max if self.aim == "most" else min)(self.counts, default=None)

    @property
    def mean(self) -> float:
        """Mean tricks of the layouts searched."""
        return sum(tricks * count for tricks, count in self.counts.items()) / self.done

    @property
    def error(self) -> float:
        """Standard error of the mean; nought when exact."""
        square = sum(tricks * tricks * count for tricks, count in self.counts.items()) / self.done
        return self._error(square - self.mean**2)

    def share(self, least: int, most: int = 10) -> float:
        """Share of the layouts searched with so many tricks."""
        return sum(count for tricks, count in self.counts.items() if least <= tricks <= most) / self.done

    def share_error(self, least: int, most: int = 10) -> float:
        """Standard error of ``share``; nought when exact."""
        share = self.share(least, most)
        return self._error(share * (1 - share))

    def _error(self, variance: float) -> float:
        """Of a mean over a sample without replacement from finitely many layouts."""
        if self.exact:
            return 0.0
        if self.done < 2:
            return float("inf")
        left = (self.total - self.done) / (self.total - 1)
        return sqrt(max(0.0, variance) * self.done / (self.done - 1) / self.done * left)


def distribution(
    hand: int,
    discard: int,
    *,
    strain: int,
    lead: Lead = "own",
    aim: Aim = "most",
    samples: int | None = None,
    seed: int = 0,
    threads: int = 1,
    seconds: float | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Tricks:
    """Tricks of a hand whose discard is known over all layouts, or over ``samples`` of them.

    ``hand`` and ``discard`` are masks, ``strain`` is 0 to 4. Out of time or stopped, what has been searched is a sample
    too. Raises ``AnalysisError``.
    """
    pool = unseen(hand, discard)
    if not 0 <= strain <= 4:
        raise AnalysisError("strain", {"strain": strain})
    lefts = all_layouts(pool) if samples is None else some_layouts(pool, samples, seed)
    hands = np.stack([np.full(len(lefts), hand, np.uint32), lefts, np.uint32(pool) & ~lefts], axis=1)
    found = batch_values(
        hands,
        strain=strain,
        leader=LEADS.index(lead),
        aim=aim,
        threads=threads,
        seconds=seconds,
        stop=stop,
        by=by,
    )
    known = found[:, 0] == found[:, 1]
    values = found[known, 0]
    numbers = np.bincount(values, minlength=11)
    counts = {tricks: int(count) for tricks, count in enumerate(numbers) if count}
    layout = None
    if counts:
        at = int((np.argmin if aim == "most" else np.argmax)(values))
        left = int(lefts[known][at])
        layout = left, pool & ~left
    total = how_many(pool)
    return Tricks(counts, total, sum(counts.values()) == total, layout, aim)
