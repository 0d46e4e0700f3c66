"""Ten cards before the auction: what the talon may bring, over random talons and layouts.

For each talon the best order is found by a short race; its score is then measured over other layouts, since the best of
many noisy scores looks better than it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.layouts import shuffled_layouts
from prikup.analysis.orders.advice import Contract, orders
from prikup.analysis.orders.findings import MEASURING, TALONS, Found, Promise, Prospects, Strain, Way, error_over
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

SECONDS: Final = 10.0
_CHOOSING: Final = 128
_BARE_TALONS: Final = 32
_MISERE_TRIED: Final = 64
_MISERE_HOPE: Final = 0.1
"""Share of layouts in which ten cards must hold as they are for misère to be tried with every talon."""


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
            if first is None:
                by_strain.append(None)
            elif first is best:
                by_strain.append(tricks)
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
            for value in self._values(self.hand, pool & ~talon, strain, self.seed + 1, MEASURING // 4)
        ]
        return float(np.mean(values))

    def _shares(self, hand: int, pool: int, strain: int | None) -> tuple[float, ...]:
        values = self._values(hand, pool, strain, self.seed + 1, MEASURING)
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
            found.append(Promise(game=game, made=made, mean=float(np.mean(scores)), error=error_over(scores)))
    yield from sorted(found, key=lambda one: -one.mean)


def _strains(games: list[Found], search: _Search) -> Iterator[Strain]:
    found = []
    for strain, shares in _by_strain(games):
        tricks = float(np.mean([_expected(share, tuple(map(float, range(11)))) for share in shares]))
        found.append(Strain(strain=strain, bare=search.bare(strain), with_talon=tricks))
    yield from sorted(found, key=lambda one: -one.with_talon)
