"""People's notation of cards, hands and games."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, FULL_DECK, CardSet, hand_name
from prikup.deal.contract import GAMES
from prikup.notation.errors import HandError
from prikup.notation.games import format_game, parse_any_game, parse_game_name
from prikup.notation.hands import (
    HandStyle,
    fill_small,
    format_card,
    format_cards,
    format_hand,
    parse_any_card,
    parse_any_cards,
    parse_any_hand,
    parse_diagram,
    parse_people_hand,
    split_hands,
)
from prikup.notation.letters import Language
from tests.notation.data_files import cases

hands = st.integers(0, FULL_DECK).map(CardSet)
languages = st.sampled_from(("ru", "en"))


@pytest.mark.parametrize("case", cases("hands.toml", "good"), ids=lambda case: repr(case["text"]))
def test_what_people_write_is_read(case: Any) -> None:
    assert hand_name(parse_any_hand(case["text"])) == case["hand"]


@pytest.mark.parametrize("case", cases("hands.toml", "bad"), ids=lambda case: repr(case["text"]))
def test_what_cannot_be_read_says_why(case: Any) -> None:
    with pytest.raises(HandError) as caught:
        parse_any_hand(case["text"])
    assert caught.value.code == case["code"]
    assert case.get("params", {}).items() <= caught.value.params.items()


@pytest.mark.parametrize("case", cases("hands.toml", "cards"), ids=lambda case: repr(case["text"]))
def test_cards_keep_the_order_in_which_they_are_written(case: Any) -> None:
    assert [str(card) for card in parse_any_cards(case["text"])] == case["cards"]


@pytest.mark.parametrize("case", cases("hands.toml", "card"), ids=lambda case: repr(case["text"]))
def test_one_card(case: Any) -> None:
    if "code" in case:
        with pytest.raises(HandError) as caught:
            parse_any_card(case["text"])
        assert caught.value.code == case["code"]
    else:
        assert str(parse_any_card(case["text"])) == case["card"]


@pytest.mark.parametrize("case", cases("hands.toml", "split"), ids=lambda case: repr(case["text"]))
def test_hands_in_one_text_are_parted(case: Any) -> None:
    assert split_hands(case["text"]) == case["parts"]


@pytest.mark.parametrize("case", cases("hands.toml", "format"), ids=lambda case: case["hand"])
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("style", ["symbols", "letters", "lines"])
def test_hands_are_printed_in_bidding_order_high_to_low(case: Any, lang: Language, style: HandStyle) -> None:
    assert format_hand(parse_any_hand(case["hand"]), lang, style) == case[lang][style]


@pytest.mark.parametrize("case", cases("hands.toml", "small"), ids=lambda case: " | ".join(case["texts"]))
def test_small_cards_become_the_lowest_that_are_free(case: Any) -> None:
    diagrams = [parse_diagram(text) for text in case["texts"]]
    if "code" in case:
        with pytest.raises(HandError) as caught:
            fill_small(diagrams)
        assert caught.value.code == case["code"]
    else:
        assert [hand_name(hand) for hand in fill_small(diagrams)] == case["hands"]


@pytest.mark.parametrize("case", cases("hands.toml", "game"), ids=lambda case: repr(case["text"]))
def test_names_of_games(case: Any) -> None:
    if "code" in case:
        with pytest.raises(HandError) as caught:
            parse_game_name(case["text"])
        assert caught.value.code == case["code"]
    else:
        assert str(parse_game_name(case["text"])) == case["game"]


@given(hands, languages, st.sampled_from(("symbols", "letters", "lines")))
def test_a_printed_hand_is_read_back(hand: CardSet, lang: Language, style: HandStyle) -> None:
    assert parse_people_hand(format_hand(hand, lang, style)) == hand


@given(hands)
def test_machine_notation_is_read_as_it_is(hand: CardSet) -> None:
    assert parse_any_hand(hand_name(hand)) == hand


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_printed_card_and_game_is_read_back(lang: Language) -> None:
    assert [parse_any_card(format_card(card, lang)) for card in CARDS] == list(CARDS)
    assert [parse_any_card(str(card)) for card in CARDS] == list(CARDS)
    assert parse_any_cards(format_cards(CARDS, lang)) == CARDS
    assert format_cards((), lang) == "—"
    assert [parse_any_game(format_game(game, lang)) for game in GAMES] == list(GAMES)
    assert [parse_any_game(str(game)) for game in GAMES] == list(GAMES)


@given(st.text(alphabet="♠♣♦♥ТтKКкAАBВTtптбчscdhДQJxх10987 -:;,.\n", max_size=24))
def test_any_text_is_a_hand_or_a_clear_refusal(text: str) -> None:
    with contextlib.suppress(HandError):
        assert 0 <= parse_any_hand(text) <= FULL_DECK
