"""Cells of the sheet: whose they are, that nothing crosses a line, that long columns fit."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.drawing import SIDE, Drawing, Room, Writing, lines, rooms, sides, svg
from prikup.drawing.svg import fitted, width

PLAYERS = [2, 3, 4]


def box(room: Room) -> tuple[float, float, float, float]:
    """Left, top, right, bottom as they lie on the paper."""
    wide, high = (room.height, room.width) if room.turn in (90, 270) else (room.width, room.height)
    return room.x - wide / 2, room.y - high / 2, room.x + wide / 2, room.y + high / 2


@pytest.mark.parametrize("turned", [True, False])
@pytest.mark.parametrize("players", PLAYERS)
def test_cells_lie_apart_and_inside(players: int, turned: bool) -> None:
    found = [box(room) for room in rooms(players, turned=turned)]
    for left, top, right, bottom in found:
        assert 0 <= left < right <= SIDE
        assert 0 <= top < bottom <= SIDE
    for one, other in combinations(found, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_line_crosses_a_cell(players: int) -> None:
    for room in rooms(players):
        left, top, right, bottom = box(room)
        for line in lines(players):
            for step in range(201):
                x = line.x1 + (line.x2 - line.x1) * step / 200
                y = line.y1 + (line.y2 - line.y1) * step / 200
                assert not (left < x < right and top < y < bottom), (room, line)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_mountain_a_pool_and_a_cell_for_each_other(players: int) -> None:
    for player in range(players):
        mine = [room for room in rooms(players) if room.player == player]
        assert sorted(room.kind for room in mine) == sorted(["mountain", "pool", *["whists"] * (players - 1)])
        assert {room.on for room in mine if room.kind == "whists"} == set(range(players)) - {player}


@pytest.mark.parametrize("players", [3, 4])
def test_a_whist_cell_lies_towards_the_neighbour_it_is_written_on(players: int) -> None:
    """Of a player's whist cells the nearest to another player's pool is the one on him (table 9)."""
    found = rooms(players)
    pools = {room.player: room for room in found if room.kind == "pool"}

    def apart(one: Room, other: Room) -> float:
        return abs(one.x - other.x) + abs(one.y - other.y)

    for player in range(players):
        mine = [room for room in found if room.player == player and room.kind == "whists"]
        for step in (1, players - 1):
            neighbour = (player + step) % players
            nearest = min(mine, key=lambda room: apart(room, pools[neighbour]))
            assert nearest.on == neighbour


def test_the_next_player_sits_on_the_left() -> None:
    assert sides(4) == ("bottom", "left", "top", "right")
    with pytest.raises(ValueError, match="5 players"):
        sides(5)


@given(st.lists(st.integers(0, 2000), min_size=1, max_size=60), st.sampled_from(rooms(3) + rooms(4)))
def test_what_is_written_fits(totals: list[int], room: Room) -> None:
    words = [str(total) for total in totals]
    found = fitted(room, words)
    assert all(width(line, found.size) <= room.width for line in found.lines)
    assert len(found.lines) * found.size * 1.15 <= room.height
    assert found.lines[-1].endswith(words[-1])


def test_the_picture_is_xml_with_every_number() -> None:
    cells = tuple(Writing((str(10 * seat + 1), str(10 * seat + 2)), seat == 1) for seat in range(3))
    whists = tuple(tuple(Writing((f"{i}{j}7",) if i != j else ()) for j in range(3)) for i in range(3))
    drawn = svg(
        Drawing(
            names=("Аня <&>", "Боря", "Вера"),
            hub="20",
            pool=cells,
            mountain=cells,
            whists=whists,
            table=(("Игрок", "Висты"), ("Аня <&>", "−7")),
            notes=("Пулька окончена.",),
            title="Дача & лес",
        )
    )
    root = ElementTree.fromstring(drawn)
    text = " ".join("".join(each.itertext()) for each in root.iter())
    for wanted in ("1.2", "11.12", "21.22", "017", "107", "207", "Аня <&>", "Дача & лес", "−7", "Пулька окончена."):
        assert wanted in text
    fresh = [each.text for each in root.iter("{http://www.w3.org/2000/svg}tspan")]
    assert fresh == ["12", "12"]
