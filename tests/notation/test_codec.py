"""JSON in and out: exact values, and errors that name the path."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, Card, CardSet, parse_card, parse_hand
from prikup.deal.actions import Bid, Offer, Order, Whist
from prikup.deal.contract import GAMES, Game, parse_game
from prikup.deal.events import Acted, Dealt, Event
from prikup.notation.codec import decode, encode, encode_pretty, from_plain, parse_fraction, to_plain
from prikup.notation.errors import JsonError

DEALT = Dealt(
    hands=(parse_hand("AKQJT987.AK.."), parse_hand(".QJT987.AKQJ."), parse_hand("..T987.AKQJT9")),
    talon=(parse_card("8H"), parse_card("7H")),
)


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value with one of everything that has a form of its own."""

    amount: Fraction
    stake: Decimal = Decimal(0)
    tricks: dict[int, int] = {}
    inner: tuple[Event, ...] = ()


def test_cards_sets_games_and_fractions_have_their_machine_notation() -> None:
    assert encode(DEALT) == (
        b'{"type":"dealt","hands":["AKQJT987.AK..",".QJT987.AKQJ.","..T987.AKQJT9"],"talon":["8H","7H"]}'
    )
    assert encode(Acted(1, Order(parse_game("7D"), (parse_card("7S"), parse_card("TC"))))) == (
        b'{"type":"acted","seat":1,"action":{"type":"order","game":"7D","discard":["7S","TC"],"thrown":false}}'
    )
    assert encode(Box(Fraction(136, 3), Decimal("0.50"), {0: 6, 2: 4})) == (
        b'{"amount":"136/3","stake":"0.50","tricks":{"0":6,"2":4},"inner":[]}'
    )
    assert encode(Box(Fraction(-20))) == b'{"amount":"-20","stake":"0","tricks":{},"inner":[]}'


def test_values_come_back_as_they_were() -> None:
    box = Box(Fraction(-136, 3), Decimal("1.5"), {1: 10}, (DEALT, Acted(0, Offer((1, 2, 0)))))
    for data in (encode(box), encode(box).decode(), encode_pretty(box)):
        assert decode(data, Box) == box
    assert from_plain(to_plain(box), Box) == box
    assert to_plain(box)["tricks"] == {"1": 10}


def test_a_number_without_quotes_is_a_fraction_too() -> None:
    assert decode(b'{"amount": 7}', Box).amount == 7


@given(st.fractions())
def test_fractions_are_exact(number: Fraction) -> None:
    assert decode(encode(Box(number)), Box).amount == number


def test_every_card_and_game_is_read_back() -> None:
    assert decode(encode(CARDS), list[Card]) == list(CARDS)
    assert decode(encode(GAMES), list[Game]) == list(GAMES)
    assert decode(encode(CardSet(0)), CardSet) == 0


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ('{"amount":"1.5"}', "json-fraction", {"path": "amount", "text": "1.5"}),
        ('{"amount":"1/0"}', "json-fraction", {"path": "amount", "text": "1/0"}),
        ('{"amount":true}', "json-value", {"path": "amount", "expected": "136/3, -20"}),
        ('{"amount":"1","inner":{}}', "json-type", {"path": "inner", "expected": "array", "found": "object"}),
        ('{"amount":"1","extra":2}', "json-unknown", {"path": "root", "field": "extra"}),
        ('{"stake":"1"}', "json-missing", {"path": "root", "field": "amount"}),
        ('{"amount":"1","stake":"x"}', "json-other", {"path": "stake"}),
        ('{"amount":"1","tricks":{"A":1}}', "json-type", {"path": "tricks", "expected": "int", "found": "str"}),
        (
            '{"amount":"1","inner":[{"type":"acted","seat":0,"action":{"type":"bid","game":"5S"}}]}',
            "json-value",
            {"path": "inner[0].action.game", "value": "5S", "expected": "6S … 10N"},
        ),
        (
            '{"amount":"1","inner":[{"type":"acted","seat":0,"action":{"type":"play","card":"1S"}}]}',
            "json-value",
            {"path": "inner[0].action.card", "value": "1S", "expected": "AS, TD, 7H"},
        ),
        (
            '{"amount":"1","inner":[{"type":"acted","seat":0,"action":{"type":"shout"}}]}',
            "json-choice",
            {"path": "inner[0].action.type", "value": "shout"},
        ),
        (
            '{"amount":"1","inner":[{"type":"acted","seat":0,"action":{"type":"whist","word":"no"}}]}',
            "json-choice",
            {"path": "inner[0].action.word", "value": "no"},
        ),
        (
            '{"amount":"1","inner":[{"type":"dealt","hands":["...","..."],"talon":["8H","7H"]}]}',
            "json-expected",
            {"path": "inner[0].hands", "expected": "`array` of length 3"},
        ),
        (
            '{"amount":"1","inner":[{"type":"dealt","hands":["...","...","AA..."],"talon":["8H","7H"]}]}',
            "json-value",
            {"path": "inner[0].hands[2]", "value": "AA...", "expected": "AKQ98.T97..K7"},
        ),
    ],
)
def test_a_wrong_form_names_the_path_and_what_was_expected(text: str, code: str, params: dict[str, Any]) -> None:
    with pytest.raises(JsonError) as caught:
        decode(text, Box)
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()
    assert code in str(caught.value)


@pytest.mark.parametrize(
    ("data", "code", "line", "params"),
    [
        (b'{"amount":\n "1",\n  oops}', "json-syntax", 3, {"column": 3}),
        (b'{"amount":"1"}{}', "json-syntax", 1, {"column": 15}),
        (b'{"amount":\n"1"', "json-truncated", 2, {}),
        (b"", "json-truncated", 1, {}),
        (b'{"amount":"\xff"}', "json-utf8", None, {}),
        (b'{"amount":"1","inner":' + b"[" * 100_000, "json-deep", None, {}),
    ],
)
def test_broken_json_names_line_and_column(data: bytes, code: str, line: int | None, params: Any) -> None:
    with pytest.raises(JsonError) as caught:
        decode(data, Any if code == "json-deep" else Box)
    assert (caught.value.code, caught.value.line, caught.value.params) == (code, line, params)


def test_plain_values_are_checked_the_same_way() -> None:
    with pytest.raises(JsonError) as caught:
        from_plain({"amount": "1", "inner": [{"type": "acted", "seat": 1}]}, Box)
    assert caught.value.code == "json-missing"


def test_what_has_no_json_form_is_an_error_of_the_programmer() -> None:
    with pytest.raises(NotImplementedError):
        encode(object())
    with pytest.raises(NotImplementedError):
        decode(b'"x"', type("Other", (), {}))


def test_whist_words_are_plain_strings() -> None:
    assert decode(encode(Acted(2, Whist("half"))), Acted) == Acted(2, Whist("half"))
    assert decode(encode(Acted(2, Bid(GAMES[0], dark=True))), Acted).action == Bid(GAMES[0], dark=True)


@pytest.mark.parametrize("text", ["", "1/", "/3", "--1", "1 /2", "0x1", "1e5", "١", "9" * 41])
def test_a_fraction_is_digits_and_one_slash(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        parse_fraction(text)
    assert (caught.value.code, caught.value.params) == ("fraction", {"text": text})
