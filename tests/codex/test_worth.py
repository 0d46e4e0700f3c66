"""Values of made games and lost profits: the numbers of rules §10.10."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.codex import lost_profit, worth
from prikup.deal.contract import game
from prikup.rules import build

THIRD = Fraction(1, 3)
WORTH = [
    ("sochi", 4, (7, 18, 33, 52, 75)),
    ("sochi", 3, (5 + THIRD, 14 + 2 * THIRD, 28, 45 + THIRD, 66 + 2 * THIRD)),
    ("leningrad", 4, (14, 36, 66, 104, 150)),
    ("rostov", 4, (7, 18, 33, 52, 75)),
]


@pytest.mark.parametrize(("convention", "players", "values"), WORTH)
def test_a_made_game_is_worth_what_the_table_says(
    convention: str, players: int, values: tuple[Fraction | int, ...]
) -> None:
    rules = build(convention, {"players": players})
    assert tuple(worth(game(level, 0), level, rules, players) for level in range(6, 11)) == values


@pytest.mark.parametrize(("convention", "value"), [("sochi", 7), ("leningrad", 14), ("rostov", 15)])
def test_an_opponents_profit_from_a_six_one_down_at_four(convention: str, value: int) -> None:
    assert lost_profit(game(6, 0), 1, build(convention, {"players": 4}), 4) == value
