"""Values from the command line, from TOML and JSON."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.rules import OPTIONS, PRESETS, Rules, RulesError, build, compose, parse_value, preset, rules_object
from tests.support.strategies import rules_values, values


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("jumps", "on", True),
        ("jumps", "off", False),
        ("jumps", "true", True),
        ("jumps", "False", False),
        ("jumps", "ВКЛ", True),
        ("jumps", "нет", False),
        ("jumps", " yes ", True),
        ("ten", "whisted", "whisted"),
        ("ten", "Whisted", "whisted"),
        ("exit", "677", "677"),
        ("exit", "678cyc", "678cyc"),
        ("raspasy_progression", "122", "122"),
        ("raspasy_progression", "none", "none"),
        ("suit_prices", "off", "off"),
        ("players", "4", 4),
        ("exit_offset", "1", 1),
        ("mountain_divisibility", "n", "n"),
        ("mountain_divisibility", "2", 2),
        ("pool_size", "1", 1),
        ("pool_size", "1000", 1000),
        ("stake", "0.05", Decimal("0.05")),
        ("stake", "0,05", Decimal("0.05")),
        ("stake", "100", Decimal(100)),
        ("stake", "1e2", Decimal(100)),
    ],
)
def test_a_text_means_a_value(key: str, text: str, value: object) -> None:
    got = parse_value(key, text)
    assert got == value
    assert type(got) is type(value)


@pytest.mark.parametrize(
    ("key", "text", "code", "params"),
    [
        ("jump", "on", "unknown_option_nearest", {"name": "jump", "nearest": "jumps"}),
        ("xyzzy", "on", "unknown_option", {"name": "xyzzy"}),
        ("jumps", "1", "wrong_switch", {"option": "jumps", "given": "1", "expected": "on, off"}),
        ("jumps", "", "wrong_switch", {"option": "jumps", "given": "", "expected": "on, off"}),
        ("ten", "on", "wrong_choice", {"option": "ten", "given": "on", "expected": "checked, whisted"}),
        ("players", "5", "wrong_choice", {"option": "players", "given": "5", "expected": "2, 3, 4"}),
        ("pool_size", "0", "wrong_number", {"option": "pool_size", "given": "0", "low": 1, "high": 1000}),
        ("pool_size", "1001", "wrong_number", {"option": "pool_size", "given": "1001", "low": 1, "high": 1000}),
        ("pool_size", "-1", "wrong_number", {"option": "pool_size", "given": "-1", "low": 1, "high": 1000}),
        ("pool_size", "20.5", "wrong_number", {"option": "pool_size", "given": "20.5", "low": 1, "high": 1000}),
        ("pool_size", "²", "wrong_number", {"option": "pool_size", "given": "²", "low": 1, "high": 1000}),
        ("pool_size", "9" * 5000, "wrong_number", {"option": "pool_size", "given": "9" * 5000, "low": 1, "high": 1000}),
        (
            "stake",
            "пять",
            "wrong_money",
            {"option": "stake", "given": "пять", "low": 0, "high": 1000000, "decimals": 4},
        ),
    ],
)
def test_a_wrong_text_says_what_was_expected(key: str, text: str, code: str, params: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as caught:
        parse_value(key, text)
    (problem,) = caught.value.problems
    assert (problem.code, problem.params) == (code, params)


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "1000001", "0.00001", "1e999999", ""])
def test_a_stake_is_a_sum_of_money(text: str) -> None:
    with pytest.raises(RulesError):
        parse_value("stake", text)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("jumps", 1),
        ("jumps", "on"),
        ("jumps", None),
        ("players", True),
        ("players", 3.0),
        ("players", "3"),
        ("price_scale", True),
        ("exit_offset", False),
        ("dealer_closed_point", True),
        ("exit", 677),
        ("mountain_divisibility", True),
        ("mountain_divisibility", "2"),
        ("pool_size", True),
        ("pool_size", 20.0),
        ("pool_size", "20"),
        ("pool_size", [20]),
        ("stake", True),
        ("stake", [1]),
        ("stake", float("nan")),
    ],
)
def test_types_are_strict(key: str, given: object) -> None:
    _, problems = compose("sochi", {key: given})
    assert [problem.options for problem in problems] == [(key,)]


def test_a_wrong_number_or_string_is_shown_as_toml_has_it() -> None:
    _, (problem,) = compose("sochi", {"exit": 677})
    assert problem.params == {"option": "exit", "given": "677", "expected": '"666", "677", "678", "678cyc"'}
    _, (problem,) = compose("sochi", {"jumps": "on"})
    assert problem.params == {"option": "jumps", "given": '"on"', "expected": "false, true"}


@pytest.mark.parametrize("given", [0.05, "0.05", Decimal("0.05"), "0.0500"])
def test_a_stake_may_be_a_number_or_a_decimal_string(given: object) -> None:
    assert build("sochi", {"stake": given}).stake == Decimal("0.05")


def test_all_problems_come_at_once_and_a_wrong_value_makes_no_others() -> None:
    rules, problems = compose(
        "leningrad",
        {"helpp": False, "help": 1, "personal_resp": True, "half_whist": "yes", "misere_rank": "chain", "jumps": True},
    )
    assert [problem.code for problem in problems] == [
        "unknown_option_nearest",
        "wrong_switch",
        "wrong_switch",
        "chain_needs_misere_without_talon",
    ]
    assert rules.jumps
    assert not rules.help


def test_an_unknown_convention_is_a_problem_beside_the_others() -> None:
    _, problems = compose("leningrat", {"exti": "666", "help": False})
    assert [(problem.code, problem.params.get("nearest")) for problem in problems] == [
        ("unknown_convention_nearest", "leningrad"),
        ("unknown_option_nearest", "exit"),
    ]
    for name in ("leningrat", "preference", ""):
        with pytest.raises(RulesError):
            preset(name)


@given(st.data())
def test_every_value_reads_back_from_its_own_text(data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(list(OPTIONS.values())))
    value = data.draw(values(option))
    got = parse_value(option.key, str(value))
    assert (type(got), got) == (type(value), value)


@given(rules_values())
def test_rules_pass_through_json(rules: Rules) -> None:
    text = msgspec.json.encode(rules_object(rules))
    assert build("sochi", msgspec.json.decode(text)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_stake_in_json_is_a_number(name: str) -> None:
    assert rules_object(preset(name))["stake"] == 0
    assert type(rules_object(preset(name))["stake"]) is int
    assert rules_object(build(name, {"stake": "0.05"}))["stake"] == 0.05
