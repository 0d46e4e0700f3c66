"""Table 9: whose whist cell is whose, running totals, caps and the end of a match."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.cli.paper import Paper, neighbours, paper
from prikup.cli.sheet_text import draw
from tests.support.matches import begin, deal, talk

HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"


@pytest.mark.parametrize(
    ("players", "seat", "cells"),
    [
        (4, 0, (1, 2, 3)),
        (4, 2, (3, 0, 1)),
        (4, 3, (0, 1, 2)),
        (3, 0, (1, 2)),
        (3, 1, (2, 0)),
        (2, 1, (0,)),
    ],
)
def test_whist_cells_stand_by_neighbour(players: int, seat: int, cells: tuple[int, ...]) -> None:
    """The next clockwise sits on the left: left neighbour, opposite, right."""
    assert neighbours(seat, players) == cells


def credited(convention: str, pool_size: int, games: int) -> list[tuple[list[int], str]]:
    """The pools and the stage after each of some sixes, sevens and eights credited in turn to first hand."""
    state = begin({"pool_size": pool_size}, convention)
    found: list[tuple[list[int], str]] = []
    for number in range(games):
        level = 6 + number % 3
        state = talk(deal(state, HANDS, TALON), f"6S pass pass order:{level}S:7C,9H whist:pass whist:pass")
        found.append(([*map(int, state.sheet.pool)], state.stage))
    return found


def test_leningrad_caps_nothing_and_tests_the_end_after_the_deal() -> None:
    """Rules §12.1, §12.2: 3 people to a size of 3 end at 9 or more in all; nobody stops at 3."""
    assert credited("leningrad", 3, 3) == [
        ([2, 0, 0], "between"),
        ([2, 4, 0], "between"),
        ([2, 4, 6], "finished"),
    ]


def test_sochi_caps_and_helps_the_largest_open_pool() -> None:
    """Rules §12.4: a size of 3. A six fills 2; a seven fills 3 and helps A, who has most, with 1; an eight fills 3."""
    assert credited("sochi", 3, 3) == [
        ([2, 0, 0], "between"),
        ([3, 3, 0], "between"),
        ([3, 3, 3], "finished"),
    ]


def written(players: int) -> Paper:
    """Two circles of sixes, each ended by the half whist of the second defender (four tricks' worth in Leningrad)."""
    state = begin({"players": players}, "leningrad")
    start, sheets = state.sheet, []
    for _ in range(2 * players):
        state = talk(deal(state, HANDS, TALON), "6S pass pass order:6S:7C,9H whist:pass whist:half whist:accept")
        sheets.append(state.sheet)
    return paper(state.names, start, sheets)


def test_running_totals_stand_with_dots_between_them() -> None:
    """Rules §1.6: nothing is crossed out. Half a whist on a six is 8 in Leningrad, two deals later 16."""
    sheet = written(3)
    assert sheet.pool[0].totals == (Fraction(2), Fraction(4))
    assert sheet.whists[2][0].totals == (Fraction(8), Fraction(16))
    drawing = "\n".join(line.plain for line in draw(sheet, 20))
    assert "2.4" in drawing
    assert "8.16" in drawing


@pytest.mark.parametrize(
    ("players", "reader", "order"),
    [(4, 0, "БВГ"), (4, 2, "ГАБ"), (3, 1, "ВА")],
    ids=["four from the first", "four from the third", "three from the second"],
)
def test_the_reader_finds_his_neighbours_from_left_to_right(players: int, reader: int, order: str) -> None:
    """Names are Анна, Борис, Вера, Глеб clockwise: the next one sits on the reader's left."""
    cells = draw(written(players), 20, reader)[16].plain
    assert "".join(letter for letter in cells if letter in "АБВГ") == order
