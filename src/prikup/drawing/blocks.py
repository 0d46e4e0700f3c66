"""Tables under the sheet: titles, columns and remarks, as words made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from prikup.drawing.measure import fitted, text_width

GAP: Final = 1.0
"""Between two columns, in heights of the type."""
_NAMES: Final = 9.0
"""The widest column of names, in heights of the type."""
_BETWEEN: Final = " · "


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a row a player, and lines of text under it. The first column has names."""

    title: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    flow: tuple[str, ...] = ()
    """Short remarks, as many on a line as fit."""
    notes: tuple[str, ...] = ()
    """Longer ones, each from a new line."""


class Put(msgspec.Struct, frozen=True):
    """A text on the page: ``anchor`` is ``start`` or ``end``."""

    x: float
    baseline: float
    size: float
    text: str
    anchor: str = "start"
    strong: bool = False
    quiet: bool = False

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        width = text_width(self.text, self.size, bold=self.strong)
        left = self.x if self.anchor == "start" else self.x - width
        return left, self.baseline - 0.9 * self.size, left + width, self.baseline + 0.25 * self.size


def put_block(block: Block, x: float, y: float, width: float, size: float) -> tuple[list[Put], float]:
    """The texts of a block in a column, and where the next one may begin. A table too wide is set smaller."""
    texts: list[Put] = []
    for line in _wrapped(block.title.split(" "), " ", size, width, bold=True):
        texts.append(Put(x, y + size, size, line, strong=True))
        y += size * 1.35
    y += size * 0.3
    table = [row for row in (block.head, *block.rows) if row]
    if table:
        put, y = _put_table(table, bool(block.head), x, y, width, size)
        texts += put
    flow = _wrapped(block.flow, _BETWEEN, size, width) if block.flow else []
    for line in [*flow, *(line for note in block.notes for line in _wrapped(note.split(" "), " ", size, width))]:
        texts.append(Put(x, y + size, size, line))
        y += size * 1.4
    return texts, y + size * 0.8


def _put_table(
    table: Sequence[tuple[str, ...]], headed: bool, x: float, y: float, width: float, size: float
) -> tuple[list[Put], float]:
    """Names from the left, numbers to the right of their columns; a name too long for the room is cut."""
    gaps = GAP * (len(table[0]) - 1)
    names, *columns = _columns(table, 1)
    names = min(names, _NAMES)
    size = min(size, width / (names + sum(columns) + gaps))
    texts: list[Put] = []
    for place, row in enumerate(table):
        quiet = headed and place == 0
        texts.append(Put(x, y + size, size, fitted(row[0], size, names * size), quiet=quiet))
        right = x + names * size
        for cell, column in zip(row[1:], columns, strict=True):
            right += (GAP + column) * size
            texts.append(Put(right, y + size, size, cell, "end", quiet=quiet))
        y += size * 1.4
    return texts, y + size * 0.2


def _columns(table: Sequence[tuple[str, ...]], size: float) -> list[float]:
    return [max(text_width(cell, size) for cell in column) for column in zip(*table, strict=True)]


def _wrapped(words: Sequence[str], between: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]}{between}{word}"
        if text_width(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [fitted(line, size, width, bold=bold) for line in lines]
