"""Cells of the sheet: whose they are, where they lie, that no line crosses them."""

from __future__ import annotations

from itertools import combinations

import pytest

from prikup.drawing import SIDE, Room, lines, rooms, seatings
from prikup.drawing.layout import HUB, Point, turn_point

PLAYERS = [2, 3, 4]


def on_paper(room: Room) -> list[Point]:
    """The corners as they lie on the sheet."""
    return [turn_point(corner, room.turn) for corner in room.corners]


def middle(room: Room) -> Point:
    corners = on_paper(room)
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def inside(point: Point, room: Room, by: float = 0.5) -> bool:
    """Whether a point lies in a cell, further than ``by`` from its edges (corners go clockwise as y points down)."""
    corners = on_paper(room)
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        if ((x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)) / length <= by:
            return False
    return True


def grid(room: Room) -> list[Point]:
    xs, ys = zip(*on_paper(room), strict=True)
    step = 7
    return [
        (float(x), float(y))
        for x in range(round(min(xs)), round(max(xs)), step)
        for y in range(round(min(ys)), round(max(ys)), step)
        if inside((float(x), float(y)), room)
    ]


@pytest.mark.parametrize("turned", [True, False])
@pytest.mark.parametrize("players", PLAYERS)
def test_cells_lie_apart_inside_the_frame_and_beside_the_hub(players: int, turned: bool) -> None:
    found = rooms(players, turned=turned)
    points = {room: grid(room) for room in found}
    assert all(points.values())
    for room in found:
        assert all(abs(x) < SIDE / 2 and abs(y) < SIDE / 2 for x, y in on_paper(room))
        assert all((x * x + y * y) ** 0.5 > HUB for x, y in points[room])
    for one, other in combinations(found, 2):
        assert not any(inside(point, other) for point in points[one])


@pytest.mark.parametrize("players", PLAYERS)
def test_no_line_crosses_a_cell(players: int) -> None:
    for room in rooms(players):
        for line in lines(players):
            for step in range(101):
                point = (line.x1 + (line.x2 - line.x1) * step / 100, line.y1 + (line.y2 - line.y1) * step / 100)
                assert not inside(point, room), (room, line)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_mountain_a_pool_and_a_cell_for_each_other(players: int) -> None:
    for player in range(players):
        mine = [room for room in rooms(players) if room.player == player]
        assert [room.kind for room in mine] == ["mountain", "pool", *["whists"] * (players - 1)]
        assert {room.on for room in mine if room.kind == "whists"} == set(range(players)) - {player}
        # From the middle outwards.
        distances = [max(abs(x), abs(y)) for x, y in map(middle, mine[:3])]
        assert distances == sorted(distances)


@pytest.mark.parametrize("players", [3, 4])
def test_a_whist_cell_lies_towards_the_neighbour_it_is_written_on(players: int) -> None:
    """Of a player's whist cells the nearest to a neighbour's pool is the one on him (table 9)."""
    found = rooms(players)
    pools = {room.player: middle(room) for room in found if room.kind == "pool"}

    def apart(one: Point, other: Point) -> float:
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    for player in range(players):
        mine = [room for room in found if room.player == player and room.kind == "whists"]
        for step in (1, players - 1):
            neighbour = (player + step) % players
            nearest = min(mine, key=lambda room: apart(middle(room), pools[neighbour]))
            assert nearest.on == neighbour


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("turned", [True, False])
def test_a_cell_lies_the_same_whichever_way_its_text_stands(players: int, turned: bool) -> None:
    assert [on_paper(room) for room in rooms(players, turned=turned)] == [on_paper(room) for room in rooms(players)]


def test_the_next_player_sits_on_the_left_and_everybody_reads_from_his_side() -> None:
    """The text of the left side runs downwards, that of the right side upwards, that across stands on its head."""
    assert [seating.turn for seating in seatings(4)] == [0, 90, 180, 270]
    assert [seating.turn for seating in seatings(3)] == [0, 90, 270]
    assert turn_point((0, 1), 90) == (-1, 0)
    with pytest.raises(ValueError, match="5 players"):
        seatings(5)
