"""Deal lines of JPref, read and written."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, card_set, hand_name
from prikup.deal.contract import GAMES
from prikup.notation.errors import DealError, ForeignError
from prikup.notation.foreign import ForeignContract, ForeignDeal
from prikup.notation.jpref import jpref_line, parse_jpref_line, read_jpref
from tests.notation.data_files import cases

GOOD = cases("jpref.toml", "good")
CONTRACTS: tuple[ForeignContract | None, ...] = (None, "misere", "raspasy", *GAMES)


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["text"][-30:])
def test_a_line_says_what_it_says(case: Any) -> None:
    deal = parse_jpref_line(case["text"])
    assert [hand_name(hand) for hand in deal.hands] == case["hands"]
    assert [str(card) for card in deal.talon] == case["talon"]
    assert deal.first == case["first"]
    assert (None if deal.contract is None else str(deal.contract)) == case.get("contract")
    assert list(deal.tricks) == case.get("tricks", [])
    assert deal.comment == case.get("comment", "")
    assert (deal.declarer, deal.auction, deal.conceded) == (None, (), False)


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["text"][-30:])
def test_a_line_is_written_as_it_was_read(case: Any) -> None:
    deal = parse_jpref_line(case["text"])
    assert parse_jpref_line(jpref_line(deal)) == deal
    if case.get("canonical"):
        assert jpref_line(deal) == case["text"]


@pytest.mark.parametrize("case", cases("jpref.toml", "bad"), ids=lambda case: case["text"][-30:])
def test_a_bad_line_says_what_was_expected(case: Any) -> None:
    with pytest.raises(ForeignError) as caught:
        read_jpref("# notes\n\n" + case["text"] + "\n")
    assert (caught.value.code, caught.value.line) == (case["code"], 3)
    assert case["params"].items() <= caught.value.params.items()


def test_a_file_keeps_the_lines_of_its_deals_and_passes_over_notes() -> None:
    text = "\ufeff" + GOOD[0]["text"] + "\n# deal: no\nfreeplay: notes\n\n  DEAL: " + GOOD[1]["text"] + "\n"
    assert [deal.line for deal in read_jpref(text)] == [1, 5]
    assert read_jpref("") == ()


def test_the_deal_begins_with_its_first_hand() -> None:
    deal = parse_jpref_line(GOOD[1]["text"])
    assert deal.first == 2
    assert [hand_name(hand) for hand in deal.dealt().hands] == ["QJ9.KQ.KQ7.KQ", "A7.A98.98.JT8", "KT8.JT7.JT.97"]
    assert deal.dealt().talon == deal.talon


def test_cards_that_are_no_deal_are_not_written() -> None:
    deal = parse_jpref_line(GOOD[0]["text"])
    with pytest.raises(DealError) as caught:
        jpref_line(msgspec.structs.replace(deal, talon=(CARDS[0], CARDS[0])))
    assert caught.value.code == "deal-twice"


@st.composite
def deals(draw: st.DrawFn) -> ForeignDeal:
    deck = draw(st.permutations(CARDS))
    three = st.integers(0, 10).flatmap(lambda a: st.integers(0, 10 - a).map(lambda b: (a, b, 10 - a - b)))
    contract = draw(st.sampled_from(CONTRACTS))
    one = st.tuples(st.integers(0, 10))
    tricks: tuple[int, ...] = draw(st.just(()) | (three if contract == "raspasy" else one))
    hands = [card_set(deck[10 * place : 10 * place + 10]) for place in range(3)]
    comment = draw(st.text(alphabet="abc # ->♠\n", max_size=8))
    return ForeignDeal(
        hands=(hands[0], hands[1], hands[2]),
        talon=(deck[30], deck[31]),
        first=draw(st.integers(0, 2)),
        contract=contract,
        tricks=tricks,
        comment=" ".join(comment.split()),
    )


@given(deals())
def test_every_deal_survives_the_line(deal: ForeignDeal) -> None:
    assert parse_jpref_line(jpref_line(deal)) == deal
