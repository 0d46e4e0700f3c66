"""The пулька in text: whist cells by neighbour, running totals with dots, and what happens when there is no room."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.cli.numbers import amount, signed
from prikup.cli.paper import Cell, neighbours, paper, short_names
from prikup.cli.sheet_text import HEIGHT, WIDTH, draw, totals
from prikup.cli.text import text
from prikup.score import Sheet

NAMES = ("Вы", "Анна", "Борис", "Вера")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(0), "0"),
        (Fraction(24), "24"),
        (Fraction(-20), "−20"),
        (Fraction(49, 2), "24½"),
        (Fraction(1, 2), "½"),
        (Fraction(136, 3), "45⅓"),
        (Fraction(-56, 3), "−18⅔"),
        (Fraction(25, 4), "6¼"),
        (Fraction(15, 8), "1 7/8"),
        (Fraction(-7, 8), "−7/8"),
    ],
)
def test_exact_numbers(value: Fraction, shown: str) -> None:
    assert amount(value) == shown


def test_signs() -> None:
    assert [signed(value) for value in (3, 0, -3)] == ["+3", "0", "−3"]


def cell(*values: int) -> Cell:
    return Cell(tuple(Fraction(value) for value in values))


@pytest.mark.parametrize(
    ("totals", "widths", "lines"),
    [
        ((), (10,), []),
        ((8,), (10,), [("", "8")]),
        ((8, 12), (10,), [("8.", "12")]),
        ((4, 12, 20), (7,), [("4.12.", "20")]),
        # What finds no room gives way from the oldest on.
        ((4, 12, 20), (6,), [("…12.", "20")]),
        ((4, 12, 20), (5,), [("…", "20")]),
        ((4, 12, 20), (2,), [("", "20")]),
        # Several lines are filled from the top.
        ((4, 12, 20, 28), (6, 6), [("4.12.", ""), ("20.", "28")]),
        ((4, 12, 20, 28, 36), (6, 6), [("…12.", ""), ("20.28.", "")]),
    ],
)
def test_running_totals_in_a_cell(
    totals: tuple[int, ...], widths: tuple[int, ...], lines: list[tuple[str, str]]
) -> None:
    written = cell(*totals).written(widths)
    if lines and lines[-1][1] == "":
        assert all(len(head + last) <= width for (head, last), width in zip(written, widths, strict=True))
        assert written[-1][1] == str(totals[-1])
    else:
        assert written == lines


@pytest.mark.parametrize(
    ("seat", "players", "expected"),
    [(0, 4, (1, 2, 3)), (2, 4, (3, 0, 1)), (3, 4, (0, 1, 2)), (1, 3, (2, 0)), (0, 2, (1,))],
)
def test_whist_cells_stand_by_neighbour(seat: int, players: int, expected: tuple[int, ...]) -> None:
    """Left neighbour, opposite, right (table 9)."""
    assert neighbours(seat, players) == expected


def test_initials_tell_names_apart() -> None:
    assert short_names(("Вы", "Анна", "Андрей", "Вера")) == ("Вы", "Анн", "Анд", "Ве")
    assert short_names(("Анна", "Аннабель")) == ("Анна", "Аннаб")


def sheet(players: int, whists: dict[tuple[int, int], int], pool: int = 0, mountain: int = 0) -> Sheet:
    """Whists by (who, on whom); pool and mountain of seat 0."""
    seats = range(players)
    return Sheet(
        pool=tuple(Fraction(pool if seat == 0 else 0) for seat in seats),
        mountain=tuple(Fraction(mountain if seat == 0 else 0) for seat in seats),
        whists=tuple(tuple(Fraction(whists.get((i, j), 0)) for j in seats) for i in seats),
    )


def page(players: int, sheets: list[Sheet], reader: int = 0) -> list[str]:
    """The drawing as plain lines."""
    start = sheet(players, {})
    return [line.plain for line in draw(paper(NAMES[:players], start, sheets), 20, reader)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawing_has_its_size_names_and_hub(players: int) -> None:
    lines = page(players, [])
    assert len(lines) == HEIGHT
    assert max(map(len, lines)) == WIDTH
    whole = "\n".join(lines)
    assert all(f" {name} " in whole for name in NAMES[:players])
    assert lines[9][35:37] == "20"


def test_three_sectors() -> None:
    """Drawn by hand: the reader below, the next player on the left, whists towards the neighbour they are on."""
    whists = {(0, 1): 11, (0, 2): 12, (1, 2): 21, (1, 0): 22, (2, 0): 31, (2, 1): 32}
    lines = page(3, [sheet(3, whists, pool=4, mountain=8)])
    assert lines == [
        "┌── Анна ───────────────────────────┬────────────────────────── Борис ──┐",
        "│ Б 21                              │                              А 32 │",
        "│                                   │                                   │",
        "│           ┌───────────────────────┼───────────────────────┐           │",
        "│           │                       │                       │           │",
        "│           │                       │                       │           │",
        "│           │           ┌───────────┼───────────┐           │           │",
        "│           │           │           │           │           │           │",
        "│           │           │        ┌──┴──┐        │           │           │",
        "├───────────┤           │        │ 20  │        │           ├───────────┤",
        "│           │           │        └─────┘        │           │           │",
        "│           │           │ ⣀⠤⠒⠉      8      ⠉⠒⠤⣀ │           │           │",
        "│   В 22    │         ⣀⠤└───────────────────────┘⠤⣀         │   В 31    │",
        "│           │     ⣀⠤⠒⠉              4              ⠉⠒⠤⣀     │           │",
        "│           │ ⣀⠤⠒⠉                                     ⠉⠒⠤⣀ │           │",
        "│         ⣀⠤└───────────────────────┬───────────────────────┘⠤⣀         │",
        "│     ⣀⠤⠒⠉           А 11           │          Б 12            ⠉⠒⠤⣀     │",
        "│ ⣀⠤⠒⠉                              │                              ⠉⠒⠤⣀ │",
        "└───────────────────────────────── Вы ──────────────────────────────────┘",
    ]


def test_a_square_cut_by_diagonals() -> None:
    """Left neighbour first, then opposite, then right, seen from every side of the table."""
    whists = {(i, j): 10 * i + j for i in range(4) for j in range(4) if i != j}
    lines = page(4, [sheet(4, whists)])
    below = lines[16]
    assert below.index("А 1") < below.index("Б 2") < below.index("Ве 3")
    left = [line[1:12].strip() for line in lines]
    assert [word for word in left if word in ("Б 12", "Ве 13", "Вы 10")] == ["Б 12", "Ве 13", "Вы 10"]
    above = lines[1]
    # His left hand is the reader's right.
    assert above.index("А 21") < above.index("Вы 20") < above.index("Ве 23")
    right = [line[61:72].strip() for line in lines]
    assert [word for word in right if word in ("Б 32", "А 31", "Вы 30")] == ["Б 32", "А 31", "Вы 30"]


def test_the_reader_sits_below() -> None:
    lines = page(4, [], reader=2)
    assert " Борис " in lines[-1]
    assert lines[0].index("Вера") < lines[0].index("Вы") < lines[0].index("Анна")


def test_two_halves() -> None:
    lines = page(2, [sheet(2, {(0, 1): 30, (1, 0): 22}, pool=2)])
    assert lines[16].strip("│ ") == "30"
    assert lines[1].strip("│ ") == "22"
    assert lines[9].startswith("├───────────┼")


def test_totals_run_and_the_newest_is_fresh() -> None:
    first, second = sheet(3, {(0, 1): 4}), sheet(3, {(0, 1): 12})
    written = paper(NAMES[:3], sheet(3, {}), [first, second])
    assert written.whists[0][1] == Cell((Fraction(4), Fraction(12)), fresh=True)
    assert not written.pool[0].totals
    again = paper(NAMES[:3], sheet(3, {}), [first, second, second])
    assert not again.whists[0][1].fresh


def test_writing_down_to_zero_shows() -> None:
    written = paper(NAMES[:2], sheet(2, {}, mountain=20), [sheet(2, {}, mountain=8), sheet(2, {})])
    assert list(map(int, written.mountain[0].totals)) == [20, 8, 0]


def test_a_narrow_terminal_gets_lines() -> None:
    lines = totals(paper(NAMES[:3], sheet(3, {}), [sheet(3, {(0, 2): 7}, pool=4)]), text("ru"))
    assert [line.plain for line in lines[:2]] == ["Вы  гора 0  пуля 4", "  висты  А 0  Б 7"]
