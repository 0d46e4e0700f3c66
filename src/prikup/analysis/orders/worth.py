"""What a contract is worth to its declarer, by tricks, under any rules.

Scores are those of ``prikup.score``: entries, posting, settlement on a sheet. What it cannot know is what the defenders
say. The model: whoever is asked for a word has guessed how many tricks the defence takes, is off by ``doubt`` at the
most (a binomial error, standard deviation ``sqrt(doubt / 2)``), knows how good such guesses are, counts on the others
to do likewise, and says what pays him best. Errors of different people, and of two questions to one, are independent.
With ``doubt`` 0 the defenders see all cards before they speak. Two whisters share their tricks as evenly as can be.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, TypeAlias

import msgspec

from prikup.deal.actions import Bid, SpokenWord
from prikup.deal.contract import Game
from prikup.deal.outcome import Misere, Outcome, TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.deal.table import Contract
from prikup.deal.words import Settled, WordSaid, must_whist, whist_question
from prikup.rules.model import Rules
from prikup.score import Sheet, empty_sheet, game_value, post, score, settle

DOUBT: Final = 2
"""Tricks that a defender's guess is off by at the most: a standard deviation of one trick."""

ByTricks: TypeAlias = tuple[float, ...]
"""A number for each count of the declarer's tricks, 0 to 10."""
_Balances: TypeAlias = tuple[tuple[float, ...], ...]
"""For each count of the declarer's tricks the balance of every seat."""

_COUNTS: Final = range(11)


class Worth:
    """The declarer's change of balance in whists of the settlement, for one deal on one sheet.

    In races, where pools are never settled, a pool point counts ``pool_whists`` whists all the same: it brings the race
    nearer.
    """

    def __init__(
        self, rules: Rules, setup: DealSetup, declarer: Seat, sheet: Sheet | None = None, doubt: int = DOUBT
    ) -> None:
        self._rules = rules
        self._setup = setup
        self._declarer = declarer
        self._sheet = empty_sheet(setup.players, rules) if sheet is None else sheet
        self._settled = msgspec.structs.replace(rules, race_count=0)
        self._before = settle(self._sheet, self._settled).balance
        self.doubt = doubt
        self._games: dict[tuple[int, int, bool], ByTricks] = {}
        self._misere: ByTricks | None = None

    def game(self, game: Game) -> ByTricks:
        """A trick game, whist words included."""
        key = game.level, game_value(game, self._rules), must_whist(self._rules, game, False)
        if key not in self._games:
            balances = self._asked(game, ())
            self._games[key] = tuple(row[self._declarer] for row in balances)
        return self._games[key]

    def misere(self) -> ByTricks:
        """A misère with the talon."""
        if self._misere is None:
            other = self._setup.opponents(self._declarer)[0]
            outcomes = (
                Misere(declarer=self._declarer, tricks={self._declarer: tricks, other: 10 - tricks})
                for tricks in _COUNTS
            )
            self._misere = tuple(self._balance(outcome)[self._declarer] for outcome in outcomes)
        return self._misere

    def conceded(self, game: Game) -> float:
        """Conceding three undertricks at the level of a bid instead of an order (rules §5.3)."""
        outcome = TrickGame(game=game, declarer=self._declarer, words={}, tricks=None, conceded=True)
        return self._balance(outcome)[self._declarer]

    def _asked(self, game: Game, said: tuple[WordSaid, ...]) -> _Balances:
        """Balances when the whisting goes on from the words ``said``."""
        question = whist_question(self._rules, self._setup, self._contract(game), said, None)
        if isinstance(question, Settled):
            return self._played(game, question)
        # A sitting dealer who may look at a hand looks, and then has these two words (rules §6.7).
        words: tuple[SpokenWord, ...] = ("return", "accept") if question.may_look else question.words
        branches = [self._asked(game, (*said, (question.seat, word))) for word in words]
        return _chosen(branches, question.seat, self.doubt)

    def _contract(self, game: Game) -> Contract:
        return Contract(declarer=self._setup.seats.index(self._declarer), bid=Bid(game=game), game=game)

    def _played(self, game: Game, settled: Settled) -> _Balances:
        rows = []
        for tricks in _COUNTS:
            splits = _splits(tricks, settled, self._declarer)
            balances = [
                self._balance(TrickGame(game=game, declarer=self._declarer, words=settled.words, tricks=split))
                for split in splits
            ]
            rows.append(tuple(sum(column) / len(balances) for column in zip(*balances, strict=True)))
        return tuple(rows)

    def _balance(self, outcome: Outcome) -> tuple[float, ...]:
        entries = score(outcome, self._setup, self._sheet, self._rules)
        sheet = post(self._sheet, entries, self._setup, self._rules, outcome).sheet
        after = settle(sheet, self._settled).balance
        return tuple(float(new - old) for new, old in zip(after, self._before, strict=True))


def _splits(tricks: int, settled: Settled, declarer: Seat) -> list[dict[Seat, int] | None]:
    """The tricks of all when the whisters share theirs evenly, an odd one with either; None where nobody plays."""
    side = 10 - tricks
    if not settled.whisters:
        return [None]
    if len(settled.whisters) == 1:
        return [{declarer: tricks, settled.whisters[0]: side}]
    first, second, *_ = settled.whisters
    return [{declarer: tricks, first: share, second: side - share} for share in sorted({side // 2, side - side // 2})]


@cache
def _error(doubt: int) -> dict[int, Fraction]:
    """Chances of a guess being off by so many tricks."""
    steps = 2 * doubt
    return {off - doubt: Fraction(comb(steps, off), 1 << steps) for off in range(steps + 1)}


def _chosen(branches: list[_Balances], seat: Seat, doubt: int) -> _Balances:
    """Balances when the seat, by its guess, goes down the branch that pays it best; of equal ones the last, which is
    the word that binds it least."""
    error = _error(doubt)
    chances: list[list[Fraction]] = [[Fraction(0)] * len(branches) for _ in _COUNTS]
    for guess in range(-doubt, 11 + doubt):
        believed = {guess + off: chance for off, chance in error.items() if 0 <= guess + off <= 10}
        hopes = [sum(float(each) * branch[tricks][seat] for tricks, each in believed.items()) for branch in branches]
        best = max(hopes)
        word = max(place for place, hope in enumerate(hopes) if hope > best - 1e-9)
        for tricks, chance in believed.items():
            chances[tricks][word] += chance
    return tuple(
        tuple(
            sum(float(chance) * branch[tricks][at] for chance, branch in zip(chances[tricks], branches, strict=True))
            for at in range(len(branches[0][tricks]))
        )
        for tricks in _COUNTS
    )
