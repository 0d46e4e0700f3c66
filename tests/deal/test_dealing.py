"""Dealing a deck, and what cannot be a deal (rules §2.4, §2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from prikup.cards import CARDS, Card, CardError, CardSet, card_set, parse_card
from prikup.deal import Dealt, DealtError, apply, begin, deal_cards
from prikup.rules import preset
from tests.support.script import deal_of, run, setup_of, start


def dealt_by_hand(deck: Sequence[Card], talon_after: int) -> Dealt:
    """Two cards to each in turn, five rounds; the pair is laid aside after a round."""
    rest = list(deck)
    hands: tuple[list[Card], ...] = ([], [], [])
    talon: list[Card] = []
    for round_ in range(1, 6):
        for hand in hands:
            hand += [rest.pop(0), rest.pop(0)]
        if round_ == talon_after:
            talon = [rest.pop(0), rest.pop(0)]
    first, second, third = (card_set(hand) for hand in hands)
    return Dealt((first, second, third), (talon[0], talon[1]))


@pytest.mark.parametrize("talon_after", [1, 2, 3, 4])
def test_cards_go_round_by_twos_and_the_talon_lies_between_rounds(talon_after: int) -> None:
    """Rules §2.4."""
    deck = list(CARDS)
    Random(talon_after).shuffle(deck)
    assert deal_cards(deck, talon_after) == dealt_by_hand(deck, talon_after)


def test_the_talon_keeps_its_order() -> None:
    """Rules §2.9: 7♠ 8♠ 9♠ T♠ J♠ Q♠ go out in the first round, K♠ A♠ are laid aside."""
    assert deal_cards(CARDS).talon == (parse_card("KS"), parse_card("AS"))
    assert deal_cards(CARDS[::-1]).talon == (parse_card("8H"), parse_card("7H"))


@pytest.mark.parametrize("talon_after", [0, 5, -1])
def test_the_talon_is_never_first_and_never_last(talon_after: int) -> None:
    """Rules §2.4, V2."""
    with pytest.raises(ValueError, match="cannot be laid aside after round"):
        deal_cards(CARDS, talon_after)


@pytest.mark.parametrize("deck", [(), CARDS[:31], (*CARDS, CARDS[0])], ids=["none", "31", "33"])
def test_a_deck_of_another_size_is_not_dealt(deck: Sequence[Card]) -> None:
    with pytest.raises(ValueError, match="the deck has"):
        deal_cards(deck)


def test_a_deck_with_a_card_twice_is_not_dealt() -> None:
    with pytest.raises(CardError, match="the card 7S comes twice"):
        deal_cards((*CARDS[:31], CARDS[0]))


def test_hands_of_ten_and_one_deck_or_no_deal() -> None:
    good = deal_of()
    first, second, third = good.hands
    with pytest.raises(DealtError, match="hand 1 has 0 cards: expected 10"):
        begin(preset("sochi"), setup_of(3), Dealt((first, CardSet(0), third), good.talon))
    with pytest.raises(DealtError, match="not the 32 cards of one deck"):
        begin(preset("sochi"), setup_of(3), Dealt((first, second, first), good.talon))
    with pytest.raises(DealtError, match="not the 32 cards of one deck"):
        begin(preset("sochi"), setup_of(3), Dealt((first, second, third), (good.talon[0], good.talon[0])))


def test_a_deal_is_not_dealt_twice() -> None:
    with pytest.raises(TypeError, match="not dealt again"):
        apply(start(preset("sochi")), deal_of())


def test_nothing_is_applied_to_a_deal_that_is_over() -> None:
    state = run(start(preset("sochi")), "pass pass pass offer:3,3,4 yes yes")
    with pytest.raises(TypeError, match="the deal is over"):
        apply(state, state.history[1])
