"""Open-hand deals with known answers: random ones on which two exact solvers agree, and famous misères.

Source: tests/data/cases/open_hand.json; each case names its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import STRAIN_LETTERS, parse_hand
from prikup.solver import Position, tricks

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "cases" / "open_hand.json").read_text(encoding="utf-8")
)


def position_of_case(case: dict[str, Any]) -> Position:
    first, second, third = (int(parse_hand(hand)) for hand in case["hands"])
    strain = STRAIN_LETTERS.find(case["strain"]) if len(case["strain"]) == 1 else 4
    return Position(hands=(first, second, third), turn=case["leader"], trump=strain if 0 <= strain < 4 else None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_known_deal(case: dict[str, Any]) -> None:
    position = position_of_case(case)
    position.check()
    assert tricks(position, case["declarer"], maximise=case["strain"] != "misere") == case["tricks"]
