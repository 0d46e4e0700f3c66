"""Worlds weighed by what was said: right weights, no degeneracy, and words that tell something."""

from __future__ import annotations

from math import comb
from random import Random

import numpy as np
import pytest

from prikup import match
from prikup.arena.table import play_match
from prikup.bots.belief import (
    BiddingModel,
    NoDealError,
    SuitStrength,
    Worlds,
    believe,
    dealt,
    knowledge,
    sample_worlds,
    tempered,
)
from prikup.bots.belief.hearing import AuctionWord, Ordered, WhistWord, heard
from prikup.bots.belief.strength import Numbers
from prikup.cards import parse_hand
from prikup.deal import SeatView, parse_game
from prikup.deal.state import Whisting
from prikup.match import MatchState, MatchView
from prikup.rules import Rules, preset
from tests.support.bots import at, begun, players
from tests.support.random_match import states
from tests.support.worlds import true_world

HANDS = ["AKQJT98.A.A.A", "7.KQJ.KQJ.KQJ", ".T987.T98.T98"]
EVEN = ["KQ.AQ.AK.AKQJ", "JT9.JT.T9.987", "A87.K98.QJ7.T"]
CLOSED = "pass 6S pass order:6S:7S,KC whist:whist whist:whist"


def seen(script: str, seat: int, hands: list[str] = HANDS, talon: str = "7D 7H", **options: object) -> MatchView:
    return match.view(at(Rules(**options), hands, talon, script), seat)  # type: ignore[arg-type]


def likes_low_second_hands(view: SeatView, rules: Rules, worlds: Worlds) -> Numbers:
    """A reading for tests: likelihood 1/2 for each ace, king, queen or jack of the second hand."""
    held: Numbers = np.bitwise_count(worlds.hands[:, 1] & np.uint32(0xF0F0F0F0)).astype(np.float64)
    held *= -np.log(2.0)
    return held


def test_few_worlds_come_all_with_exact_weights() -> None:
    view = seen("pass M pass discard:7S,KC", 0)
    found = believe(view, 100, Random(1), likes_low_second_hands)
    assert (found.exact, found.total, len(found.worlds)) == (True, 66, 66)
    likelihoods = np.exp(likes_low_second_hands(view.deal, view.rules, found.worlds))  # type: ignore[arg-type]
    assert found.weights == pytest.approx(likelihoods / likelihoods.sum())
    assert found.effective == pytest.approx(1 / (found.weights**2).sum())


def test_without_a_reading_worlds_weigh_the_same_or_as_often_as_they_came() -> None:
    found = believe(seen(CLOSED, 0), 200, Random(1))
    assert not found.exact
    assert found.weights.sum() == pytest.approx(1)
    assert len(found.worlds) >= 195
    assert np.allclose(found.weights * 200, np.rint(found.weights * 200))


def test_weights_move_the_mean_where_exact_weighing_moves_it() -> None:
    """High cards of the second hand, by sampling, against the sum over their possible numbers: nine of the sixteen
    are among the twenty-two cards that first hand does not see."""
    view = seen("", 0)
    high = 9
    shares = [comb(high, held) * comb(22 - high, 10 - held) * 0.5**held for held in range(high + 1)]
    expected = sum(held * share for held, share in enumerate(shares)) / sum(shares)
    found = believe(view, 4000, Random(2), likes_low_second_hands)
    held = np.bitwise_count(found.worlds.hands[:, 1] & np.uint32(0xF0F0F0F0))
    assert (found.weights * held).sum() == pytest.approx(expected, abs=0.1)
    assert found.temper == 1


def test_belief_is_the_same_for_the_same_seed() -> None:
    view = seen(CLOSED, 0)
    first, second, third = (believe(view, 50, Random(seed), BiddingModel()) for seed in (4, 4, 5))
    assert (first.worlds.hands == second.worlds.hands).all()
    assert (first.weights == second.weights).all()
    assert first.worlds.hands.shape != third.worlds.hands.shape or (first.worlds.hands != third.worlds.hands).any()


def test_a_reading_that_is_too_sure_is_tempered() -> None:
    logs = np.zeros(1000)
    logs[3] = 500.0
    weights, temper = tempered(logs)
    assert weights.sum() == pytest.approx(1)
    assert 1 / (weights**2).sum() >= 100
    assert temper < 1
    assert weights[3] == weights.max()
    weights, temper = tempered(np.zeros(10))
    assert (temper, weights[0]) == (1, pytest.approx(0.1))


@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_likelihoods_that_are_no_numbers_are_refused_or_impossible(wrong: float) -> None:
    logs = np.zeros(10)
    logs[0] = wrong
    if wrong == -np.inf:
        weights, _ = tempered(logs)
        assert np.isfinite(weights).all()
    else:
        with pytest.raises(ValueError, match="not a number"):
            tempered(logs)


def test_between_two_deals_there_is_nothing_to_believe() -> None:
    with pytest.raises(NoDealError):
        believe(match.view(begun(Rules()), 0), 10, Random(1))


def test_hands_as_dealt() -> None:
    view = seen(f"{CLOSED} c:AS c:8S c:TC", 1, ["AKQJT9.A.A.A8", "87.KQJ.KQJ.KQ", ".T987.T98.JT9"])
    assert view.deal is not None
    worlds = sample_worlds(knowledge(view.deal), 50, np.random.default_rng(1))
    hands = dealt(view.deal, worlds)
    assert (np.bitwise_count(hands) == 10).all()
    assert (hands[:, 1] == parse_hand("87.KQJ.KQJ.KQ")).all()
    assert (hands[:, 0] & np.uint32(parse_hand("A...")) != 0).all()


@pytest.mark.parametrize("name", ["sochi", "classic", "gusarik", "rostov"])
def test_the_model_reads_any_view(name: str) -> None:
    """All words of random matches, whoever looks: a finite number for every world."""
    random, model = Random(3), BiddingModel()
    for state in states(preset(name), random, deals=3):
        if state.deal is None or random.random() < 0.8:
            continue
        for seat in (None, *range(state.players)):
            view = match.view(state, seat)
            assert view.deal is not None
            worlds = sample_worlds(knowledge(view.deal), 5, np.random.default_rng(1))
            assert np.isfinite(model(view.deal, view.rules, worlds)).all()


def test_what_is_heard_and_what_else_could_have_been_said() -> None:
    view = seen("pass 6S 6C pass order:7D:7D,7C whist:pass whist:half", 0).deal
    assert view is not None
    words = list(heard(view, Rules()))
    first, second, third, fourth = (word for word in words if isinstance(word, AuctionWord))
    assert (first.lowest, first.passes, first.opened, first.misere) == (parse_game("6S"), 0, False, True)
    assert (second.lowest, second.passes, second.opened) == (parse_game("6S"), 1, False)
    assert (third.lowest, third.opened, third.misere) == (parse_game("6C"), True, True)
    assert (fourth.lowest, fourth.passes, fourth.misere) == (parse_game("6D"), 1, False)
    assert words[4] == Ordered(2, parse_game("7D"), parse_game("6C"))
    assert words[5:] == [WhistWord(0, "pass", ()), WhistWord(1, "half", ("pass",))]


def test_words_said_in_the_dark_are_not_heard() -> None:
    view = seen("pass! 6S! look", 0, dark_bids=True, bomb_cap=3).deal
    assert view is not None
    assert not list(heard(view, Rules()))


STRONG, WEAK = "AKQJT98.A.A.A", "987.987.987.7"


def test_strength_tells_a_strong_hand_from_a_weak_one() -> None:
    hands = np.array([parse_hand(STRONG), parse_hand(WEAK)], np.uint32)
    strength = SuitStrength()
    tricks = strength.before_talon(hands, True)
    assert tricks.shape == (2, 5)
    assert tricks[0, 0] > 9
    assert tricks[1].max() < 5
    assert strength.misere(hands, True)[1] > 0.8 > 0.01 > strength.misere(hands, True)[0]
    assert strength.raspasy(hands)[0] > 4 > 2 > strength.raspasy(hands)[1]
    for strain in range(5):
        assert strength.defence(hands, strain)[0] > strength.defence(hands, strain)[1] + 2


def test_a_bidder_is_believed_stronger_than_a_passer() -> None:
    """The second hand as the third sees it: after its pass, before it speaks, after its bid."""
    strength = SuitStrength()

    def tricks(script: str) -> float:
        found = believe(seen(script, 2, EVEN, "7C 8D"), 300, Random(7), BiddingModel())
        return float((found.weights * strength.before_talon(found.worlds.hands[:, 1], False).max(axis=1)).sum())

    assert tricks("pass pass") + 0.3 < tricks("pass") < tricks("pass 6S") - 0.3


def gain(state: MatchState, seat: int, model: BiddingModel) -> float:
    """How much likelier than the average world the model finds the true one, as a logarithm."""
    view = match.view(state, seat)
    assert view.deal is not None
    assert state.deal is not None
    true = true_world(state.deal, view.deal)
    drawn = sample_worlds(knowledge(view.deal), 200, np.random.default_rng(1))
    worlds = Worlds(
        np.concatenate([np.array([true.hands], np.uint32), drawn.hands]),
        np.concatenate([np.array([true.talon], np.uint32), drawn.talon]),
        np.concatenate([np.array([true.discard], np.uint32), drawn.discard]),
    )
    logs = model(view.deal, view.rules, worlds)
    return float(logs[0] - np.log(np.exp(logs[1:]).mean()))


@pytest.mark.parametrize("name", ["sochi", "leningrad", "gusarik"])
def test_the_true_world_gains_by_what_the_rule_bot_says(name: str) -> None:
    """On the average over decisions, by far more than chance: a model that told nothing would gain nothing."""
    rules, model = preset(name), BiddingModel()
    gains = [
        gain(step.state, seat, model)
        for seed in (1, 2)
        for step in play_match(begun(rules), players("r" * rules.players, seed), seed, deals=30)
        if step.state.stage == "deal" and step.state.deal is not None and isinstance(step.state.deal.phase, Whisting)
        for seat in match.to_act(step.state)
    ]
    assert len(gains) > 15
    assert sum(gains) / len(gains) > 2
