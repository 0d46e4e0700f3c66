"""Flips of one option as data: a case has an ``option`` and ``values``, each with what is expected under it.

Several options that make sense only together are one name with blanks, and their value is an object.
"""

from __future__ import annotations

import json
from typing import Any

import pytest


def flips(cases: list[dict[str, Any]]) -> list[Any]:
    """One parameter a value, marked with the options it flips."""
    return [
        pytest.param(case, value, marks=pytest.mark.option(*case["option"].split()), id=_name(case, value))
        for case in cases
        for value in case["values"]
    ]


def _name(case: dict[str, Any], value: dict[str, Any]) -> str:
    chosen = value["value"]
    shown = " ".join(map(str, chosen.values())) if isinstance(chosen, dict) else chosen
    return f"{case['option']}-{shown}"


def overrides(case: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """The case's rules with its option at the value."""
    chosen = value["value"]
    return {**case.get("rules", {}), **(chosen if isinstance(chosen, dict) else {case["option"]: chosen})}


def differ(case: dict[str, Any]) -> bool:
    """Whether the values of a case are expected to differ in what comes out."""
    return len({json.dumps(value["expect"], sort_keys=True) for value in case["values"]}) > 1


def marked(cases: list[dict[str, Any]]) -> list[Any]:
    """One parameter a case, with its ``id``, marked with the ``options`` that it names."""
    return [
        pytest.param(case, marks=pytest.mark.option(*case["options"]) if "options" in case else (), id=case["id"])
        for case in cases
    ]
