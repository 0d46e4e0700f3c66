"""The printed tables of the rules, row by row."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup.deal import DealSetup, TrickGame, game, parse_game
from prikup.rules import build, preset
from prikup.score import empty_sheet, game_prices, game_value, post, score, settle
from prikup.score.charges import charges
from prikup.score.roles import Roles

TABLES: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "data" / "tables.json").read_text())
THREE = DealSetup(players=3, dealer=2, seats=(0, 1, 2))
FOUR = DealSetup(players=4, dealer=3, seats=(0, 1, 2))


def rows(table: str) -> list[Any]:
    """One parameter a row: what the table is about, the row's key, its numbers."""
    return [
        pytest.param(each, int(key) if key.isdigit() else key, numbers, id=f"{each['source']} {key}")
        for each in TABLES[table]
        for key, numbers in each["rows"].items()
    ]


@pytest.mark.parametrize(("table", "level", "numbers"), rows("prices"))
def test_prices(table: dict[str, Any], level: int, numbers: list[Any]) -> None:
    rules = preset(table["convention"])
    outcome = TrickGame(game=game(level, 0), declarer=0)
    prices = game_prices(outcome, THREE, empty_sheet(3, rules), rules)
    pool, whist, undertrick, whister, consolation = numbers
    assert (prices.value, prices.trick, prices.trick) == (pool, whist, undertrick)
    assert (str(prices.whister_undertrick), prices.consolation) == (whister, consolation)


@pytest.mark.parametrize(("table", "name", "value"), rows("values"))
def test_old_tables_by_suit(table: dict[str, Any], name: str, value: int) -> None:
    rules = build("sochi", {"suit_prices": table["suit_prices"]})
    assert game_value(parse_game(name), rules) == value


@pytest.mark.parametrize("table", TABLES["charges"], ids=lambda table: table["source"])
def test_charges_of_two_whisters(table: dict[str, Any]) -> None:
    for first, second, *expected in table["rows"]:
        found = charges(table["level"], {1: first, 2: second}, True, Roles((1, 2), (1, 2)), preset("sochi"), False)
        assert [sum(charge.tricks for charge in found if charge.seat == seat) for seat in (1, 2)] == expected


def scored(outcome: TrickGame, convention: str, setup: DealSetup) -> tuple[Fraction, ...]:
    """The balance after one deal of a match that is nowhere near its end."""
    rules = build(convention, {"players": setup.players, "pool_size": 100})
    sheet = empty_sheet(setup.players, rules)
    posting = post(sheet, score(outcome, setup, sheet, rules), setup, rules, outcome)
    return settle(posting.sheet, rules).balance


@pytest.mark.parametrize(("table", "level", "value"), rows("made_exactly"))
def test_value_of_a_game_made_exactly(table: dict[str, Any], level: int, value: str) -> None:
    setup = FOUR if table["players"] == 4 else THREE
    outcome = TrickGame(
        game=game(level, 0),
        declarer=0,
        words={} if level == 10 else {1: "whist", 2: "whist"},
        tricks={0: level, 1: 10 - level, 2: 0},
    )
    assert str(scored(outcome, table["convention"], setup)[0]) == value


@pytest.mark.parametrize("table", TABLES["six_one_down"], ids=lambda table: table["convention"])
def test_profit_of_the_sitting_dealer_from_one_undertrick(table: dict[str, Any]) -> None:
    outcome = TrickGame(game=parse_game("6S"), declarer=0, words={1: "whist", 2: "whist"}, tricks={0: 5, 1: 3, 2: 2})
    assert str(scored(outcome, table["convention"], FOUR)[3]) == table["dealer"]
