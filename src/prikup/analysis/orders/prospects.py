"""Ten cards before the auction: what the talon may bring, over random talons and layouts.

For each talon the best order is found by a short race; its score is then measured over other layouts, since the best of
many noisy scores looks better than it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Final

import msgspec
import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.layouts import shuffled_layouts
from prikup.analysis.orders.advice import Contract, orders
from prikup.analysis.orders.race import error_factor
from prikup.analysis.orders.seats import declarer_of, setup_of
from prikup.analysis.orders.worth import Worth
from prikup.analysis.tricks import LEADS, Lead, Progress
from prikup.cards import FULL_DECK
from prikup.deal.contract import Game
from prikup.deal.setup import DealSetup
from prikup.rules.model import Rules
from prikup.score import Sheet
from prikup.solver import EngineName, Stop
from prikup.solver.layouts import Unseen, layout_values

TALONS: Final = 231
"""Talons that two of the twenty-two unseen cards can be."""
SECONDS: Final = 10.0
_CHOOSING: Final = 128
_MEASURING: Final = 64
_MISERE_TRIED: Final = 64
_MISERE_HOPE: Final = 0.1
"""Share of layouts in which ten cards must hold as they are for misère to be tried with every talon."""


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
        """Standard error of ``mean``: the talons are a random sample without replacement, each with its own noise."""
        scores = [each.mean for each in self.found]
        if len(scores) < 2:
            return float("inf")
        # Where all talons were met the noise of their own scores stays: it is in the spread, divided by the talons.
        return float(np.std(scores)) * max(error_factor(len(scores), TALONS), sqrt(1 / _MEASURING / len(scores)))

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


class Prospects(msgspec.Struct, frozen=True):
    """What ten cards promise. Both are empty when there was no time for a single talon."""

    games: Way
    misere: Way
    """Empty too where misère is hopeless."""


def before_auction(
    hand: int,
    *,
    rules: Rules,
    lead: Lead = "own",
    setup: DealSetup | None = None,
    sheet: Sheet | None = None,
    seconds: float | None = None,
    talons: int | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Prospects:
    """The best orders of ten cards with random talons, ``talons`` of them or as many as ``seconds`` (ten if neither is
    given) allow, and their expected scores. Games are taken to be played from the exit minimum of ``setup`` up. Raises
    ``AnalysisError``."""
    if hand.bit_count() != 10 or hand & ~FULL_DECK:
        raise AnalysisError("count", {"count": hand.bit_count()})
    if talons is not None and not 1 <= talons <= TALONS:
        raise AnalysisError("talons", {"talons": talons, "most": TALONS})
    if talons is None and seconds is None:
        seconds = SECONDS
    setup = setup_of(rules) if setup is None else setup
    worth = Worth(rules, setup, declarer_of(setup, lead), sheet)
    search = _Search(hand, rules, setup, worth, lead, seed, threads, stop, by)
    end = None if seconds is None else time.monotonic() + seconds
    hopeful = search.misere_hopes()
    games: list[Found] = []
    miseres: list[Found] = []
    drawn = search.talons(talons)
    for number, talon in enumerate(drawn):
        if (end is not None and time.monotonic() >= end) or (stop is not None and stop()):
            break
        game = search.best(talon, False)
        misere = search.best(talon, True) if hopeful else None
        if game is None or (hopeful and misere is None):
            break
        games.append(game)
        if misere is not None:
            miseres.append(misere)
        if progress is not None:
            progress(number + 1, len(drawn))
    return Prospects(Way(found=tuple(games)), Way(found=tuple(miseres)))


@dataclass(frozen=True, slots=True)
class _Search:
    hand: int
    rules: Rules
    setup: DealSetup
    worth: Worth
    lead: Lead
    seed: int
    threads: int
    stop: Callable[[], bool] | None
    by: EngineName | None

    def talons(self, count: int | None) -> list[int]:
        cards = [1 << card for card in range(32) if not self.hand >> card & 1]
        pairs = [one | other for one, other in combinations(cards, 2)]
        order = np.random.default_rng(self.seed).permutation(len(pairs))
        return [pairs[place] for place in order[:count]]

    def misere_hopes(self) -> bool:
        """Whether the ten cards hold often enough as they are; two others lie aside at random."""
        pool = FULL_DECK & ~self.hand
        held = 0
        for talon in self.talons(8):
            values = self._values(self.hand, pool & ~talon, None, self.seed + 1, _MISERE_TRIED // 8)
            held += sum(value == 0 for value in values)
        return held >= _MISERE_HOPE * _MISERE_TRIED

    def best(self, talon: int, misere: bool) -> Found | None:
        twelve = self.hand | talon
        advice = orders(
            twelve,
            rules=self.rules,
            lead=self.lead,
            setup=self.setup,
            worth=self.worth,
            games=not misere,
            misere=misere,
            samples=_CHOOSING,
            seed=self.seed,
            threads=self.threads,
            every=False,
            stop=self.stop,
            by=self.by,
        )
        best = advice.best
        if best is None or best.layouts < _CHOOSING:
            return None
        game = best.contract if isinstance(best.contract, Game) else None
        pool = FULL_DECK & ~twelve
        values = self._values(twelve & ~best.discard, pool, game, self.seed + 1, _MEASURING)
        scores = self.worth.misere() if game is None else self.worth.game(game)
        return Found(
            talon=talon,
            discard=best.discard,
            contract=best.contract,
            tricks=tuple(values.count(tricks) / len(values) for tricks in range(11)),
            mean=float(np.mean([scores[value] for value in values])),
        )

    def _values(self, hand: int, pool: int, game: Game | None, seed: int, count: int) -> list[int]:
        unseen = Unseen(
            hand=hand,
            pool=pool,
            strain=4 if game is None else game.strain,
            leader=LEADS.index(self.lead),
            aim="fewest" if game is None else "most",
        )
        lefts = shuffled_layouts(pool, seed, count)
        return [int(low) for low, _ in layout_values(unseen, lefts, threads=self.threads, by=self.by)]


def _made(found: Found) -> float:
    return sum(found.tricks[found.contract.level :]) if isinstance(found.contract, Game) else found.tricks[0]
