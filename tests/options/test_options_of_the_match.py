"""Options that act before, between and after the deals: seats, dealer, people, time, what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prikup import match
from prikup.cards import CardSet, parse_card, parse_hand
from prikup.deal import Rejection
from prikup.deal.view import SeenDealt
from prikup.match import Agree, Fine, MatchState, Propose, Started, Stop
from prikup.rules import build
from tests.support.flips import differ, flips, overrides
from tests.support.matches import begin, deal, say, talk
from tests.support.protocols import load, wrong

PROTOCOLS = load(Path(__file__).parent / "data" / "protocols.json")
# Hand 0 is first hand: six spades with the talon ♥A9.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"


@pytest.mark.parametrize(("case", "value"), flips(PROTOCOLS))
def test_an_option_of_a_results_protocol(case: dict[str, Any], value: dict[str, Any]) -> None:
    rules = overrides(case, value)
    names = ["A", "B", "C", "D"][: rules.pop("players", 3)]
    assert wrong({"players": names, **case["protocol"], "rules": rules}, value["expect"]) is None


@pytest.mark.parametrize("case", PROTOCOLS, ids=lambda case: case["option"])
def test_the_values_differ_in_what_comes_out(case: dict[str, Any]) -> None:
    assert differ(case)


@pytest.mark.option("seat_draw")
@pytest.mark.parametrize(("draw", "order"), [("codex", (1, 2, 0)), ("book", (1, 0, 2)), ("free", (0, 1, 2))])
def test_who_sits_where_after_the_draw(draw: str, order: tuple[int, ...]) -> None:
    """Rules §2.1: ♦K, ♠A, ♥7 drawn: ascending from the ace as the lowest, descending from it as the highest, or as
    they like."""
    drawn = [parse_card(card) for card in ("KD", "AS", "7H")]
    assert match.seat_order(build("sochi", {"seat_draw": draw}), drawn) == order


@pytest.mark.option("first_dealer")
@pytest.mark.parametrize(("how", "seat"), [("lot", 2), ("first_seat", 0), ("first_ace", 1)])
def test_who_deals_first(how: str, seat: int) -> None:
    """Rules §2.2: the lot falls on seat 2; the fifth card dealt face up to three is the first ace."""
    deck = [parse_card(card) for card in ("KD", "7H", "QS", "TS", "AC", "AD")]
    assert match.first_dealer(build("sochi", {"first_dealer": how}), 3, 2, deck) == seat


@pytest.mark.option("players")
@pytest.mark.parametrize(("players", "seats", "sitting"), [(3, (0, 1, 2), None), (4, (0, 1, 2), 3)])
def test_who_holds_cards(players: int, seats: tuple[int, ...], sitting: int | None) -> None:
    """Rules §2.6: the dealer of four holds no hand."""
    setup = begin({"players": players}, dealer=players - 1).next_setup
    assert (setup.seats, setup.sitting_dealer) == (seats, sitting)


def revealed(reveal: str, stopped: bool) -> MatchState:
    """Six spades credited after two passes, in a match that goes on or was stopped."""
    state = deal(begin({"reveal": reveal}, dealer=2), HANDS, TALON)
    state = talk(state, "6S pass pass order:6S:7C,9H whist:pass whist:pass")
    if stopped:
        state = say(say(say(state, 0, Propose(Stop())), 1, Agree(True)), 2, Agree(True))
    return state


@pytest.mark.option("reveal")
@pytest.mark.parametrize(
    ("reveal", "stopped", "shown"),
    [
        ("played", False, False),
        ("played", True, False),
        ("match_end", False, False),
        ("match_end", True, True),
        ("deal", False, True),
        ("deal", True, True),
    ],
)
def test_what_is_shown_after_a_deal(reveal: str, stopped: bool, shown: bool) -> None:
    """Table 11: hands and discard of a deal that nobody played, to a defender and to a spectator."""
    state = revealed(reveal, stopped)
    for seat in (1, None):
        seen = match.view(state, seat).deal
        assert seen is not None
        assert seen.hands[0] == (CardSet(parse_hand("AKQJT...AKQJT")) if shown else None)
        assert seen.discard == ((parse_card("7C"), parse_card("9H")) if shown else None)
        dealt = seen.history[0]
        assert isinstance(dealt, SeenDealt)
        assert dealt.hands[2] == (parse_hand(HANDS[2]) if shown else None)


@pytest.mark.option("underbid_penalty")
@pytest.mark.parametrize(("penalty", "written"), [(0, None), (30, 30)])
def test_an_under_order_that_is_proven(penalty: int, written: int | None) -> None:
    """Rules §5.2: each opponent writes the fine; where none is agreed there is nothing to prove."""
    state = talk(deal(begin({"underbid_penalty": penalty}), HANDS, TALON), "6S pass pass order:6S:7C,9H")
    state = talk(state, "whist:pass whist:pass")
    answer = match.decide(state, 1, Propose(Fine(proven=True)))
    if written is None:
        assert answer == Rejection("fine-not-agreed")
        return
    state = say(state, 1, Propose(Fine(proven=True)))
    assert [int(row[0]) for row in state.sheet.whists] == [0, written, written]


@pytest.mark.option("start_mountain")
@pytest.mark.parametrize("amount", [0, 15])
def test_a_match_begins_with_the_mountain_agreed(amount: int) -> None:
    """Rules §12.3."""
    rules = build("sochi", {"end": "pool_and_mountain", "start_mountain": amount})
    state = match.begin_match(Started(rules=rules, names=("A", "B", "C"), first_dealer=0))
    assert [*map(int, state.sheet.mountain)] == [amount] * 3
