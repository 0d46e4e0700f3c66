"""Makes the networks of the package: ``python -m prikup.bots.evaluation.train [--out FOLDER] [--deals N] [--seed S]``.

Deals are drawn and solved anew, so that nothing but this program and a seed is needed. With the default 60,000 deals it
takes some ten minutes of one core and needs the compiled kernel. Each network is judged on deals it has not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prikup import deal as one_deal
from prikup.bots.evaluation import deals, models
from prikup.bots.evaluation.learn import Shape, fit, likelihood, squares
from prikup.bots.evaluation.models import CAUGHT, TABLES, TRICKS, ModelName, Table
from prikup.bots.evaluation.network import Network, Rows, chances
from prikup.bots.evaluation.orders import best_by_talon, talons
from prikup.bots.evaluation.patterns import PATTERNS, Masks, plain_rows, trump_rows
from prikup.bots.rule.knowledge import look_around
from prikup.bots.rule.raspasy import raspasy_card
from prikup.cards import CARDS, FULL_DECK, CardSet
from prikup.deal import DealSetup, Dealt
from prikup.deal.actions import Play
from prikup.rules import build
from prikup.rules.model import Rules

HELD_OUT = 0.1
"""Share of the deals that a network is judged by."""
PASSED_UP_TO = -1.0
"""Strength up to which a hand is taken to have passed, where raspasy is learned."""
_SEATS: dict[Table, tuple[dict[str, Any], DealSetup]] = {
    "open_three": ({}, DealSetup(players=3, dealer=2, seats=(0, 1, 2), opening=True)),
    "open_four": ({"players": 4}, DealSetup(players=4, dealer=3, seats=(0, 1, 2), opening=True)),
    "closed": ({"raspasy_talon": "closed"}, DealSetup(players=3, dealer=2, seats=(0, 1, 2), opening=True)),
    "gusarik": (
        {"players": 2, "gusarik": True, "raspasy_talon": "closed"},
        DealSetup(players=2, dealer=1, seats=(None, 0, 1), opening=True),
    ),
}


def main() -> None:
    """All five networks, one after another: later ones need earlier ones."""
    parser = argparse.ArgumentParser(description="Train the networks of prikup.bots.evaluation.")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "weights")
    parser.add_argument("--deals", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=models.MODELS, action="append")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    wanted = set(chosen.only or models.MODELS)
    if wanted & {"trump", "no_trump"}:
        tricks(chosen.out, chosen.deals, chosen.epochs, chosen.seed, wanted)
    if "misere" in wanted:
        misere(chosen.out, chosen.deals, chosen.epochs, chosen.seed)
    if "strength" in wanted:
        strength(chosen.out, chosen.deals // 5, 2 * chosen.epochs, chosen.seed)
    if "raspasy" in wanted:
        raspasy(chosen.out, chosen.deals // 2, chosen.epochs, chosen.seed)


def store(out: Path, name: ModelName, network: Network) -> None:
    """Half precision is enough; the next networks are learned from what is stored."""
    parts: dict[str, Any] = {part: weights.astype(np.float16) for part, weights in network.arrays().items()}
    np.savez_compressed(out / f"{name}.npz", **parts)
    models.model.cache_clear()


def tricks(out: Path, count: int, epochs: int, seed: int, wanted: set[str]) -> None:
    """Tricks of a declarer with trumps and without."""
    solved = deals.declarers(count, seed)
    test = int(count * HELD_OUT)
    own = solved.hands[:, 0]
    if "trump" in wanted:
        rows = np.stack([trump_rows(own, trump) for trump in range(4)], axis=1)
        shape = Shape(2 * PATTERNS, 3 * TRICKS)
        learned = rows[test:].reshape(-1, 4)
        targets = solved.tricks[test:, :4].reshape(-1, 3).astype(np.intp)
        network = fit(shape, learned, targets, likelihood(TRICKS), epochs=epochs, seed=seed)
        store(out, "trump", network)
        report("trump", network, rows[:test].reshape(-1, 4), solved.tricks[:test, :4].reshape(-1, 3), TRICKS)
    if "no_trump" in wanted:
        rows = plain_rows(own)
        shape = Shape(PATTERNS, 3 * TRICKS)
        targets = solved.tricks[:, 4].astype(np.intp)
        network = fit(shape, rows[test:], targets[test:], likelihood(TRICKS), epochs=2 * epochs, seed=seed)
        store(out, "no_trump", network)
        report("no_trump", network, rows[:test], targets[:test], TRICKS)


def misere(out: Path, count: int, epochs: int, seed: int) -> None:
    """Tricks of a misère."""
    solved = deals.miseres(count, seed + 1)
    test = int(count * HELD_OUT)
    rows = plain_rows(solved.hands[:, 0])
    targets = np.minimum(solved.tricks, CAUGHT - 1).astype(np.intp)
    shape = Shape(PATTERNS, 3 * CAUGHT)
    network = fit(shape, rows[test:], targets[test:], likelihood(CAUGHT), epochs=2 * epochs, seed=seed)
    store(out, "misere", network)
    report("misere", network, rows[:test], targets[:test], CAUGHT)


def six_prices() -> NDArray[np.float64]:
    """(25, 11): what a game brings its declarer in Sochi among three when it is whisted by one, in prices of a six."""
    found = np.zeros((25, TRICKS))
    for game in range(25):
        level = 6 + game // 5
        for taken in range(TRICKS):
            down = max(0, level - taken)
            result = -10 * down * 2 / 3 - 2 * down if down else 10 * 2 / 3
            found[game, taken] = (level - 5) * (result - (10 - taken))
    return found


def strength(out: Path, count: int, epochs: int, seed: int) -> None:
    """What a hand of ten promises before the talon, by the trick networks."""
    generator = np.random.default_rng(seed + 2)
    hands = deals.tens(count, seed + 2)[:, 0]
    prices = six_prices()
    targets = np.empty((count, 3), np.float32)
    for number, hand in enumerate(hands):
        drawn = talons(int(FULL_DECK) & ~int(hand), 8, generator)
        for lead in range(3):
            targets[number, lead] = best_by_talon(int(hand), drawn, lead, prices).max(axis=1).mean()
    targets = np.maximum(targets, -30)
    rows = plain_rows(hands)
    test = int(count * HELD_OUT)
    network = fit(Shape(PATTERNS, 3), rows[test:], targets[test:], squares, epochs=epochs, seed=seed)
    store(out, "strength", network)
    error = network(rows[:test]) - targets[:test]
    print(f"strength: spread {targets.std():.2f}, error {np.sqrt((error**2).mean()):.2f}")


def raspasy(out: Path, count: int, epochs: int, seed: int) -> None:
    """Tricks in raspasy, played by ``rule`` among hands that would have passed."""
    hands: list[Masks] = []
    rows: list[Rows] = []
    targets: list[NDArray[np.intp]] = []
    for number, table in enumerate(TABLES):
        dealt = deals.tens(count, seed + 10 + number)
        players = range(1, 3) if table == "gusarik" else range(3)
        passed = np.ones(count, np.bool_)
        for place in players:
            passed &= models.strength(dealt[:, place], (3 - place) % 3) < PASSED_UP_TO
        dealt = dealt[passed]
        taken = np.array([played(each, table, Random(f"{seed}/{at}")) for at, each in enumerate(dealt)], np.intp)
        for place in players:
            hands.append(dealt[:, place])
            rows.append(plain_rows(dealt[:, place], 3 * number + place))
            targets.append(taken[:, place : place + 1])
    order = np.random.default_rng(seed).permutation(sum(len(each) for each in targets))
    all_rows, all_targets = np.concatenate(rows)[order], np.concatenate(targets)[order]
    test = int(len(all_rows) * HELD_OUT)
    shape = Shape(PATTERNS + 3 * len(TABLES), TRICKS)
    network = fit(shape, all_rows[test:], all_targets[test:], likelihood(TRICKS), epochs=2 * epochs, seed=seed)
    store(out, "raspasy", network)
    report("raspasy", network, all_rows[:test], all_targets[:test], TRICKS)


def played(hands: NDArray[np.uint32], table: Table, random: Random) -> tuple[int, ...]:
    """Tricks of the three hands in a raspasy played by ``rule``."""
    options, setup = _SEATS[table]
    rules: Rules = build("sochi", options)
    first, second, third = (CardSet(int(mask)) for mask in hands)
    talon = list(CardSet(int(FULL_DECK) & ~(first | second | third)))
    random.shuffle(talon)
    state = one_deal.begin(rules, setup, Dealt((first, second, third), (talon[0], talon[1])))
    while waiting := one_deal.to_act(state):
        view = one_deal.view(state, waiting[0])
        events = one_deal.decide(state, waiting[0], Play(CARDS[raspasy_card(look_around(view))]))
        assert isinstance(events, tuple)
        for event in events:
            state = one_deal.apply(state, event)
    taken = one_deal.view(state, None).taken
    return taken[0], taken[1], taken[2]


def report(name: str, network: Network, rows: Rows, targets: NDArray[Any], classes: int) -> None:
    """How far off the means are, and how well the chances fit, on deals not learned from."""
    found = chances(network(rows), classes)
    means = found @ np.arange(classes)
    error = means - targets
    likely = np.take_along_axis(found, targets[:, :, None].astype(np.intp), axis=2)
    print(
        f"{name}: {len(rows)} hands, spread {targets.std():.3f}, error of the mean {np.sqrt((error**2).mean()):.3f}, "
        f"bias {error.mean():+.3f}, log loss {-np.log(likely).mean():.3f}"
    )


if __name__ == "__main__":
    main()
