"""The driver of a match: seats and decks from a seed, players asked in order, the host's own part."""

from __future__ import annotations

from itertools import islice

import pytest

from prikup import match
from prikup.arena.table import IllegalActionError, act, next_deal, play_match, sit_down, stop_by_consent
from prikup.bots import RandomBot
from prikup.deal import Acted, Dealt
from prikup.deal.actions import Look, Offer
from prikup.match import AnyAction, Fine, MatchActed, MatchView, Propose, Stop, TimeUp
from prikup.rules import Rules, build, preset
from tests.support.bots import NAMES, at, begun, players


def test_seats_are_drawn_and_the_order_says_who_sits_where() -> None:
    seated = sit_down(preset("sochi"), NAMES[:3], 5)
    assert seated.started.names == tuple(NAMES[person] for person in seated.order)
    assert sorted(seated.order) == [0, 1, 2]
    low_first = [card.rank if card.rank < 7 else -1 for card in seated.started.drawn]
    assert low_first == sorted(low_first)


def test_free_seats_are_as_people_came() -> None:
    seated = sit_down(build("sochi", {"seat_draw": "free"}), NAMES[:3], 5)
    assert seated.started.names == NAMES[:3]
    assert seated.started.drawn == ()


def test_another_seed_seats_and_deals_otherwise() -> None:
    assert len({sit_down(preset("sochi"), NAMES[:3], seed).started for seed in range(8)}) > 4
    assert len({next_deal(begun(Rules()), seed) for seed in range(8)}) == 8


def test_decks_do_not_depend_on_what_was_done_with_earlier_ones() -> None:
    """Two companies play the same three decks to different ends."""
    decks = []
    for mix in ("rrr", "xxx"):
        steps = play_match(begun(Rules()), players(mix), 7, deals=3)
        decks.append([step.event for step in steps if isinstance(step.event, Dealt)][:3])
    assert decks[0] == decks[1]


class Stubborn:
    """Says one thing whatever it is asked."""

    name = "stubborn"

    def __init__(self, action: AnyAction | None) -> None:
        self.action = action

    def act(self, view: MatchView) -> AnyAction | None:
        return self.action if view.seat in view.to_act else None


@pytest.mark.parametrize(("action", "code"), [(Look(), "auction-already-looked"), (None, "nothing")])
def test_an_illegal_action_names_the_seat_the_player_and_the_reason(action: AnyAction | None, code: str) -> None:
    steps = play_match(begun(Rules()), [Stubborn(action)] * 3, 1)
    with pytest.raises(IllegalActionError, match=code) as caught:
        list(steps)
    assert caught.value.seat == 0
    assert caught.value.player == "stubborn"


TOPS = ["AKQJT.AKQJT..", "987.987.T9.T9", "..AKQJ8.AKQJ8"]
CLOSED = Rules(raspasy_talon="closed")


def test_the_host_proves_a_claim_that_is_true() -> None:
    state = at(CLOSED, TOPS, "7D 7H", "pass pass pass")
    (step,) = act(state, 0, Offer((10, 0, 0)), "somebody")
    assert step.event == Acted(0, Offer((10, 0, 0), proven=True))
    assert step.state.stage == "between"


@pytest.mark.parametrize("offer", [Offer((9, 1, 0), proven=True), Offer((0, 10, 0), proven=True)])
def test_a_player_cannot_call_an_offer_proven(offer: Offer) -> None:
    state = at(CLOSED, TOPS, "7D 7H", "pass pass pass")
    (step,) = act(state, 0, offer, "somebody")
    assert step.event == Acted(0, Offer(offer.tricks))
    assert step.state.stage == "deal"


UNDER_ORDER = ["AKQJT.AKQ.A.A", "987.JT9.KQJ.K", "..T987.QJT987"]
"""With the talon in its discard: ten tricks of top cards against any layout."""


@pytest.mark.parametrize("said", [Fine(), Fine(proven=True)])
@pytest.mark.parametrize(("ordered", "proven"), [("6S", True), ("9S", True), ("10S", False)])
def test_the_host_proves_an_under_order(said: Fine, ordered: str, proven: bool) -> None:
    """Rules §5.2: a fine on proof; what a player calls proven counts for nothing."""
    whists = "" if ordered == "10S" else " whist:whist whist:whist"
    script = f"6S pass pass order:{ordered}:8C,7C{whists} offer:10,0,0 yes yes"
    state = at(Rules(underbid_penalty=5), UNDER_ORDER, "8C 7C", script)
    (step,) = act(state, 1, Propose(said), "somebody")
    assert step.event == MatchActed(1, Propose(Fine(proven=proven)))
    assert (step.state.proposal is None) == proven


def test_everybody_agrees_to_stop() -> None:
    steps = list(stop_by_consent(begun(Rules(players=4))))
    assert steps[0].event == MatchActed(0, Propose(Stop()))
    assert len(steps) == 4
    assert steps[-1].state.stage == "finished"


def test_the_clock_is_asked_between_deals_and_ends_a_match_by_time() -> None:
    rules = build("sochi", {"end": "time", "time_limit": 30})
    steps = list(play_match(begun(rules), players("rrr"), 2, clock=lambda state: state.course.deals >= 4))
    assert sum(isinstance(step.event, TimeUp) for step in steps) == 1
    assert steps[-1].state.stage == "finished"
    assert steps[-1].state.course.deals == 6  # the circle that has begun is finished (rules §21.13)


def test_a_clock_means_nothing_where_no_time_was_agreed() -> None:
    for rules in (Rules(), preset("leningrad")):  # a common pool may have a time limit; 0 is none
        steps = list(play_match(begun(rules), players("rrr"), 2, deals=2, clock=lambda _: True))
        assert not any(isinstance(step.event, TimeUp) for step in steps)


def test_so_many_deals_and_no_more() -> None:
    *_, last = play_match(begun(Rules()), players("rxr"), 4, deals=5)
    assert last.state.course.deals == 5
    assert last.state.stage == "between"


def test_those_without_a_turn_may_point() -> None:
    """The passer of an open defence is asked, though nothing waits for him."""
    events = [step.event for step in play_match(begun(Rules(players=4)), players("xxxx"), 6, deals=40)]
    pointers = [event for event in events if isinstance(event, Acted) and type(event.action).__name__ == "Point"]
    assert pointers


def test_a_match_can_be_left_and_taken_up_anywhere() -> None:
    table = [RandomBot(1), RandomBot(2), RandomBot(3)]
    whole = list(play_match(begun(Rules()), table, 9, deals=3))
    for place in (0, 10, 40):
        left = list(islice(play_match(begun(Rules()), table, 9, deals=3), place + 1))[-1].state
        rest = play_match(left, table, 9, deals=3 - left.course.deals)
        assert [step.event for step in rest] == [step.event for step in whole[place + 1 :]]
    assert match.fold(whole[-1].state.history) == whole[-1].state
