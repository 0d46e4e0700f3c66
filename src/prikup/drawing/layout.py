"""Lines and cells of the sheet in a square of 1000 by 1000 around its middle; y points down, to the reader.

Three nested frames and a hub: from the hub outwards every player has mountain, pool, whists. Rays from the hub part the
players: three sectors, a square cut by its diagonals, or two halves. Whist cells lie towards the neighbour they are
written on. A sector is laid out as that of the reader and turned by the quarter circles between him and its player.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["mountain", "pool", "whists"]
Edge: TypeAlias = Literal["ray", "frame"]
"""What bounds a sector at a side: a ray to the corner, or a line through the middle and what the frames leave."""
Point: TypeAlias = tuple[float, float]

SIDE: Final = 1000.0
HUB: Final = 46.0
"""Radius of the hub."""
FRAMES: Final = (205.0, 345.0, SIDE / 2)
"""From the middle to the frames around mountain, pool, whists."""
_BANDS: Final = ((HUB + 10, 202.0), (208.0, 342.0), (348.0, SIDE / 2 - 3))
"""Between them, where there may be writing."""
PAD: Final = 9.0
"""Free space at both ends of a line of writing."""


class Seating(msgspec.Struct, frozen=True):
    """A player's side: degrees clockwise from the reader, and what bounds his sector at his left and his right."""

    turn: int
    left: Edge
    right: Edge


_SEATINGS: Final[dict[int, tuple[Seating, ...]]] = {
    2: (Seating(0, "frame", "frame"), Seating(180, "frame", "frame")),
    3: (Seating(0, "ray", "ray"), Seating(90, "frame", "ray"), Seating(270, "ray", "frame")),
    4: tuple(Seating(turn, "ray", "ray") for turn in (0, 90, 180, 270)),
}
_SPLITS: Final[dict[int, tuple[float, ...]]] = {2: (), 3: (0.0,), 4: (-140.0, 140.0)}
"""Where the lines between whist cells stand, from a player's left to his right."""


class Line(msgspec.Struct, frozen=True):
    """A line from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A cell to write in: its player by his place at the table, what stands in it, and where.

    ``corners`` bound it as its text sees it; turned clockwise by ``turn`` degrees they lie on the sheet.
    """

    player: int
    kind: Kind
    on: int | None = None
    """Whist cells: the player they are written on."""
    corners: tuple[Point, ...]
    """A convex polygon."""
    turn: int

    @property
    def top(self) -> float:
        """Least y."""
        return min(y for _, y in self.corners)

    @property
    def bottom(self) -> float:
        """Greatest y."""
        return max(y for _, y in self.corners)

    def span(self, top: float, bottom: float) -> tuple[float, float]:
        """First and last x between which a line of writing of this height stays inside; the first may be the larger."""
        first = [self._cut(y) for y in (top, bottom)]
        return max(left for left, _ in first) + PAD, min(right for _, right in first) - PAD

    def _cut(self, y: float) -> tuple[float, float]:
        """Where a horizontal line enters and leaves."""
        found: list[float] = []
        for (x1, y1), (x2, y2) in zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True):
            if min(y1, y2) <= y <= max(y1, y2):
                found += [x1, x2] if y1 == y2 else [x1 + (x2 - x1) * (y - y1) / (y2 - y1)]
        return (min(found), max(found)) if found else (0.0, 0.0)


def seatings(players: int) -> tuple[Seating, ...]:
    """Where they sit, clockwise from the reader at the bottom; the next one sits on his left.

    Raises ``ValueError`` for another number of players than two to four.
    """
    if players not in _SEATINGS:
        raise ValueError(f"a sheet for {players} players: there are sheets for 2, 3 and 4")
    return _SEATINGS[players]


def rooms(players: int, *, turned: bool = True) -> tuple[Room, ...]:
    """Every cell. ``turned``: the text of each player faces his side; otherwise all of it faces the reader."""
    return tuple(room for player in range(players) for room in _sector(player, players, turned))


def _sector(player: int, players: int, turned: bool) -> Iterator[Room]:
    seating = seatings(players)[player]
    bounds = (None, *_SPLITS[players], None)
    cells: list[tuple[Kind, int, int | None, float | None, float | None]] = [
        ("mountain", 0, None, None, None),
        ("pool", 1, None, None, None),
    ]
    # From his left to his right: left neighbour, opposite, right (table 9).
    cells += [
        ("whists", 2, (player + step) % players, bounds[step - 1], bounds[step]) for step in range(1, len(bounds))
    ]
    for kind, band, on, left, right in cells:
        corners = _corners(seating, band, left, right)
        if not turned:
            corners = tuple(turn_point(point, seating.turn) for point in corners)
        yield Room(player=player, kind=kind, on=on, corners=corners, turn=seating.turn if turned else 0)


def _corners(seating: Seating, band: int, left: float | None, right: float | None) -> tuple[Point, ...]:
    top, bottom = _BANDS[band]

    def reach(edge: Edge, y: float) -> float:
        return y if edge == "ray" else _BANDS[band][1]

    return (
        (-reach(seating.left, top) if left is None else left, top),
        (reach(seating.right, top) if right is None else right, top),
        (reach(seating.right, bottom) if right is None else right, bottom),
        (-reach(seating.left, bottom) if left is None else left, bottom),
    )


def lines(players: int) -> tuple[Line, ...]:
    """Frames, rays from the hub and the borders of whist cells."""
    found = [line for frame in FRAMES for line in _frame(frame)]
    far, diagonal = SIDE / 2, HUB / 2**0.5
    for seating in seatings(players):
        drawn: list[tuple[Point, Point]] = []
        for way, edge in ((-1, seating.left), (1, seating.right)):
            inner = (way * diagonal, diagonal) if edge == "ray" else (way * HUB, 0.0)
            drawn.append((inner, (way * far, far) if edge == "ray" else (way * far, 0.0)))
        drawn += [((x, FRAMES[1]), (x, far)) for x in _SPLITS[players]]
        for start, end in drawn:
            line = Line(*turn_point(start, seating.turn), *turn_point(end, seating.turn))
            if line not in found:
                found.append(line)
    return tuple(found)


def _frame(half: float) -> tuple[Line, ...]:
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return tuple(Line(*one, *other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True))


def turn_point(point: Point, degrees: int) -> Point:
    """A point turned clockwise around the middle by quarter circles."""
    x, y = point
    for _ in range(degrees // 90):
        x, y = 0.0 - y, x
    return x, y
