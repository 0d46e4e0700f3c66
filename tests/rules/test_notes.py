"""Options that do nothing under the others."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from prikup.rules import IDLE, OPTIONS, PRESETS, Rules, build, compose, effective, idle_options, notes, preset
from tests.rules.idle_cases import IDLE_CASES, WORKS
from tests.support.strategies import overrides, rules_values


@pytest.mark.parametrize(("base", "changes", "idle"), IDLE_CASES)
def test_options_without_effect_are_noted(base: str, changes: dict[str, Any], idle: set[str]) -> None:
    rules = build(base, changes)
    noted = {key for note in notes(rules) for key in note.options}
    assert idle <= noted
    assert noted == idle_options(rules)


@pytest.mark.parametrize(("base", "changes", "working"), WORKS)
def test_options_with_effect_are_not_noted(base: str, changes: dict[str, Any], working: set[str]) -> None:
    assert not working & idle_options(build(base, changes))


def test_every_reason_is_reached_by_the_cases() -> None:
    reached = {note.code for base, changes, _ in IDLE_CASES for note in notes(build(base, changes))}
    assert reached == {row.code for row in IDLE}


def test_every_option_works_somewhere() -> None:
    bases = [build(base, changes) for base, changes, _ in WORKS + IDLE_CASES]
    works = set.union(*(set(OPTIONS) - idle_options(rules) for rules in bases))
    assert works == set(OPTIONS)


def test_reasons_have_codes_of_their_own_and_name_real_options() -> None:
    assert len({row.code for row in IDLE}) == len(IDLE)
    for row in IDLE:
        assert set(row.options) | set(row.because) <= set(OPTIONS)
        assert not set(row.options) & set(row.because)


@given(overrides())
def test_no_reason_looks_at_an_option_it_says_does_nothing(changes: dict[str, Any]) -> None:
    rules, _ = compose("sochi", changes)
    for row in IDLE:
        defaults = {key: getattr(Rules(), key) for key in row.options}
        others = {key: getattr(rules, key) for key in OPTIONS if key not in row.options}
        assert row.when(Rules(**others, **defaults)) == row.when(rules)


@given(rules_values())
def test_effective_rules_are_the_same_where_something_works(rules: Rules) -> None:
    idle = idle_options(rules)
    same = effective(rules)
    assert all(getattr(same, key) == getattr(rules, key) for key in OPTIONS if key not in idle)
    assert all(getattr(same, key) == OPTIONS[key].default for key in idle)


@pytest.mark.parametrize("name", PRESETS)
def test_nothing_a_convention_says_is_without_effect_but_what_its_source_says_so(name: str) -> None:
    changed = {key for key in OPTIONS if getattr(preset(name), key) != OPTIONS[key].default}
    known = {
        # §9.6: recording in whists
        "rostov": {"raspasy_progression", "zero_premium_amount"},
        # §9.9: the run ends with the dealer anyway
        "classic": {"exit_by_remise"},
        # §14.1: races
        "races-22": {"pool_size", "help"},
    }
    # the dealer's point needs four players
    assert changed & idle_options(preset(name)) - {"dealer_closed_point"} == known.get(name, set())
