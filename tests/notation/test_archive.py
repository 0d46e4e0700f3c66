"""The dump of a game archive."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.cards import hand_name
from prikup.deal.actions import Bid, Pass
from prikup.notation.archive import read_archive
from prikup.notation.errors import NotationError
from prikup.notation.foreign import ForeignWord
from tests.notation.data_files import cases

GOOD = cases("archive.toml", "good")


def spoken(word: ForeignWord) -> str:
    if isinstance(word, Pass):
        return "pass"
    return str(word.game) if isinstance(word, Bid) else "misere"


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["contract"])
def test_a_deal_says_what_it_says(case: Any) -> None:
    (deal,) = read_archive(case["text"])
    assert [hand_name(hand) for hand in deal.hands] == case["hands"]
    assert [str(card) for card in deal.talon] == case["talon"]
    assert (deal.first, deal.players) == (case["first"], case.get("players"))
    assert [spoken(word) for word in deal.auction] == case["auction"]
    assert deal.declarer == case.get("declarer")
    assert str(deal.contract) == case["contract"]
    assert deal.conceded == case.get("conceded", False)
    assert [str(card) for card in deal.moves] == case.get("moves", [])
    assert deal.line == 1


def test_deals_follow_each_other() -> None:
    deals = read_archive("\ufeff" + "".join(case["text"] for case in GOOD))
    assert [str(deal.contract) for deal in deals] == [case["contract"] for case in GOOD]
    assert read_archive(" \n") == ()


@pytest.mark.parametrize("case", cases("archive.toml", "bad"), ids=lambda case: case["code"])
def test_a_bad_dump_names_the_line(case: Any) -> None:
    with pytest.raises(NotationError) as caught:
        read_archive("\n".join(case["lines"]))
    assert (caught.value.code, caught.value.line) == (case["code"], case["line"])
    assert case.get("params", {}).items() <= caught.value.params.items()
