"""Lines and cells of the sheet in a square of 1000 by 1000.

Three nested frames and a hub: from the hub outwards every player has mountain, pool, whists. Rays from the hub part the
players: three sectors, a square cut by its diagonals, or two halves. Whist cells lie towards the neighbour they are
written on.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

Side: TypeAlias = Literal["bottom", "left", "top", "right"]
Kind: TypeAlias = Literal["mountain", "pool", "whists"]

SIDE: Final = 1000
FRAMES: Final = (0, 150, 290)
"""Distance of the frames from the edge: around whists, pool, mountain."""
HUB: Final = 62
"""Radius of the hub."""
_SIDES: Final[dict[int, tuple[Side, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
_MID: Final = SIDE // 2


class Line(msgspec.Struct, frozen=True):
    """A line from one point to another."""

    x1: int
    y1: int
    x2: int
    y2: int


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A cell to write in: its player by his place at the table, what stands in it, and where.

    ``turn`` is how its text is turned, so that its player reads it; width and height are those of the turned text.
    """

    player: int
    kind: Kind
    on: int | None = None
    """Whist cells: the player they are written on."""
    x: float
    """Middle of the cell."""
    y: float
    width: float
    height: float
    turn: int


def sides(players: int) -> tuple[Side, ...]:
    """Where each player sits. Raises ``ValueError`` for another number of players than two to four."""
    if players not in _SIDES:
        raise ValueError(f"a sheet for {players} players: there are sheets for 2, 3 and 4")
    return _SIDES[players]


def lines(players: int) -> tuple[Line, ...]:
    """Frames, rays and the borders of whist cells."""
    found = [line for inset in FRAMES for line in _frame(inset)]
    edge, band = SIDE, FRAMES[1]
    match sides(players):
        case ("bottom", "top"):
            found.append(Line(0, _MID, edge, _MID))
        case ("bottom", "left", "right"):
            found += [Line(_MID, _MID, _MID, 0), Line(_MID, _MID, 0, edge), Line(_MID, _MID, edge, edge)]
            found += [
                Line(_MID, edge - band, _MID, edge),
                Line(0, _MID, band, _MID),
                Line(edge - band, _MID, edge, _MID),
            ]
        case _:
            found += [Line(0, 0, edge, edge), Line(0, edge, edge, 0)]
            for at in _THIRDS:
                found += [Line(at, 0, at, band), Line(at, edge - band, at, edge)]
                found += [Line(0, at, band, at), Line(edge - band, at, edge, at)]
    return tuple(found)


_THIRDS: Final = (383, 617)


def _frame(inset: int) -> tuple[Line, ...]:
    far = SIDE - inset
    return (
        Line(inset, inset, far, inset),
        Line(far, inset, far, far),
        Line(far, far, inset, far),
        Line(inset, far, inset, inset),
    )


def rooms(players: int, *, turned: bool = True) -> tuple[Room, ...]:
    """Every cell. ``turned``: the text of each player faces his side; otherwise all of it faces the reader."""
    found: list[Room] = []
    places = sides(players)
    for player, side in enumerate(places):
        others = tuple((player + step) % players for step in range(1, players))
        for kind, number, box in _boxes(side, players):
            on = None if kind != "whists" else others[number]
            found.append(_room(player, kind, on, box, side if turned else "bottom"))
    return tuple(found)


_Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""
_TURNS: Final[dict[Side, int]] = {"bottom": 0, "left": 90, "top": 180, "right": 270}


def _room(player: int, kind: Kind, on: int | None, box: _Box, side: Side) -> Room:
    left, top, right, bottom = box
    turn = _TURNS[side]
    width, height = right - left, bottom - top
    if turn in (90, 270):
        width, height = height, width
    return Room(
        player=player,
        kind=kind,
        on=on,
        x=(left + right) / 2,
        y=(top + bottom) / 2,
        width=width,
        height=height,
        turn=turn,
    )


def _boxes(side: Side, players: int) -> tuple[tuple[Kind, int, _Box], ...]:
    """The cells of a side as upright boxes; whist cells are counted clockwise from the player's left neighbour."""
    if players == 3 and side != "bottom":
        # A sector of its own shape: it reaches round the upper corner.
        boxes: tuple[tuple[Kind, int, _Box], ...] = (
            ("mountain", 0, (296, 300, 404, 588)),
            ("pool", 0, (156, 160, 284, 700)),
            ("whists", 1, (6, 510, 144, 840)),
            ("whists", 0, (6, 6, 144, 490)),
        )
        # On the left the next player clockwise is the one on the right, on the right it is the reader.
        if side == "left":
            return boxes
        turned: tuple[tuple[Kind, int, _Box], ...] = tuple(
            (kind, 1 - number if kind == "whists" else 0, _mirrored(box)) for kind, number, box in boxes
        )
        return turned
    whists: dict[int, tuple[_Box, ...]] = {
        2: ((160, 856, 840, 994),),
        3: ((160, 856, 492, 994), (508, 856, 840, 994)),
        4: ((156, 856, 376, 994), (390, 856, 610, 994), (624, 856, 844, 994)),
    }
    cells: list[tuple[Kind, int, _Box]] = [("mountain", 0, (418, 592, 582, 706)), ("pool", 0, (296, 716, 704, 844))]
    cells += [("whists", number, box) for number, box in enumerate(whists[players])]
    return tuple((kind, number, _turned(box, side)) for kind, number, box in cells)


def _mirrored(box: _Box) -> _Box:
    left, top, right, bottom = box
    return SIDE - right, top, SIDE - left, bottom


def _turned(box: _Box, side: Side) -> _Box:
    """A box of the bottom side as it lies on another one: clockwise, since the next player sits on the left."""
    left, top, right, bottom = box
    match side:
        case "bottom":
            return box
        case "left":
            return SIDE - bottom, left, SIDE - top, right
        case "top":
            return SIDE - right, SIDE - bottom, SIDE - left, SIDE - top
        case _:
            return top, SIDE - right, bottom, SIDE - left
