"""Misère: whether to bid it, what to discard."""

from __future__ import annotations

import numpy as np

from prikup.analysis import AnalysisError
from prikup.analysis.misere import OutOfTimeError, Plans, Position, solve_guess
from prikup.bots.belief.worlds import Masks
from prikup.bots.bidding.scene import Scene, lead_of
from prikup.bots.bidding.worth import Values
from prikup.bots.evaluation import CAUGHT, discards, misere_chances
from prikup.deal.setup import Hand
from prikup.solver import kernel
from prikup.solver.batch import batch_values

CLOSE = 0.02
"""Parts of what being caught costs by which discards may differ and still be mixed."""
LAYOUTS = 6
"""Layouts in which the guess between them is solved."""
MOST_NEAR = 12

MISTAKES = 0.9
"""Share of the catches that are there which are found: the catchers do not know the discard."""


def misere_prices(scene: Scene, declarer: Hand, *, no_talon: bool = False) -> Values:
    """(6,): the result of 0 to 5 tricks for the declarer."""
    holder = scene.deal.setup.holder(declarer)
    return np.array([scene.worth.misere(declarer, taken, no_talon=no_talon)[holder] for taken in range(CAUGHT)])


def expected(kept: Masks, lead: int, prices: Values) -> Values:
    """(n,): expected result of misères with these tens."""
    found: Values = MISTAKES * (misere_chances(kept, lead) @ prices) + (1 - MISTAKES) * prices[0]
    return found


def bidding(scene: Scene, hand: Hand, cards: int, talons: Masks, *, no_talon: bool = False) -> float:
    """What bidding misère promises: the best discard talon by talon, or none."""
    prices = misere_prices(scene, hand, no_talon=no_talon)
    lead = lead_of(hand)
    if no_talon:
        return float(expected(np.array([cards], np.uint32), lead, prices)[0])
    kept = np.concatenate([np.uint32(cards | int(talon)) & ~discards(cards | int(talon)) for talon in talons])
    values: Values = expected(kept, lead, prices).reshape(len(talons), -1).max(axis=1)
    return float(values.mean())


def discard(scene: Scene, declarer: Hand, twelve: int) -> int:
    """The two cards to put away: least expected loss over layouts of the others' cards; among equals, any."""
    prices = misere_prices(scene, declarer)
    pairs = discards(twelve)
    values = expected(np.uint32(twelve) & ~pairs, lead_of(declarer), prices)
    order = np.argsort(-values, kind="stable")[: scene.settings.finalists]
    pairs, values = pairs[order], values[order]
    worlds = scene.believed(max(8, scene.settings.worlds // 4))
    totals, done = np.zeros(len(pairs)), 0
    left = np.ones(len(pairs), np.bool_)
    for start in range(0, len(worlds.worlds), 8):
        if scene.budget.over:
            break
        part = slice(start, start + 8)
        weights = worlds.weights[part]
        for number in np.flatnonzero(left):
            hands = worlds.worlds.hands[part].copy()
            hands[:, declarer] = np.uint32(twelve) & ~pairs[number]
            found = batch_values(
                hands, strain=4, leader=0, declarer=declarer, aim="fewest", seconds=scene.budget.left + 0.02
            )
            totals[number] += prices[np.minimum(found[:, 1], CAUGHT - 1)] @ weights
        done += 1
        best = (totals / max(1e-9, float(worlds.weights[: start + 8].sum())))[left].max()
        share = float(worlds.weights[: start + 8].sum())
        left &= totals / max(1e-9, share) > best - abs(prices[0] - prices[1]) * 1.2 / np.sqrt(start + 8)
    if not done:
        return int(pairs[0])
    scores = np.where(left, 0.7 * totals + 0.3 * values, -np.inf)
    near = pairs[scores >= scores.max() - CLOSE * abs(prices[0] - prices[1])]
    return _by_lot(scene, declarer, twelve, [int(pair) for pair in near])


def _by_lot(scene: Scene, declarer: Hand, twelve: int, near: list[int]) -> int:
    """One of the discards that are about as safe as each other: in each of a few layouts the guess between them is
    solved as a game, and the lot is cast by the mean of its mixes."""
    if len(near) == 1:
        return near[0]
    chances = np.full(len(near), 1e-3)
    for hands in scene.believed(LAYOUTS).worlds.hands[:LAYOUTS]:
        if scene.budget.over or not kernel.available():
            break
        left, right = (int(hands[(declarer + step) % 3]) for step in (1, 2))
        place = Position(
            declarer=twelve, left=left, right=right, leader=-declarer % 3, discards=tuple(near[:MOST_NEAR])
        )
        try:
            guess = solve_guess(Plans(place, most=1, seconds=scene.budget.left / 4), (1,))
        except (AnalysisError, OutOfTimeError):
            continue
        chances[: len(guess.discards.chances)] += guess.discards.chances
    return scene.random.choices(near, [*map(float, chances)])[0]
