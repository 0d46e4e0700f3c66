"""The settlement by both methods, number by number, and rounding (rules §13)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.rules import Rules, build
from prikup.score import Sheet, round_balances, settle
from tests.support.protocols import load
from tests.support.strategies import rules_values

CASES = load(Path(__file__).parent / "data" / "settlements.json")


def row(numbers: Sequence[int]) -> tuple[Fraction, ...]:
    return tuple(Fraction(number) for number in numbers)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_settlement_step_by_step(case: dict[str, Any]) -> None:
    sheet = Sheet(
        pool=row(case["pool"]), mountain=row(case["mountain"]), whists=tuple(row(each) for each in case["whists"])
    )
    found = settle(sheet, build(case["convention"], {"players": len(case["names"])}))
    assert found.equalised == row(case["equalised"])
    assert (found.amnesty, found.after_amnesty) == (case["amnesty"], row(case["after"]))
    assert found.by_pairs.on_each == row(case["on_each"])
    if "cells" in case:
        assert found.by_pairs.cells == tuple(row(each) for each in case["cells"])
        assert found.by_pairs.pairs == tuple(row(each) for each in case["pairs"])
    if "average" in case:
        assert found.by_average.average == case["average"]
        assert found.by_average.from_mountain == row(case["from_mountain"])
        assert found.by_average.from_play == row(case["from_play"])
    assert found.balance == found.by_pairs.balance == found.by_average.balance == row(case["balance"])
    assert found.rounded == tuple(case["balance"])
    assert found.money is None


@pytest.mark.parametrize(
    ("balance", "whole"),
    [
        # rules §13.4: floors, the missing whists to the largest fractions, ties from the first seat
        (("1/3", "1/3", "-2/3"), (1, 0, -1)),
        (("2/3", "-1/3", "-1/3"), (1, 0, -1)),
        (("1/2", "-1/2"), (1, -1)),
        (("136/3", "-56/3", "-80/3"), (46, -19, -27)),
        (("1/4", "1/4", "1/4", "-3/4"), (1, 0, 0, -1)),
        (("3/4", "3/4", "-3/4", "-3/4"), (1, 1, -1, -1)),
        (("5", "0", "-5"), (5, 0, -5)),
    ],
)
def test_rounding(balance: tuple[str, ...], whole: tuple[int, ...]) -> None:
    assert round_balances([Fraction(value) for value in balance]) == whole


NUMBERS = st.fractions(-500, 500, max_denominator=6)


@st.composite
def sheets(draw: st.DrawFn, players: int) -> Sheet:
    """Any sheet at all."""
    line = st.lists(NUMBERS, min_size=players, max_size=players).map(tuple)
    whists = tuple(tuple(Fraction(0) if i == j else draw(NUMBERS) for j in range(players)) for i in range(players))
    return Sheet(pool=draw(line), mountain=draw(line), whists=whists)


@given(rules=rules_values(), data=st.data())
def test_the_methods_agree_and_sums_are_zero(rules: Rules, data: st.DataObject) -> None:
    found = settle(data.draw(sheets(rules.players)), rules)
    assert found.by_pairs.balance == found.by_average.balance == found.balance
    assert sum(found.balance) == sum(found.rounded) == 0
    assert all(abs(exact - whole) < 1 for exact, whole in zip(found.balance, found.rounded, strict=True))
    assert found.money is None or sum(found.money) == 0


@given(rules=rules_values(), data=st.data(), points=NUMBERS)
def test_the_same_on_every_mountain_changes_nothing(rules: Rules, data: st.DataObject, points: Fraction) -> None:
    sheet = data.draw(sheets(rules.players))
    higher = Sheet(sheet.pool, tuple(mountain + points for mountain in sheet.mountain), sheet.whists)
    assert settle(higher, rules).balance == settle(sheet, rules).balance
