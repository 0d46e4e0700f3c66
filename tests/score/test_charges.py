"""What whisters are charged for: sums (rules §6.9) and the underbid fine (rules §5.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.rules import build, preset
from prikup.score import underbid_entries
from prikup.score.charges import charges
from prikup.score.prices import obligation
from prikup.score.roles import Roles


@given(level=st.integers(6, 9), first=st.integers(0, 4), second=st.integers(0, 4))
def test_two_whisters_together_pay_for_what_the_side_lacks(level: int, first: int, second: int) -> None:
    found = charges(level, {1: first, 2: second}, True, Roles((1, 2), (1, 2)), preset("sochi"), False)
    assert sum(charge.tricks for charge in found) == max(0, obligation(level) - first - second)
    assert not charges(level, {1: first, 2: second}, False, Roles((1, 2), (1, 2)), preset("sochi"), False)


@pytest.mark.option("underbid_penalty")
@pytest.mark.parametrize(("penalty", "written"), [(0, []), (50, [(0, 50), (2, 50), (3, 50)])])
def test_a_proven_under_order_pays_everybody_else(penalty: int, written: list[tuple[int, int]]) -> None:
    rules = build("sochi", {"underbid_penalty": penalty, "players": 4})
    entries = underbid_entries(1, 4, rules)
    assert [(entry.seat, int(entry.amount)) for entry in entries] == written
    assert all(entry.on == 1 and entry.column == "whists" for entry in entries)
