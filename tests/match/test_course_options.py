"""Every option that the course of a match knows: one protocol, scored under each of its values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.score.test_options import flipped
from tests.support.flips import differ, flips
from tests.support.protocols import load, wrong

CASES = load(Path(__file__).parent / "data" / "options.json")


@pytest.mark.parametrize(("case", "value"), flips(CASES))
def test_a_value_of_an_option(case: dict[str, Any], value: dict[str, Any]) -> None:
    assert wrong(flipped(case, value["value"]), value["expect"]) is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["option"])
def test_the_values_differ_in_what_comes_out(case: dict[str, Any]) -> None:
    assert differ(case)
