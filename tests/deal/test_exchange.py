"""Between the auction and the order: a change of mind, half a misère, what is refused (rules §4, §5, §8.7, §11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.deal import DealState, Misere, Rejection, TrickGame, apply, legal, parse_game, to_act, view
from prikup.deal.actions import Hold, Whist
from prikup.deal.events import Acted
from prikup.deal.forms import DiscardChoice, OrderChoice
from prikup.rules import build
from tests.support.script import run, say, setup_of, spell, start

# Hand 0 is first hand: six spades with the talon ♥A9.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"
WON_DARK = "6S! look pass look pass"


def classic(script: str, players: int = 3, **overrides: Any) -> DealState:
    rules = build("classic", {"players": players, **overrides})
    return run(start(rules, setup_of(players), HANDS, TALON), script)


def refused(state: DealState, word: str) -> Rejection:
    answer = say(state, word)
    assert isinstance(answer, Rejection)
    return answer


def words(state: DealState) -> set[str]:
    return {spell(action) for action in legal(state, to_act(state)[0])}


# --- a dark bid has won


def test_the_winner_of_a_dark_bid_may_take_look_or_change_his_mind() -> None:
    """Rules §11.5: he has not looked yet, so nobody has seen his cards."""
    state = classic(WON_DARK)
    assert (to_act(state), words(state)) == ((0,), {"take", "change", "look"})
    assert view(state, 0).hands == (None, None, None)
    assert view(state, 1).hands[1] is not None
    assert view(state, 0).talon == (None, None)


def test_taking_the_talon_keeps_the_dark_coefficient_and_hides_the_talon() -> None:
    """Rules §11.5: taken unseen by the others; any six ordered is whisted by both without words."""
    state = classic(f"{WON_DARK} take")
    assert view(state, 0).talon != (None, None)
    assert view(state, 1).talon == (None, None)
    state = run(state, "order:6C:7C,9H")
    seen = view(state, 1)
    assert (seen.phase, seen.open) == ("play", False)
    state = run(state, "0:offer:6,2,2 yes yes")
    assert isinstance(state.outcome, TrickGame)
    assert (state.outcome.dark, state.outcome.words) == (True, {1: "whist", 2: "whist"})


def test_a_dark_seven_is_whisted_as_usual() -> None:
    """Rules §11.5: 7 and more ordered, normal whisting."""
    state = classic(f"{WON_DARK} take order:7S:7C,9H")
    assert words(state) == {"whist:whist", "whist:pass"}


def test_who_looks_before_the_talon_plays_light() -> None:
    """Rules §11.5: look and go on normally: no dark coefficient, the talon shown, free words on a six."""
    state = classic(f"{WON_DARK} look")
    assert words(state) == {"take", "change"}
    assert refused(state, "look") == Rejection("auction-already-looked")
    state = run(state, "take")
    assert view(state, 1).talon != (None, None)
    state = run(state, "order:6S:7C,9H")
    assert words(state) == {"whist:whist", "whist:pass"}
    state = run(state, "whist:pass whist:pass")
    assert isinstance(state.outcome, TrickGame)
    assert not state.outcome.dark


def test_a_change_of_mind_is_an_ordinary_misere() -> None:
    """Rules §11.5: talon shown, caught open, the dark coefficient lapses."""
    state = classic(f"{WON_DARK} change")
    assert legal(state, 0) == (DiscardChoice(),)
    assert view(state, 1).talon != (None, None)
    assert len(view(state, 1).note or ()) == 12
    state = run(state, "discard:AH,KH c:7C")
    assert view(state, 1).laid == (False, True, True)
    state = run(state, "offer:10,0,0 yes yes")
    assert isinstance(state.outcome, Misere)
    assert (state.outcome.dark, state.outcome.tricks) == (False, {0: 10, 1: 0, 2: 0})


def test_a_change_of_mind_may_still_be_shared_with_the_dealer() -> None:
    """Rules §8.7: half is offered before the talon is opened."""
    state = classic(f"{WON_DARK} change", players=4, half_misere=True)
    assert (view(state, None).phase, words(state)) == ("before_talon", {"take", "half?"})
    assert view(state, 1).talon == (None, None)
    state = run(state, "half?")
    assert (to_act(state), words(state), view(state, None).hand_to_act) == ((3,), {"half+", "half-"}, None)


@pytest.mark.parametrize(
    ("script", "overrides", "word", "code"),
    [
        (WON_DARK, {}, "half?", "talon-no-half-misere"),
        (WON_DARK, {}, "half+", "talon-no-half-misere"),
        (WON_DARK, {}, "pass", "wrong-phase"),
        (WON_DARK, {}, "1:take", "not-your-turn"),
        ("look M look pass look pass", {"players": 4, "half_misere": True}, "change", "talon-no-change-of-mind"),
        ("look M look pass look pass", {"players": 4, "half_misere": True}, "look", "auction-already-looked"),
        ("look M look pass look pass half?", {"players": 4, "half_misere": True}, "3:take", "wrong-phase"),
        ("look M look pass look pass half?", {"players": 4, "half_misere": True}, "0:take", "not-your-turn"),
    ],
)
def test_what_is_refused_before_the_talon(script: str, overrides: dict[str, Any], word: str, code: str) -> None:
    assert refused(classic(script, **overrides), word).code == code


# --- what is refused later, and at all


def test_nothing_is_ordered_on_misere_and_misere_is_not_ordered_on_a_game() -> None:
    """Rules §4.3."""
    misere = run(start(build("sochi", {}), setup_of(3), HANDS, TALON), "M pass pass")
    assert refused(misere, "order:6S:7C,9H") == Rejection("order-after-misere")
    assert refused(misere, "discard:7C,7C") == Rejection("discard-two-cards")
    assert refused(misere, "pass") == Rejection("wrong-phase", {"phase": "exchange"})
    game = run(start(build("sochi", {}), setup_of(3), HANDS, TALON), "6S pass pass")
    assert refused(game, "discard:7C,9H") == Rejection("order-missing")
    assert legal(game, 0) == (OrderChoice(parse_game("6S"), discard=True),)


@pytest.mark.parametrize(
    ("script", "word", "phase"),
    [
        ("", "take", "auction"),
        ("6S pass pass order:6S:7C,9H", "pass", "whisting"),
        ("6S pass pass order:6S:7C,9H whist:whist whist:pass", "whist:pass", "mode"),
        ("6S pass pass order:6S:7C,9H whist:whist whist:whist", "pass", "play"),
        ("pass pass pass", "pass", "raspasy"),
    ],
)
def test_a_word_of_another_phase_names_the_phase(script: str, word: str, phase: str) -> None:
    state = run(start(build("sochi", {}), setup_of(3), HANDS, TALON), script)
    assert refused(state, word) == Rejection("wrong-phase", {"phase": phase})


def test_a_dealer_looks_only_when_asked_and_nobody_else_does() -> None:
    """Rules §6.7."""
    state = run(start(build("sochi", {"players": 4}), setup_of(4), HANDS, TALON), "6S pass pass order:6S:7C,9H")
    assert refused(state, "1:look-at:2") == Rejection("whist-look-not-open")
    state = run(state, "whist:pass whist:pass")
    assert refused(state, "3:look-at:0") == Rejection("whist-look-not-open")
    assert refused(state, "1:look-at:2") == Rejection("not-your-turn")


def test_cards_of_raspasy_are_played_in_turn() -> None:
    state = run(start(build("sochi", {}), setup_of(3), HANDS, TALON), "pass pass pass")
    assert refused(state, "1:c:AD") == Rejection("not-your-turn")
    assert refused(state, "0:c:7S") == Rejection("play-not-held", {"card": "7S"})


@pytest.mark.parametrize("script", ["", "order:6S:7C,9H", "order:6S:7C,9H whist:whist whist:whist"])
def test_the_fold_takes_only_what_the_referee_accepted(script: str) -> None:
    """``apply`` never judges: an action that fits no phase is a fault of the program, not of a player."""
    state = run(start(build("sochi", {}), setup_of(3), HANDS, TALON), f"6S pass pass {script}")
    with pytest.raises(TypeError, match="Hold"):
        apply(state, Acted(0, Hold()))


def test_the_fold_takes_only_words_of_the_auction_in_the_auction() -> None:
    state = start(build("sochi", {}), setup_of(3), HANDS, TALON)
    with pytest.raises(TypeError, match="Whist"):
        apply(state, Acted(0, Whist("whist")))
