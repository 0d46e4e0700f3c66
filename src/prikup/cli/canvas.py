"""A page of characters on which lines meet in the right joints."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.text import Text

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the sum of the directions in which a line leaves."""
_RISING: Final = "⣀⠤⠒⠉"
_FALLING: Final = "⠉⠒⠤⣀"
SLANT: Final = 4
"""Columns that a slanting line crosses in one row."""


class Canvas:
    """Lines under texts. Columns and rows count from 0 at the top left."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._lines: dict[tuple[int, int], int] = {}
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def horizontal(self, row: int, left: int, right: int) -> None:
        """A line along a row."""
        for column in range(left, right):
            self._add(column, row, _RIGHT)
            self._add(column + 1, row, _LEFT)

    def vertical(self, column: int, top: int, bottom: int) -> None:
        """A line down a column."""
        for row in range(top, bottom):
            self._add(column, row, _DOWN)
            self._add(column, row + 1, _UP)

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """Four lines."""
        self.horizontal(top, left, right)
        self.horizontal(bottom, left, right)
        self.vertical(left, top, bottom)
        self.vertical(right, top, bottom)

    def slant(self, column: int, row: int, to_row: int, *, right: bool) -> None:
        """A line from a corner at ``column``, ``row`` down or up to ``to_row``, four columns a row, to the right or
        the left. Neither end is drawn."""
        step = 1 if to_row > row else -1
        signs = _FALLING if (step > 0) == right else _RISING
        for distance in range(1, abs(to_row - row)):
            half = SLANT // 2
            first = column + SLANT * distance - half if right else column - SLANT * distance - half + 1
            for place, sign in enumerate(signs):
                where = (first + place, row + step * distance)
                if where not in self._lines:
                    self._signs[where] = (sign, "")

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Signs over whatever is there."""
        for place, sign in enumerate(text):
            self._signs[column + place, row] = (sign, style or "none")

    def rows(self, line_style: str) -> list[Text]:
        """The page, line by line; lines have ``line_style``."""
        from rich.text import Text

        page = []
        for row in range(self.height):
            line = Text(no_wrap=True)
            signs = [self._sign(column, row, line_style) for column in range(self.width)]
            for style, run in groupby(signs, key=lambda sign: sign[1]):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            page.append(line)
        return page

    def _sign(self, column: int, row: int, line_style: str) -> tuple[str, str]:
        sign, style = self._signs.get((column, row), ("", ""))
        return sign or _JOINTS[self._lines.get((column, row), 0)], style or line_style

    def _add(self, column: int, row: int, direction: int) -> None:
        self._lines[column, row] = self._lines.get((column, row), 0) | direction
