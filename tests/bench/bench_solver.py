"""The solver through its batch interface, one thread, random ten-card deals."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pytest

from prikup.solver.batch import batch_cards, batch_tables, batch_values
from tests.solver.deals import hands_of

# One thread: its CPU time is the figure, so that neighbours on the machine change little.
pytestmark = pytest.mark.benchmark(group="solver", timer=time.process_time)

DEALS = 1000


def deals(seed: int, count: int = DEALS) -> np.ndarray:
    """The hands of so many deals."""
    rng = random.Random(seed)
    return np.array([hands_of(rng) for _ in range(count)], np.uint32)


def worlds(seed: int) -> np.ndarray:
    """One hand fixed, the others dealt anew every time: what a player who samples has to solve."""
    rng = random.Random(seed)
    found = []
    own: list[int] = rng.sample(range(32), 10)
    rest = [card for card in range(32) if card not in own]
    for _ in range(DEALS):
        rng.shuffle(rest)
        found.append([sum(1 << card for card in cards) for cards in (own, rest[:10], rest[10:20])])
    return np.array(found, np.uint32)


@pytest.fixture
def figure(benchmark: Any) -> Any:
    """Runs a job a few times and notes its aim: seconds a deal, or deals a second."""

    def run(job: Any, *, seconds: float | None = None, rate: float | None = None) -> None:
        if seconds is not None:
            benchmark.extra_info.update(unit="s", aim=seconds * DEALS)
        else:
            benchmark.extra_info.update(unit="worlds/s", aim=rate, per_round=DEALS)
        benchmark.pedantic(job, rounds=3, warmup_rounds=0)

    return run


def bench_fifteen_values_of_1000_deals(figure: Any) -> None:
    hands = deals(1)
    figure(lambda: batch_tables(hands), seconds=0.0008)


def bench_every_first_card_of_1000_contracts(figure: Any) -> None:
    hands = deals(2)
    figure(lambda: batch_cards(hands, strain=np.arange(DEALS) % 5, leader=np.arange(DEALS) % 3), seconds=0.0002)


def bench_every_first_card_of_1000_miseres(figure: Any) -> None:
    hands = deals(3)
    figure(lambda: batch_cards(hands, strain=4, leader=np.arange(DEALS) % 3, aim="fewest"), seconds=0.001)


def bench_misere_of_1000_random_hands(figure: Any) -> None:
    hands = deals(4)
    figure(lambda: batch_values(hands, strain=4, leader=np.arange(DEALS) % 3, aim="fewest"), seconds=0.001)


def bench_worlds_all_cards(figure: Any) -> None:
    hands = worlds(5)
    figure(lambda: batch_cards(hands, strain=np.arange(DEALS) % 5, leader=0), rate=5000)


def bench_worlds_yes_or_no_a_card(figure: Any) -> None:
    hands = worlds(6)
    figure(lambda: batch_cards(hands, strain=np.arange(DEALS) % 5, leader=0, at_least=6), rate=40000)
