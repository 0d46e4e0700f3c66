"""Trick games, and misères whose cards are all known: sampled layouts, each solved for every card."""

from __future__ import annotations

import numpy as np

from prikup.bots.belief import Weighted
from prikup.bots.cardplay.payoffs import payoffs
from prikup.bots.cardplay.scene import Ints, Scene, Values
from prikup.solver.batch import batch_cards

_FIRST = 24
"""Layouts after which a card that is clearly best is played."""
_CLEAR = 3.5


def scores(scene: Scene, worlds: Weighted, heads: list[int]) -> Values | None:
    """(cards,): expected result of each of some cards; None where not a single layout was solved in time."""
    prices = payoffs(scene)
    contract = scene.deal.contract
    assert contract is not None
    before = scene.deal.taken[contract.declarer]
    count = len(worlds.worlds)
    steps = [_FIRST, count] if count > 2 * _FIRST else [count]
    sums, squares, weight, done = np.zeros(len(heads)), np.zeros(len(heads)), 0.0, 0
    order = np.array([*scene.random.sample(range(count), count)], np.intp)
    for end in steps:
        part = order[done:end]
        tricks = solved(scene, worlds.worlds.hands[part], scene.left)
        values = tricks[:, heads].astype(np.int64)
        known = (values >= 0).all(axis=1)
        if not known.any():
            break
        gains = prices[np.minimum(10, before + values[known])]
        weights = worlds.weights[part][known]
        sums += weights @ gains
        squares += weights @ (gains * gains)
        weight += float(weights.sum())
        done = end
        if end < count and _clear(sums / weight, squares / weight, end):
            break
    return sums / weight if weight else None


def _clear(means: Values, squares: Values, count: int) -> bool:
    """Whether the best card is ahead by more than chance."""
    order = np.argsort(-means)
    best, next_best = order[0], order[1]
    spread = float(
        np.sqrt(max(0.0, squares[best] - means[best] ** 2) + max(0.0, squares[next_best] - means[next_best] ** 2))
    )
    return bool(means[best] - means[next_best] > _CLEAR * spread / np.sqrt(count))


def solved(scene: Scene, hands: np.typing.NDArray[np.uint32], seconds: float) -> Ints:
    """(layouts, 32): the declarer's tricks from here on by the card that is played."""
    contract = scene.deal.contract
    assert contract is not None
    return batch_cards(
        hands,
        strain=4 if scene.trump is None else scene.trump,
        leader=scene.leader,
        declarer=contract.declarer,
        aim="fewest" if contract.misere else "most",
        on_table=scene.on_table,
        seconds=seconds,
    )
