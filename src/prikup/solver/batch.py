"""The same question about many positions, as NumPy arrays, on several threads.

A hand is its mask as ``uint32``; strains are 0 to 4, ``aim`` may be an array of bools, True for ``fewest``. Where one
number is given for all rows it is spread over them. Nothing is remembered from one row to the next, so that answers and
node counts do not depend on ``threads``.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from prikup.cards import CARDS
from prikup.deal.table import Trick
from prikup.solver import kernel
from prikup.solver.answer import Aim, EngineName, Limits, Stop
from prikup.solver.position import Position, PositionError
from prikup.solver.solving import engine, engine_of

Ints: TypeAlias = NDArray[np.int8]

NO_CARD = -1
"""In ``on_table``: no card here. In answers: a card that cannot be played, or a value that was not reached in time."""

_BYTES = 6 << 20


def batch_values(
    hands: ArrayLike,
    *,
    strain: ArrayLike,
    leader: ArrayLike,
    declarer: ArrayLike = 0,
    aim: Aim | ArrayLike = "most",
    on_table: ArrayLike | None = None,
    threads: int = 1,
    memory: int = _BYTES,
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Ints:
    """Tricks of the declarer of each row, ``(n, 2)``: the proven bounds, equal where the search came to its end.

    ``hands`` is ``(n, 3)``, ``on_table`` ``(n, 2)`` with ``NO_CARD`` where no card is. ``memory`` is in bytes a thread.
    Raises ``PositionError`` naming the row before any search.
    """
    rows = _Rows(hands, strain, leader, declarer, aim, on_table)
    out = np.empty((rows.count, 2), np.int8)
    out[:, 0], out[:, 1] = 0, rows.cards()
    if (by or engine()) == "kernel":
        _run(kernel.module().batch_values, *rows.arrays, out, threads, memory, _number(seconds), stop)
        return out
    for at, position, who, wish, limits in rows.each(seconds, stop):
        found = engine_of("reference").value(position, who, wish, 4, limits)
        out[at] = found.low, found.high
    return out


def batch_cards(
    hands: ArrayLike,
    *,
    strain: ArrayLike,
    leader: ArrayLike,
    declarer: ArrayLike = 0,
    aim: Aim | ArrayLike = "most",
    on_table: ArrayLike | None = None,
    at_least: int | None = None,
    threads: int = 1,
    memory: int = _BYTES,
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Ints:
    """Value of every card of each row, ``(n, 32)``: tricks of the declarer if it is played, ``NO_CARD`` elsewhere.

    With ``at_least`` the answer is 1 or 0: whether he then takes so many, which is several times cheaper.
    """
    rows = _Rows(hands, strain, leader, declarer, aim, on_table)
    out = np.full((rows.count, 32), NO_CARD, np.int8)
    if (by or engine()) == "kernel":
        target = -1 if at_least is None else at_least
        _run(kernel.module().batch_cards, *rows.arrays, out, target, threads, memory, _number(seconds), stop)
        return out
    for at, position, who, wish, limits in rows.each(seconds, stop):
        for card, found in engine_of("reference").cards(position, who, wish, limits).items():
            if at_least is not None and (found.low >= at_least or found.high < at_least):
                out[at, card] = found.low >= at_least
            elif at_least is None and found.exact:
                out[at, card] = found.low
    return out


def batch_tables(
    hands: ArrayLike,
    *,
    declarer: ArrayLike = 0,
    threads: int = 1,
    memory: int = _BYTES,
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Ints:
    """``(n, 5, 3)``: tricks of the declarer by strain and leader, ``NO_CARD`` where not reached in time."""
    rows = _Rows(hands, 4, 0, declarer, "most", None)
    out = np.full((rows.count, 5, 3), NO_CARD, np.int8)
    if (by or engine()) == "kernel":
        masks, _, _, who, _, _ = rows.arrays
        _run(kernel.module().batch_tables, masks, who, out, threads, memory, _number(seconds), stop)
        return out
    for at, position, hand, _, limits in rows.each(seconds, stop):
        for strain, row in enumerate(engine_of("reference").table(position.hands, hand, limits)):
            for lead, found in enumerate(row):
                if found.exact:
                    out[at, strain, lead] = found.low
    return out


class _Rows:
    """The arrays of a batch, spread to one length."""

    def __init__(
        self,
        hands: ArrayLike,
        strain: ArrayLike,
        leader: ArrayLike,
        declarer: ArrayLike,
        aim: Aim | ArrayLike,
        on_table: ArrayLike | None,
    ) -> None:
        masks = np.ascontiguousarray(hands, np.uint32)
        if masks.ndim != 2 or masks.shape[1] != 3:
            raise PositionError(f"hands have the shape {masks.shape}: expected (n, 3)")
        self.count = len(masks)
        fewest: Any = aim == "fewest" if isinstance(aim, str) else aim
        cards = np.full((self.count, 2), NO_CARD, np.int8) if on_table is None else np.asarray(on_table, np.int8)
        try:
            self.arrays = (
                masks,
                self._column(strain, np.int8),
                self._column(leader, np.int8),
                self._column(declarer, np.int8),
                self._column(fewest, np.uint8),
                np.ascontiguousarray(np.broadcast_to(cards, (self.count, 2))),
            )
        except ValueError as error:
            raise PositionError(f"the arrays of a batch do not fit together: {error}") from None

    def _column(self, values: ArrayLike, kind: type[np.int8] | type[np.uint8]) -> NDArray[Any]:
        return np.ascontiguousarray(np.broadcast_to(np.asarray(values, kind), (self.count,)))

    def cards(self) -> Ints:
        """Tricks left in each row."""
        masks, _, leader, _, _, table = self.arrays
        turn = (leader.astype(np.int64) + (table >= 0).sum(axis=1)) % 3
        counts: Ints = np.bitwise_count(masks[np.arange(self.count), turn]).astype(np.int8)
        return counts

    def each(self, seconds: float | None, stop: Stop | None) -> Iterator[tuple[int, Position, int, Aim, Limits]]:
        """Every row for the reference, until time is up."""
        masks, strain, leader, declarer, fewest, table = self.arrays
        end = None if seconds is None else time.monotonic() + seconds
        positions = []
        for at in range(self.count):
            first, second, third = (int(mask) for mask in masks[at])
            lead = int(leader[at])
            played = tuple(((lead + place) % 3, CARDS[card]) for place, card in enumerate(table[at]) if card >= 0)
            position = Position(
                hands=(first, second, third),
                turn=(lead + len(played)) % 3,
                trump=None if strain[at] == 4 else int(strain[at]),
                trick=Trick(played[0][1].suit, played) if played else Trick(None),
            )
            try:
                position.check()
            except PositionError as error:
                raise PositionError(f"row {at}: {error}") from None
            positions.append(position)
        for at, position in enumerate(positions):
            left = None if end is None else max(0.0, end - time.monotonic())
            if left == 0.0 or (stop is not None and stop()):
                return
            yield at, position, int(declarer[at]), "fewest" if fewest[at] else "most", Limits(left, stop)


def _run(function: Any, *arguments: object) -> None:
    try:
        function(*arguments)
    except ValueError as error:
        row, _, fault = str(error).partition(" ")
        raise PositionError(f"row {row} cannot be: {fault}" if fault else str(error)) from None


def _number(seconds: float | None) -> float:
    return -1.0 if seconds is None else seconds
