"""Many deals: counts that add up, results protocols that score to the same sheet, intervals."""

from __future__ import annotations

import pytest

from prikup.arena.duel import advantage
from prikup.arena.simulate import simulate
from prikup.deal import Misere, Raspasy, TrickGame
from prikup.notation.protocol import protocol_of_match, score_protocol
from prikup.rules import PRESETS, build, preset
from tests.support.bots import NAMES, players

PEOPLE = {name: 2 if name == "gusarik" else 3 for name in PRESETS}


@pytest.mark.parametrize("name", PRESETS)
def test_the_counts_are_those_of_the_deals(name: str) -> None:
    n = PEOPLE[name]
    told: list[int] = []
    done = simulate(preset(name), players("rxr"[:n]), NAMES[:n], 20, 3, progress=told.append)
    outcomes = [row.outcome for state in done.matches for row in state.rows if row.outcome is not None]
    counts = done.statistics
    assert told == list(range(1, 21))
    assert counts.deals == len(outcomes) == 20
    assert counts.raspasy == sum(isinstance(outcome, Raspasy) for outcome in outcomes)
    assert counts.misere_made + counts.misere_failed == sum(isinstance(outcome, Misere) for outcome in outcomes)
    games = sum(isinstance(outcome, TrickGame) for outcome in outcomes)
    assert games == sum(map(sum, (each.values() for each in (counts.made, counts.failed, counts.credited))))
    assert all(state.stage == "finished" for state in done.matches)
    assert all(sum(state.settlement.balance) == 0 for state in done.matches)


@pytest.mark.parametrize("name", PRESETS)
def test_what_happened_scores_to_the_same_sheet(name: str) -> None:
    """The results protocol of a simulated match, scored by itself."""
    n = PEOPLE[name]
    (state,) = simulate(preset(name), players("rxr"[:n]), NAMES[:n], 8, 1, one_match=True).matches
    scored = score_protocol(protocol_of_match(state, name))
    assert scored.sheet == state.sheet
    assert scored.settlement == state.settlement


def test_a_new_match_begins_when_one_ends() -> None:
    rules = build("sochi", {"end": "rounds", "rounds": 1})
    done = simulate(rules, players("rrr"), NAMES[:3], 7, 2)
    assert [state.course.deals for state in done.matches] == [3, 3, 1]
    assert [state.course.ended is not None for state in done.matches] == [True, True, False]
    assert done.statistics.as_object()["deals"] == 7


def test_one_match_is_one_match() -> None:
    rules = build("sochi", {"end": "rounds", "rounds": 1})
    done = simulate(rules, players("rrr"), NAMES[:3], 7, 2, one_match=True)
    assert [state.course.deals for state in done.matches] == [3]


def test_the_same_seed_plays_the_same_matches() -> None:
    first, second = (simulate(preset("rostov"), players("rxr"), NAMES[:3], 6, 11) for _ in range(2))
    assert first == second


def test_a_duel_of_equals_is_even() -> None:
    """The same bot in every seat on the same decks: exactly nothing, all seats taken together."""
    found = advantage(preset("sochi"), "rule", "rule", deals=3, length=3)
    assert found.whists.mean == 0
    assert found.deals == 3


def test_an_interval_needs_two_deals() -> None:
    with pytest.raises(ValueError, match="expected 2 or more"):
        advantage(preset("sochi"), "rule", "random", deals=1)
