"""The пулька in text: three sectors, a square cut by diagonals, or two halves, around the size of the pool.

From the middle outwards every player has mountain, pool and whists. The reader sits at the bottom, the next player
on the left. Whist cells stand by neighbour: left, opposite, right (table 9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from prikup.cli.canvas import Canvas
from prikup.cli.numbers import amount
from prikup.cli.paint import FRESH, LINES, NAME, QUIET
from prikup.cli.paper import Cell, Paper, neighbours, short_names

if TYPE_CHECKING:
    from rich.text import Text

    from prikup.cli.text import Say

WIDTH: Final = 73
HEIGHT: Final = 19
_MIDDLE_COLUMN: Final = 36
_MIDDLE_ROW: Final = 9
_FRAMES: Final = ((0, 0), (12, 3), (24, 6))
"""Left column and top row of the frames: around whists, pool, mountain."""

Side: TypeAlias = Literal["bottom", "left", "top", "right"]
_SIDES: Final[dict[int, tuple[Side, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}


class _Room(msgspec.Struct, frozen=True):
    """Lines in which a cell is written: row, first and last column; and to which side it leans."""

    lines: tuple[tuple[int, int, int], ...]
    lean: Literal["left", "middle", "right"] = "middle"


def _rows(top: int, bottom: int, left: int, right: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((row, left, right) for row in range(top, bottom + 1))


def _flat(*lines: tuple[int, int, int]) -> _Room:
    return _Room(lines)


# Rooms of a side: mountain, pool, then the whist cells in the order of the reader's eye (left to right, top down).
_BOTTOM: Final = (_flat((11, 30, 42)), _flat((13, 24, 48), (14, 19, 53)))
_TOP: Final = (_flat((7, 30, 42)), _flat((4, 19, 53), (5, 24, 48)))
_LEFT: Final = (_Room(_rows(8, 10, 25, 31)), _Room(_rows(7, 11, 13, 23)))
_THREE_LEFT: Final = (
    _Room(((7, 26, 34), (8, 25, 31), (9, 25, 31)), "left"),
    _Room(((4, 14, 34), (5, 14, 34)), "left"),
)

_ROOMS: Final[dict[int, dict[Side, tuple[_Room, ...]]]] = {
    2: {
        "bottom": (*_BOTTOM, _flat((16, 2, 70), (17, 2, 70))),
        "top": (*_TOP, _flat((1, 2, 70), (2, 2, 70))),
    },
    3: {
        "bottom": (*_BOTTOM, _flat((16, 11, 35), (17, 7, 35)), _flat((16, 37, 61), (17, 37, 65))),
        "left": (*_THREE_LEFT, _Room(((1, 2, 34), (2, 2, 34)), "left"), _Room(_rows(10, 14, 1, 11))),
    },
    4: {
        "bottom": (
            *_BOTTOM,
            _flat((16, 11, 27), (17, 7, 27)),
            _flat((16, 29, 43), (17, 29, 43)),
            _flat((16, 45, 61), (17, 45, 65)),
        ),
        "top": (
            *_TOP,
            _flat((1, 7, 27), (2, 11, 27)),
            _flat((1, 29, 43), (2, 29, 43)),
            _flat((1, 45, 65), (2, 45, 61)),
        ),
        "left": (*_LEFT, _Room(_rows(3, 6, 1, 11)), _Room(_rows(8, 10, 1, 11)), _Room(_rows(12, 15, 1, 11))),
    },
}


def _mirrored(room: _Room) -> _Room:
    last = WIDTH - 1
    leaning: Literal["left", "middle", "right"] = "right" if room.lean == "left" else "middle"
    return _Room(tuple((row, last - right, last - left) for row, left, right in room.lines), leaning)


def draw(paper: Paper, hub: int, reader: int = 0) -> list[Text]:
    """The paper sheet, ``WIDTH`` by ``HEIGHT``, as ``reader`` sees it; ``hub`` is the size of the pool."""
    players = len(paper.names)
    canvas = Canvas(WIDTH, HEIGHT)
    _rule(canvas, players)
    initials = short_names(paper.names)
    for step, side in enumerate(_SIDES[players]):
        seat = (reader + step) % players
        rooms = _ROOMS[players]["left" if side == "right" else side]
        if side == "right":
            rooms = tuple(_mirrored(room) for room in rooms)
        others = neighbours(seat, players)
        # His left hand points to the reader's right across the table, and down on the right side.
        if side in ("top", "right"):
            others = others[::-1]
        cells = [(paper.mountain[seat], ""), (paper.pool[seat], "")]
        cells += [(paper.whists[seat][other], initials[other] if players > 2 else "") for other in others]
        for room, (cell, label) in zip(rooms, cells, strict=True):
            _fill(canvas, room, cell, label)
        _name(canvas, side, players, paper.names[seat])
    text = str(hub)
    canvas.write(_MIDDLE_COLUMN - len(text) // 2, _MIDDLE_ROW, text, NAME)
    return canvas.rows(LINES)


def _rule(canvas: Canvas, players: int) -> None:
    """Frames, hub, rays, and the lines between whist cells."""
    right, bottom = WIDTH - 1, HEIGHT - 1
    for column, row in _FRAMES:
        canvas.box(column, row, right - column, bottom - row)
    canvas.box(33, 8, 39, 10)
    if players == 2:
        canvas.horizontal(_MIDDLE_ROW, 0, 33)
        canvas.horizontal(_MIDDLE_ROW, 39, right)
        return
    for column, towards in ((0, True), (right, False)):
        canvas.slant(column, bottom, _MIDDLE_ROW + 1, right=towards)
    if players == 3:
        canvas.vertical(_MIDDLE_COLUMN, 0, 8)
        canvas.vertical(_MIDDLE_COLUMN, 15, bottom)
        canvas.horizontal(_MIDDLE_ROW, 0, 12)
        canvas.horizontal(_MIDDLE_ROW, right - 12, right)
        return
    for column, towards in ((0, True), (right, False)):
        canvas.slant(column, 0, _MIDDLE_ROW - 1, right=towards)
    for column in (28, 44):
        canvas.vertical(column, 0, 3)
        canvas.vertical(column, 15, bottom)
    for row in (7, 11):
        canvas.horizontal(row, 0, 12)
        canvas.horizontal(row, right - 12, right)


def _fill(canvas: Canvas, room: _Room, cell: Cell, label: str) -> None:
    """Write a cell where it stands, with the initial of whom the whists are on."""
    head = f"{label} " if label else ""
    widths = [right - left + 1 - (len(head) if not place else 0) for place, (_, left, right) in enumerate(room.lines)]
    written = cell.written(widths) or [("", "")]
    for place, (old, newest) in enumerate(written):
        # One line of several stands in the middle of its room, more of them fill it from the top.
        row, left, right = room.lines[place if len(written) > 1 else (len(room.lines) - 1) // 2]
        mark = head if not place else ""
        length = len(mark) + len(old) + len(newest)
        space = right - left + 1 - length
        column = left + {"left": 0, "middle": space // 2, "right": space}[room.lean]
        canvas.write(column, row, mark, QUIET)
        canvas.write(column + len(mark), row, old)
        canvas.write(column + len(mark) + len(old), row, newest, FRESH if cell.fresh else "")


def _name(canvas: Canvas, side: Side, players: int, name: str) -> None:
    """The name of a player on the outer frame at his side."""
    label = f" {name[:20]} "
    right = WIDTH - 1
    match side:
        case "bottom":
            canvas.write(_MIDDLE_COLUMN - len(label) // 2, HEIGHT - 1, label, NAME)
        case "top":
            canvas.write(_MIDDLE_COLUMN - len(label) // 2, 0, label, NAME)
        case "left":
            canvas.write(3, 0, label, NAME)
        case "right":
            canvas.write(right - 2 - len(label), 0, label, NAME)


def totals(paper: Paper, say: Say) -> list[Text]:
    """The same without a drawing, for narrow screens: mountain, pool and whists by neighbour, a block a player."""
    from rich.text import Text

    players = len(paper.names)
    initials = short_names(paper.names)
    rows = []
    for seat, name in enumerate(paper.names):
        row = Text(no_wrap=True)
        row.append(name, NAME)
        for label, cell in (("sheet-mountain", paper.mountain[seat]), ("sheet-pool", paper.pool[seat])):
            row.append(f"  {say(label)} ", QUIET)
            row.append_text(_totals(cell))
        rows.append(row)
        row = Text(f"  {say('sheet-whists')}", QUIET, no_wrap=True)
        for other in neighbours(seat, players):
            row.append(f"  {initials[other]} " if players > 2 else "  ", QUIET)
            row.append_text(_totals(paper.whists[seat][other]))
        rows.append(row)
    return rows


def _totals(cell: Cell) -> Text:
    from rich.text import Text

    *old, newest = [amount(total) for total in cell.totals] or ["0"]
    text = Text("".join(f"{total}." for total in old), "not dim")
    text.append(newest, FRESH if cell.fresh else "")
    return text
