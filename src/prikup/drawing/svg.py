"""The sheet as SVG: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

import msgspec

from prikup.drawing.blocks import Block, Put, put_block
from prikup.drawing.layout import HUB, SIDE, Room, lines, rooms, seatings
from prikup.drawing.measure import fitted
from prikup.drawing.writing import Writing, Written, write

PAPER: Final = "#f7f1e3"
LINE: Final = "#857c66"
INK: Final = "#23211c"
MUTED: Final = "#6f6a5c"
FRESH: Final = "#1c3f8f"
BRASS: Final = "#c9973f"
_INKS: Final = {"old": INK, "fresh": FRESH, "label": MUTED}
_FONT: Final = "PT Sans, Liberation Sans, Arial, DejaVu Sans, sans-serif"
_SERIF: Final = "PT Serif, Liberation Serif, Georgia, DejaVu Serif, serif"

_MARGIN: Final = 62.0
WIDTH: Final = SIDE + 2 * _MARGIN
_HEAD: Final = 92.0
"""Height of title and subtitle."""
_NAME: Final = 26.0
_BLOCK: Final = 18.0
_COLUMNS: Final = ((_MARGIN, 580.0), (_MARGIN + 620.0, SIDE - 620.0))
"""The two columns of blocks: where they begin, how wide they are."""


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet to be drawn. Players go clockwise, the first one reads at the bottom."""

    names: tuple[str, ...]
    hub: str
    pool: tuple[Writing, ...]
    mountain: tuple[Writing, ...]
    whists: tuple[tuple[Writing, ...], ...]
    """``whists[i][j]``: of player i on player j."""
    title: str = ""
    subtitle: str = ""
    legend: str = ""
    """A line under the picture."""
    blocks: tuple[Block, ...] = ()
    """Tables under it, two side by side."""
    turned: bool = True
    """Whether each player's numbers face his side of the table."""


def cells(drawing: Drawing) -> tuple[tuple[Room, tuple[Written, ...]], ...]:
    """Every room with what is written in it, in coordinates of the room."""
    found = rooms(len(drawing.names), turned=drawing.turned)
    return tuple((room, write(_of(drawing, room), room)) for room in found)


def _of(drawing: Drawing, room: Room) -> Writing:
    if room.on is not None:
        return drawing.whists[room.player][room.on]
    return (drawing.pool if room.kind == "pool" else drawing.mountain)[room.player]


def svg(drawing: Drawing) -> str:
    """The drawing as an SVG document."""
    width = WIDTH - 2 * _MARGIN
    middle = _HEAD + _MARGIN - 12 + SIDE / 2
    below = middle + SIDE / 2 + _MARGIN
    under, height = under_texts(drawing.blocks, below + 28)
    title = drawing.title or ", ".join(drawing.names)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(WIDTH)} {_n(height)}" width="{_n(WIDTH)}"'
        f' height="{_n(height)}" role="img" aria-label={quoteattr(_clean(title))} font-family="{_FONT}">'
    )
    parts = [
        head,
        f"<title>{_escaped(title)}</title>",
        f'<rect width="{_n(WIDTH)}" height="{_n(height)}" fill="{PAPER}"/>',
        _put(Put(_MARGIN, 46, 30, fitted(drawing.title, 30, width, bold=True), strong=True), _SERIF),
        _put(Put(_MARGIN, 78, 18, fitted(drawing.subtitle, 18, width), quiet=True)),
        f'<g transform="translate({_n(WIDTH / 2)} {_n(middle)})">',
        *_ruled(len(drawing.names), drawing.hub),
        *_names(drawing),
        *(_cell(room, written) for room, written in cells(drawing) if written),
        "</g>",
        _put(Put(_MARGIN, below, 16, fitted(drawing.legend, 16, width), quiet=True)),
        *(_put(each) for each in under),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def under_texts(blocks: Sequence[Block], top: float) -> tuple[list[Put], float]:
    """The texts of the blocks, two blocks side by side, and the height of the page."""
    texts: list[Put] = []
    for first in range(0, len(blocks), 2):
        bottoms = [top]
        for place, block in enumerate(blocks[first : first + 2]):
            x, column = _COLUMNS[place]
            put, bottom = put_block(block, x, top, column, _BLOCK)
            texts += put
            bottoms.append(bottom)
        top = max(bottoms)
    return texts, top + 16


def _ruled(players: int, hub: str) -> Iterator[str]:
    yield f'<g fill="none" stroke="{LINE}" stroke-width="1.6" stroke-linecap="round">'
    for line in lines(players):
        yield f'<line x1="{_n(line.x1)}" y1="{_n(line.y1)}" x2="{_n(line.x2)}" y2="{_n(line.y2)}"/>'
    yield f'<circle r="{_n(HUB)}" stroke="{BRASS}" stroke-width="3"/>'
    yield "</g>"
    size = 36 if len(hub) < 4 else 26
    yield (
        f'<text y="{_n(size / 3)}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="{INK}"'
        f' font-family="{_SERIF}">{_escaped(hub)}</text>'
    )


_UPRIGHT: Final = {0: (0, 34.0), 90: (270, -16.0), 180: (0, -16.0), 270: (90, -16.0)}
"""Names that face the reader: how they are turned, and how far from the frame their baseline is."""


def _names(drawing: Drawing) -> Iterator[str]:
    for name, seating in zip(drawing.names, seatings(len(drawing.names)), strict=True):
        turn, away = (seating.turn, 34.0) if drawing.turned else _UPRIGHT[seating.turn]
        y = SIDE / 2 + away if away > 0 else away - SIDE / 2
        yield (
            f'<text transform="rotate({turn})" y="{_n(y)}" font-size="{_n(_NAME)}" font-weight="bold"'
            f' text-anchor="middle" fill="{INK}">{_escaped(fitted(name, _NAME, SIDE, bold=True))}</text>'
        )


def _cell(room: Room, written: Sequence[Written]) -> str:
    turn = f' transform="rotate({room.turn})"' if room.turn else ""
    texts = "\n".join(map(_written, written))
    return f'<g text-anchor="middle" font-size="{_n(written[0].size)}"{turn}>\n{texts}\n</g>'


def _written(line: Written) -> str:
    pieces = "".join(
        f'<tspan fill="{_INKS[piece.ink]}"{_weight(piece.ink == "fresh")}>{_escaped(piece.text)}</tspan>'
        for piece in line.pieces
    )
    return f'<text x="{_n(line.x)}" y="{_n(line.baseline)}" xml:space="preserve">{pieces}</text>'


def _put(text: Put, font: str = "") -> str:
    family = f' font-family="{font}"' if font else ""
    return (
        f'<text x="{_n(text.x)}" y="{_n(text.baseline)}" font-size="{_n(text.size)}" text-anchor="{text.anchor}"'
        f' fill="{MUTED if text.quiet else INK}"{_weight(text.strong)}{family}>{_escaped(text.text)}</text>'
    )


def _weight(bold: bool) -> str:
    return ' font-weight="bold"' if bold else ""


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _escaped(text: str) -> str:
    return escape(_clean(text))


def _clean(text: str) -> str:
    """Without signs that XML cannot hold."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
