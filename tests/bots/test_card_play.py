"""The rule bot's cards and claims: one rule of play a test."""

from __future__ import annotations

import pytest

from prikup import match
from prikup.bots import RuleBot
from prikup.deal.actions import Answer, Offer, Play
from prikup.match import MatchState
from prikup.rules import Rules
from tests.support.bots import at, decision

BOTH = "whist:whist whist:whist"
CLOSED = {"raspasy_talon": "closed"}


def card(hands: list[str], talon: str, script: str, **options: object) -> str:
    """The card that the bot plays where the script ends."""
    action = decision(at(Rules(**options), hands, talon, script))  # type: ignore[arg-type]
    assert isinstance(action, Play), action
    return str(action.card)


def offered(state: MatchState, seat: int, tricks: tuple[int, ...]) -> MatchState:
    """The match with an offer of a seat on the table."""
    events = match.decide(state, seat, Offer(tricks))
    assert isinstance(events, tuple), events
    for event in events:
        state = match.apply(state, event)
    return state


def answer(state: MatchState, seat: int) -> bool:
    action = RuleBot().act(match.view(state, seat))
    assert isinstance(action, Answer)
    return action.accept


# First hand plays six spades with five tricks in trumps and honours beside them.
SIX = (["AKQJ.K87.KQ7.", "T98.AJ9.AJ9.Q", "7.QT.T8.KJT98"], "AH 7H")
SIX_PLAYED = f"6S pass pass order:6S:AH,7H {BOTH}"


def test_the_declarer_draws_trumps_from_the_top() -> None:
    assert card(*SIX, SIX_PLAYED) in ("AS", "KS", "QS", "JS")


THIRD_DECLARES = f"pass pass 6S order:6S:JH,AH {BOTH}"


def test_the_last_player_wins_as_cheaply_as_he_can() -> None:
    hands = ["987.987.987.7", "T.KQT.KQT.KQT", "AKQJ.AJ.AJ.98"]
    assert card(hands, "JH AH", f"{THIRD_DECLARES} c:9D c:TD") == "JD"


def test_who_cannot_win_throws_the_least() -> None:
    hands = ["987.A87.987.7", "T.KQT.KQT.KQT", "AKQJ.J9.AJ.98"]
    assert card(hands, "JH AH", f"{THIRD_DECLARES} c:AC c:TC") == "9C"


def test_a_defender_leaves_the_trick_to_the_partner() -> None:
    """The ace lies on the declarer's ten: the queen stays in the hand."""
    hands = ["AKQJ.K87.KT7.", "T98.AJ9.A98.A", "7.QT.QJ.KJT98"]
    assert card(hands, "QH 7H", f"6S pass pass order:6S:QH,7H {BOTH} c:TD c:AD") == "JD"


def test_a_suit_that_the_partner_trumps_is_led() -> None:
    """Open defence: third hand has two trumps and no club."""
    hands = ["AKQT9.K87.K8.", "J.AJT9.AQ9.A8", "87..JT7.KQJT7"]
    script = "6S pass pass order:6S:QC,9H whist:whist whist:pass open c:8D c:AD c:7D"
    assert card(hands, "QC 9H", script)[1] == "C"


def test_misere_ducks_with_the_highest_card_that_is_safe() -> None:
    hands = ["AKQT8.AKQT8..", "J97.J97.987.7", "..AKQJT.KJT98"]
    assert card(hands, "QH AH", "pass M pass discard:QH,AH c:TS") == "9S"


def test_catchers_lead_a_suit_in_which_the_misere_may_have_to_take() -> None:
    """He showed three aces and can have thrown but two; one of the long ones has stayed. He is out of clubs, and his
    hearts are safe."""
    hands = ["KQ.KQJ.KQ.AKQ", "987.A.987.987", "JT.T987.JT.JT"]
    assert card(hands, "AS AD", "pass M pass discard:AC,AS")[1] in "SD"


def test_raspasy_leads_low() -> None:
    hands = ["AK98.987.98.9", "QJT.KQT.AQT.A", "7.AJ.KJ7.KQJT"]
    assert card(hands, "8H 7H", "pass pass pass", **CLOSED)[0] in "789"


def test_raspasy_goes_under_with_the_highest() -> None:
    hands = ["AK98.987.98.9", "QJT.KQT.AQT.A", "7.AJ.KJ7.KQJT"]
    assert card(hands, "8H 7H", "pass pass pass c:9D c:AD", **CLOSED) == "KD"


def test_raspasy_throws_an_ace_when_it_can() -> None:
    hands = ["AT.98.987.987", "KQJ987.JT.QJ.", ".AKQ.AK.AKQJT"]
    assert card(hands, "7C TD", "pass pass pass c:TS c:9S", **CLOSED)[0] == "A"


def claimable(script: str = "") -> MatchState:
    hands = ["AKQJT.AKQ.A.A", "987.JT9.KQJ.K", "..T987.QJT987"]
    return at(Rules(), hands, "8C 7C", f"6S pass pass order:9S:8C,7C {BOTH} {script}")


def test_the_declarer_claims_when_all_his_cards_are_high() -> None:
    assert decision(claimable()) == Offer((10, 0, 0))


def test_a_true_claim_is_accepted_by_those_who_see_it() -> None:
    state = claimable("offer:10,0,0")
    assert answer(state, 1)
    assert answer(state, 2)


def test_a_declined_claim_is_not_repeated() -> None:
    assert isinstance(decision(claimable("offer:10,0,0 no")), Play)


def test_an_offer_that_robs_sure_tricks_is_declined() -> None:
    state = at(Rules(), *SIX, f"{SIX_PLAYED} offer:10,0,0")
    assert not answer(state, 1)


def test_nobody_minds_taking_nothing_in_raspasy() -> None:
    hands = ["AK98.987.98.9", "QJT.KQT.AQT.A", "7.AJ.KJ7.KQJT"]
    state = offered(at(Rules(raspasy_talon="closed"), hands, "8H 7H", "pass pass pass"), 1, (0, 10, 0))
    assert answer(state, 0)
    assert answer(state, 2)


def test_who_has_only_low_cards_takes_no_tricks_as_a_present() -> None:
    hands = ["987.987.987.7", "AKQ.AKQ.AKQ.A", "JT.JT.JT.KQJT"]
    state = offered(at(Rules(raspasy_talon="closed"), hands, "9H 8H", "pass pass pass"), 1, (4, 3, 3))
    assert not answer(state, 0)


@pytest.mark.parametrize(("tricks", "accepted"), [((0, 5, 5), True), ((3, 4, 3), False)])
def test_a_safe_misere_takes_nothing_less_than_nothing(tricks: tuple[int, ...], accepted: bool) -> None:
    hands = ["J97.J97.987.7", "AKQT8.AKQT8..", "..AKQJT.KJT98"]
    state = offered(at(Rules(), hands, "QH AH", "M pass pass discard:QH,AH c:7H"), 1, tricks)
    assert answer(state, 0) == accepted


def test_a_misere_that_can_no_longer_be_caught_is_claimed() -> None:
    """Four tricks on, the declarer on the lead holds the lowest cards of what is left."""
    hands = ["J97.J97.987.7", "AKQT8.AKQT8..", "..AKQJT.KJT98"]
    state = at(Rules(), hands, "QH AH", "M pass pass discard:QH,AH")
    while True:
        action = decision(state)
        if isinstance(action, Offer):
            break
        assert isinstance(action, Play)
        seat = match.to_act(state)[0]
        for event in match.decide(state, seat, action):  # type: ignore[union-attr]
            state = match.apply(state, event)
        assert state.stage == "deal"
    assert action.tricks[0] == 0
