"""The option tables and the conventions against the reference list of options."""

from __future__ import annotations

import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from prikup.rules import GROUPS, OPTIONS, PRESETS, Option, Rules, build, check, convention, preset

REFERENCE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data" / "options.toml").read_text("utf-8"))
GROUP_NAMES = [name for name in REFERENCE if name != "preset"]
ROWS = {key: (group, row) for group in GROUP_NAMES for key, row in REFERENCE[group].items()}
EVERY_OPTION = pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))


def _same(left: object, right: object) -> bool:
    return type(left) is type(right) and left == right


def test_the_table_has_the_96_options_of_the_reference_in_its_order() -> None:
    assert list(OPTIONS) == list(ROWS)
    assert len(OPTIONS) == 96


def test_groups_are_those_of_the_reference() -> None:
    assert {name: list(group.options) for name, group in GROUPS.items()} == {
        name: list(REFERENCE[name]) for name in GROUP_NAMES
    }


@EVERY_OPTION
def test_values_and_default_are_those_of_the_reference(option: Option) -> None:
    group, row = ROWS[option.key]
    assert option.group == group
    if "range" in row:
        assert [option.low, option.high] == row["range"]
        assert option.default == row["default"]
    else:
        assert all(_same(one, other) for one, other in zip(option.values, row["values"], strict=True))
        assert _same(option.default, row["default"])


@EVERY_OPTION
def test_sections_are_those_of_the_reference(option: Option) -> None:
    _, row = ROWS[option.key]
    sections = row["see"].replace("11.4-11.6", "11.4, 11.5, 11.6").replace("9.2-9.4", "9.2, 9.3, 9.4").split(", ")
    wanted = [one.replace("table.md", "table") if "table" in one else f"§{one}" for one in sections]
    # the reference names the section that defines an option; a later clarification may be added
    assert [one for one in option.see if one in wanted] == wanted


@EVERY_OPTION
def test_every_option_and_choice_has_words_in_both_languages(option: Option) -> None:
    texts = [option.label, option.effect, *option.choices.values()]
    for text in texts:
        assert text.ru.strip() == text.ru != ""
        assert text.en.strip() == text.en != ""
        assert "\n" not in text.ru + text.en
        assert any("а" <= letter <= "я" for letter in option.effect.ru)
        assert not any("а" <= letter <= "я" for letter in text.en.lower())
    assert not option.effect.ru.endswith(".")
    named = set(option.choices)
    if option.kind == "choice":
        assert named == {str(value) for value in option.values}
        assert len({text.ru for text in option.choices.values()}) == len(option.values)
        assert len({text.en for text in option.choices.values()}) == len(option.values)
    elif option.kind == "switch":
        assert not named
    else:
        assert all(option.low <= int(value) <= option.high for value in named)


def test_labels_tell_options_apart() -> None:
    assert len({option.label.ru for option in OPTIONS.values()}) == 96
    assert len({option.label.en for option in OPTIONS.values()}) == 96


@EVERY_OPTION
def test_the_struct_has_the_types_and_defaults_of_the_table(option: Option) -> None:
    hint = get_type_hints(Rules)[option.key]
    field = next(field for field in msgspec.structs.fields(Rules) if field.name == option.key)
    assert _same(field.default, option.default)
    match option.kind:
        case "switch":
            assert hint is bool
        case "choice":
            assert get_origin(hint) is Literal
            assert all(_same(one, other) for one, other in zip(get_args(hint), option.values, strict=True))
        case "number":
            assert hint is int
        case "money":
            assert hint is Decimal


def test_the_struct_has_the_options_of_the_table_and_no_others() -> None:
    assert [field.name for field in msgspec.structs.fields(Rules)] == list(OPTIONS)


def _reference_preset(name: str) -> dict[str, object]:
    changes = dict(REFERENCE["preset"][name])
    base = changes.pop("base", None)
    return (_reference_preset(base) if base else {}) | changes


def test_the_presets_are_those_of_the_reference() -> None:
    assert list(PRESETS) == list(REFERENCE["preset"])


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_the_values_of_the_reference(name: str) -> None:
    wanted = {key: row["default"] for key, (_, row) in ROWS.items()} | _reference_preset(name)
    got = {key: getattr(preset(name), key) for key in OPTIONS}
    assert got == wanted


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_stands_and_has_words(name: str) -> None:
    assert check(preset(name)) == ()
    title, summary = convention(name).title, convention(name).summary
    assert summary is not None
    assert all([title.ru, title.en, summary.ru, summary.en])


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "gusarik"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_preset_is_played_by_three_and_by_four(name: str, players: int) -> None:
    assert build(name, {"players": players}).players == players


@pytest.mark.parametrize(
    ("key", "value", "ru", "en"),
    [
        ("jumps", True, "вкл", "on"),
        ("jumps", False, "выкл", "off"),
        ("hold_right", "senior", "старшая рука", "the senior hand"),
        ("mountain_divisibility", 2, "на два", "by two"),
        ("pool_size", 1, "1 очко", "1 point"),
        ("pool_size", 22, "22 очка", "22 points"),
        ("pool_size", 11, "11 очков", "11 points"),
        ("pool_size", 14, "14 очков", "14 points"),
        ("pool_size", 101, "101 очко", "101 points"),
        ("pool_size", 112, "112 очков", "112 points"),
        ("time_limit", 0, "без ограничения", "none"),
        ("rounds", 2, "2 круга", "2 circles"),
        ("stake", Decimal("0.05"), "0.05", "0.05"),
        ("stake", Decimal(0), "без денег", "no money"),
    ],
)
def test_values_are_put_into_words(key: str, value: bool | int | str | Decimal, ru: str, en: str) -> None:
    assert OPTIONS[key].words(value, "ru") == ru
    assert OPTIONS[key].words(value, "en") == en
