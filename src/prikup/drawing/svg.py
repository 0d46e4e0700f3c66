"""The sheet as SVG: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from prikup.drawing.layout import HUB, SIDE, Room, Side, lines, rooms, sides

PAPER: Final = "#f7f1e3"
LINE: Final = "#8a7f66"
INK: Final = "#23211c"
FRESH: Final = "#1c3f8f"
BRASS: Final = "#c9973f"
_MARGIN: Final = 70
_LARGE: Final = 40.0
_SMALL: Final = 20.0
_LETTER: Final = 0.63
"""Width of a digit or letter in parts of its size: that of DejaVu Sans, the widest that may stand in."""
_NOTE: Final = 66
"""Letters in a line under the table."""
_LEADING: Final = 1.15
_FONT: Final = "'PT Sans', 'DejaVu Sans', sans-serif"


class Writing(msgspec.Struct, frozen=True):
    """What stands in a cell: numbers in the order they were written; ``fresh``: the last one is of the newest deal."""

    words: tuple[str, ...]
    fresh: bool = False


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet to be drawn. Players go clockwise, the first one reads at the bottom."""

    names: tuple[str, ...]
    hub: str
    pool: tuple[Writing, ...]
    mountain: tuple[Writing, ...]
    whists: tuple[tuple[Writing, ...], ...]
    """``whists[i][j]``: of player i on player j."""
    table: tuple[tuple[str, ...], ...] = ()
    """Rows under the picture, the first one a head."""
    notes: tuple[str, ...] = ()
    """Lines under the table."""
    title: str = ""
    turned: bool = True
    """Whether each player's numbers face his side of the table."""


def svg(drawing: Drawing) -> str:
    """The drawing as an SVG document."""
    wide = SIDE + 2 * _MARGIN
    top = _MARGIN + (50 if drawing.title else 0)
    below = top + SIDE + _MARGIN
    table = list(_table(drawing, below))
    height = below + 46 * len(drawing.table) + 34 * len(_lines_of(drawing.notes)) + (30 if drawing.table else 0)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" width="{wide}" height="{height}" '
        f'font-family="{_FONT}" font-variant-numeric="tabular-nums">'
    )
    parts = [
        head,
        f"<title>{escape(drawing.title or ', '.join(drawing.names))}</title>",
        f'<rect width="{wide}" height="{height}" fill="{PAPER}"/>',
    ]
    if drawing.title:
        parts.append(_text(wide / 2, 46, drawing.title, 30, weight="bold"))
    parts.append(f'<g transform="translate({_MARGIN} {top})">')
    parts += [
        f'<line x1="{line.x1}" y1="{line.y1}" x2="{line.x2}" y2="{line.y2}" stroke="{LINE}" stroke-width="2"/>'
        for line in lines(len(drawing.names))
    ]
    parts += [
        f'<circle cx="{SIDE // 2}" cy="{SIDE // 2}" r="{HUB}" fill="{PAPER}" stroke="{BRASS}" stroke-width="4"/>',
        _text(SIDE / 2, SIDE / 2, drawing.hub, 44 if len(drawing.hub) < 4 else 34, weight="bold", middle=True),
    ]
    for room in rooms(len(drawing.names), turned=drawing.turned):
        parts += _written(room, _of(drawing, room))
    parts += _names(drawing)
    parts.append("</g>")
    return "\n".join([*parts, *table, "</svg>", ""])


def _of(drawing: Drawing, room: Room) -> Writing:
    if room.kind == "whists":
        assert room.on is not None
        return drawing.whists[room.player][room.on]
    return (drawing.pool if room.kind == "pool" else drawing.mountain)[room.player]


class Set(msgspec.Struct, frozen=True):
    """A cell set in type: its lines and their size."""

    lines: tuple[str, ...]
    size: float


def fitted(room: Room, words: Sequence[str]) -> Set:
    """The words with dots between them, as large as they fit; the oldest give way to an ellipsis where none does."""
    size = _LARGE
    while size >= _SMALL:
        found = _wrapped(room, words, size)
        if found is not None:
            return Set(found, size)
        size -= 2
    for dropped in range(1, len(words)):
        found = _wrapped(room, ("…", *words[dropped:]), _SMALL)
        if found is not None:
            return Set(found, _SMALL)
    return Set(tuple(words[-1:]), _SMALL)


def _wrapped(room: Room, words: Sequence[str], size: float) -> tuple[str, ...] | None:
    rows = int(room.height / (size * _LEADING))
    found = [""]
    for number, word in enumerate(words):
        piece = word if number == len(words) - 1 or word == "…" else f"{word}."
        if found[-1] and width(found[-1] + piece, size) > room.width:
            found.append("")
        found[-1] += piece
        if width(found[-1], size) > room.width:
            return None
    return tuple(found) if len(found) <= rows else None


def width(text: str, size: float) -> float:
    """Width of a text of a size, rather too much than too little."""
    return sum(0.3 if sign in ".·,:" else 1.0 if sign in "½⅓⅔¼¾" else _LETTER for sign in text) * size


def _written(room: Room, writing: Writing) -> Iterator[str]:
    if not writing.words:
        return
    found = fitted(room, writing.words)
    step = found.size * _LEADING
    first = room.y - step * (len(found.lines) - 1) / 2
    turn = f' transform="rotate({room.turn} {room.x:g} {room.y:g})"' if room.turn else ""
    yield f'<g text-anchor="middle" font-size="{found.size:g}" fill="{INK}"{turn}>'
    newest = writing.words[-1]
    for number, line in enumerate(found.lines):
        y = first + step * number + 0.35 * found.size
        body = escape(line)
        if writing.fresh and number == len(found.lines) - 1 and line.endswith(newest):
            head = escape(line[: len(line) - len(newest)])
            body = f'{head}<tspan fill="{FRESH}" font-weight="bold">{escape(newest)}</tspan>'
        yield f'<text x="{room.x:g}" y="{y:.1f}">{body}</text>'
    yield "</g>"


_PLACES: Final[dict[Side, tuple[float, float, int]]] = {
    "bottom": (SIDE / 2, SIDE + 44, 0),
    "left": (-30, SIDE / 2, 90),
    "top": (SIDE / 2, -30, 180),
    "right": (SIDE + 30, SIDE / 2, 270),
}


def _names(drawing: Drawing) -> Iterator[str]:
    for name, side in zip(drawing.names, sides(len(drawing.names)), strict=True):
        x, y, turn = _PLACES[side]
        upright = 0 if side in ("bottom", "top") else 270 if side == "left" else 90
        angle = turn if drawing.turned else upright
        spin = f' transform="rotate({angle} {x:g} {y:g})"' if angle else ""
        yield f"<g{spin}>{_text(x, y, name, 34, weight='bold', middle=angle != 0)}</g>"


def _table(drawing: Drawing, top: int) -> Iterator[str]:
    """The rows: the first column from the left edge, the others set to the right in equal columns."""
    wide = SIDE + 2 * _MARGIN
    if drawing.table:
        columns = max(len(row) for row in drawing.table)
        first = 0.25 * SIDE
        step = (SIDE - first) / max(1, columns - 1)
        for number, row in enumerate(drawing.table):
            y = top + 46 * number + 32
            size, weight = (22, "bold") if number == 0 else (28, "normal")
            yield _text(_MARGIN, y, row[0], size, anchor="start", weight=weight)
            for place, cell in enumerate(row[1:], 1):
                yield _text(_MARGIN + first + step * place, y, cell, size, anchor="end", weight=weight)
            yield f'<line x1="{_MARGIN}" y1="{y + 13}" x2="{wide - _MARGIN}" y2="{y + 13}" stroke="{LINE}"/>'
    for number, note in enumerate(_lines_of(drawing.notes)):
        yield _text(_MARGIN, top + 46 * len(drawing.table) + 34 * number + 34, note, 24, anchor="start")


def _lines_of(notes: Sequence[str]) -> list[str]:
    return [line for note in notes for line in wrap(note, _NOTE, break_long_words=False)]


def _text(
    x: float, y: float, text: str, size: int, *, anchor: str = "middle", weight: str = "normal", middle: bool = False
) -> str:
    shift = 0.35 * size if middle else 0
    return (
        f'<text x="{x:g}" y="{y + shift:g}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" '
        f'fill="{INK}">{escape(text)}</text>'
    )
