"""What the rule bot agrees to at the table of the match."""

from __future__ import annotations

import pytest

from prikup import match
from prikup.arena.table import play_match
from prikup.bots import RuleBot
from prikup.bots.owner import fix_match
from prikup.match import Admit, Agree, Change, Correct, Fine, FixMatch, MatchState, Proposal, Propose, Redeal, Stop
from prikup.rules import Rules, build
from tests.support.bots import at, begun, decision, players

PLAYED = "6S pass pass order:6S:8C,7C whist:whist whist:whist"
HANDS = ["AKQJT.AKQ.A.A", "987.JT9.KQJ.K", "..T987.QJT987"]


def with_fines(script: str) -> MatchState:
    return at(Rules(underbid_penalty=5), HANDS, "8C 7C", script)


def answers(state: MatchState, proposal: Proposal, seat: int) -> dict[int, bool]:
    """What every other seat says to a proposal of one."""
    events = match.decide(state, seat, Propose(proposal))
    assert isinstance(events, tuple), events
    state = match.apply(state, events[0])
    said = {}
    for other in match.to_act(state):
        answer = RuleBot().act(match.view(state, other))
        assert isinstance(answer, Agree)
        said[other] = answer.accept
    return said


@pytest.mark.parametrize("proposal", [Stop(), Admit("Глеб")])
def test_people_are_not_kept_from_what_they_want(proposal: Proposal) -> None:
    assert answers(begun(Rules()), proposal, 1) == {0: True, 2: True}


def test_a_correction_is_granted_by_those_who_do_not_lose_by_it() -> None:
    """Two points in the pool of seat 0 are the others' loss; five points on the mountain of seat 1 their gain."""
    assert answers(begun(Rules()), Correct((Change(column="pool", seat=0, amount=2),), "slip"), 1) == {
        0: True,
        2: False,
    }
    assert answers(begun(Rules()), Correct((Change(column="mountain", seat=1, amount=5),)), 1) == {0: True, 2: True}


def test_a_game_that_is_being_played_is_not_stopped() -> None:
    assert answers(with_fines("6S"), Stop(), 1) == {0: True, 2: True}
    assert answers(with_fines(PLAYED), Stop(), 1) == {0: False, 2: False}


def test_a_new_deal_is_granted_only_before_anybody_has_bid() -> None:
    assert answers(with_fines("pass"), Redeal(), 1) == {0: True, 2: True}
    assert answers(with_fines("6S"), Redeal(), 1) == {0: False, 2: False}
    assert answers(with_fines(PLAYED), Redeal(), 1) == {0: False, 2: False}


def test_an_under_order_is_seen_by_all_but_the_one_who_made_it() -> None:
    """Ten certain tricks ordered as six."""
    state = with_fines(PLAYED + " offer:10,0,0 yes yes")
    assert answers(state, Fine(), 1) == {0: False, 2: True}


def test_a_game_that_was_just_made_is_no_under_order() -> None:
    state = with_fines("6S pass pass order:10S:8C,7C offer:10,0,0 yes yes")
    assert answers(state, Fine(), 1) == {0: False, 2: False}


def test_the_owner_of_the_mountain_does_not_go_above_the_smallest_mountain() -> None:
    steps = play_match(begun(build("classic", {"opening_circles": 1})), players("rrr"), 1, deals=3)
    state = next(step.state for step in steps if step.state.stage == "owner")
    action = decision(state)
    assert isinstance(action, FixMatch)
    assert action.pool_size == max(1, min(50, int(min(state.sheet.mountain))))


def test_an_owner_without_a_clock_ends_by_closed_pools() -> None:
    assert fix_match(Rules(end="time"), 30) == FixMatch(pool_size=30, end="each_pool")
    assert fix_match(Rules(end="time", time_limit=60), 30) == FixMatch(pool_size=30)
