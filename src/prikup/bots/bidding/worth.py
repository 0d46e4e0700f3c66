"""What the result of a deal is worth to each seat: the settlement after it less the settlement before it.

Everything that the rules and the sheet say is in it: prices, help, pools that are full, bombs, premiums. What it leaves
out is later deals, but for the price of raspasy that a run drives up.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from prikup.deal import DealSetup, Game, Outcome
from prikup.deal.outcome import Misere, Raspasy, TrickGame, Word
from prikup.deal.setup import Hand, Seat
from prikup.match import MatchView
from prikup.rules.model import Rules
from prikup.score import Column, Entry, Sheet, post, score, settle
from prikup.score.sheet import ZERO

Values = NDArray[np.float64]


class Worth:
    """Results of one deal in whists, for every seat. Values are kept, since the same ones are asked for often."""

    def __init__(self, rules: Rules, setup: DealSetup, sheet: Sheet) -> None:
        self.rules = rules
        self.setup = setup
        self._sheet = sheet
        self._gains = _gains(rules, setup.players)
        self._games: dict[object, Values] = {}

    def of(self, outcome: Outcome) -> Values:
        """(players,): what every seat wins by an outcome."""
        entries = score(outcome, self.setup, self._sheet, self.rules)
        found = np.zeros(self.setup.players)
        for entry in post(self._sheet, entries, self.setup, self.rules, outcome).entries:
            found += float(entry.amount) * self._gains[entry.column, entry.seat, entry.on]
        return found

    def game(
        self,
        game: Game,
        declarer: Hand,
        words: Mapping[Seat, Word],
        taken: int | None,
        shares: Mapping[Seat, int] | None = None,
        *,
        dark: bool = False,
        conceded: bool = False,
        thrown: bool = False,
    ) -> Values:
        """A trick game: the declarer's tricks, or None where it is not played; ``shares`` are the defenders'."""
        priced = game if self.rules.suit_prices != "off" else Game(5 * (game.level - 6))
        key = (priced, declarer, tuple(words.items()), taken, tuple((shares or {}).items()), dark, conceded, thrown)
        if key not in self._games:
            seat = self.setup.holder(declarer)
            tricks = None if taken is None else {seat: taken, **(shares or self.split(declarer, 10 - taken))}
            self._games[key] = self.of(
                TrickGame(
                    game=priced,
                    declarer=seat,
                    words=dict(words),
                    tricks=tricks,
                    conceded=conceded,
                    dark=dark,
                    thrown=thrown,
                )
            )
        return self._games[key]

    def split(self, declarer: Hand, tricks: int) -> dict[Seat, int]:
        """Tricks of the defence shared evenly, the odd one to the defender who speaks last."""
        seats = self.setup.opponents(self.setup.holder(declarer))
        if len(seats) == 1:
            return {seats[0]: tricks}
        return {seats[0]: tricks // 2, seats[1]: tricks - tricks // 2}

    def misere(self, declarer: Hand, taken: int, *, no_talon: bool = False, half: bool = False) -> Values:
        """A misère that takes so many tricks."""
        key = ("misere", declarer, taken, no_talon, half)
        if key not in self._games:
            seat = self.setup.holder(declarer)
            tricks = {seat: taken, **self.split(declarer, 10 - taken)}
            self._games[key] = self.of(Misere(declarer=seat, tricks=tricks, no_talon=no_talon, half=half))
        return self._games[key]

    def raspasy(self, tricks: Mapping[Seat, int], dark: tuple[Seat, ...] = ()) -> Values:
        """A raspasy with these tricks."""
        key = ("raspasy", tuple(tricks.items()), dark)
        if key not in self._games:
            self._games[key] = self.of(Raspasy(tricks=dict(tricks), dark=dark))
        return self._games[key]


def worth_of(view: MatchView) -> Worth:
    """The worth of results of the deal in a view."""
    assert view.deal is not None
    return _worth(_Key(view.rules, view.deal.setup, view.sheet))


def _gains(rules: Rules, players: int) -> dict[tuple[str, Seat, Seat | None], Values]:
    """What one point in each cell of the sheet is worth to everybody: the settlement is linear in the sheet."""
    empty = Sheet(pool=(ZERO,) * players, mountain=(ZERO,) * players, whists=((ZERO,) * players,) * players)
    found: dict[tuple[str, Seat, Seat | None], Values] = {}
    columns: tuple[Column, ...] = ("pool", "mountain", "whists")
    for column, seat in product(columns, range(players)):
        for on in range(players) if column == "whists" else (None,):
            if on != seat:
                entry = Entry(column=column, seat=seat, on=on, amount=Fraction(1), reason="", see="")
                found[column, seat, on] = np.array([float(each) for each in settle(empty.add(entry), rules).balance])
    return found


class _Key:
    """Rules, setup and sheet as a key that is quick to look up: the same objects most of the time."""

    def __init__(self, rules: Rules, setup: DealSetup, sheet: Sheet) -> None:
        self.parts = (rules, setup, sheet)

    def __hash__(self) -> int:
        _, setup, sheet = self.parts
        return hash((setup, sheet))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.parts == other.parts


@lru_cache(16)
def _worth(key: _Key) -> Worth:
    return Worth(*key.parts)


def declarers_prices(worth: Worth, declarer: Hand, seat: Seat, *, dark: bool = False) -> Values:
    """(25, 11): what a seat may expect of every game by the declarer's tricks, the whist words not known yet.

    The surer the defence can be that it has no tricks, the more often it lets the game go.
    """
    found = np.empty((25, 11))
    setup, rules = worth.setup, worth.rules
    defenders = setup.opponents(setup.holder(declarer))
    alone: list[Mapping[Seat, Word]] = [
        {other: "whist" if other == who else "pass" for other in defenders} for who in defenders
    ]
    for level, strain in product(range(6, 11), range(5)):
        game = Game(5 * (level - 6) + strain)
        if strain and rules.suit_prices == "off":
            found[game] = found[game - 1]
            continue
        checked = level == 10 and rules.ten == "checked"
        for taken in range(11):
            if checked:
                found[game, taken] = worth.game(game, declarer, {}, taken, dark=dark)[seat]
                continue
            words = [*alone]
            if len(defenders) == 2:
                words.append(dict.fromkeys(defenders, "whist"))
            played = np.mean([worth.game(game, declarer, said, taken, dark=dark)[seat] for said in words])
            passed = worth.game(game, declarer, dict.fromkeys(defenders, "pass"), None, dark=dark)[seat]
            chance = let_go(level, taken)
            found[game, taken] = (1 - chance) * played + chance * passed
    return found


def let_go(level: int, taken: int) -> float:
    """Chance that nobody whists against a game of a level whose declarer would take so many tricks."""
    usual = {6: 0.03, 7: 0.2, 8: 0.45, 9: 0.6, 10: 0.6}[level]
    over = taken - level
    if over < 0:
        return usual * (0.35 if over == -1 else 0.1)
    return min(0.95, usual * (1 + 0.4 * over))
