"""The result of declaring, world by world: the best discard and order by evaluation, its tricks by the solver."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief.worlds import Masks, Worlds
from prikup.bots.bidding.scene import lead_of
from prikup.bots.bidding.settings import Budget
from prikup.bots.bidding.worth import Values
from prikup.bots.evaluation import discards, game_values
from prikup.bots.evaluation.network import Floats
from prikup.deal.contract import Game
from prikup.deal.setup import Hand
from prikup.solver.batch import batch_values

PAIRS = 66
SOLVED_SHARE = 0.7
"""Weight of the solved result against the evaluation's where there are both: it knows the layout, but is one sample."""


@dataclass(frozen=True, slots=True)
class Orders:
    """Every discard and game of a declarer in some worlds before the talon is taken."""

    declarer: Hand
    hands: Masks
    """(n, 3): the tens dealt."""
    kept: Masks
    """(n, 66)"""
    values: Floats
    """(n, 66, 25): what the evaluation expects, in the prices given."""

    def best(self, lowest: Game) -> tuple[Masks, NDArray[np.intp], Floats]:
        """Per world: the ten kept, the game and the expected result of the best order of ``lowest`` or more."""
        open_to = self.values[:, :, lowest:]
        flat = open_to.reshape(len(open_to), -1)
        places = flat.argmax(axis=1)
        pairs, games = np.divmod(places, 25 - lowest)
        at = np.arange(len(flat))
        return self.kept[at, pairs], games + lowest, flat[at, places]


def orders(worlds: Worlds, declarer: Hand, prices: Values) -> Orders:
    """All orders of a hand in worlds of the auction; ``prices`` by game and tricks as the declarer feels them."""
    twelve = worlds.hands[:, declarer] | worlds.talon
    kept = np.stack([np.uint32(each) & ~discards(int(each)) for each in twelve])
    values = game_values(kept.reshape(-1), lead_of(declarer), prices).reshape(len(kept), PAIRS, 25)
    return Orders(declarer, worlds.hands, kept, values)


def solved(
    hands: Masks, declarer: Hand, kept: Masks, games: NDArray[np.intp], budget: Budget
) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """Tricks of the declarer world by world with best play of all, and in which worlds they are known in time."""
    table = hands.copy()
    table[:, declarer] = kept
    found = batch_values(table, strain=games % 5, leader=0, declarer=declarer, seconds=budget.left)
    return found[:, 0].astype(np.intp), found[:, 0] == found[:, 1]


def declared(orders_of: Orders, lowest: Game, weights: Values, prices: Values, budget: Budget) -> float:
    """Mean result of declaring with ``lowest`` or more, for whomever ``prices`` are made."""
    kept, games, expected = orders_of.best(lowest)
    results = expected.astype(np.float64)
    if not budget.over:
        tricks, known = solved(orders_of.hands, orders_of.declarer, kept, games, budget)
        exact = prices[games, tricks]
        results = np.where(known, SOLVED_SHARE * exact + (1 - SOLVED_SHARE) * results, results)
    return float(results @ weights)
