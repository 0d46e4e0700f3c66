"""A race of candidates over common random layouts: the clearly worse drop out, the work goes to the rest.

A lane is a final hand with a strain: one search of a layout serves all games of the strain, since the tricks do not
depend on the level. All lanes meet the same layouts in the same order, so that differences are paired.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from prikup.analysis.layouts import Masks
from prikup.analysis.orders.worth import ByTricks
from prikup.deal.contract import Game
from prikup.solver import Aim, EngineName, Stop
from prikup.solver.layouts import Unseen, layout_values

Told: TypeAlias = Callable[[float], None]
"""Told the share of the work that is done."""

_FIRST: Final = 16
"""Layouts of the first round; each round then has twice as many as all before."""
_SURE: Final = 3.0
"""Standard errors by which a lane must be behind to drop out."""
_SAME: Final = 0.1
"""Whists that are not worth searching for: a lane that is surely no better than that drops out too."""
_GOAL: Final = 0.2
"""Standard error of the leader, in whists, at which no further layouts are searched for it alone."""
_LEAST: Final = 1000
"""Layouts that the leader meets however alike they are."""
_RACING: Final = 0.6
"""Share of the time after which the leader gets the rest if it has not reached that."""


class Lane(msgspec.Struct, frozen=True, kw_only=True):
    """A final hand with a strain and the games it may be played in."""

    hand: int
    discards: tuple[int, ...]
    strain: int
    """0 to 4."""
    aim: Aim = "most"
    games: tuple[Game, ...] = ()
    """Empty: misère."""
    worth: tuple[ByTricks, ...]
    """Of each game, or of the misère."""


class Run(msgspec.Struct):
    """What a lane has done so far: the tricks of the first layouts of the common order."""

    lane: Lane
    tricks: NDArray[np.int8]

    @property
    def worth(self) -> NDArray[np.float64]:
        """``(games, 11)``."""
        return np.array(self.lane.worth)

    @property
    def means(self) -> NDArray[np.float64]:
        """Mean of each game."""
        return self.worth @ np.bincount(self.tricks, minlength=11) / max(1, len(self.tricks))


class Versus(msgspec.Struct, frozen=True):
    """How far each game of a lane is behind a game of another, over the layouts that both have met."""

    means: NDArray[np.float64]
    errors: NDArray[np.float64]


def versus(leader: Run, game: int, other: Run, total: int) -> Versus:
    """The leader's ``game`` (a place in its lane) less each game of the other; ``total`` layouts there are."""
    count = min(len(leader.tricks), len(other.tricks))
    pairs = 11 * leader.tricks[:count].astype(np.int64) + other.tricks[:count]
    joint = np.bincount(pairs, minlength=121).reshape(11, 11) / count
    ahead = leader.worth[game][None, :, None] - other.worth[:, None, :]
    means = (ahead * joint).sum(axis=(1, 2))
    squares = ((ahead - means[:, None, None]) ** 2 * joint).sum(axis=(1, 2))
    # Layouts that happen to be alike prove no equality: one more that differs by a trick is imagined.
    imagined = float(np.abs(np.diff(leader.worth[game])).max()) ** 2
    return Versus(means, np.sqrt((squares * count + imagined) / (count + 1)) * error_factor(count, total))


def error_factor(count: int, total: int) -> float:
    """From a standard deviation over ``count`` of ``total`` layouts, drawn without replacement, to the error of the
    mean."""
    if count >= total:
        return 0.0
    if count < 2:
        return float("inf")
    return sqrt((total - count) / (total - 1) / (count - 1))


class Race:
    """Runs lanes over ``lefts``, the left hands of layouts of ``pool`` in random order. ``leader`` leads to tricks."""

    def __init__(
        self,
        lanes: Sequence[Lane],
        pool: int,
        lefts: Masks,
        total: int,
        leader: int,
        *,
        threads: int = 1,
        by: EngineName | None = None,
    ) -> None:
        self.running = [Run(lane, np.empty(0, np.int8)) for lane in lanes]
        self.dropped: list[Run] = []
        self._pool, self._lefts, self._total, self._leader = pool, lefts, total, leader
        self._threads, self._by = threads, by
        self.complete = False
        """Whether it came to its end: all layouts met, or the leader known to the goal and alone."""
        self._rows, self._spent = 0, 0.0

    def go(self, seconds: float | None, stop: Stop | None, told: Told | None) -> None:
        """Race until the layouts, the time or the lanes come to their end; with time, the goal may end it too."""
        began = time.monotonic()
        clock = _Clock(began, seconds, stop)
        for until in self._rounds(clock):
            before = max((len(run.tricks) for run in self.running), default=0)
            if not self._round(until, clock, told):
                break
            if max(len(run.tricks) for run in self.running) == before:
                break
            self._drop()
            if seconds is not None and self._finished(clock.share):
                self.complete = True
                break
        self.complete |= len(self.best.tricks) == len(self._lefts)
        if told is not None:
            told(1.0)

    def _rounds(self, clock: _Clock) -> Iterator[int]:
        """How many layouts every lane is to have met after each round."""
        done = 0
        while done < len(self._lefts):
            until = min(len(self._lefts), max(_FIRST, 3 * done))
            if clock.end is not None and self._rows:
                each = self._spent / self._rows * len(self.running)
                fits = int((clock.end - time.monotonic()) / each * 0.95)
                if fits < 1:
                    return
                until = min(until, done + fits)
            yield until
            done = until

    def _round(self, until: int, clock: _Clock, told: Told | None) -> bool:
        """All lanes up to ``until`` layouts; False when it had to be broken off, and nothing of it counts then unless
        it was the first."""
        found: list[NDArray[np.int8]] = []
        for at, run in enumerate(self.running):
            if clock.stopped:
                break
            values = self._values(run, until, clock)
            found.append(values)
            if told is not None:
                told(clock.share if clock.end is not None else (at + 1) / len(self.running) * until / len(self._lefts))
            if len(values) < until - len(run.tricks):
                break
        whole = len(found) == len(self.running)
        common = min(map(len, found)) if whole else 0
        for run, values in zip(self.running, found, strict=False):
            run.tricks = np.concatenate([run.tricks, values[:common]])
        return whole and common > 0

    def _values(self, run: Run, until: int, clock: _Clock) -> NDArray[np.int8]:
        lane = run.lane
        began = time.monotonic()
        unseen = Unseen(hand=lane.hand, pool=self._pool, strain=lane.strain, leader=self._leader, aim=lane.aim)
        lefts = self._lefts[len(run.tricks) : until]
        bounds = layout_values(unseen, lefts, threads=self._threads, seconds=clock.left, watch=clock.watch, by=self._by)
        open_rows = np.flatnonzero(bounds[:, 0] != bounds[:, 1])
        known = int(open_rows[0]) if len(open_rows) else len(lefts)
        self._rows += known
        self._spent += time.monotonic() - began
        return bounds[:known, 0]

    def _drop(self) -> None:
        leader = self.best
        game = int(leader.means.argmax())
        staying = []
        for run in self.running:
            if run is not leader:
                found = versus(leader, game, run, self._total)
                if (found.means - _SURE * found.errors > -_SAME).all():
                    self.dropped.append(run)
                    continue
            staying.append(run)
        self.running = staying

    @property
    def best(self) -> Run:
        """The lane with the best game so far; of equal ones the first."""
        return max(self.running, key=lambda run: float(run.means.max()))

    def _finished(self, share: float) -> bool:
        best = self.best
        met = len(best.tricks) >= min(_LEAST, self._total)
        reached = met and error_of(best, int(best.means.argmax()), self._total) <= _GOAL
        if len(self.running) == 1:
            return reached
        if share > _RACING and not reached:
            self.dropped += [run for run in self.running if run is not best]
            self.running = [best]
        return False


def error_of(run: Run, game: int, total: int) -> float:
    """Standard error of the mean of a game; one more layout than was met is imagined, with one trick for the worse."""
    factor = error_factor(len(run.tricks), total)
    if not factor or not len(run.tricks):
        return factor
    met = np.bincount(run.tricks, minlength=11).astype(np.float64)
    seen = np.flatnonzero(met)
    met[max(0, seen[0] - 1) if run.lane.aim == "most" else min(10, seen[-1] + 1)] += 1
    shares = met / met.sum()
    worth = run.worth[game]
    return sqrt(float(shares @ (worth - shares @ worth) ** 2)) * factor


class _Clock:
    def __init__(self, began: float, seconds: float | None, stop: Stop | None) -> None:
        self._began, self._seconds, self._stop = began, seconds, stop
        self.end = None if seconds is None else began + seconds

    @property
    def left(self) -> float | None:
        return None if self.end is None else max(0.0, self.end - time.monotonic())

    @property
    def share(self) -> float:
        if self._seconds is None:
            return 0.0
        return min(1.0, (time.monotonic() - self._began) / self._seconds) if self._seconds else 1.0

    @property
    def stopped(self) -> bool:
        return self._stop is not None and self._stop()

    def watch(self, _done: int) -> bool:
        return self.stopped
