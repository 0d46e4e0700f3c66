"""Known deals: open_hand.json, by both engines and through the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import parse_card, parse_hand
from prikup.solver import EngineName, card_values, line, shares, solve, spot

CASES = Path(__file__).parents[1] / "data" / "cases" / "open_hand.json"
DEALS: list[dict[str, Any]] = json.loads(CASES.read_text(encoding="utf-8"))


def asked(case: dict[str, Any]) -> Any:
    return spot(
        [parse_hand(hand) for hand in case["hands"]],
        strain=case["strain"],
        declarer=case["declarer"],
        leader=case["leader"],
    )


@pytest.mark.parametrize("case", DEALS, ids=lambda case: case["id"])
def test_a_known_deal_has_its_known_tricks(case: dict[str, Any]) -> None:
    at = asked(case)
    found = solve(at.position, at.declarer, aim=at.aim)
    assert (found.low, found.high) == (case["tricks"], case["tricks"])


# The slowest engine on three known deals: a low trick game, a caught misère, one that is not caught.
@pytest.mark.parametrize("ident", ["R01N", "de Gaulle", "Kovalevskaya reversed"])
def test_the_plain_engine_agrees_on_known_deals(ident: str) -> None:
    case = next(case for case in DEALS if case["id"] == ident)
    at = asked(case)
    assert solve(at.position, at.declarer, aim=at.aim, by="reference").low == case["tricks"]


def test_only_diamonds_catch_kovalevskayas_misere() -> None:
    # Kovalevskaya's misère with other cards, third hand to lead: published as caught by a diamond; every other first
    # card lets it through (found by two exact solvers).
    case = next(case for case in DEALS if case["id"] == "Kovalevskaya, other cards")
    at = asked(case)
    values = card_values(at.position, at.declarer, aim=at.aim)
    assert {card.suit for card, tricks in values.items() if tricks.low == 1} == {2}
    assert {tricks.low for card, tricks in values.items() if card.suit != 2} == {0}
    assert line(at.position, at.declarer, aim=at.aim)[0].suit == 2


@pytest.mark.parametrize("by", ["kernel", "reference"])
def test_each_for_himself_is_worked_out_by_hand(by: EngineName) -> None:
    # Two tricks. Hand 0 leads the ace of spades and takes it whatever he does, then loses the seven of clubs; leading
    # the seven first costs him the same one trick. Of equal cards spades come first.
    hands = [parse_hand(text) for text in ("A.7..", "K.8..", "Q.9..")]
    at = spot(hands, strain="raspasy", declarer=0, leader=0)
    found = shares(at.position, by=by)
    assert found is not None
    assert found.tricks == (1, 0, 1)
    assert found.line[0] == parse_card("AS")
