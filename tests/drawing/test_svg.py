"""What is written in the cells and under the sheet: nothing left out, nothing over another, all of it in the SVG."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TypeAlias
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.drawing import Block, Drawing, Room, Writing, cells, rooms, svg, write
from prikup.drawing.layout import turn_point
from prikup.drawing.measure import fitted, text_width
from prikup.drawing.svg import WIDTH, under_texts

SVG = "{http://www.w3.org/2000/svg}"
Box: TypeAlias = tuple[float, float, float, float]


def column(count: int, seed: int, *, least: int = 1, most: int = 20) -> Writing:
    """Running totals of so many entries."""
    random, total, words = Random(seed), 0, []
    for _ in range(count):
        total += random.randint(least, most)
        words.append(str(total))
    return Writing(tuple(words), bool(seed % 2), "Ан" if seed % 3 else "")


def match(players: int, deals: int, *, turned: bool = True) -> Drawing:
    """A match in which everybody writes on his mountain in two deals of three, and on each other in as many."""
    seats = range(players)
    often = 2 * deals // 3
    return Drawing(
        names=tuple(["Анна", "Борис", "Вера", "Глеб"][:players]),
        hub="100",
        pool=tuple(column(deals // 2, seat, most=8) for seat in seats),
        mountain=tuple(column(often, 10 + seat) for seat in seats),
        whists=tuple(
            tuple(column(often, 20 + 4 * i + j, most=24) if i != j else Writing(()) for j in seats) for i in seats
        ),
        turned=turned,
    )


def on_paper(box: Box, room: Room) -> Box:
    corners = [turn_point(point, room.turn) for point in ((box[0], box[1]), (box[2], box[3]))]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def overlap(one: Box, other: Box) -> bool:
    slack = 0.01
    return (
        one[0] + slack < other[2]
        and other[0] + slack < one[2]
        and one[1] + slack < other[3]
        and other[1] + slack < one[3]
    )


@pytest.mark.parametrize("turned", [True, False])
@pytest.mark.parametrize("deals", [6, 60])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_is_written_and_no_text_lies_over_another(players: int, deals: int, turned: bool) -> None:
    drawing = match(players, deals, turned=turned)
    boxes: list[Box] = []
    for room, written in cells(drawing):
        wanted = drawing.pool[room.player] if room.kind == "pool" else drawing.mountain[room.player]
        if room.on is not None:
            wanted = drawing.whists[room.player][room.on]
        label = f"{wanted.label} " if wanted.label else ""
        assert "".join(line.text for line in written) == label + ".".join(wanted.words)
        inks = [piece.ink for line in written for piece in line.pieces]
        assert inks.count("fresh") == wanted.fresh
        assert not wanted.fresh or inks[-1] == "fresh"
        for line in written:
            left, right = room.span(line.box[1], line.box[3])
            assert left <= line.box[0] < line.box[2] <= right
            assert room.top <= line.box[1] < line.box[3] <= room.bottom
            assert sum(text_width(piece.text, line.size, bold=piece.ink == "fresh") for piece in line.pieces) == (
                pytest.approx(line.box[2] - line.box[0])
            )
        boxes += [on_paper(line.box, room) for line in written]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


@given(st.lists(st.integers(-300, 20000), min_size=1, max_size=150), st.sampled_from(rooms(3) + rooms(4)))
def test_what_is_written_stays_in_its_cell_and_ends_with_the_newest(totals: list[int], room: Room) -> None:
    words = [str(total) for total in totals]
    written = write(Writing(tuple(words), True), room)
    for line in written:
        left, right = room.span(line.box[1], line.box[3])
        assert left <= line.box[0]
        assert line.box[2] <= right
    shown = "".join(line.text for line in written)
    whole = ".".join(words)
    assert shown == whole or (shown.startswith("…") and whole.endswith(shown[1:]))


def test_a_short_column_is_written_larger_than_a_long_one() -> None:
    room = rooms(4)[0]
    assert write(column(2, 1), room)[0].size > write(column(40, 1), room)[0].size
    assert write(Writing(()), room) == ()


def test_a_number_wider_than_its_cell_is_squeezed_in() -> None:
    for room in rooms(4):
        (line,) = write(Writing(("7", "9" * 300)), room)
        left, right = room.span(line.box[1], line.box[3])
        assert left <= line.box[0] < line.box[2] <= right
        assert line.text == "9" * 300


TABLE = Block(
    title="Первый способ: гора в висты, потом по парам",
    head=("", "гора", "с пулями", "после амнистии 120", "висты на него"),
    rows=tuple((name, "1200", "1400", "1280", "3200⅔") for name in ("Анна", "Константин Константинович", "Вера")),
    flow=tuple(f"Анна — Константин Константинович: −{number}⅓" for number in range(400, 406)),
    notes=("Константин → Вера: 1200 вистов = 12000 и ещё много слов, которым нужна не одна строка",),
)


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_tables_under_the_sheet_lie_apart_and_on_the_page(count: int) -> None:
    texts, height = under_texts([TABLE] * count, 1200)
    boxes = [text.box for text in texts]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert all(left >= 0 and right <= WIDTH and top > 1190 and bottom <= height for left, top, right, bottom in boxes)
    shown = [text.text for text in texts]
    assert shown.count("1280") == 3 * count


def test_a_text_too_long_is_cut_with_an_ellipsis() -> None:
    assert fitted("Анна", 20, 200) == "Анна"
    cut = fitted("Константин", 20, 100)
    assert cut.endswith("…")
    assert "Константин".startswith(cut[:-1])
    assert text_width(cut, 20) <= 100
    # Marks over letters take no room, letters of double width take more.
    assert text_width("е\u0308", 10) == text_width("е", 10)
    assert text_width("牌", 10) > text_width("е", 10)


def test_the_picture_is_xml_with_every_text() -> None:
    seats = range(3)
    totals = tuple(Writing((str(10 * seat + 1), str(10 * seat + 2)), seat == 1) for seat in seats)
    drawn = svg(
        Drawing(
            names=("Аня <&>", "Бо\x07ря", "Вера"),
            hub="20",
            pool=totals,
            mountain=totals,
            whists=tuple(tuple(Writing((f"{i}{j}7",) if i != j else ()) for j in seats) for i in seats),
            title='Дача & "лес"',
            subtitle="сочи",
            legend="от середины",
            blocks=(Block(title="Расчёт", head=("", "вистов"), rows=(("Аня <&>", "−7"),), notes=("Всё.",)),),
        )
    )
    root = ElementTree.fromstring(drawn)
    texts = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    wanted = ["1.2", "11.12", "21.22", "017", "107", "207", "20", "Аня <&>", "Бо ря", 'Дача & "лес"', "сочи"]
    assert {*wanted, "от середины", "Расчёт", "вистов", "−7", "Всё."} <= set(texts)
    fresh = [each.text for each in root.iter(f"{SVG}tspan") if each.get("fill") == "#1c3f8f"]
    assert fresh == ["12", "12"]
    turns = [each.get("transform", "") for each in root.iter(f"{SVG}g")]
    assert {"rotate(90)", "rotate(270)"} <= set(turns)
