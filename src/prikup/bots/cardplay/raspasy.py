"""Raspasy: three players, each for himself. Own tricks against the two others, who are feared to act together."""

from __future__ import annotations

import time

import numpy as np

from prikup.bots.belief import Weighted, World
from prikup.bots.bidding.raspasy import table_of
from prikup.bots.bidding.worth import worth_of
from prikup.bots.cardplay.scene import Scene, Values
from prikup.cards import CARDS, Card
from prikup.deal.raspasy import talon_role
from prikup.solver import card_values
from prikup.solver.batch import batch_cards
from prikup.solver.position import Position, raspasy_position

ASIDE = 0.6
"""Share of a decision's time after which no more layouts are begun."""


def prices(scene: Scene) -> Values:
    """(11,): the result of the seat by its own tricks, the rest shared by the others as they stand."""
    setup, deal = scene.deal.setup, scene.deal
    worth = worth_of(scene.view)
    dark = tuple(setup.holder(hand) for hand in deal.dark_passes)
    others = [hand for hand in range(3) if setup.seats[hand] is not None and setup.seats[hand] != scene.seat]
    four = table_of(setup, scene.view.rules) == "open_four"
    found = []
    for taken in range(11):
        tricks = {scene.seat: taken}
        rest = 10 - taken
        for number, hand in enumerate(others):
            share = rest // (len(others) - number)
            tricks[setup.holder(hand)] = share
            rest -= share
        if four and setup.sitting_dealer is not None:
            tricks[setup.sitting_dealer] = 0
        found.append(float(worth.raspasy(tricks, dark)[scene.seat]))
    return np.array(found)


def scores(scene: Scene, worlds: Weighted, heads: list[int]) -> Values | None:
    """(cards,): expected result of each of some cards; None where not a single layout was solved in time."""
    worth = prices(scene)
    before = scene.deal.taken[scene.hand]
    values, weights = _values(scene, worlds, heads)
    if not len(values):
        return None
    gains = worth[np.minimum(10, before + values)]
    found: Values = weights @ gains / weights.sum()
    # Of what is worth the same, fewer tricks.
    return found - 1e-4 * (weights @ values)


def _values(scene: Scene, worlds: Weighted, heads: list[int]) -> tuple[np.typing.NDArray[np.int64], Values]:
    plain = not scene.deal.setup.gusarik and not _talon_matters(scene)
    if plain:
        tricks = batch_cards(
            worlds.worlds.hands,
            strain=4,
            leader=scene.leader,
            declarer=scene.hand,
            aim="fewest",
            on_table=scene.on_table,
            seconds=scene.left,
        )
        values = tricks[:, heads].astype(np.int64)
        known = (values >= 0).all(axis=1)
        return values[known], worlds.weights[known]
    end = time.monotonic() + ASIDE * scene.left
    rows, weights = [], []
    for world, weight in zip(worlds.worlds, worlds.weights, strict=True):
        if time.monotonic() > end:
            break
        found = card_values(_position(scene, world), scene.hand, aim="fewest")
        rows.append([found[CARDS[head]].low for head in heads])
        weights.append(float(weight))
    return np.array(rows, np.int64), np.array(weights)


def _talon_matters(scene: Scene) -> bool:
    """Whether a talon card lies on the table, names this suit or is still to be turned, or first hand leads next."""
    deal = scene.deal
    return talon_role(scene.view.rules, deal.setup) != "closed" and len(deal.tricks) < 3


def _position(scene: Scene, world: World) -> Position:
    """The position of one layout."""
    deal = scene.deal
    assert deal.table is not None
    closed = len(deal.tricks)
    return raspasy_position(
        scene.view.rules, deal.setup, world.hands, scene.hand, deal.table, closed, _unturned(scene, world)
    )


def _unturned(scene: Scene, world: World) -> tuple[Card, ...]:
    """Talon cards that are still to be turned in this layout, in their order."""
    turned = len(scene.deal.tricks) + 1
    left = [card for card in CARDS if world.talon >> card & 1]
    known = scene.deal.talon[turned:]
    found = []
    for card in known:
        if card is not None:
            found.append(card)
        elif left:
            found.append(left.pop(0))
    return tuple(found)
