"""The guess: a game of the discarder, who mixes discards, against the catchers, who mix plans.

The discarder's mix is found by a linear programme over the plans known so far; the best plan against it is added until
none gains any more (column generation). Where the mixes turn out to be simple fractions, the value is proved with them:
the discarder's mix holds every plan to it, the catchers' mix gains it with every discard.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from prikup.analysis.misere.plans import Plans, Tricks, Weights
from prikup.analysis.misere.proof import none_gains_more

_NEAR: Final = 1e-7
_DENOMINATORS: Final = 5000
"""Largest denominator of a chance that is tried as a fraction."""


class Mix(msgspec.Struct, frozen=True):
    """A mixed strategy: chances by place, exact where the game was proved."""

    chances: tuple[float, ...]
    exact: tuple[Fraction, ...] | None


class Guess(msgspec.Struct, frozen=True, kw_only=True):
    """The game solved. Values are what the catchers gain."""

    low: float
    high: float
    """The value lies between them; equal but for rounding unless time ran out."""
    exact: Fraction | None
    discards: Mix
    """By the discards of the position."""
    plans: tuple[Tricks, ...]
    catchers: Mix
    """By ``plans``."""


def solve_guess(plans: Plans, prices: Sequence[int]) -> Guess:
    """The value of the guess; ``prices`` is what the first, second, … trick is worth to the catchers."""
    matrix = _Matrix(plans, prices)
    # First against the discard that is safest when known: few discards in a mix make it easy to answer.
    mix = np.zeros(len(plans.open))
    mix[int(np.argmin(plans.open))] = 1.0
    held, catchers, low, high = mix, np.empty(0), 0.0, np.inf
    while True:
        best = plans.best(matrix.weights(mix))
        if best.bound < high:
            high, held = best.bound, mix
        in_time = best.value >= best.bound - _NEAR
        if high - low <= _NEAR or not in_time or not matrix.add(plans.widened(best.tricks)):
            break
        mix, catchers, low = matrix.solved()
        if high - low <= _NEAR:
            break
    closed = high - low <= _NEAR
    proof = matrix.proved(held, catchers) if closed else None
    return Guess(
        low=low if proof is None else float(proof[0]),
        high=max(low, high) if proof is None else float(proof[0]),
        exact=None if proof is None else proof[0],
        discards=Mix(tuple(map(float, held)), None if proof is None else proof[1]),
        plans=tuple(matrix.plans),
        catchers=Mix(tuple(map(float, catchers)), None if proof is None else proof[2]),
    )


class _Matrix:
    """What each known plan gains with each discard."""

    def __init__(self, plans: Plans, prices: Sequence[int]) -> None:
        self._source = plans
        self._prices = [*prices]
        self._sums = [0, *np.cumsum(self._prices).tolist()]
        self.plans: list[Tricks] = []

    def weights(self, mix: NDArray[np.float64]) -> Weights:
        return np.outer(mix, np.array(self._prices, np.float64))

    def add(self, plan: Tricks) -> bool:
        """Whether the plan is new."""
        if plan in self.plans:
            return False
        self.plans.append(plan)
        return True

    def gain(self, plan: Tricks) -> list[int]:
        return [self._sums[tricks] for tricks in plan]

    def solved(self) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
        """Discarder's mix, catchers' mix and value with the plans known so far."""
        from scipy.optimize import linprog  # takes a while to load

        gains = np.array([self.gain(plan) for plan in self.plans], np.float64)
        plans, discards = gains.shape
        found = linprog(
            np.r_[np.zeros(discards), 1.0],
            A_ub=np.c_[gains, -np.ones(plans)],
            b_ub=np.zeros(plans),
            A_eq=np.r_[np.ones(discards), 0.0][None, :],
            b_eq=[1.0],
            bounds=[(0, None)] * discards + [(None, None)],
            method="highs-ds",
        )
        return found.x[:-1], np.maximum(0.0, -found.ineqlin.marginals), float(found.fun)

    def proved(
        self, mix: NDArray[np.float64], catchers: NDArray[np.float64]
    ) -> tuple[Fraction, tuple[Fraction, ...], tuple[Fraction, ...]] | None:
        """Value and mixes as fractions, if they hold exactly: against the mix of discards no known plan gains more (and
        no other, by refusals, in whole numbers), the mix of plans gains as much with every discard."""
        ours = _fractions(mix)
        theirs = _fractions(catchers) if self.plans else ()
        if ours is None or theirs is None:
            return None
        gains = [self.gain(plan) for plan in self.plans]
        worst = max((_expected(ours, row) for row in gains), default=Fraction(0))
        least = min(_expected(theirs, [row[discard] for row in gains]) for discard in range(len(ours)))
        if worst != least:
            return None
        whole = lcm(*(chance.denominator for chance in ours))
        counts = [int(chance * whole) for chance in ours]
        most = worst * whole
        best = self._source.best(self.weights(np.array(counts, np.float64)))  # names the refusals that the proof needs
        if best.value > most + 0.5 or best.value < best.bound:
            return None
        worth = [[count * gained for gained in self._sums] for count in counts]
        if not none_gains_more(self._source.open, worth, self._source.refused, int(most)):
            return None
        return worst, ours, theirs


def _expected(chances: Sequence[Fraction], gains: Sequence[int]) -> Fraction:
    return Fraction(sum(chance * gain for chance, gain in zip(chances, gains, strict=True)))


def _fractions(chances: NDArray[np.float64]) -> tuple[Fraction, ...] | None:
    """The chances as fractions that add up to one, if they are near to such."""
    found = tuple(Fraction(float(chance)).limit_denominator(_DENOMINATORS) for chance in chances)
    near = all(abs(float(each) - float(chance)) < 1e-9 for each, chance in zip(found, chances, strict=True))
    return found if near and sum(found) == 1 else None
