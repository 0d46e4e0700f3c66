"""One hand against many layouts of the cards its player does not see.

The same numbers as ``prikup.solver.batch`` gives, many times faster: what is proven of one layout serves the others.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from prikup.deal.setup import Hand
from prikup.solver import kernel
from prikup.solver.answer import Aim, EngineName, Limits
from prikup.solver.position import Position, PositionError
from prikup.solver.solving import engine, engine_of

Watch: TypeAlias = Callable[[int], bool]
"""Asked every few milliseconds with the number of layouts done; True stops the search."""

_BYTES = 6 << 20


class Unseen(msgspec.Struct, frozen=True, kw_only=True):
    """A hand and the cards of the two others, who hold as many each. The player of the hand is 0, the next one 1."""

    hand: int
    pool: int
    strain: int = 4
    """0 to 3 for a trump suit, 4 for none."""
    leader: Hand = 0
    aim: Aim = "most"


def layout_values(
    unseen: Unseen,
    lefts: NDArray[np.uint32],
    *,
    threads: int = 1,
    memory: int = _BYTES,
    seconds: float | None = None,
    watch: Watch | None = None,
    by: EngineName | None = None,
) -> NDArray[np.int8]:
    """Tricks of the hand in each layout, told by the hand of player 1: ``(n, 2)``, proven bounds.

    The rows are searched in stages, everything before some row before anything behind it. So where ``lefts`` come in
    random order and time runs out, the rows known without a gap are a random sample. ``memory`` is in bytes a thread.
    Raises ``PositionError``.
    """
    lefts = np.ascontiguousarray(lefts, np.uint32)
    out = np.zeros((len(lefts), 2), np.int8)
    out[:, 1] = unseen.hand.bit_count()
    if (by or engine()) == "kernel":
        _run(kernel.module().layout_values, unseen, lefts, out, threads, memory, _number(seconds), watch)
        return out
    for at, position, limits in _each(unseen, lefts, seconds, watch):
        found = engine_of("reference").value(position, 0, unseen.aim, 4, limits)
        out[at] = found.low, found.high
    return out


class WorstLayout(msgspec.Struct, frozen=True):
    """The worst layout for the hand, of those searched."""

    tricks: int
    left: int | None
    """Hand of player 1 in a layout with so many tricks; None when none is worse than what was asked for."""
    complete: bool
    """Whether it is proven that none is worse."""


def worst_layout(
    unseen: Unseen,
    lefts: NDArray[np.uint32],
    *,
    than: int | None = None,
    first: bool = False,
    threads: int = 1,
    memory: int = _BYTES,
    seconds: float | None = None,
    watch: Watch | None = None,
    by: EngineName | None = None,
) -> WorstLayout:
    """The layout with the fewest tricks, or with the aim ``fewest`` the most, if there is one worse than ``than``.

    ``first`` is content with any layout worse than that; ``tricks`` is then only a bound. Cheaper than all values:
    most layouts get one question only. Raises ``PositionError``.
    """
    lefts = np.ascontiguousarray(lefts, np.uint32)
    best = unseen.hand.bit_count() if unseen.aim == "most" else 0
    bound = best if than is None else than
    if (by or engine()) == "kernel":
        search = kernel.module().worst_layout
        done, tricks, at, _ = _run(search, unseen, lefts, bound, first, threads, memory, _number(seconds), watch)
        return WorstLayout(tricks, int(lefts[at]) if at >= 0 else None, done)
    left, searched = None, 0
    for at, position, limits in _each(unseen, lefts, seconds, watch):
        found = engine_of("reference").value(position, 0, unseen.aim, bound, limits)
        if not found.exact:
            break
        if found.low < bound if unseen.aim == "most" else found.low > bound:
            bound, left = found.low, int(lefts[at])
            if first:
                return WorstLayout(bound, left, True)
        searched += 1
    return WorstLayout(bound, left, searched == len(lefts))


def _each(
    unseen: Unseen, lefts: NDArray[np.uint32], seconds: float | None, watch: Watch | None
) -> Iterator[tuple[int, Position, Limits]]:
    """Every layout for the reference, until time is up."""
    end = None if seconds is None else time.monotonic() + seconds
    trump = None if unseen.strain == 4 else unseen.strain
    for at, left in enumerate(map(int, lefts)):
        position = Position(hands=(unseen.hand, left, unseen.pool & ~left), turn=unseen.leader, trump=trump)
        position.check()
        time_left = None if end is None else max(0.0, end - time.monotonic())
        if time_left == 0.0 or (watch is not None and watch(at)):
            return
        yield at, position, Limits(time_left, None if watch is None else partial(watch, at))


def _run(function: Any, unseen: Unseen, *arguments: object) -> Any:
    asked = unseen.hand, unseen.pool, unseen.strain, unseen.leader, unseen.aim == "fewest"
    try:
        return function(*asked, *arguments)
    except ValueError as error:
        raise PositionError(f"the layouts cannot be: {error}") from None


def _number(seconds: float | None) -> float:
    return -1.0 if seconds is None else seconds
