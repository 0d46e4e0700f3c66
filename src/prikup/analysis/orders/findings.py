"""What is found of ten cards before the auction."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec
import numpy as np

from prikup.analysis.orders.advice import Contract
from prikup.analysis.orders.race import error_factor
from prikup.deal.contract import Game

TALONS: Final = 231
"""Talons that two of the twenty-two unseen cards can be."""
MEASURING: Final = 64
"""Layouts over which an order is measured with one talon."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The best order with one talon."""

    talon: int
    """Mask of two cards."""
    discard: int
    contract: Contract
    tricks: tuple[float, ...]
    """Shares of fresh layouts with 0 to 10 tricks."""
    mean: float
    """Expected score in whists over them."""
    by_strain: tuple[tuple[float, ...] | None, ...] = ()
    """For each strain, shares of layouts with 0 to 10 tricks after the discard that is best in it; None where no game
    of it was tried. For misère nothing."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way to bid: trick games, or misère."""

    found: tuple[Found, ...]
    """One a talon, in random order of the talons."""

    @property
    def mean(self) -> float:
        """Expected score."""
        return float(np.mean([each.mean for each in self.found]))

    @property
    def error(self) -> float:
        """Standard error of ``mean``."""
        return error_over([each.mean for each in self.found])

    @property
    def made(self) -> float:
        """Chance of making what was ordered, if it is played."""
        return float(np.mean([_made(each) for each in self.found]))

    @property
    def contracts(self) -> dict[str, float]:
        """Share of the talons with which each contract is the best order, the commonest first."""
        names = [str(each.contract) for each in self.found]
        return {name: names.count(name) / len(names) for name in sorted(set(names), key=lambda n: -names.count(n))}

    def with_card(self, card: int) -> float | None:
        """How much better than the mean the score is with a card in the talon; None if no such talon was met."""
        scores = [each.mean for each in self.found if each.talon >> card & 1]
        return float(np.mean(scores)) - self.mean if scores else None


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """One game, ordered with whatever talon comes; the discard is the best one for its strain."""

    game: Game
    made: float
    """Chance of making it, if it is played."""
    mean: float
    """Expected score in whists."""
    error: float
    """Standard error of ``mean``."""


class Strain(msgspec.Struct, frozen=True, kw_only=True):
    """Tricks in a strain: what the talon adds."""

    strain: int
    bare: float
    """Mean tricks of the ten cards as they are, the talon put away unseen."""
    with_talon: float
    """Mean tricks after the best discard."""


class Prospects(msgspec.Struct, frozen=True):
    """What ten cards promise. All are empty when there was no time for a single talon."""

    games: Way
    misere: Way
    """Empty too where misère is hopeless."""
    promises: tuple[Promise, ...] = ()
    """Every game that may be ordered, in strains that the hand can hold: the best expected score first."""
    strains: tuple[Strain, ...] = ()
    """Those strains, the most tricks with the talon first."""
    complete: bool = False
    """False when time or a stop broke it off before all the talons that were asked for."""


def _made(found: Found) -> float:
    return sum(found.tricks[found.contract.level :]) if isinstance(found.contract, Game) else found.tricks[0]


def error_over(scores: list[float]) -> float:
    """Of the mean over talons, which are a random sample without replacement, each score with its own noise."""
    if len(scores) < 2:
        return float("inf")
    # Where all talons were met the noise of their own scores stays: it is in the spread, divided by the talons.
    return float(np.std(scores)) * max(error_factor(len(scores), TALONS), sqrt(1 / MEASURING / len(scores)))
