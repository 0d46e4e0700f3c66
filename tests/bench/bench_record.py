"""Reading and verifying the record of a long match."""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup import deal, match
from prikup.match import MatchState, Started
from prikup.notation.record import decode_record, encode_record, format_record, read_record, record_of, verify
from prikup.rules import build
from tests.bench.random_play import choose, shuffled

DEALS = 100


@pytest.fixture(scope="module")
def finished() -> MatchState:
    """A match of four people over 25 circles, every deal played to its last trick."""
    rules = build("sochi", {"players": 4, "end": "rounds", "rounds": DEALS // 4})
    state = match.begin_match(Started(rules=rules, names=("A", "B", "C", "D"), first_dealer=3))
    random = Random(1)
    while state.stage != "finished":
        state = match.apply(state, shuffled(random))
        while state.deal is not None and (seats := deal.to_act(state.deal)):
            action = choose(state.deal, deal.legal(state.deal, seats[0]), random)
            events = match.decide(state, seats[0], action)
            assert isinstance(events, tuple), events
            for event in events:
                state = match.apply(state, event)
    assert len(state.rows) == DEALS
    return state


@pytest.mark.benchmark(group="record")
def bench_read_and_verify_json_of_100_deals(benchmark: BenchmarkFixture, finished: MatchState) -> None:
    written = encode_record(record_of(finished))

    def check() -> None:
        assert verify(decode_record(written)).finding is None

    benchmark.extra_info.update(unit="s", aim=1.0)
    benchmark.pedantic(check, rounds=5, warmup_rounds=1)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="record")
def bench_read_and_verify_text_of_100_deals(benchmark: BenchmarkFixture, finished: MatchState) -> None:
    written = format_record(record_of(finished))

    def check() -> None:
        assert verify(read_record(written)).finding is None

    benchmark.extra_info.update(unit="s", aim=1.0)
    benchmark.pedantic(check, rounds=5, warmup_rounds=1)  # type: ignore[no-untyped-call]
