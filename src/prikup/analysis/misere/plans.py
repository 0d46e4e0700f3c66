"""What one plan of the catchers can take, when they do not know the discard.

A plan is told by its tricks, discard by discard. The kernel says whether wishes (so many tricks with each discard) can
be fulfilled by one plan, and names wishes that are too much together where they cannot. From these refusals the best
plan for given weights is found by implicit hitting sets: the best choice that avoids all known refusals is either a
plan or shows one more refusal (Moreno-Centeno and Karp, 2013).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import combinations
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from prikup.analysis.errors import AnalysisError
from prikup.cards import CARDS, Card
from prikup.solver import kernel

Tricks: TypeAlias = tuple[int, ...]
"""Tricks of the declarer, discard by discard."""
Stop: TypeAlias = Callable[[], bool]
Weights: TypeAlias = NDArray[np.float64]
"""``(discards, tricks)``: what the first, second, … trick of the declarer is worth with each discard."""

_WORLDS: Final = 66
_PATIENCE: Final = 0.03
"""Seconds for the question whether a found plan takes one trick more. The value of the guess does not hang on it."""


class OutOfTimeError(Exception):
    """The deadline has passed or a stop was asked for."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A misère in the open: the declarer's cards with those he has put away, the catchers' hands, the trick so far."""

    declarer: int
    """Mask: all cards that may be his, the discard among them."""
    left: int
    right: int
    leader: int
    """Who leads or has led the current trick: 0 the declarer, 1 the catcher on his left, 2 the other."""
    table: tuple[Card, ...] = ()
    discards: tuple[int, ...]
    """Masks of what may have been put away."""


def all_discards(hand: int) -> tuple[int, ...]:
    """The 66 discards of twelve cards."""
    cards = [1 << card for card in range(32) if hand >> card & 1]
    return tuple(one | other for one, other in combinations(cards, 2))


class Best(msgspec.Struct, frozen=True):
    """The best plan for some weights."""

    tricks: Tricks
    value: float
    bound: float
    """No plan is worth more. Above ``value`` only where time ran out."""


def load() -> None:
    """Load SciPy now, which takes a second, so that no deadline pays for it."""
    import_module("scipy.optimize")


class Plans:
    """Questions about one position; what was learned serves the later ones. Raises ``AnalysisError`` for a position
    that cannot be, and where the compiled kernel is missing; ``OutOfTimeError``."""

    def __init__(
        self, position: Position, *, most: int, seconds: float | None = None, stop: Stop | None = None
    ) -> None:
        if not kernel.available():
            raise AnalysisError("kernel-needed")
        if not position.discards or len(position.discards) > _WORLDS:
            raise AnalysisError("discards", {"count": len(position.discards), "most": _WORLDS})
        self.position = position
        self._end = None if seconds is None else time.monotonic() + seconds
        self._stop = stop
        hands = (position.declarer, position.left, position.right)
        try:
            self._joint = kernel.module().Joint(hands, position.leader, [*map(int, position.table)], position.discards)
        except ValueError as error:
            raise AnalysisError("misere-position", {"problem": str(error)}) from None
        opened = self._joint.open(most, self._left, stop)
        if opened is None:
            raise OutOfTimeError
        self.open: Tricks = tuple(opened)
        """Tricks with each discard when the catchers know it: no plan takes more."""
        # Wishes of one trick each are quickly judged; what is found then does not hang on the clock.
        self._patience = None if most == 1 else _PATIENCE
        self._refused: dict[int | None, list[Tricks]] = {}

    @property
    def refused(self) -> tuple[Tricks, ...]:
        """Wishes known to be too much together, however a plan begins."""
        return tuple(self._refused.get(None, ()))

    @property
    def leads(self) -> tuple[Card, ...]:
        """Cards that a plan may begin with, the lowest of equal ones; none when it is the declarer's turn."""
        return tuple(CARDS[card] for card in self._joint.cards)

    @property
    def _left(self) -> float:
        if self._end is None:
            return -1.0
        return max(0.0, self._end - time.monotonic())

    def refusal(self, wanted: Sequence[int], card: int | None = None, seconds: float | None = None) -> Tricks | None:
        """None where one plan (that begins with ``card``) takes what is wanted, else wishes that are too much together.
        Raises ``OutOfTimeError``, also when this question has taken ``seconds``."""
        left = self._left
        if seconds is not None:
            left = seconds if left < 0 else min(left, seconds)
        found = self._joint.plan(wanted, -1 if card is None else card, left, self._stop)
        if found is None:
            raise OutOfTimeError
        return tuple(found) or None

    def best(self, weights: Weights, card: int | None = None) -> Best:
        """The plan with the highest weight (of those that begin with ``card``)."""
        choice = _Choice(self.open, weights)
        refused = self._refused.setdefault(card, [])
        while True:
            wanted, bound = choice.avoiding(refused)
            try:
                new = self._refusals(wanted, card)
            except OutOfTimeError:
                return Best((0,) * len(self.open), 0.0, bound)
            if not new:
                return Best(wanted, bound, bound)
            refused += new

    def _refusals(self, wanted: Tricks, card: int | None) -> list[Tricks]:
        """Refusals that share no discard, until what is left of the wishes is granted; none where all are."""
        found: list[Tricks] = []
        rest = list(wanted)
        while (refusal := self.refusal(rest, card)) is not None:
            found.append(refusal)
            rest = [0 if too_much else tricks for tricks, too_much in zip(rest, refusal, strict=True)]
        return found

    def widened(self, tricks: Tricks, card: int | None = None) -> Tricks:
        """A plan that takes at least so many tricks, and to which nothing can be added that is quickly seen to fit."""
        wanted = list(tricks)
        for discard, most in enumerate(self.open):
            while wanted[discard] < most:
                wanted[discard] += 1
                try:
                    fits = self.refusal(wanted, card, self._patience) is None
                except OutOfTimeError:
                    fits = False
                if not fits:
                    wanted[discard] -= 1
                    break
        return tuple(wanted)

    def widest(self, known: Iterable[Tricks]) -> Tricks | None:
        """A plan to which nothing can be added and that no known one covers; None where there is none. Raises
        ``OutOfTimeError``."""
        weights = np.ones((len(self.open), max((1, *self.open))))
        choice = _Choice(self.open, weights, tuple(known))
        refused = self._refused.setdefault(None, [])
        while (found := choice.possible(refused)) is not None:
            new = self._refusals(found, None)
            if not new:
                return self.widened(found)
            refused += new
        return None


class _Choice:
    """Which tricks to wish for: one variable for each further trick with each discard."""

    def __init__(self, most: Tricks, weights: Weights, known: tuple[Tricks, ...] = ()) -> None:
        self._places = [(discard, trick) for discard, tricks in enumerate(most) for trick in range(1, tricks + 1)]
        self._at = {place: number for number, place in enumerate(self._places)}
        self._worth = np.array([weights[discard, trick - 1] for discard, trick in self._places])
        self._count = len(most)
        # The second trick comes with the first.
        self._fixed = [
            self._row({(discard, trick): 1.0, (discard, trick - 1): -1.0}, 0.0)
            for discard, trick in self._places
            if trick > 1
        ]
        for plan in known:
            beyond = {place: -1.0 for place in self._places if place[1] == plan[place[0]] + 1}
            self._fixed.append(self._row(beyond, -1.0))

    def _row(self, terms: dict[tuple[int, int], float], most: float) -> tuple[NDArray[np.float64], float]:
        row = np.zeros(len(self._places))
        for place, factor in terms.items():
            row[self._at[place]] = factor
        return row, most

    def avoiding(self, refused: Sequence[Tricks]) -> tuple[Tricks, float]:
        """The heaviest wishes with no refusal among them, and their weight."""
        found = self.possible(refused)
        assert found is not None
        value = sum(
            self._worth[self._at[discard, trick]]
            for discard, tricks in enumerate(found)
            for trick in range(1, tricks + 1)
        )
        return found, float(value)

    def possible(self, refused: Sequence[Tricks]) -> Tricks | None:
        """The same, or None where known plans cover everything."""
        if not self._places:
            return (0,) * self._count if not self._fixed else None
        rows = [*self._fixed]
        for refusal in refused:
            wishes = {(discard, tricks): 1.0 for discard, tricks in enumerate(refusal) if tricks}
            rows.append(self._row(wishes, len(wishes) - 1.0))
        chosen = _solved(self._worth, rows)
        if chosen is None:
            return None
        tricks = [0] * self._count
        for (discard, trick), taken in zip(self._places, chosen, strict=True):
            if taken > 0.5:
                tricks[discard] = max(tricks[discard], trick)
        return tuple(tricks)


def _solved(worth: NDArray[np.float64], rows: list[tuple[NDArray[np.float64], float]]) -> NDArray[np.float64] | None:
    """The 0-1 vector of the highest worth within ``row · x ≤ most``; None where there is none."""
    from scipy.optimize import Bounds, LinearConstraint, milp  # takes a while to load

    constraints = []
    if rows:
        matrix = np.array([row for row, _ in rows])
        constraints = [LinearConstraint(matrix, -np.inf, np.array([most for _, most in rows]))]
    # What is worth nothing is not wished for: the question stays easy.
    most = (worth > 0).astype(np.float64)
    found = milp(
        -worth,
        constraints=constraints,
        integrality=np.ones(len(worth)),
        bounds=Bounds(0, most),
        options={"mip_rel_gap": 0.0},
    )
    if found.x is None:
        return None
    answer: NDArray[np.float64] = np.round(found.x)
    return answer
