"""The engine in plain Python, for machines without a compiler and for tests: the answers of the kernel, slower."""

from __future__ import annotations

import time
from collections.abc import Callable

from prikup.cards import Card, CardSet
from prikup.deal.raspasy import TALON
from prikup.deal.setup import Hand
from prikup.solver.answer import Aim, Bounds, EngineName, Limits, Row, Shares, Table
from prikup.solver.plain import Search, SearchLimitError
from prikup.solver.position import Position, after, cards_to_play


class Reference:
    """See ``Engine``; nothing is kept between two calls."""

    name: EngineName = "reference"

    def value(self, position: Position, declarer: Hand, aim: Aim, guess: int, limits: Limits) -> Bounds:
        """See ``Engine``."""
        return _narrowed(_search(position, declarer, aim, _stop(limits)), guess)

    def at_least(self, position: Position, declarer: Hand, aim: Aim, tricks: int, limits: Limits) -> bool | None:
        """See ``Engine``."""
        try:
            return _search(position, declarer, aim, _stop(limits)).at_least(tricks)
        except SearchLimitError:
            return None

    def cards(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> dict[Card, Bounds]:
        """See ``Engine``."""
        search = _search(position, declarer, aim, _stop(limits))
        found: dict[Card, Bounds] = {}
        guess = 0
        for card in CardSet(cards_to_play(position)):
            inner, gained = search.after(card)
            bounds = _narrowed(inner, guess - gained)
            found[card] = Bounds(bounds.low + gained, bounds.high + gained)
            guess = found[card].low
        return found

    def line(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> tuple[Card, ...]:
        """See ``Engine``."""
        search = _search(position, declarer, aim, _stop(limits))
        played: list[Card] = []
        try:
            need = search.value()
            while search.position.tricks_left:
                for card in CardSet(cards_to_play(search.position)):
                    inner, gained = search.after(card)
                    keeps_up = inner.at_least(need - gained)
                    if keeps_up and not inner.at_least(need - gained + 1):
                        played.append(card)
                        search, need = inner, need - gained
                        break
        except SearchLimitError:
            pass
        return tuple(played)

    def shares(self, position: Position, limits: Limits) -> Shares | None:
        """See ``Engine``."""
        try:
            return _MaxN(_stop(limits)).played(position)
        except SearchLimitError:
            return None

    def table(self, hands: tuple[int, int, int], declarer: Hand, limits: Limits) -> Table:
        """See ``Engine``."""
        stop = _stop(limits)
        rows: list[Row] = []
        for trump in (0, 1, 2, 3, None):
            values: list[Bounds] = []
            known: dict[tuple[tuple[int, int, int], int], tuple[int, int]] = {}
            for leader in range(3):
                search = _search(Position(hands=hands, turn=leader, trump=trump), declarer, "most", stop)
                search.bounds = known
                values.append(_narrowed(search, values[-1].low if values else 4))
            rows.append((values[0], values[1], values[2]))
        return rows[0], rows[1], rows[2], rows[3], rows[4]


def _search(position: Position, declarer: Hand, aim: Aim, stop: Callable[[], bool] | None) -> Search:
    search = Search(position, declarer, aim == "most", None)
    search.stop = stop
    return search


def _narrowed(search: Search, guess: int) -> Bounds:
    """Yes-no questions from a guess on, until one number is left or the search is stopped."""
    low, high = 0, search.total
    target = min(max(guess, 1), high)
    try:
        while low < high:
            if search.at_least(target):
                low, target = target, target + 1
            else:
                high = target = target - 1
    except SearchLimitError:
        pass
    return Bounds(low, high)


def _stop(limits: Limits) -> Callable[[], bool] | None:
    if limits.seconds is None:
        return limits.stop
    end = time.monotonic() + limits.seconds
    other = limits.stop
    return lambda: time.monotonic() >= end or (other is not None and other())


class _MaxN:
    """Each for himself: the first of the cards that cost the player least, remembered at the start of each trick."""

    def __init__(self, stop: Callable[[], bool] | None) -> None:
        self.stop = stop
        self.known: dict[Position, tuple[int, int, int]] = {}
        self.tried = 0

    def played(self, position: Position) -> Shares:
        total = self.shares(position)
        line: list[Card] = []
        while position.tricks_left:
            card, _ = self.best(position)
            line.append(card)
            position, _ = after(position, card)
        return Shares(total, tuple(line))

    def shares(self, position: Position) -> tuple[int, int, int]:
        if position.tricks_left == 0:
            return (0, 0, 0)
        between = not any(hand != TALON for hand, _ in position.trick.cards)
        found = self.known.get(position) if between else None
        if found is None:
            _, found = self.best(position)
            if between:
                self.known[position] = found
        return found

    def best(self, position: Position) -> tuple[Card, tuple[int, int, int]]:
        chosen: tuple[Card, tuple[int, int, int]] | None = None
        for card in CardSet(cards_to_play(position)):
            self.tried += 1
            if self.stop is not None and self.tried & 0x3FF == 0 and self.stop():
                raise SearchLimitError
            moved, taker = after(position, card)
            first, second, third = self.shares(moved)
            found = (first + (taker == 0), second + (taker == 1), third + (taker == 2))
            if chosen is None or found[position.turn] < chosen[1][position.turn]:
                chosen = card, found
            if found[position.turn] == 0:
                break
        assert chosen is not None
        return chosen
