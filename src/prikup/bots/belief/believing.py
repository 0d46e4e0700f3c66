"""Worlds weighed by what the others have said: importance resampling under a reading."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief.counting import count
from prikup.bots.belief.knowledge import knowledge
from prikup.bots.belief.reading import Reading
from prikup.bots.belief.sampling import every_world, sample_worlds
from prikup.bots.belief.strength import Numbers
from prikup.bots.belief.worlds import Worlds
from prikup.match import MatchView

POOL: Final = 8
"""Worlds drawn uniformly for each one asked for."""
CAP: Final = 8.0
"""Natural logarithms by which the likelihoods of two worlds may differ at most."""
LEAST_EFFECTIVE: Final = 0.1
"""Share of the pool that must count: where fewer worlds would carry the weight, the reading is tempered."""

LEAST_TEMPER: Final = 0.05
"""Power at which tempering stops."""


@dataclass(frozen=True, slots=True)
class Weighted:
    """Worlds with weights that add up to one."""

    worlds: Worlds
    weights: Numbers
    effective: float
    """Effective sample size of the pool that the worlds were chosen from, 1 / Σ w²; with the whole of a small set of
    worlds, of that set."""
    total: int
    """All worlds consistent with what the seat has seen."""
    exact: bool
    """Whether ``worlds`` are all of them, each once."""
    temper: float
    """The power of the likelihoods that was taken, 1 where nothing had to be tempered."""


class NoDealError(ValueError):
    """The match is between two deals: there are no cards to believe anything of."""


def believe(view: MatchView, number: int, random: Random, reading: Reading | None = None) -> Weighted:
    """At most so many different worlds of the deal in progress, weighed by a reading (uniform without one).

    Where there are no more than ``number`` worlds they come all, with exact weights. Otherwise a pool eight times as
    large is drawn uniformly (or is all worlds, where they are fewer), weighed, and thinned by systematic resampling; a
    world chosen more than once comes once with more weight. Raises ``NoDealError``, and ``ValueError`` for a reading
    that gives no numbers.
    """
    if view.deal is None:
        raise NoDealError("the match is between two deals")
    known = knowledge(view.deal)
    total = count(known)
    generator = np.random.default_rng(random.getrandbits(64))
    wanted = number if reading is None else POOL * number
    worlds = every_world(known) if total <= wanted else sample_worlds(known, wanted, generator)
    logs = np.zeros(len(worlds)) if reading is None else reading(view.deal, view.rules, worlds)
    weights, temper = tempered(logs)
    effective = float(1 / (weights * weights).sum())
    if len(worlds) <= number:
        return Weighted(worlds, weights, effective, total, total == len(worlds), temper)
    chosen, times = np.unique(_systematic(weights, number, generator), return_counts=True)
    return Weighted(worlds.take(chosen), times / number, effective, total, False, temper)


def tempered(logs: Numbers) -> tuple[Numbers, float]:
    """Normalised weights of log-likelihoods, capped, and the power they were raised to so that enough of them count.

    Minus infinity is capped like any low number, so that a reading can make a world unlikely, never impossible. Raises
    ``ValueError`` for what is no likelihood.
    """
    if np.isnan(logs).any() or np.isposinf(logs).any():
        raise ValueError("the reading gives a likelihood that is not a number")
    top = logs.max(initial=-np.inf)
    capped = np.zeros(len(logs)) if np.isneginf(top) else np.maximum(logs - top, -CAP)
    temper = 1.0
    while True:
        weights = np.exp(temper * capped)
        weights /= weights.sum()
        if (weights * weights).sum() * LEAST_EFFECTIVE * len(logs) <= 1 or temper < LEAST_TEMPER:
            return weights, temper
        temper *= 0.8


def _systematic(weights: Numbers, number: int, generator: np.random.Generator) -> NDArray[np.intp]:
    """Numbers of chosen worlds: each as often as its weight says, give or take one."""
    steps = (np.arange(number) + generator.random()) / number
    return np.minimum(np.searchsorted(np.cumsum(weights), steps, side="right"), len(weights) - 1)
