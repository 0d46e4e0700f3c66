"""Bidding by expected result: legal everywhere, forced where rules or cards force it, moved by the stakes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup import match
from prikup.arena.table import play_match
from prikup.bots import Player, RandomBot, RuleBot
from prikup.bots.bidding import Settings, choose
from prikup.deal.actions import Action, Bid, BidMisere, Hold, Order, Pass, Whist
from prikup.match import AnyAction, MatchView
from prikup.rules import PRESETS, Rules, build, preset
from tests.support.bots import at, begun
from tests.support.strategies import rules_values

QUICK = Settings(seconds=5.0, worlds=10, talons=4, finalists=3)
SOCHI = build("sochi", {})
STRONG, EVEN, WEAK = "AKQJT.AKQ.A.7", ".JT9.KQJ9.AKQ", "987.87.T87.T9"
TALON = "JH 8H"


class Bidder:
    """The bidding with the cards of another bot."""

    name = "bidder"

    def __init__(self, seed: int, cards: Player) -> None:
        self.settings = msgspec.structs.replace(QUICK, seed=seed)
        self.cards = cards

    def act(self, view: MatchView) -> AnyAction | None:
        chosen = choose(view, self.settings)
        return self.cards.act(view) if chosen is None else chosen


def played(rules: Rules, deals: int, seed: int, mix: str) -> tuple[match.MatchState, match.MatchState]:
    """A match of bidders (``b`` with the cards of rule, ``c`` of random) among others, twice; illegal actions raise."""
    made: dict[str, Callable[[int], Player]] = {
        "b": lambda number: Bidder(number, RuleBot(number)),
        "c": lambda number: Bidder(number, RandomBot(number)),
        "x": RandomBot,
    }
    ends = []
    for _ in range(2):
        state = begun(rules)
        table: list[Player] = [made[kind](seed + seat) for seat, kind in enumerate(mix[: rules.players])]
        for step in play_match(state, table, seed, deals=deals):
            state = step.state
        ends.append(state)
    return ends[0], ends[1]


def chosen(rules: Rules, hands: list[str], talon: str, script: str = "", **more: object) -> Action | None:
    state = at(rules, hands, talon, script)
    seat = match.to_act(state)[0]
    return choose(match.view(state, seat), msgspec.structs.replace(QUICK, worlds=24, **more))


@settings(max_examples=12, deadline=None)
@given(rules_values(), st.text("bcx", min_size=4, max_size=4), st.integers(0, 2**16))
def test_words_are_legal_under_any_rules(rules: Rules, mix: str, seed: int) -> None:
    first, _ = played(rules, 2, seed, mix)
    assert first.course.deals == 2 or first.stage == "finished"


@pytest.mark.parametrize("name", PRESETS)
def test_words_are_legal_under_every_preset_and_the_same_again(name: str) -> None:
    first, again = played(preset(name), 3, 5, "bbcx")
    assert first.course.deals == 3 or first.stage == "finished"
    assert first.history == again.history


def test_a_card_or_a_matter_of_the_match_is_not_for_the_bidding() -> None:
    state = at(SOCHI, [STRONG, EVEN, WEAK], TALON, "6S pass pass")
    assert choose(match.view(state, 1), QUICK) is None


def test_ten_sure_tricks_are_bid() -> None:
    assert isinstance(chosen(SOCHI, [STRONG, EVEN, WEAK], TALON), Bid)


def test_a_hand_of_small_cards_bids_no_game() -> None:
    """It may pass, or bid a misère, for which the cards are not bad."""
    assert chosen(SOCHI, [STRONG, WEAK, EVEN], TALON, "6S") in (Pass(), BidMisere())


def test_a_bid_is_defended_with_ten_sure_tricks() -> None:
    """Second hand may go on with hold or a higher bid, but not pass."""
    assert isinstance(chosen(SOCHI, [EVEN, STRONG, WEAK], TALON, "6S"), Bid | Hold)


def test_ten_sure_tricks_are_ordered_high_and_the_useless_cards_go() -> None:
    action = chosen(SOCHI, [STRONG, EVEN, WEAK], TALON, "6S pass pass")
    assert isinstance(action, Order)
    assert action.game.level >= 8
    assert action.discard is not None
    assert {str(card) for card in action.discard} <= {"JH", "8H", "7H"}


def test_a_nine_is_not_whisted_with_nothing() -> None:
    """The declarer has nine tricks from the top, and the hand none."""
    assert chosen(SOCHI, [STRONG, WEAK, EVEN], TALON, "6S pass pass order:9S:JH,8H") == Whist("pass")


def test_a_six_is_whisted_with_five_tricks() -> None:
    """First hand leads a club that is not its ace; the whister has six tricks from the top in three suits."""
    hands = ["KQJT9.T9.T9.8", "A.AKQ.AKQ.AKQ", "87.J87.J87.J9"]
    assert chosen(SOCHI, hands, "TH 7H", "6S pass pass order:6S:TH,7H") == Whist("whist")


def test_without_time_the_evaluation_decides() -> None:
    """No sampling by the solver, yet a word."""
    assert isinstance(chosen(SOCHI, [STRONG, EVEN, WEAK], TALON, seconds=0.0), Bid)
