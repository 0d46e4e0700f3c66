"""Every option that the referee or a view knows: one deal, spoken and played alike under each of its values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import hand_name
from prikup.deal import DealState, Rejection, SeatView, legal, view
from prikup.deal.forms import OrderChoice
from prikup.notation.record.results import format_outcome
from prikup.rules import build
from tests.support.flips import differ, flips, overrides
from tests.support.script import run, say, setup_of, spell, start

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "deal.json").read_text(encoding="utf-8"))


def state_of(case: dict[str, Any], value: dict[str, Any]) -> DealState:
    """The deal of a case after its script."""
    rules = build(case.get("convention", "sochi"), overrides(case, value))
    setup = setup_of(rules.players, **case.get("setup", {}))
    return run(start(rules, setup, case.get("hands", ()), case.get("talon", "")), case["script"])


def found(key: str, state: DealState) -> Any:
    """A fact of the deal as the data spell it; what is seen, is seen by a spectator, hands by seat 0."""
    seen = view(state, None)
    match key:
        case "to_act":
            return seen.to_act[0]
        case "legal":
            return {spell(action) for action in legal(state, seen.to_act[0])}
        case "lowest":
            forms = [form for form in legal(state, seen.to_act[0]) if isinstance(form, OrderChoice)]
            return str(forms[0].lowest)
        case "declarer":
            return None if seen.contract is None else state.setup.seats[seen.contract.declarer]
        case "outcome":
            return format_outcome(seen.outcome)
        case "talon":
            return " ".join(str(card) for card in seen.talon if card is not None)
        case "talon_seen":
            return None not in seen.talon
        case "note":
            return None if seen.note is None else hand_name(seen.note)
        case "table":
            return "" if seen.table is None else " ".join(str(card) for _, card in seen.table.cards)
        case "laid":
            return _numbers(seen.laid)
        case "sees":
            return _numbers(hand is not None for hand in view(state, 0).hands)
        case _:
            return _plain(seen, key)


def _numbers(flags: Any) -> str:
    return " ".join(str(number) for number, flag in enumerate(flags) if flag)


def _plain(seen: SeatView, key: str) -> Any:
    value = getattr(seen, key)
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(("case", "value"), flips(CASES))
def test_an_option_of_the_deal(case: dict[str, Any], value: dict[str, Any]) -> None:
    state = state_of(case, value)
    for key, expected in value["expect"].items():
        match key:
            case "rejected":
                for word, code in expected.items():
                    answer = say(state, word)
                    assert (answer.code if isinstance(answer, Rejection) else None) == code
            case "legal":
                assert found(key, state) == set(expected.split())
            case _:
                assert found(key, state) == expected, key


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["option"])
def test_the_values_differ_in_what_comes_out(case: dict[str, Any]) -> None:
    assert differ(case)
