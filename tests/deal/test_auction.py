"""The auction line by line: rules §3, §9.7, §11, §14.3 and table 1 as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.deal import DealState, Rejection, decide, legal, to_act, view
from prikup.deal.actions import BidMisere, BidNoTalon
from prikup.deal.forms import OrderChoice
from prikup.deal.state import Auction
from prikup.rules import build
from tests.support.flips import marked
from tests.support.script import run, say, setup_of, spell, start

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "auction.json").read_text())


def state_of(case: dict[str, Any]) -> DealState:
    overrides = dict(case.get("rules", {}))
    if "players" in case:
        overrides["players"] = case["players"]
    rules = build(case.get("convention", "sochi"), overrides)
    state = start(rules, setup_of(rules.players, **case.get("setup", {})))
    if case.get("looked"):
        state = replace(state, looked=(True, True, True))
    return run(state, case["script"])


@pytest.mark.parametrize("case", marked(CASES))
def test_the_auction(case: dict[str, Any]) -> None:
    state = state_of(case)
    seat = to_act(state)[0]
    if "to_act" in case:
        assert seat == case["to_act"]
    if "phase" in case:
        seen = view(state, None)
        assert seen.phase == case["phase"]
        if "declarer" in case:
            assert seen.contract is not None
            assert state.setup.seats[seen.contract.declarer] == case["declarer"]
    if "legal" in case:
        assert {spell(action) for action in legal(state, seat)} == set(case["legal"].split())
    if "lowest" in case:
        orders = [form for form in legal(state, seat) if isinstance(form, OrderChoice)]
        assert [str(form.lowest) for form in orders] == [case["lowest"]]
    for word, code in case.get("rejected", {}).items():
        answer = say(state, word)
        assert (answer.code if isinstance(answer, Rejection) else None) == code
    if "phase" not in case:
        assert isinstance(state.phase, Auction)


def test_misere_without_talon_is_not_said_dark() -> None:
    """Rules §11.3a: not without looking."""
    state = start(build("classic", {}))
    assert decide(state, 0, BidMisere(no_talon=True, dark=True)) == Rejection("auction-look-first")


def test_a_level_that_no_game_has_is_too_high() -> None:
    state = start(build("sochi", {"no_talon_games": True, "jumps": True}))
    assert decide(state, 0, BidNoTalon(11)) == Rejection("auction-nothing-higher")
    assert decide(state, 0, BidNoTalon(5)) == Rejection("auction-nothing-higher")
