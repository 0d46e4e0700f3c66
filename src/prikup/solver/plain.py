"""A plain exact search: how many tricks a hand gets against the two others acting together, all cards seen.

It is meant for endings and for proving claims; every position of a trick is searched, with equal cards tried once
and closed tricks remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from prikup.cards import SUIT_MASKS, Card, CardSet
from prikup.deal.setup import Hand
from prikup.deal.tricks import playable
from prikup.solver.position import Position, after, cards_to_play

Memory: TypeAlias = dict[tuple[tuple[int, int, int], int], tuple[int, int]]
"""What is known of positions at the start of a trick: at least and at most so many tricks for the hand asked about."""


class SearchLimitError(Exception):
    """The search was given up: the position needs more nodes than it was allowed."""


def tricks(
    position: Position, hand: Hand, *, maximise: bool = True, limit: int | None = None, memory: Memory | None = None
) -> int:
    """Tricks that ``hand`` takes from here on, the running trick included.

    It wants as many as it can (``maximise``) or as few, and the others act together against that. ``limit`` is the
    most cards that may be tried; past it ``SearchLimitError`` is raised. ``memory`` is read and filled: give the same
    one for positions of one deal, with one hand, trump, aim and no talon to come.
    """
    return Search(position, hand, maximise, limit, memory).value()


def values(
    position: Position, hand: Hand, *, maximise: bool = True, limit: int | None = None, memory: Memory | None = None
) -> dict[Card, int]:
    """For each card that may be played now: the tricks of ``hand`` from here on if it is. See ``tricks``; the limit
    holds for each card."""
    search = Search(position, hand, maximise, limit, memory)
    return {card: search.value_after(card) for card in CardSet(cards_to_play(position))}


def takes_the_rest(position: Position, hand: Hand, *, limit: int | None = None) -> bool:
    """Whether a hand must take every trick from here on, however it plays, when the others want it to."""
    search = Search(position, hand, False, limit)
    return search.at_least(position.tricks_left)


class Search:
    """Null-window search: is ``hero`` to get at least so many tricks? Bounds are kept at the start of each trick."""

    def __init__(
        self, position: Position, hero: Hand, maximise: bool, limit: int | None, memory: Memory | None = None
    ) -> None:
        self.position = position
        self.hero = hero
        self.maximise = maximise
        self.trump = position.trump
        self.players = position.players
        self.talon = position.talon
        self.limit = limit
        self.stop: Callable[[], bool] | None = None
        self.tried = 0
        self.total = position.tricks_left
        self.bounds: Memory = {} if memory is None else memory
        self.next_player = {
            hand: position.players[(place + 1) % len(position.players)] for place, hand in enumerate(position.players)
        }

    def value(self) -> int:
        """Tricks of hero. Raises ``SearchLimitError``."""
        found = 0
        while found < self.total and self.at_least(found + 1):
            found += 1
        return found

    def at_least(self, need: int) -> bool:
        """Whether hero gets so many tricks. Raises ``SearchLimitError``."""
        position = self.position
        if need <= 0:
            return True
        if need > self.total:
            return False
        if position.trick.suit is None:
            return self._trick(position.hands, position.turn, need, self.total)
        best, power = -1, -1
        played = 0
        table = 0
        for hand, card in position.trick.cards:
            table |= card.bit
            played += hand in self.players
            strength = self._power(card, position.trick.suit)
            if strength > power:
                best, power = hand, strength
        return self._card(
            position.hands,
            position.turn,
            position.trick.suit,
            best,
            power,
            len(self.players) - played,
            table,
            need,
            self.total,
        )

    def value_after(self, card: Card) -> int:
        moved, won_by = after(self.position, card)
        gained = int(won_by == self.hero)
        if moved.tricks_left == 0:
            return gained
        search = Search(moved, self.hero, self.maximise, self.limit, self.bounds)
        return gained + search.value()

    def after(self, card: Card) -> tuple[Search, int]:
        """The search once a card is played, with what this one knows, and the trick that hero has won by it."""
        moved, won_by = after(self.position, card)
        search = Search(moved, self.hero, self.maximise, self.limit)
        search.bounds, search.stop = self.bounds, self.stop
        return search, int(won_by == self.hero)

    def _power(self, card: int, suit: int) -> int:
        """Strength of a card in a trick of a suit; -1 for one that cannot win."""
        own = card >> 3
        if own == self.trump:
            return 16 + (card & 7)
        return 8 + (card & 7) if own == suit else -1

    def _trick(self, hands: tuple[int, int, int], leader: int, need: int, left: int) -> bool:
        """Whether hero gets ``need`` of the ``left`` tricks, ``leader`` being about to play to a new one."""
        if need <= 0:
            return True
        if need > left:
            return False
        key = (hands, leader)
        low, high = self.bounds.get(key, (0, left))
        if need <= low:
            return True
        if need > high:
            return False
        closed = self.total - left
        suit, best, power, table = -1, -1, -1, 0
        if 0 < closed <= len(self.talon):
            card = self.talon[closed - 1]
            suit = card.suit
            if self.position.talon_leads:
                best, power, table = 3, 8 + card.rank, card.bit
        found = self._card(hands, leader, suit, best, power, len(self.players), table, need, left)
        self.bounds[key] = (max(low, need), high) if found else (low, min(high, need - 1))
        return found

    def _card(
        self,
        hands: tuple[int, int, int],
        turn: int,
        suit: int,
        best: int,
        power: int,
        to_play: int,
        table: int,
        need: int,
        left: int,
    ) -> bool:
        """The same in the middle of a trick: ``best`` holds it with ``power``, ``to_play`` hands have still to play;
        ``suit`` -1 is a free lead."""
        wants = (turn == self.hero) == self.maximise
        hand = hands[turn]
        legal = playable(hand, suit if suit >= 0 else None, self.trump)
        for card in _unequal(legal, hand, hands[0] | hands[1] | hands[2] | table):
            self.tried += 1
            if self.limit is not None and self.tried > self.limit:
                raise SearchLimitError
            if self.stop is not None and self.tried & 0x3FF == 0 and self.stop():
                raise SearchLimitError
            rest = hand ^ (1 << card)
            following = (
                (rest, hands[1], hands[2])
                if turn == 0
                else (hands[0], rest, hands[2])
                if turn == 1
                else (hands[0], hands[1], rest)
            )
            named = card >> 3 if suit < 0 else suit
            strength = self._power(card, named)
            holder, height = (turn, strength) if strength > power else (best, power)
            if to_play > 1:
                found = self._card(
                    following,
                    self.next_player[turn],
                    named,
                    holder,
                    height,
                    to_play - 1,
                    table | 1 << card,
                    need,
                    left,
                )
            else:
                found = self._trick(following, self._leader(holder, left), need - (holder == self.hero), left - 1)
            if found == wants:
                return wants
        return not wants

    def _leader(self, winner: int, left: int) -> int:
        closed = self.total - left
        if closed < self.position.first_leads or winner not in self.players:
            return self.position.first_hand
        return winner


def _unequal(legal: int, hand: int, live: int) -> list[int]:
    """One card of each run of cards that are worth the same: the highest, high to low.

    Two cards of a hand are equal when no card of another hand or of the table lies between them.
    """
    others = live & ~hand
    found: list[int] = []
    for mask in SUIT_MASKS:
        suit = legal & mask
        previous = 0
        while suit:
            card = suit.bit_length() - 1
            bit = 1 << card
            suit ^= bit
            if not previous or others & (previous - 1) & ~(bit * 2 - 1):
                found.append(card)
            previous = bit
    return found
