"""The course of a match as results protocols: dealers, runs, openings, bombs, races, ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.protocols import load, wrong

CASES = load(Path(__file__).parent / "data" / "course.json")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_course(case: dict[str, Any]) -> None:
    protocol = {key: value for key, value in case.items() if key != "expect"}
    assert wrong(protocol, case["expect"]) is None
