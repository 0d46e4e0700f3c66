"""Tricks of a hand over the layouts of the cards its player does not see, all of them or a sample."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.layouts import how_many, pool_of, shuffled_layouts
from prikup.solver import Aim, EngineName, Stop
from prikup.solver.layouts import Unseen, Watch, layout_values, worst_layout

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

    ``hand`` and ``discard`` are masks, ``strain`` is 0 to 4. Out of time or stopped, what has been searched is a random
    sample too. Raises ``AnalysisError``.
    """
    unseen = unseen_by(hand, discard, strain=strain, lead=lead, aim=aim)
    lefts = shuffled_layouts(unseen.pool, seed, samples)
    watch = watching(len(lefts), progress, stop)
    found = layout_values(unseen, lefts, threads=threads, seconds=seconds, watch=watch, by=by)
    open_rows = np.flatnonzero(found[:, 0] != found[:, 1])
    known = int(open_rows[0]) if len(open_rows) else len(found)
    values = found[:known, 0]
    counts = {tricks: int(count) for tricks, count in enumerate(np.bincount(values, minlength=1)) if count}
    total = how_many(unseen.pool)
    layout = None
    if known:
        left = int(lefts[int((np.argmin if aim == "most" else np.argmax)(values))])
        layout = left, unseen.pool & ~left
    return Tricks(counts, total, known == total, layout, aim)


class Worst(msgspec.Struct, frozen=True):
    """The worst that can happen to a hand, every hand seen and all play perfect."""

    tricks: int
    proven: bool
    """Whether no layout is worse; otherwise time ran out."""
    layout: tuple[int, int] | None
    """Left and right hand of a layout with so many tricks; None when every layout is as good as can be."""


def worst(
    hand: int,
    discard: int,
    *,
    strain: int,
    lead: Lead = "own",
    aim: Aim = "most",
    threads: int = 1,
    seconds: float | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Worst:
    """The fewest tricks (with the aim ``fewest`` the most) over all layouts, without their distribution: far quicker.

    Arguments as in ``distribution``. Raises ``AnalysisError``.
    """
    unseen = unseen_by(hand, discard, strain=strain, lead=lead, aim=aim)
    lefts = shuffled_layouts(unseen.pool, 0)
    watch = watching(len(lefts), progress, stop)
    found = worst_layout(unseen, lefts, threads=threads, seconds=seconds, watch=watch, by=by)
    layout = None if found.left is None else (found.left, unseen.pool & ~found.left)
    return Worst(found.tricks, found.complete, layout)


def unseen_by(hand: int, discard: int, *, strain: int, lead: Lead = "own", aim: Aim = "most") -> Unseen:
    """The question as the solver takes it. Raises ``AnalysisError``."""
    if not 0 <= strain <= 4:
        raise AnalysisError("strain", {"given": strain})
    return Unseen(hand=hand, pool=pool_of(hand, discard), strain=strain, leader=LEADS.index(lead), aim=aim)


def watching(total: int, progress: Progress | None, stop: Stop | None) -> Watch | None:
    """Progress and stop as the one function that the solver asks."""
    if progress is None and stop is None:
        return None

    def watch(done: int) -> bool:
        if progress is not None:
            progress(done, total)
        return stop is not None and stop()

    return watch
