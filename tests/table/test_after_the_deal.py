"""Table 11: what others are shown of a deal that is over."""

from __future__ import annotations

import pytest

from prikup import match
from prikup.cards import parse_card, parse_hand
from prikup.deal.view import SeatView, SeenDealt
from prikup.match import Agree, MatchState, Propose, Stop
from prikup.rules import OPTIONS
from tests.support.matches import begin, deal, say, talk

# Hand 0 is first hand: six spades with the talon ♥A9.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"
PASSED = "6S pass pass order:6S:7C,9H whist:pass whist:pass"


def after(reveal: str, script: str = PASSED) -> MatchState:
    return talk(deal(begin({"reveal": reveal}), HANDS, TALON), script)


def seen(state: MatchState, seat: int | None) -> SeatView:
    found = match.view(state, seat).deal
    assert found is not None
    return found


def dealt(view: SeatView) -> list[bool]:
    """Which hands as dealt a view shows."""
    first = view.history[0]
    assert isinstance(first, SeenDealt)
    return [hand is not None for hand in first.hands]


def test_by_default_all_is_shown_when_the_match_is_over() -> None:
    assert OPTIONS["reveal"].default == "match_end"


@pytest.mark.parametrize("reveal", ["played", "match_end"])
def test_nobody_shows_his_hand_after_two_passes_and_the_discard_stays_hidden(reveal: str) -> None:
    state = after(reveal)
    for seat in (1, 2):
        assert [place for place, shown in enumerate(dealt(seen(state, seat))) if shown] == [seat]
        assert seen(state, seat).discard is None
    assert dealt(seen(state, None)) == [False, False, False]
    assert seen(state, None).hands == (None, None, None)


@pytest.mark.parametrize("reveal", ["played", "match_end"])
def test_own_and_played_cards_are_there_at_once(reveal: str) -> None:
    """His own ten and discard to the declarer, his own ten to a defender, the tricks to everybody."""
    script = "6S pass pass order:6S:7C,9H whist:whist whist:whist c:AS c:9S c:7H offer:5,2,2 yes yes"
    state = after(reveal, script)
    declarer = seen(state, 0)
    assert declarer.discard == (parse_card("7C"), parse_card("9H"))
    assert dealt(declarer) == [True, False, False]
    assert dealt(seen(state, 2)) == [False, False, True]
    for seat in (0, 1, 2, None):
        (trick,) = seen(state, seat).tricks
        assert [str(card) for _, card in trick.cards] == ["AS", "9S", "7H"]


def test_the_deal_opens_everything_at_once() -> None:
    state = after("deal")
    for seat in (0, 1, 2, None):
        assert dealt(seen(state, seat)) == [True, True, True]
        assert seen(state, seat).hands[1] == parse_hand(HANDS[1])
        assert seen(state, seat).discard == (parse_card("7C"), parse_card("9H"))


def test_a_deal_that_goes_on_is_never_opened() -> None:
    state = talk(deal(begin({"reveal": "deal"}), HANDS, TALON), "6S pass pass")
    assert dealt(seen(state, 1)) == [False, True, False]


@pytest.mark.parametrize(("reveal", "opened"), [("played", False), ("match_end", True), ("deal", True)])
def test_deals_of_the_past_keep_to_it(reveal: str, opened: bool) -> None:
    """The first of two deals, when the match has been stopped."""
    state = talk(deal(after(reveal)), "pass pass pass offer:3,3,4 yes yes")
    state = say(say(say(state, 0, Propose(Stop())), 1, Agree(True)), 2, Agree(True))
    for seat in (1, None):
        (past,) = match.past_views(state, seat)
        assert dealt(past)[0] == opened
        assert (past.discard is not None) == opened
