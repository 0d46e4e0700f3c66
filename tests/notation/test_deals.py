"""Whole deals: read from text, every problem named with its place."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.cards import hand_name
from prikup.notation.deals import read_deal
from prikup.notation.errors import DealError
from tests.notation.data_files import cases


@pytest.mark.parametrize("case", cases("deals.toml", "read"), ids=lambda case: " | ".join(case["hands"]))
def test_a_deal_is_read_or_all_its_problems_are_named(case: Any) -> None:
    if "problems" not in case:
        dealt = read_deal(case["hands"], case["talon"])
        assert [hand_name(hand) for hand in dealt.hands] == case["machine"]
        assert [str(card) for card in dealt.talon] == case["talon_machine"]
        return
    with pytest.raises(DealError) as caught:
        read_deal(case["hands"], case["talon"])
    found: list[dict[str, Any]] = [
        {"code": problem.code, "place": problem.place} | problem.params for problem in caught.value.problems
    ]
    wanted = [{"place": None} | problem for problem in case["problems"]]
    assert [{key: value for key, value in problem.items() if key != "text"} for problem in found] == wanted
    assert (caught.value.code, caught.value.place) == (
        caught.value.problems[0].code,
        caught.value.problems[0].place,
    )
