"""The best discard and order of twelve cards: CPU time until the best one is known well enough or time is up."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from prikup.analysis.orders import orders
from prikup.rules import preset

HANDS = 10
SUITS = [0xFF << 8 * suit for suit in range(4)]
ERROR = 0.3
"""Whists."""


def hands(seed: int) -> list[int]:
    """Random twelve cards that somebody might have bid on: five cards in a suit, two aces."""
    rng = random.Random(seed)
    found: list[int] = []
    while len(found) < HANDS:
        hand = sum(1 << card for card in rng.sample(range(32), 12))
        aces = sum(hand >> (8 * suit + 7) & 1 for suit in range(4))
        if aces >= 2 and max((hand & suit).bit_count() for suit in SUITS) >= 5:
            found.append(hand)
    return found


@pytest.mark.benchmark(group="orders", timer=time.process_time)
def bench_discard_and_order_of_10_hands(benchmark: Any) -> None:
    def job() -> float:
        errors = []
        for hand in hands(1):
            best = orders(hand, rules=preset("sochi"), seconds=5).best
            assert best is not None
            errors.append(best.error)
        return max(errors)

    benchmark.extra_info.update(unit="s", aim=5.0 * HANDS)
    benchmark.extra_info["error"] = worst = benchmark.pedantic(job, rounds=1, warmup_rounds=0)
    assert worst <= ERROR
