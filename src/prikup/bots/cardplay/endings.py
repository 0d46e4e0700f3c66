"""The last tricks searched over all layouts at once.

Sampling lets a player act as if he could tell the layouts apart later on. Here the side that does not see everything
makes one plan for all of them (as in αμ search: Cazenave and Ventos, 2019): its own cards are chosen once, the other
side's best answer is taken layout by layout. A plan is a row of results, one a layout, and a position is the set of
rows that none surpasses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np

from prikup.bots.cardplay.scene import Scene, Values
from prikup.bots.rule.knowledge import bits
from prikup.cards import CARDS
from prikup.deal.table import Trick
from prikup.deal.tricks import playable, winner

Hands: TypeAlias = tuple[tuple[int, int, int], ...]
"""Hands in each layout."""
Row: TypeAlias = tuple[float, ...]

TRICKS: Final = 3
"""Tricks left from which an ending is searched."""
LAYOUTS: Final = 40
ROWS: Final = 16
"""Rows kept of one position: the best by weight."""
NODES: Final = 6000


class TooLargeError(Exception):
    """The search would take too long."""


def scores(scene: Scene, hands: Hands, weights: Values, prices: Values, heads: list[int]) -> list[float] | None:
    """Expected result of some cards with a plan for all layouts; None where the search is too large."""
    contract = scene.deal.contract
    assert contract is not None
    declares = scene.hand == contract.declarer
    ours = (contract.declarer,) if declares else tuple(hand for hand in range(3) if hand != contract.declarer)
    search = _Search(ours, contract.declarer, scene.trump, tuple(map(float, weights)), prices)
    table = tuple((hand, int(card)) for hand, card in scene.played)
    start = _Node(hands, table, scene.leader, scene.deal.taken[contract.declarer])
    everything = tuple(range(len(hands)))
    try:
        found = [search.front(_after(start, scene.hand, head, everything, search), everything) for head in heads]
    except TooLargeError:
        return None
    return [max(search.worth(row) for row in rows) for rows in found]


@dataclass(frozen=True, slots=True)
class _Node:
    hands: Hands
    table: tuple[tuple[int, int], ...]
    leader: int
    taken: int
    """Tricks of the declarer."""


@dataclass(slots=True)
class _Search:
    ours: tuple[int, ...]
    declarer: int
    trump: int | None
    weights: tuple[float, ...]
    prices: Values
    nodes: int = 0
    memory: dict[tuple[_Node, tuple[int, ...]], list[Row]] = field(default_factory=dict)

    def worth(self, row: Row) -> float:
        """The expected result of a row, free places counting nothing."""
        return sum(weight * value for weight, value in zip(self.weights, row, strict=True) if value != np.inf)

    def front(self, node: _Node, layouts: tuple[int, ...]) -> list[Row]:
        """The rows that none surpasses, of the layouts that may be; infinite in the others."""
        self.nodes += 1
        if self.nodes > NODES:
            raise TooLargeError
        turn = (node.leader + len(node.table)) % 3
        if not node.table and not node.hands[layouts[0]][turn]:
            result = float(self.prices[min(10, node.taken)])
            return [tuple(result if place in layouts else np.inf for place in range(len(self.weights)))]
        key = node, layouts
        if key not in self.memory:
            self.memory[key] = (
                self._chosen(node, turn, layouts) if turn in self.ours else self._answered(node, turn, layouts)
            )
        return self.memory[key]

    def _legal(self, node: _Node, turn: int, layout: int) -> int:
        suit = node.table[0][1] >> 3 if node.table else None
        return playable(node.hands[layout][turn], suit, self.trump)

    def _chosen(self, node: _Node, turn: int, layouts: tuple[int, ...]) -> list[Row]:
        rows: list[Row] = []
        for card in bits(self._legal(node, turn, layouts[0])):
            rows += self.front(_after(node, turn, card, layouts, self), layouts)
        return self._best(rows)

    def _answered(self, node: _Node, turn: int, layouts: tuple[int, ...]) -> list[Row]:
        by_card: dict[int, list[int]] = {}
        for layout in layouts:
            for card in bits(self._legal(node, turn, layout)):
                by_card.setdefault(card, []).append(layout)
        rows: list[Row] = [(np.inf,) * len(self.weights)]
        for card, those in by_card.items():
            below = self.front(_after(node, turn, card, tuple(those), self), tuple(those))
            rows = self._best([tuple(map(min, one, other)) for one in rows for other in below])
        return rows

    def _best(self, rows: list[Row]) -> list[Row]:
        kept: list[Row] = []
        for row in sorted(set(rows), key=self.worth, reverse=True):
            if not any(all(a >= b for a, b in zip(known, row, strict=True)) for known in kept):
                kept.append(row)
                if len(kept) == ROWS:
                    break
        return kept


def _after(node: _Node, turn: int, card: int, layouts: tuple[int, ...], search: _Search) -> _Node:
    hands = tuple(_less(each, turn, card) if place in layouts else each for place, each in enumerate(node.hands))
    table = (*node.table, (turn, card))
    if len(table) < 3:
        return _Node(hands, table, node.leader, node.taken)
    trick = Trick(table[0][1] >> 3, tuple((hand, CARDS[played]) for hand, played in table))
    taker = winner(trick, search.trump)
    return _Node(hands, (), taker, node.taken + (taker == search.declarer))


def _less(hands: tuple[int, int, int], turn: int, card: int) -> tuple[int, int, int]:
    first, second, third = (mask & ~(1 << card) if hand == turn else mask for hand, mask in enumerate(hands))
    return first, second, third
