"""Whist words, rules §6 and §14.3, table 2: who is asked what, and where it leads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup.deal import DealState, Rejection, TrickGame, legal, to_act, view
from prikup.rules import build
from tests.support.flips import marked
from tests.support.script import run, say, spell, start

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "whisting.json").read_text())


def state_of(case: dict[str, Any]) -> DealState:
    """The lowest hand that speaks wins the auction at the game's own level and orders it, then the words follow."""
    overrides: dict[str, Any] = {"jumps": True, **case.get("rules", {})}
    if "players" in case:
        overrides["players"] = case["players"]
    rules = build(case.get("convention", "sochi"), overrides)
    state = start(rules)
    passes = "pass" if rules.gusarik else "pass pass"
    state = run(state, f"{case['game']} {passes}")
    hand = [str(card) for card in _cards(state)]
    words = [word if word.startswith("look") else f"whist:{word}" for word in case["words"].split()]
    return run(state, f"order:{case['game']}:{hand[0]},{hand[1]} {' '.join(words)}")


def _cards(state: DealState) -> list[Any]:
    declarer = view(state, None).hand_to_act
    assert declarer is not None
    seen = view(state, state.setup.seats[declarer]).hands[declarer]
    assert seen is not None
    return list(seen)


@pytest.mark.parametrize("case", marked(CASES))
def test_the_words(case: dict[str, Any]) -> None:
    state = state_of(case)
    if "outcome" in case:
        assert isinstance(state.outcome, TrickGame)
        assert state.outcome.words == {int(seat): word for seat, word in case["outcome"].items()}
        assert (state.outcome.tricks is not None) == case["played"]
        return
    seat = to_act(state)[0]
    if "asked" in case:
        assert seat == case["asked"]
        assert {spell(action) for action in legal(state, seat)} == set(case["legal"].split())
    for word, code in case.get("rejected", {}).items():
        answer = say(state, word)
        assert isinstance(answer, Rejection)
        assert answer.code == code
    if "phase" in case:
        seen = view(state, None)
        assert (seen.phase, seen.open) == (case["phase"], case["open"])
        if "laid" in case:
            assert [hand for hand in range(3) if seen.laid[hand]] == [int(hand) for hand in case["laid"].split()]
