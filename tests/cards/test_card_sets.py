"""Sets of cards: hands in machine notation, what they hold, what is no hand (rules §1.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import (
    CARDS,
    FULL_DECK,
    SUIT_MASKS,
    CardError,
    CardSet,
    card_set,
    hand_name,
    iter_cards,
    parse_card,
    parse_hand,
)

masks = st.integers(0, 2**32 - 1)


@given(mask=masks)
def test_a_set_reads_back_from_its_name(mask: int) -> None:
    hand = CardSet(mask)
    assert parse_hand(hand_name(mask)) == hand
    assert (str(hand), f"{hand}", repr(hand)) == (hand_name(mask), hand_name(mask), f"CardSet({hand_name(mask)})")
    assert f"{hand:>40}" == hand_name(mask).rjust(40)


@given(mask=masks)
def test_a_set_is_its_cards(mask: int) -> None:
    hand = CardSet(mask)
    cards = list(hand)
    assert cards == list(iter_cards(mask)) == [card for card in CARDS if mask & card.bit]
    assert len(hand) == len(cards)
    assert card_set(cards) == hand
    assert [card in hand for card in CARDS] == [card in cards for card in CARDS]


def test_suits_stand_in_bidding_order_and_ranks_from_the_top() -> None:
    """♠AKQ98 ♣T97, no ♦, ♥K7."""
    hand = parse_hand("AKQ98.T97..K7")
    assert set(hand) == {parse_card(card) for card in ["AS", "KS", "QS", "9S", "8S", "TC", "9C", "7C", "KH", "7H"]}
    assert parse_hand("89QKA.79T..7K") == hand
    assert str(hand) == "AKQ98.T97..K7"


def test_the_whole_deck_and_nothing() -> None:
    assert str(FULL_DECK) == ".".join(["AKQJT987"] * 4)
    assert [str(CardSet(mask)) for mask in SUIT_MASKS] == [
        "AKQJT987...",
        ".AKQJT987..",
        "..AKQJT987.",
        "...AKQJT987",
    ]
    assert (str(CardSet(0)), len(CardSet(0)), list(CardSet(0))) == ("...", 0, [])


def test_only_cards_are_in_a_set() -> None:
    assert 32 not in FULL_DECK
    assert -1 not in FULL_DECK
    assert "AS" not in FULL_DECK


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("AKQ98.T97.K7", "has 3 suits: expected four"),
        ("AKQ98.T97..K7.", "has 5 suits: expected four"),
        ("", "has 1 suits: expected four"),
        ("AKQ98.T9X..K7", "'X' in ♣ of .* is not a rank of AKQJT987"),
        ("AKQ98.Т97..K7", "'Т' in ♣ of .* is not a rank"),
        ("AKQ98.T97..K10", "'1' in ♥ of .* is not a rank"),
        ("AKA98.T97..K7", "A of ♠ comes twice"),
        ("akq98.T97..K7", "'a' in ♠ of .* is not a rank"),
    ],
)
def test_what_is_no_hand_is_refused_and_the_place_named(text: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse_hand(text)


def test_a_card_cannot_stand_twice_in_a_set() -> None:
    with pytest.raises(CardError, match="the card 9D comes twice"):
        card_set([parse_card("9D"), parse_card("KD"), parse_card("9D")])
