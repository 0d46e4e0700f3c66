"""The rule card as rows and as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prikup.rules import (
    GROUPS,
    OPTIONS,
    PRESETS,
    build,
    card,
    card_object,
    compose,
    idle_options,
    preset,
)


def test_the_card_has_a_row_for_every_option_in_order() -> None:
    rows = card(preset("sochi")).rows
    assert [row.option.key for row in rows] == list(OPTIONS)
    assert [row.group.name for row in rows] == [group.name for group in GROUPS.values() for _ in group.options]


def test_a_row_says_whether_it_differs_from_the_convention() -> None:
    rules = build("leningrad", {"ten": "whisted", "jumps": True})
    assert {row.option.key for row in card(rules, preset("leningrad")).rows if row.changed} == {"ten", "jumps"}
    assert not any(row.changed for row in card(rules).rows)


@pytest.mark.parametrize("name", PRESETS)
def test_rows_carry_the_notes_about_them(name: str) -> None:
    made = card(preset(name))
    assert {row.option.key for row in made.rows if row.notes} == idle_options(preset(name))
    assert made.problems == ()


def test_only_notes_about_changed_options_are_a_surprise() -> None:
    rules = build("sochi", {"race_limit": 30, "resp_67": "personal"})
    surprising = card(rules, preset("sochi")).surprising_notes
    assert [note.code for note in surprising] == ["no_races"]
    assert card(preset("sochi"), preset("sochi")).surprising_notes == ()


def test_rows_carry_the_problems_about_them() -> None:
    rules, problems = compose("sochi", {"personal_resp": True, "poolsize": 3})
    made = card(rules, preset("sochi"), problems)
    assert made.problems == problems
    assert {row.option.key for row in made.rows if row.problems} == {"personal_resp", "half_whist"}
    assert card(rules).problems == problems[1:]


def test_the_json_card_has_the_fields_that_cases_promise() -> None:
    # Source: cases/README.md
    made = json.loads(json.dumps(card_object("rostov", preset("rostov"))))
    assert list(made) == ["convention", "rules", "problems", "notes"]
    assert made["convention"] == "rostov"
    assert list(made["rules"]) == list(OPTIONS)
    assert made["rules"]["half_whist"] is True
    assert made["rules"]["players"] == 3
    assert made["rules"]["exit"] == "677"
    assert made["rules"]["stake"] == 0
    assert made["problems"] == []
    noted = {key for note in made["notes"] for key in note["options"]}
    assert {"raspasy_base", "raspasy_progression"} <= noted


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"players": 2}, ["two_players_need_gusarik"]),
        ({"ten": "played", "helpp": True}, ["wrong_choice", "unknown_option_nearest"]),
    ],
)
def test_the_json_card_has_all_problems(changes: dict[str, Any], codes: list[str]) -> None:
    rules, problems = compose("sochi", changes)
    made = card_object("sochi", rules, problems)
    listed = made["problems"]
    assert isinstance(listed, list)
    assert [problem["code"] for problem in listed] == codes
    assert all(set(problem) == {"code", "options", "params"} for problem in listed)
