"""Ten cards before the auction: what the talon may bring, over random talons and layouts.

For each talon the best order is found by a short race; its score is then measured over other layouts, since the best of
many noisy scores looks better than it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
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
from prikup.analysis.orders.worth import ByTricks, Worth
from prikup.analysis.tricks import LEADS, Lead, Progress
from prikup.cards import FULL_DECK
from prikup.deal.contract import GAMES, Game
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
_BARE_TALONS: Final = 32
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
        return _error([each.mean for each in self.found])

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
    return Prospects(
        Way(found=tuple(games)),
        Way(found=tuple(miseres)),
        promises=tuple(_promises(games, search)),
        strains=tuple(_strains(games, search)),
        complete=len(games) == len(drawn),
    )


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
        scores = self.worth.misere() if game is None else self.worth.game(game)
        tricks = self._shares(twelve & ~best.discard, pool, None if game is None else game.strain)
        by_strain: list[tuple[float, ...] | None] = []
        for strain in range(5 if game is not None else 0):
            first = next((one for one in advice.candidates if _strain(one.contract) == strain), None)
            if first is None or first.discard == best.discard and game is not None and strain == game.strain:
                by_strain.append(None if first is None else tricks)
            else:
                by_strain.append(self._shares(twelve & ~first.discard, pool, strain))
        return Found(
            talon=talon,
            discard=best.discard,
            contract=best.contract,
            tricks=tricks,
            mean=_expected(tricks, scores),
            by_strain=tuple(by_strain),
        )

    def bare(self, strain: int) -> float:
        """Mean tricks of the ten cards as they are; two others lie aside at random."""
        pool = FULL_DECK & ~self.hand
        values = [
            value
            for talon in self.talons(_BARE_TALONS)
            for value in self._values(self.hand, pool & ~talon, strain, self.seed + 1, _MEASURING // 4)
        ]
        return float(np.mean(values))

    def _shares(self, hand: int, pool: int, strain: int | None) -> tuple[float, ...]:
        values = self._values(hand, pool, strain, self.seed + 1, _MEASURING)
        return tuple(values.count(tricks) / len(values) for tricks in range(11))

    def _values(self, hand: int, pool: int, strain: int | None, seed: int, count: int) -> list[int]:
        """Tricks in so many layouts; without a strain, those of misère."""
        unseen = Unseen(
            hand=hand,
            pool=pool,
            strain=4 if strain is None else strain,
            leader=LEADS.index(self.lead),
            aim="fewest" if strain is None else "most",
        )
        lefts = shuffled_layouts(pool, seed, count)
        return [int(low) for low, _ in layout_values(unseen, lefts, threads=self.threads, by=self.by)]


def _made(found: Found) -> float:
    return sum(found.tricks[found.contract.level :]) if isinstance(found.contract, Game) else found.tricks[0]


def _strain(contract: Contract) -> int | None:
    return contract.strain if isinstance(contract, Game) else None


def _expected(shares: tuple[float, ...], scores: ByTricks) -> float:
    return sum(share * score for share, score in zip(shares, scores, strict=True))


def _by_strain(games: list[Found]) -> Iterator[tuple[int, list[tuple[float, ...]]]]:
    """Strains that were tried with every talon, with the shares of tricks for each talon."""
    for strain in range(5) if games else ():
        shares = [share for each in games if (share := each.by_strain[strain]) is not None]
        if len(shares) == len(games):
            yield strain, shares


def _promises(games: list[Found], search: _Search) -> Iterator[Promise]:
    found = []
    for strain, shares in _by_strain(games):
        for game in (game for game in GAMES if game.strain == strain and game.level >= search.setup.minimum):
            scores = [_expected(share, search.worth.game(game)) for share in shares]
            made = float(np.mean([sum(share[game.level :]) for share in shares]))
            found.append(Promise(game=game, made=made, mean=float(np.mean(scores)), error=_error(scores)))
    yield from sorted(found, key=lambda one: -one.mean)


def _strains(games: list[Found], search: _Search) -> Iterator[Strain]:
    found = []
    for strain, shares in _by_strain(games):
        tricks = float(np.mean([_expected(share, tuple(map(float, range(11)))) for share in shares]))
        found.append(Strain(strain=strain, bare=search.bare(strain), with_talon=tricks))
    yield from sorted(found, key=lambda one: -one.with_talon)


def _error(scores: list[float]) -> float:
    """Of the mean over talons, which are a random sample without replacement, each score with its own noise."""
    if len(scores) < 2:
        return float("inf")
    # Where all talons were met the noise of their own scores stays: it is in the spread, divided by the talons.
    return float(np.std(scores)) * max(error_factor(len(scores), TALONS), sqrt(1 / _MEASURING / len(scores)))
