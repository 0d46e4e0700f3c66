"""Raspasy with an open, a closed and a played talon (rules §9.1–9.4, §14.3, table 7)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.cards import parse_card
from prikup.deal import DealState, Raspasy, legal, to_act, view
from prikup.deal.actions import Play
from prikup.rules import build
from tests.support.script import run, setup_of, start

# First hand is void in diamonds.
HANDS = ("AKQJ.AKQJ..AK", "T9.T9.J9.QJT9", "87.87.AKQT8.8")
TALON = "7D 7H"


def passed(overrides: dict[str, Any], hands: tuple[str, str, str] = HANDS, talon: str = TALON) -> DealState:
    rules = build("sochi", overrides)
    return run(start(rules, setup_of(rules.players), hands, talon), "pass pass pass")


def cards(state: DealState, seat: int) -> set[str]:
    return {str(action.card) for action in legal(state, seat) if isinstance(action, Play)}


def test_the_talon_names_the_suit_and_never_wins() -> None:
    """Table 7: talon 7♦, F void plays ♠A, S ♦9, T ♦8: S takes it, yet F leads trick 2 and 3."""
    state = passed({})
    assert view(state, None).talon == (parse_card("7D"), None)
    assert len(cards(state, 0)) == 10
    state = run(state, "c:AS")
    assert cards(state, 1) == {"9D", "JD"}
    state = run(state, "c:9D c:8D")
    assert view(state, None).taken == (0, 1, 0)
    assert to_act(state) == (0,)
    assert view(state, None).talon == (parse_card("7D"), parse_card("7H"))
    assert cards(state, 0) == {"AH", "KH"}
    state = run(state, "c:KH c:QH c:8H")
    assert view(state, None).taken == (1, 1, 0)
    assert to_act(state) == (0,)


@pytest.mark.option("raspasy_third_lead")
@pytest.mark.parametrize(("third", "leader"), [("first_hand", 0), ("trick2_winner", 2)])
def test_who_leads_the_third_trick(third: str, leader: int) -> None:
    """Rules §9.3: trick 2 goes to third hand."""
    hands = ("AKQJ.AKQJ..87", "T9.T9.J9.QJT9", "87.87.AKQT8.K")
    state = passed({"raspasy_third_lead": third}, hands, "7D AH")
    state = run(state, "c:AS c:9D c:8D c:8H c:9H c:KH")
    assert to_act(state) == (leader,)


def test_trick_four_is_led_by_the_winner_of_three() -> None:
    """Rules §9.3."""
    state = run(passed({}), "c:AS c:9D c:8D c:KH c:QH c:8H c:QS c:9S c:7S")
    assert to_act(state) == (0,)
    state = run(passed({}), "c:AS c:9D c:8D c:KH c:QH c:8H c:JC c:9C c:7C c:KS c:TS c:8S")
    assert view(state, None).taken == (3, 1, 0)


@pytest.mark.option("raspasy_talon")
def test_a_closed_talon_is_never_seen() -> None:
    """Rules §9.2: first hand leads, then the winners."""
    state = passed({"raspasy_talon": "closed"})
    assert view(state, None).talon == (None, None)
    state = run(state, "c:JS c:TS c:8S")
    assert to_act(state) == (0,)
    state = run(state, "c:KH c:9H c:8H")
    assert view(state, None).talon == (None, None)


@pytest.mark.parametrize(
    ("talon", "taken"),
    [("7D AD", (1, 0, 0, 1)), ("AD 7D", (0, 1, 0, 1))],
    ids=["7 then A: the bare king takes trick 1, the ace trick 2", "A then 7: the dealer takes trick 1"],
)
def test_the_sitting_dealer_leads_his_two_cards(talon: str, taken: tuple[int, ...]) -> None:
    """Table 7, rules §9.4: a bare ♦K in a hand; swapping the talon cards changes the result."""
    hands = ("AKQJ.AKQ.K.AK", "T9.T9.J9.QJT9", "87.J87.QT8.87")
    state = passed({"players": 4}, hands, talon)
    assert view(state, 3).talon == (parse_card(talon.split()[0]), None)
    assert cards(state, 0) == {"KD"}
    state = run(state, "c:KD c:9D c:8D")
    assert view(state, None).talon == tuple(parse_card(card) for card in talon.split())
    state = run(state, "c:AS c:JD c:TD")
    assert view(state, None).taken == taken
    assert to_act(state) == (0,)


def test_sitting_dealer_does_not_see_his_second_card_early() -> None:
    """Table 5."""
    state = run(passed({"players": 4}), "c:AS c:9D")
    assert view(state, 3).talon[1] is None
    assert replace(view(state, 3), legal=()) == replace(view(state, None), seat=3)


@pytest.mark.option("permanent_dealer")
def test_a_permanent_dealer_only_turns_the_cards() -> None:
    """Rules §21.14: §9.3, as with three."""
    rules = build("sochi", {"permanent_dealer": True})
    state = run(start(rules, replace(setup_of(3), dealer=None), HANDS, TALON), "pass pass pass c:AS c:9D c:8D")
    assert len(view(state, None).taken) == 3
    assert to_act(state) == (0,)


def test_gusarik_two_cards_a_trick_and_no_dummy() -> None:
    """Rules §14.3: closed talon, the non-dealer leads, the dummy takes no part."""
    rules = build("gusarik", {})
    state = run(start(rules, setup_of(2), HANDS, TALON), "pass pass")
    assert to_act(state) == (0,)
    state = run(state, "c:TS c:8S")
    assert view(state, None).taken == (0, 1, 0)
    while state.outcome is None:
        seat = to_act(state)[0]
        state = run(state, f"c:{min(cards(state, seat))}")
    assert isinstance(state.outcome, Raspasy)
    assert set(state.outcome.tricks) == {0, 1}
    assert sum(state.outcome.tricks.values()) == 10


def test_tricks_of_four_add_up_to_ten() -> None:
    """Rules §9.4."""
    state = passed({"players": 4})
    while state.outcome is None:
        seat = to_act(state)[0]
        state = run(state, f"c:{min(cards(state, seat))}")
    assert isinstance(state.outcome, Raspasy)
    assert set(state.outcome.tricks) == {0, 1, 2, 3}
    assert sum(state.outcome.tricks.values()) == 10


def test_dark_passers_are_named_in_the_outcome() -> None:
    """Rules §11.4: everyone who passed dark; one who looked and passed is not."""
    rules = build("classic", {})
    state = run(start(rules, setup_of(3), HANDS, TALON), "pass! look pass pass!")
    assert view(state, None).dark_passes == (0, 2)
    while state.outcome is None:
        seat = to_act(state)[0]
        state = run(state, f"c:{min(cards(state, seat))}")
    assert isinstance(state.outcome, Raspasy)
    assert state.outcome.dark == (0, 2)
