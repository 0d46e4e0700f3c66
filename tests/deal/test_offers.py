"""Claims, concessions and settlements (rules §7.7, table 8): who may make one, what it shows, whom it waits for."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.deal import DealState, Misere, Raspasy, Rejection, TrickGame, legal, to_act, view
from prikup.deal.actions import Answer, Play
from prikup.deal.forms import OfferChoice
from prikup.rules import build
from tests.support.script import run, say, setup_of, start

# Declarer 0 is first hand: ♠ and ♥ strong with the talon ♥A9. 1 holds diamonds, 2 clubs.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"
BOTH = "whist:whist whist:whist"
OPEN = "whist:whist whist:pass open"
CLOSED = "whist:whist whist:pass closed"


def ordered(words: str, players: int = 3, game: str = "6S", **overrides: Any) -> DealState:
    """The first card is still to be led by declarer 0."""
    rules = build("sochi", {"jumps": True, "players": players, **overrides})
    state = start(rules, setup_of(players), HANDS, TALON)
    return run(state, f"{game} pass pass order:{game}:7C,9H {words}")


def passed(players: int = 3, convention: str = "sochi", **overrides: Any) -> DealState:
    rules = build(convention, {"players": players, **overrides})
    return run(start(rules, setup_of(players)), "pass pass pass" if players > 2 else "pass pass")


def offers(state: DealState, seat: int) -> list[OfferChoice]:
    return [form for form in legal(state, seat) if isinstance(form, OfferChoice)]


def with_a_card(state: DealState) -> DealState:
    """The deal after a card that may be played now."""
    seat = to_act(state)[0]
    card = next(action.card for action in legal(state, seat) if isinstance(action, Play))
    return run(state, f"c:{card}")


def refused(state: DealState, word: str) -> Rejection:
    answer = say(state, word)
    assert isinstance(answer, Rejection)
    return answer


def test_an_offer_names_tricks_for_each_defender_and_scores_them_apart() -> None:
    """Table 8: with two whisters nothing is halved."""
    state = run(ordered(BOTH), "offer:7,3,0 1:yes 2:yes")
    assert isinstance(state.outcome, TrickGame)
    assert (state.outcome.tricks, state.outcome.claimed) == ({0: 7, 1: 3, 2: 0}, True)


def test_tricks_already_closed_count_beside_the_offer() -> None:
    state = run(ordered(BOTH), "c:AS c:7S c:7H offer:6,2,1 1:yes 2:yes")
    assert isinstance(state.outcome, TrickGame)
    assert state.outcome.tricks == {0: 7, 1: 2, 2: 1}


def test_the_running_trick_is_still_open() -> None:
    state = run(ordered(BOTH), "c:AS c:7S")
    assert offers(state, 0) == [OfferChoice(remaining=10)]
    assert refused(state, "0:offer:7,2,0") == Rejection("offer-sum", {"expected": 10, "given": 9})


@pytest.mark.parametrize(
    ("numbers", "rejection"),
    [
        ("10", Rejection("offer-count", {"expected": 3, "given": 1})),
        ("7,3", Rejection("offer-count", {"expected": 3, "given": 2})),
        ("7,3,0,0", Rejection("offer-count", {"expected": 3, "given": 4})),
        ("7,4,0", Rejection("offer-sum", {"expected": 10, "given": 11})),
        ("12,-1,-1", Rejection("offer-sum", {"expected": 10, "given": 10})),
        ("10,0,0:proven", Rejection("offer-not-provable")),
    ],
)
def test_numbers_that_cannot_be(numbers: str, rejection: Rejection) -> None:
    assert refused(ordered(BOTH), f"0:offer:{numbers}") == rejection


def test_an_offer_waits_for_everybody_who_holds_cards() -> None:
    """Rules §7.7: it stands when every seat that holds or controls cards accepts."""
    state = run(ordered(CLOSED), "0:offer:7,2,1")
    assert to_act(state) == (1, 2)
    assert legal(state, 1) == legal(state, 2) == (Answer(True), Answer(False))
    assert legal(state, 0) == ()
    state = run(state, "2:yes")
    assert to_act(state) == (1,)
    offer = view(state, None).offer
    assert offer is not None
    assert offer.accepted == (0, 2)
    assert refused(state, "2:yes") == Rejection("offer-not-asked")
    assert refused(state, "0:c:AS") == Rejection("offer-pending")
    assert refused(state, "1:offer:6,3,1") == Rejection("offer-pending")
    assert isinstance(run(state, "1:yes").outcome, TrickGame)


def test_the_passer_whose_cards_another_plays_still_holds_them() -> None:
    """Rules §7.7: in an open whist the passer holds cards and the whister controls them: both are asked."""
    assert to_act(run(ordered(OPEN), "0:offer:7,2,1")) == (1, 2)


def test_a_dealer_who_returned_the_whist_is_asked_and_a_sitting_one_is_not() -> None:
    """Rules §6.7, §7.7: the returning dealer controls cards."""
    returned = "whist:pass whist:pass look-at:2 whist:return"
    for mode in ("open", "closed"):
        state = run(ordered(f"{returned} {mode}", players=4), "0:offer:7,2,1")
        assert to_act(state) == (1, 2, 3)
    sitting = ordered(BOTH, players=4)
    assert to_act(run(sitting, "0:offer:7,2,1")) == (1, 2)
    assert refused(sitting, "3:offer:7,2,1") == Rejection("offer-no-cards")
    assert offers(sitting, 3) == []


@pytest.mark.parametrize("answers", ["1:no", "2:no", "1:yes 2:no"])
def test_one_refusal_and_play_goes_on(answers: str) -> None:
    state = run(ordered(BOTH), f"0:offer:10,0,0 {answers}")
    assert view(state, None).offer is None
    assert to_act(state) == (0,)
    assert refused(state, "1:yes") == Rejection("offer-none")
    state = run(state, "c:AS c:7S c:7H")
    assert view(state, None).taken == (1, 0, 0)


def test_the_declarers_claim_shows_his_hand_and_it_stays_exposed() -> None:
    """Table 8."""
    state = ordered(BOTH)
    assert view(state, 1).hands[0] is None
    state = run(state, "0:offer:10,0,0")
    shown = state.hands[0]
    for seat in (1, 2, None):
        assert view(state, seat).hands == (shown, *view(state, seat).hands[1:])
    state = run(state, "1:no c:AS")
    for seat in (1, 2, None):
        assert view(state, seat).hands[0] == state.hands[0]
        assert view(state, seat).laid == (True, False, False)


def test_a_defenders_offer_in_closed_play_shows_nothing_and_is_public() -> None:
    """Table 8."""
    state = run(ordered(BOTH), "1:offer:8,2,0")
    assert view(state, None).laid == (False, False, False)
    for seat in (0, 2, None):
        seen = view(state, seat)
        assert seen.hands[1] is None
        assert seen.offer is not None
        assert (seen.offer.seat, seen.offer.tricks, seen.offer.waiting) == (1, (8, 2, 0), (0, 2))


def test_a_defender_in_closed_play_offers_once_a_trick() -> None:
    """Table 8."""
    state = run(ordered(BOTH), "1:offer:8,2,0 0:no")
    assert refused(state, "1:offer:7,3,0") == Rejection("offer-once")
    assert offers(state, 1) == []
    state = run(state, "c:AS c:7S")
    assert refused(state, "1:offer:7,3,0") == Rejection("offer-once")
    state = run(state, "c:7H")
    assert offers(state, 1) == [OfferChoice(remaining=9)]
    assert to_act(run(state, "1:offer:7,2,0")) == (0, 2)


@pytest.mark.parametrize(("words", "seat"), [(BOTH, 0), (OPEN, 0), (OPEN, 1), (OPEN, 2)])
def test_the_declarer_and_open_hands_may_offer_again_after_a_card(words: str, seat: int) -> None:
    """Rules §7.7: only a defender in closed play has one a trick; nobody has two between two cards."""
    other = 1 if seat != 1 else 0
    state = run(ordered(words), f"{seat}:offer:10,0,0 {other}:no")
    assert refused(state, f"{seat}:offer:9,1,0") == Rejection("offer-once")
    state = run(state, "c:AS")
    assert offers(state, seat) == [OfferChoice(remaining=10)]


def test_misere_is_settled_by_consent_too() -> None:
    """Rules §7.7: one trick on a guess is customary."""
    rules = build("sochi", {})
    hands = ("987.987.987.7", "AKQJ.AKQ.AKQ.", "T.JT.JT.KQJT9")
    state = run(start(rules, setup_of(3), hands, "AH 8H"), "M pass pass discard:AH,8H c:7S offer:1,5,4 yes yes")
    assert isinstance(state.outcome, Misere)
    assert (state.outcome.tricks, state.outcome.claimed) == ({0: 1, 1: 5, 2: 4}, True)


def test_in_gusarik_the_opponent_answers_for_the_dummy() -> None:
    """Rules §14.3: the dummy is nobody's seat, its tricks are the opponent's."""
    rules = build("gusarik", {})
    state = start(rules, setup_of(2), (HANDS[1], HANDS[0], HANDS[2]), TALON)
    state = run(state, "6S pass order:6S:7C,9H whist:whist 1:offer:1,8,1")
    assert to_act(state) == (0,)
    state = run(state, "0:yes")
    assert isinstance(state.outcome, TrickGame)
    assert state.outcome.tricks == {0: 8, 1: 2}


# --- raspasy


def test_the_rest_are_mine_stands_at_once_when_it_is_proven() -> None:
    """Table 8: «остальные мои» needs nobody once the proof is there."""
    state = run(passed(), "0:offer:10,0,0:proven")
    assert isinstance(state.outcome, Raspasy)
    assert (state.outcome.tricks, state.outcome.claimed) == ({0: 10, 1: 0, 2: 0}, True)


def test_the_rest_are_mine_without_proof_may_be_played_out() -> None:
    """Table 8: otherwise anyone may ask to play it out."""
    state = run(passed(), "0:offer:10,0,0")
    assert to_act(state) == (1, 2)
    assert to_act(run(state, "2:no")) == (0,)
    assert isinstance(run(state, "2:yes 1:yes").outcome, Raspasy)


@pytest.mark.parametrize("numbers", ["9,1,0", "0,10,0", "0,0,10"])
def test_only_all_tricks_against_oneself_can_be_proven(numbers: str) -> None:
    """Rules §7.7: "falling with a cupboard" is all remaining tricks to oneself."""
    assert refused(passed(), f"0:offer:{numbers}:proven") == Rejection("offer-not-provable")


def test_everybody_has_one_offer_a_trick_in_raspasy() -> None:
    state = run(passed(), "0:offer:10,0,0 1:no")
    assert refused(state, "0:offer:9,1,0") == Rejection("offer-once")
    state = with_a_card(state)
    assert refused(state, "0:offer:9,1,0") == Rejection("offer-once")
    assert offers(state, 1) == [OfferChoice(remaining=10)]


@pytest.mark.parametrize(("closed", "most"), [(0, 2), (1, 1), (2, 0)])
def test_the_fourth_number_is_what_the_talon_can_still_win(closed: int, most: int) -> None:
    """Rules §9.4: the sitting dealer's two cards lead the first two tricks."""
    state = passed(4)
    while len(view(state, None).tricks) < closed:
        state = with_a_card(state)
    left = 10 - closed
    assert offers(state, 0) == [OfferChoice(remaining=left, dealer=most)]
    assert refused(state, f"0:offer:0,0,{left - most - 1},{most + 1}") == Rejection("offer-dealer", {"most": most})
    assert refused(state, f"0:offer:0,0,{left}") == Rejection("offer-count", {"expected": 4, "given": 3})
    asked = (1, 2, 3) if most else (1, 2)
    assert to_act(run(state, f"0:offer:0,0,{left - most},{most}")) == asked


def test_the_sitting_dealer_is_asked_while_his_talon_leads() -> None:
    """Rules §7.7, §9.4: the talon is his hand of two cards; no trick is given to him or taken from him unasked."""
    state = run(passed(4), "0:offer:4,3,2,1 1:yes 2:yes")
    assert to_act(state) == (3,)
    assert run(state, "3:no").outcome is None
    state = run(state, "3:yes")
    assert isinstance(state.outcome, Raspasy)
    assert state.outcome.tricks == {0: 4, 1: 3, 2: 2, 3: 1}
    assert to_act(run(passed(4), "3:offer:4,3,3,0")) == (0, 1, 2)


def test_with_a_closed_talon_there_are_three_numbers() -> None:
    """Rules §9.2."""
    state = passed(4, raspasy_talon="closed")
    assert offers(state, 0) == [OfferChoice(remaining=10)]
    assert refused(state, "0:offer:4,3,2,1") == Rejection("offer-count", {"expected": 3, "given": 4})


def test_the_dummy_gets_nothing_in_raspasy() -> None:
    """Rules §14.3: its cards do not take part."""
    state = passed(2, "gusarik")
    assert refused(state, "0:offer:1,5,4") == Rejection("offer-dummy")
    state = run(state, "0:offer:0,5,5 1:yes")
    assert isinstance(state.outcome, Raspasy)
    assert state.outcome.tricks == {0: 5, 1: 5}


def test_nothing_is_offered_outside_play() -> None:
    state = start(build("sochi", {}))
    assert refused(state, "0:offer:10,0,0") == Rejection("offer-no-play")
    assert refused(state, "0:yes") == Rejection("offer-none")
    over = run(ordered(BOTH), "offer:7,3,0 1:yes 2:yes")
    assert refused(over, "0:offer:7,3,0") == Rejection("deal-over")
