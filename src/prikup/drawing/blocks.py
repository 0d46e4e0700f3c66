"""Tables under the sheet: titles, columns and remarks, as words made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from prikup.drawing.measure import fitted, text_width

GAP: Final = 1.0
"""Between two columns, in heights of the type."""


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a row a player, and lines of text under it. The first column has names."""

    title: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()


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
    """The texts of a block in a column, and where the next one may begin. Type shrinks where the table is too wide."""
    texts = [Put(x, y + size, size * 1.05, fitted(block.title, size * 1.05, width, bold=True), strong=True)]
    y += size * 1.7
    table = [row for row in (block.head, *block.rows) if row]
    if table:
        small = min(size, size * width / max(1.0, sum(_columns(table, size)) + GAP * size * (len(table[0]) - 1)))
        small = max(small, size * 0.5)
        widths = _columns(table, small)
        widths[0] = max(small * 3, min(widths[0], width - sum(widths[1:]) - GAP * small * (len(widths) - 1)))
        for row in table:
            quiet = row is block.head
            texts.append(Put(x, y + small, small, fitted(row[0], small, widths[0]), quiet=quiet))
            right = x + widths[0]
            for cell, column in zip(row[1:], widths[1:], strict=True):
                right += GAP * small + column
                texts.append(Put(right, y + small, small, cell, "end", quiet=quiet))
            y += small * 1.4
    for note in block.notes:
        for line in _wrapped(note, size, width):
            texts.append(Put(x, y + size, size, line))
            y += size * 1.4
    return texts, y + size * 0.8


def _columns(table: Sequence[tuple[str, ...]], size: float) -> list[float]:
    return [max(text_width(cell, size) for cell in column) for column in zip(*table, strict=True)]


def _wrapped(text: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [fitted(line, size, width) for line in lines]
