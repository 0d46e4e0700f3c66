"""Many deals: counts that add up, results protocols that score to the same sheet, intervals."""

from __future__ import annotations

import json

import pytest

from prikup.arena.duel import advantage
from prikup.arena.report import report
from prikup.arena.simulate import simulate
from prikup.bots import RandomBot, RuleBot
from prikup.deal import Misere, Raspasy, TrickGame
from prikup.notation.protocol import read_protocols, result_object, score_protocol
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


def test_one_match_is_reported_as_its_result_with_what_happened() -> None:
    done = simulate(preset("sochi"), players("rxr"), NAMES[:3], 8, 1, one_match=True)
    (state,) = done.matches
    found = json.loads(json.dumps(report(done, "sochi")))
    assert set(found) == {
        *("id", "pool", "mountain", "whists", "balance", "rounded", "ended", "warnings"),
        *("deals", "statistics"),
    }
    assert found["balance"] == {
        name: str(value) for name, value in zip(state.names, state.settlement.balance, strict=True)
    }
    assert found["statistics"]["deals"] == sum("game" in deal for deal in found["deals"])
    first_dealer = state.names[state.history[0].first_dealer]  # type: ignore[union-attr]
    protocol = {"id": "1", "convention": "sochi", "players": list(state.names), "first_dealer": first_dealer}
    (again,) = read_protocols(json.dumps(protocol | {"deals": found["deals"]}))
    assert result_object(again, score_protocol(again)) == {
        key: value for key, value in found.items() if key not in ("deals", "statistics")
    }


def test_several_matches_are_a_list() -> None:
    rules = build("sochi", {"end": "rounds", "rounds": 1})
    done = simulate(rules, players("rrr"), NAMES[:3], 7, 2)
    assert [state.course.deals for state in done.matches] == [3, 3, 1]
    found = report(done, "sochi")
    assert [each["id"] for each in found["matches"]] == ["1", "2", "3"]
    assert [each["ended"] for each in found["matches"]] == [True, True, False]
    assert found["statistics"]["deals"] == 7


def test_the_same_seed_gives_the_same_report() -> None:
    reports = [report(simulate(preset("rostov"), players("rxr"), NAMES[:3], 6, 11), "rostov") for _ in range(2)]
    assert reports[0] == reports[1]


def test_a_duel_of_equals_is_even() -> None:
    """The same bot in every seat on the same decks: exactly nothing, all seats taken together."""
    found = advantage(preset("sochi"), RuleBot, RuleBot, rounds=3, deals=3)
    assert found.mean == 0
    assert found.matches == 9


def test_an_interval_needs_two_rounds() -> None:
    with pytest.raises(ValueError, match="expected 2 or more"):
        advantage(preset("sochi"), RuleBot, RandomBot, rounds=1, deals=3)
