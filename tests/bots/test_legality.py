"""Under any rules, in any company, a bot does only what is legal, and every match goes on."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.arena.table import play_match
from prikup.rules import Rules
from tests.support.bots import begun, played, players
from tests.support.strategies import rules_values

DEALS = 3


@given(rules_values(), st.text("rx", min_size=4, max_size=4), st.integers(0, 2**16))
def test_bots_are_legal_under_any_rules(rules: Rules, mix: str, seed: int) -> None:
    """An illegal action would raise; the deals asked for are all played unless the match ends."""
    state = played(rules, mix[: rules.players], DEALS, seed)
    assert state.course.deals == DEALS or state.stage == "finished"


@settings(max_examples=max(20, settings.default.max_examples // 20))
@given(rules_values(), st.integers(0, 2**16))
def test_the_same_seed_plays_the_same_match(rules: Rules, seed: int) -> None:
    mix = "rxrx"[: rules.players]
    assert played(rules, mix, 2, seed).history == played(rules, mix, 2, seed).history


@settings(max_examples=max(12, settings.default.max_examples // 20))
@given(st.integers(0, 2**16), st.integers(1, 200))
def test_a_match_taken_up_in_the_middle_goes_on_the_same(seed: int, middle: int) -> None:
    table = players("rxr", seed)
    steps = list(play_match(begun(Rules()), table, seed, deals=4))
    place = min(middle, len(steps) - 1)
    resumed = steps[place].state
    left = 4 - resumed.course.deals
    rest = [step.event for step in play_match(resumed, players("rxr", seed), seed, deals=left)]
    assert rest == [step.event for step in steps[place + 1 :]]
