"""Any valid rules, any legal play: nothing breaks, sums hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import match
from prikup.match import Agree, MatchAction, MatchState, Propose, Stop
from prikup.rules import Rules
from tests.support.random_match import states
from tests.support.strategies import rules_values


def settled(state: MatchState) -> MatchState:
    """The match stopped by consent, unless it is over."""
    if state.stage == "finished":
        return state
    words: list[MatchAction] = [Propose(Stop()), *([Agree(True)] * (state.players - 1))]
    for seat, action in enumerate(words):
        events = match.decide(state, seat, action)
        assert isinstance(events, tuple)
        for event in events:
            state = match.apply(state, event)
    return state


def check_sums(state: MatchState) -> None:
    """Tricks are ten, balances and their roundings sum to zero, pools stay under their limit."""
    deal = state.deal
    if deal is not None and deal.outcome is not None:
        tricks = getattr(deal.outcome, "tricks", None)
        assert tricks is None or sum(tricks.values()) == 10
    settlement = state.settlement
    assert sum(settlement.balance) == 0
    assert sum(settlement.rounded) == 0
    assert settlement.by_pairs.balance == settlement.by_average.balance == settlement.balance
    assert all(abs(exact - whole) < 1 for exact, whole in zip(settlement.balance, settlement.rounded, strict=True))
    rules = state.rules
    waiting = rules.mountain_owner_sets and rules.opening_circles
    if rules.end == "each_pool" and not rules.race_count and not waiting:
        assert max(state.sheet.pool) <= rules.pool_size


@given(rules=rules_values(), seed=st.integers(0, 2**32))
def test_random_matches_end_and_add_up(rules: Rules, seed: int) -> None:
    random = Random(seed)
    state = None
    before = -1
    for state in states(rules, random, deals=random.randint(1, 25)):
        if len(state.rows) != before:
            before = len(state.rows)
            check_sums(state)
    assert state is not None
    if state.stage != "finished" and state.proposal is None:
        state = settled(state)
        assert state.stage == "finished"
        check_sums(state)
    assert match.fold(state.history) == state


@pytest.mark.long
@given(rules=rules_values(), seed=st.integers(0, 2**32))
def test_long_random_matches(rules: Rules, seed: int) -> None:
    *_, last = states(rules, Random(seed), deals=60)
    check_sums(last)
