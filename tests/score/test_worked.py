"""Worked examples and test vectors of the rules, and the agreed cases, scored from results protocols."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.protocols import load, wrong

HERE = Path(__file__).parent
CASES = [
    *load(HERE.parent / "data" / "cases" / "scoring.json"),
    *load(HERE.parent / "data" / "cases" / "scoring_more.json"),
    *load(HERE / "data" / "worked.json"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_worked_example(case: dict[str, Any]) -> None:
    protocol = {key: value for key, value in case.items() if key != "expect"}
    assert wrong(protocol, case["expect"]) is None
