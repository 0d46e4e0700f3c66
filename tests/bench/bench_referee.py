"""Full random deals through the referee."""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup.deal import DealSetup, to_act
from prikup.rules.model import Rules
from tests.bench.random_play import play_deal, shuffled

DEALS = 200
SETUP = DealSetup(players=3, dealer=2, seats=(0, 1, 2), bombs=(0, 0, 0))


@pytest.mark.benchmark(group="referee")
def bench_random_deals_through_the_referee(benchmark: BenchmarkFixture) -> None:
    rules = Rules()

    def deals() -> None:
        random = Random(1)
        for _ in range(DEALS):
            assert not to_act(play_deal(rules, SETUP, shuffled(random), random))

    benchmark.extra_info.update(unit="deals/s", per_round=DEALS, aim=1000)
    benchmark.pedantic(deals, rounds=5, warmup_rounds=1)  # type: ignore[no-untyped-call]
