"""Every option that the score knows: one protocol, scored under each of its values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.protocols import load, wrong

CASES = load(Path(__file__).parent / "data" / "options.json")


def flips(cases: list[dict[str, Any]]) -> list[Any]:
    """One parameter a value, marked with the option it flips."""
    return [
        pytest.param(case, value, marks=pytest.mark.option(case["option"]), id=f"{case['option']}-{value['value']}")
        for case in cases
        for value in case["values"]
    ]


def flipped(case: dict[str, Any], value: Any) -> dict[str, Any]:
    """The case's protocol with its option at ``value``."""
    protocol = case["protocol"]
    return {**protocol, "rules": {**protocol.get("rules", {}), case["option"]: value}}


@pytest.mark.parametrize(("case", "value"), flips(CASES))
def test_a_value_of_an_option(case: dict[str, Any], value: dict[str, Any]) -> None:
    assert wrong(flipped(case, value["value"]), value["expect"]) is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["option"])
def test_the_values_differ_in_what_comes_out(case: dict[str, Any]) -> None:
    assert len({json.dumps(value["expect"], sort_keys=True) for value in case["values"]}) > 1
