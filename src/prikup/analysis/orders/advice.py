"""Twelve cards: the discard and the contract with the best expected score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.layouts import how_many, shuffled_layouts
from prikup.analysis.orders.discards import all_discards, sensible
from prikup.analysis.orders.race import Lane, Race, Run, error_of, versus
from prikup.analysis.orders.seats import declarer_of, setup_of
from prikup.analysis.orders.worth import Worth
from prikup.analysis.tricks import LEADS, Lead, Progress
from prikup.cards import FULL_DECK, SUIT_MASKS
from prikup.deal.contract import GAMES, Game
from prikup.deal.setup import DealSetup
from prikup.rules.model import Rules
from prikup.score import Sheet
from prikup.solver import EngineName, Stop

Contract: TypeAlias = Game | Literal["misere"]
SECONDS: Final = 5.0
_STEPS: Final = 1000
"""Steps of the progress."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A discard with a contract. Scores are whists of the settlement, expected over the layouts."""

    discards: tuple[int, ...]
    """Masks of two cards; several where they are equal as far as tricks go."""
    contract: Contract
    mean: float
    """Of the best candidate its own mean, of another that less ``behind``."""
    error: float
    """Standard error of its own mean."""
    behind: float = 0.0
    """Behind the best candidate, over the layouts that both have met."""
    behind_error: float = 0.0
    """Standard error of ``behind``."""
    tricks: tuple[float, ...]
    """Shares of layouts with 0 to 10 tricks."""
    layouts: int
    """Layouts searched for it."""

    @property
    def discard(self) -> int:
        """The first of the equal discards."""
        return self.discards[0]

    @property
    def makes(self) -> float:
        """Share of the layouts in which the contract is made if it is played."""
        return self.tricks[0] if self.contract == "misere" else sum(self.tricks[self.contract.level :])


class Advice(msgspec.Struct, frozen=True):
    """Candidates from the best down; none when there was no time for a single layout."""

    candidates: tuple[Candidate, ...]
    total: int
    """Layouts there are."""
    doubt: int
    """How well defenders guess (see ``worth``)."""
    complete: bool = False
    """False when time or a stop broke the race off: what it found till then."""
    conceded: float | None = None
    """Score of conceding three at the bid instead, where the rules have it."""

    @property
    def best(self) -> Candidate | None:
        """What to do."""
        return self.candidates[0] if self.candidates else None


def orders(
    hand: int,
    *,
    rules: Rules,
    lead: Lead = "own",
    setup: DealSetup | None = None,
    sheet: Sheet | None = None,
    worth: Worth | None = None,
    minimum: Game | None = None,
    games: bool = True,
    misere: bool | None = None,
    seconds: float | None = None,
    samples: int | None = None,
    seed: int = 0,
    threads: int = 1,
    every: bool = True,
    progress: Progress | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Advice:
    """The best discard and contract of twelve cards, with what else comes near.

    ``minimum`` is the game that was bid; without one, every game from the exit minimum of ``setup`` up, and misère.
    ``misere`` says whether misère is allowed, by default where nothing was bid (rules §4.3), ``games`` whether anything
    else is. ``samples`` layouts for those that stay in the race give the same answer every time; otherwise ``seconds``,
    five if neither is given. ``every`` tries all 66 discards; without it those that ``sensible`` keeps, and trumps of a
    fair length. ``worth`` saves making the scores anew; ``progress`` counts thousandths. The catchers of a misère are
    taken to know the discard, so it is worth that much
    or more. Raises ``AnalysisError``.
    """
    setup = setup_of(rules) if setup is None else setup
    scores = Worth(rules, setup, declarer_of(setup, lead), sheet) if worth is None else worth
    if samples is not None and samples < 2:
        raise AnalysisError("samples", {"samples": samples})
    if samples is None and seconds is None:
        seconds = SECONDS
    least = GAMES[0] if minimum is None else minimum
    allowed = tuple(game for game in GAMES if games and game >= least and game.level >= setup.minimum)
    lanes = tuple(_lanes(hand, allowed, minimum is None if misere is None else misere, scores, every))
    if not lanes:
        raise AnalysisError("nothing-allowed")
    pool = int(FULL_DECK) & ~hand
    total = how_many(pool)
    race = Race(
        lanes,
        pool,
        shuffled_layouts(pool, seed, samples),
        total,
        LEADS.index(lead),
        threads=threads,
        by=by,
    )
    told = None if progress is None else lambda share: progress(round(_STEPS * share), _STEPS)
    race.go(seconds, stop, told)
    conceded = None if minimum is None or not rules.concede_three else scores.conceded(minimum)
    return Advice(tuple(_candidates(race, total)), total, scores.doubt, race.complete, conceded)


def _lanes(hand: int, games: tuple[Game, ...], misere: bool, worth: Worth, every: bool) -> Iterator[Lane]:
    groups = all_discards(hand)
    lengths = [(hand & suit).bit_count() for suit in SUIT_MASKS]
    for group in groups if every else sensible(hand, groups, "most"):
        for strain in range(5):
            # A suit of three is no trump suit while there is a longer one.
            if not every and strain < 4 and lengths[strain] < min(4, max(lengths)):
                continue
            allowed = tuple(game for game in games if game.strain == strain)
            if allowed:
                scores = tuple(worth.game(game) for game in allowed)
                yield Lane(hand=hand & ~group[0], discards=group, strain=strain, games=allowed, worth=scores)
    if misere:
        for group in groups if every else sensible(hand, groups, "fewest"):
            scores = (worth.misere(),)
            yield Lane(hand=hand & ~group[0], discards=group, strain=4, aim="fewest", worth=scores)


def _candidates(race: Race, total: int) -> Iterator[Candidate]:
    runs = [run for run in (*race.running, *race.dropped) if len(run.tricks)]
    if not runs:
        return
    leader = race.best
    game = int(leader.means.argmax())
    mean = float(leader.means[game])
    yield _candidate(leader, game, total, mean, 0.0, 0.0)
    others = []
    for run in runs:
        found = versus(leader, game, run, total)
        for at, behind in enumerate(found.means):
            if run is not leader or at != game:
                behind, error = float(behind), float(found.errors[at])
                others.append(_candidate(run, at, total, mean - behind, behind, error))
    # What dropped out after a few layouts is not to stand above what was measured well.
    yield from sorted(others, key=lambda one: one.behind + one.behind_error)


def _candidate(run: Run, game: int, total: int, mean: float, behind: float, behind_error: float) -> Candidate:
    shares = np.bincount(run.tricks, minlength=11) / len(run.tricks)
    return Candidate(
        discards=run.lane.discards,
        contract=run.lane.games[game] if run.lane.games else "misere",
        mean=mean,
        error=error_of(run, game, total),
        behind=behind,
        behind_error=behind_error,
        tricks=tuple(map(float, shares)),
        layouts=len(run.tricks),
    )
