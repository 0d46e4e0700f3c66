"""Discard and order by expected result over layouts of the others' cards (rules §4, §5, §8)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from prikup.bots.bidding import misere
from prikup.bots.bidding.scene import Scene, lead_of
from prikup.bots.bidding.worth import Values
from prikup.bots.evaluation import cards_of, discards, game_values
from prikup.cards import CARDS, Card
from prikup.deal import GAMES, Game
from prikup.deal.actions import Action, Bid, ConcedeThree, DeclarePreferans, Discard, Order
from prikup.deal.forms import DiscardChoice, OrderChoice
from prikup.deal.outcome import Word
from prikup.deal.setup import Hand, Seat
from prikup.solver.batch import batch_values

EVALUATED = 0.15
"""Weight of the evaluation beside the layouts, which are but a sample."""
NEAR = 0.5
"""Whists within which two discards are the same."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An order with what it promises."""

    game: Game
    discard: int
    value: float


def settle(scene: Scene) -> Action:
    """The discard with the order, or what stands instead of it."""
    deal = scene.deal
    contract = deal.contract
    assert contract is not None
    cards = deal.hands[contract.declarer]
    assert cards is not None
    for form in deal.legal:
        match form:
            case DeclarePreferans():
                return form
            case DiscardChoice(may_throw):
                return _misere(scene, contract.declarer, int(cards), may_throw)
    form = next(form for form in deal.legal if isinstance(form, OrderChoice))
    prices = scene.prices(contract.declarer, scene.seat, dark=contract.dark)
    if not form.discard:
        return Order(best_order(scene, contract.declarer, [(int(cards), 0)], form.lowest, prices).game)
    pairs = discards(int(cards))
    options = [(int(cards) & ~int(pair), int(pair)) for pair in pairs]
    best = best_order(scene, contract.declarer, options, form.lowest, prices)
    if ConcedeThree() in deal.legal and isinstance(contract.bid, Bid):
        lost = scene.worth.game(contract.bid.game, contract.declarer, {}, None, dark=contract.dark, conceded=True)
        if lost[scene.seat] > best.value:
            return ConcedeThree()
    talon = _talon(scene)
    if form.may_throw and talon is not None and best.discard != _mask(talon):
        thrown = _mask(talon)
        other = best_order(scene, contract.declarer, [(int(cards) & ~thrown, thrown)], form.lowest, prices)
        if other.value + _for_throwing(scene, contract.declarer) > best.value:
            return Order(other.game, talon, True)
    throws = form.may_throw and talon is not None and best.discard == _mask(talon)
    gain = _for_throwing(scene, contract.declarer) if throws else 0.0
    first, second = cards_of(best.discard)
    if gain > 0 and talon is not None:
        return Order(best.game, talon, True)
    return Order(best.game, (CARDS[first], CARDS[second]))


def best_order(scene: Scene, declarer: Hand, options: list[tuple[int, int]], lowest: Game, prices: Values) -> Choice:
    """The best game of ``lowest`` or more with one of some tens; the finalists of the evaluation are solved over
    layouts, in rounds that drop who falls behind."""
    kept = np.array([ten for ten, _ in options], np.uint32)
    values = game_values(kept, lead_of(declarer), prices).astype(np.float64)
    values[:, :lowest] = -np.inf
    by_strain = np.stack([values[:, strain::5].max(axis=1) for strain in range(5)], axis=1)
    ranked = np.argsort(-by_strain.reshape(-1), kind="stable")
    first = by_strain.reshape(-1)[ranked[0]]
    finalists = [
        (int(at) // 5, int(at) % 5)
        for at in ranked[: scene.settings.finalists]
        if by_strain.reshape(-1)[at] > first - 6 * abs(prices[0, 6] - prices[0, 5])
    ]
    worlds = scene.believed(2 * scene.settings.worlds)
    size = max(1, len(worlds.worlds) // 6)
    alive = list(range(len(finalists)))
    sums = np.zeros((len(finalists), 25))
    weight = 0.0
    for start in range(0, len(worlds.worlds), size):
        if scene.budget.over or (len(alive) == 1 and start):
            break
        part = slice(start, start + size)
        for number in alive:
            option, strain = finalists[number]
            hands = worlds.worlds.hands[part].copy()
            hands[:, declarer] = kept[option]
            found = batch_values(hands, strain=strain, leader=0, declarer=declarer, seconds=scene.budget.left + 0.02)
            sums[number, strain::5] += prices[strain::5][:, found[:, 0]] @ worlds.weights[part]
        weight += float(worlds.weights[part].sum())
        scores = [(sums[number] / weight)[_open(finalists[number][1], lowest)].max() for number in alive]
        spread = 1.5 * abs(prices[0, 6] - prices[0, 5]) / np.sqrt(start + size)
        alive = [number for number, score in zip(alive, scores, strict=True) if score > max(scores) - spread]
    best: list[Choice] = []
    for number in alive:
        option, strain = finalists[number]
        for game in _open(strain, lowest):
            value = float(values[option, game])
            if weight:
                value = (1 - EVALUATED) * sums[number, game] / weight + EVALUATED * value
            best.append(Choice(GAMES[game], options[option][1], value))
    top = max(choice.value for choice in best)
    near = [choice for choice in best if choice.value > top - NEAR * scene.worth.rules.price_scale]
    # Among discards that are as good as each other the choice is not to be read from the cards kept.
    highest = [choice for choice in near if choice.game == max(near, key=lambda each: each.value).game]
    return highest[scene.random.randrange(len(highest))]


def _open(strain: int, lowest: Game) -> list[int]:
    return [game for game in range(strain, 25, 5) if game >= lowest]


def _talon(scene: Scene) -> tuple[Card, Card] | None:
    first, second = scene.deal.talon
    return None if first is None or second is None else (first, second)


def _mask(cards: tuple[Card, Card]) -> int:
    return int(cards[0].bit | cards[1].bit)


def _for_throwing(scene: Scene, declarer: Hand) -> float:
    """What throwing the talon face up brings by itself."""
    words: dict[Seat, Word] = dict.fromkeys(scene.deal.setup.opponents(scene.seat), "pass")
    plain = scene.worth.game(GAMES[0], declarer, words, None)
    thrown = scene.worth.game(GAMES[0], declarer, words, None, thrown=True)
    return float(thrown[scene.seat] - plain[scene.seat])


def _misere(scene: Scene, declarer: Hand, twelve: int, may_throw: bool) -> Discard:
    talon = _talon(scene)
    found = misere.discard(scene, declarer, twelve)
    if may_throw and talon is not None and _for_throwing(scene, declarer) > 0:
        prices = misere.misere_prices(scene, declarer)
        tens = np.array([twelve & ~found, twelve & ~_mask(talon)], np.uint32)
        best, thrown = misere.expected(tens, lead_of(declarer), prices)
        if thrown + _for_throwing(scene, declarer) > best:
            return Discard(talon, True)
    first, second = cards_of(found)
    return Discard((CARDS[first], CARDS[second]))
