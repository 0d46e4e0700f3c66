"""Rules that cannot stand together: every row of the table, from the rules text, all at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.rules import CHECKS, OPTIONS, Rules, RulesError, build, check, check_change, compose, preset
from tests.rules.contradictions import CASES, Case
from tests.support.strategies import overrides, rules_values


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.base}-{case.changes}")
def test_problems_are_found_and_all_at_once(case: Case) -> None:
    rules, problems = compose(case.base, case.changes)
    assert tuple(problem.code for problem in problems) == case.codes
    assert problems == check(rules)
    if case.codes:
        with pytest.raises(RulesError) as caught:
            build(case.base, case.changes)
        assert caught.value.problems == problems
        assert all(code in str(caught.value) for code in case.codes)
    else:
        assert build(case.base, case.changes) == rules


def test_every_check_is_tested() -> None:
    assert {row.code for row in CHECKS} == {code for case in CASES for code in case.codes}


def test_checks_have_codes_of_their_own_and_name_real_options() -> None:
    assert len({row.code for row in CHECKS}) == len(CHECKS)
    assert all(set(row.options) <= set(OPTIONS) for row in CHECKS)


def test_a_problem_carries_the_values_of_its_options() -> None:
    (problem,) = check(Rules(raspasy_diff=True, players=4, raspasy_talon="closed"))
    assert problem.options == ("raspasy_diff", "players", "raspasy_talon", "dealer_writes_raspasy")
    assert problem.params == {
        "raspasy_diff": "on",
        "players": 4,
        "raspasy_talon": "closed",
        "dealer_writes_raspasy": "on",
    }


@given(overrides())
def test_each_check_depends_on_the_options_it_names_and_on_no_others(changes: dict[str, Any]) -> None:
    rules, _ = compose("sochi", changes)
    for row in CHECKS:
        named = {key: getattr(rules, key) for key in row.options}
        assert row.broken(Rules(**named)) == row.broken(rules)


@given(rules_values())
def test_the_strategy_draws_valid_rules(rules: Rules) -> None:
    assert check(rules) == ()
    assert (rules.players == 2) == rules.gusarik


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strategy_draws_rules_for_a_number_of_players(players: int) -> None:
    @given(rules_values(players=players))
    def drawn(rules: Rules) -> None:
        assert rules.players == players
        assert check(rules) == ()

    drawn()


def test_the_strategy_reaches_every_choice() -> None:
    seen: dict[str, set[object]] = {key: set() for key in OPTIONS}

    @settings(max_examples=1000)
    @given(rules_values())
    def drawn(rules: Rules) -> None:
        for key, met in seen.items():
            met.add(getattr(rules, key))

    drawn()
    for key, option in OPTIONS.items():
        assert seen[key] >= set(option.values), key
        assert len(seen[key]) > 1, key


@given(st.data())
def test_any_valid_rules_are_built_from_any_convention(data: st.DataObject) -> None:
    rules = data.draw(rules_values())
    values = {key: getattr(rules, key) for key in OPTIONS}
    assert build("classic", values) == rules
    assert build(preset("rostov"), values) == rules


# Source: options.toml (last line) and rules §21.14.
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"ten": "whisted", "pool_size": 50}, []),
        ({"players": 4}, ["fixed_during_match"]),
        ({"pool_whists": 20}, ["fixed_during_match"]),
        ({"players": 4, "pool_whists": 20}, ["fixed_during_match", "fixed_during_match"]),
        ({"players": 4, "personal_resp": True}, ["fixed_during_match", "personal_resp_without_half_whist"]),
    ],
)
def test_players_and_pool_whists_stay_during_a_match(changes: dict[str, Any], codes: list[str]) -> None:
    after, _ = compose("sochi", changes)
    assert [problem.code for problem in check_change(preset("sochi"), after)] == codes
