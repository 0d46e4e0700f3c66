"""A house's own file, good and bad, and the differences between rule sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.rules import (
    PRESETS,
    Problem,
    Rules,
    RulesError,
    build,
    difference,
    dump_house,
    load_house,
    load_rules_text,
    preset,
)
from tests.rules.bad_houses import BAD, Bad
from tests.support.strategies import rules_values

GOOD = """
# Как играют у нас
base = "leningrad"
title = "Наша компания"
ten = "whisted"
stake = 0.5

[raspasy]
exit = "678"
exit_by_remise = true
"""


def test_a_house_file_is_a_base_and_overrides_flat_or_in_groups() -> None:
    house = load_house(GOOD, "our.toml")
    assert house.rules == build("leningrad", {"ten": "whisted", "stake": 0.5, "exit": "678", "exit_by_remise": True})
    assert (house.title.ru, house.title.en, house.base) == ("Наша компания", "Наша компания", "leningrad")
    assert list(house.overrides) == ["ten", "stake", "exit", "exit_by_remise"]
    assert load_rules_text(GOOD, "our.toml") == ("Наша компания", house.rules)


def test_a_house_file_may_be_empty_or_speak_two_languages() -> None:
    empty = load_house("", "our.toml")
    assert (empty.title.ru, empty.rules) == ("our.toml", Rules())
    both = load_house('title = { ru = "Дача", en = "The cottage" }\nsummary = "x"', "our.toml")
    assert (both.title.en, both.summary is not None) == ("The cottage", True)


@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
def test_a_wrong_file_names_every_problem_with_its_line(bad: Bad) -> None:
    with pytest.raises(RulesError) as caught:
        load_house(bad.text, "our.toml")
    found = caught.value.problems
    assert [(problem.code, problem.line) for problem in found] == [(code, line) for code, line, _ in bad.found]
    for problem, (_, _, param) in zip(found, bad.found, strict=True):
        assert problem.source == "our.toml"
        assert param in [f"{name}={value}" for name, value in problem.params.items()]


def test_the_text_of_the_error_is_for_programmers() -> None:
    with pytest.raises(RulesError, match=r"our\.toml:1: unknown_option_nearest\(name=jumpz, nearest=jumps\)"):
        load_house("jumpz = true", "our.toml")


@given(rules_values(), st.sampled_from(PRESETS), st.text(st.characters(codec="utf-8")), st.sampled_from([None, "ru"]))
def test_a_dumped_house_file_reads_back(rules: Rules, base: str, title: str, lang: str | None) -> None:
    text = dump_house(rules, base, title, "ru" if lang else None)
    house = load_house(text, "our.toml")
    assert house.rules == rules
    assert house.title.ru == (title or "our.toml")
    assert list(house.overrides) == [key for key, _, _ in difference(preset(base), rules)]


def test_a_dumped_house_file_says_what_it_changes() -> None:
    rules = build("leningrad", {"ten": "whisted", "pool_size": 30, "jumps": True})
    assert dump_house(rules, "leningrad", 'У "Палыча"', "ru").splitlines() == [
        'base = "leningrad"',
        'title = "У \\"Палыча\\""',
        "",
        "[players_and_end]",
        "pool_size = 30  # Размер пули: 30 очков",
        "",
        "[auction]",
        "jumps = true  # Прыжки: вкл",
        "",
        "[whist]",
        'ten = "whisted"  # Десятерная: вистуется',
    ]
    assert dump_house(preset("sochi"), "sochi") == 'base = "sochi"\n'


def test_differences_name_option_and_both_values_in_the_order_of_the_card() -> None:
    # Source: options.toml, what [preset.codex] changes from Sochi
    assert difference(preset("sochi"), preset("codex")) == [
        ("ten", "checked", "whisted"),
        ("raspasy_progression", "arith3", "none"),
    ]
    assert difference(preset("codex"), preset("codex")) == []


def test_a_problem_is_a_value() -> None:
    assert Problem("x") == Problem("x", (), {})
