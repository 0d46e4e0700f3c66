"""Running totals written into a room: as large as they fit, on as few lines as they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from prikup.drawing.layout import Room
from prikup.drawing.measure import text_width

Ink: TypeAlias = Literal["old", "fresh", "label"]

SIZES: Final = (30.0, 27.0, 24.0, 22.0, 20.0, 18.0, 16.5, 15.0, 13.5, 12.0, 11.0, 10.0, 9.0)
LEADING: Final = 1.16
"""Distance of two lines in heights of the type."""
_BASELINE: Final = 0.88


class Writing(msgspec.Struct, frozen=True):
    """What stands in a cell: numbers in the order they were written; ``fresh``: the last one is of the newest deal.

    ``label`` stands before them: whom whists are on.
    """

    words: tuple[str, ...]
    fresh: bool = False
    label: str = ""


class Piece(msgspec.Struct, frozen=True):
    """Signs of one colour."""

    text: str
    ink: Ink


class Written(msgspec.Struct, frozen=True):
    """A line of text around ``x``, with its baseline, its pieces, and its box: left, top, right, bottom."""

    x: float
    baseline: float
    size: float
    pieces: tuple[Piece, ...]
    box: tuple[float, float, float, float]

    @property
    def text(self) -> str:
        """The signs without their colours."""
        return "".join(piece.text for piece in self.pieces)


def write(writing: Writing, room: Room) -> tuple[Written, ...]:
    """The cell in its room, dots between the numbers, in coordinates of the room.

    The largest type is taken at which everything fits. Where the smallest does not, the oldest totals give way to an
    ellipsis; that takes more numbers than a match has.
    """
    words = [Piece(f"{word}.", "old") for word in writing.words[:-1]]
    words += [Piece(word, "fresh" if writing.fresh else "old") for word in writing.words[-1:]]
    head = [Piece(f"{writing.label} ", "label")] if writing.label else []
    if not words and not head:
        return ()
    for size in SIZES:
        placed = _placed(head + words, room, size)
        if placed is not None:
            return placed
    for dropped in range(1, len(words)):
        placed = _placed([*head, Piece("…", "old"), *words[dropped:]], room, SIZES[-1])
        if placed is not None:
            return placed
    return _squeezed(words[-1:] or head, room)


def _squeezed(words: Sequence[Piece], room: Room) -> tuple[Written, ...]:
    """The newest total alone, as small as it takes: for numbers that no match comes to."""
    size = SIZES[-1]
    placed = None
    while placed is None:
        size *= 0.8
        placed = _placed(words, room, size)
    return placed


def _placed(words: Sequence[Piece], room: Room, size: float) -> tuple[Written, ...] | None:
    height = size * LEADING
    for count in range(1, int((room.bottom - room.top) // height) + 1):
        first = (room.top + room.bottom - count * height) / 2
        tops = [first + place * height for place in range(count)]
        spans = [room.span(top, top + height) for top in tops]
        broken = _broken(words, spans, size)
        if broken is not None:
            placed = zip(broken, spans, tops, strict=False)
            return tuple(_line(line, span, top, size) for line, span, top in placed if line)
    return None


def _broken(words: Sequence[Piece], spans: Sequence[tuple[float, float]], size: float) -> list[list[Piece]] | None:
    """The words on lines of these spans, None where they do not fit."""
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for word in words:
        width = _width(word, size)
        while used + width > spans[len(lines) - 1][1] - spans[len(lines) - 1][0]:
            if len(lines) == len(spans):
                return None
            lines.append([])
            used = 0.0
        lines[-1].append(word)
        used += width
    return lines


def _line(line: Sequence[Piece], span: tuple[float, float], top: float, size: float) -> Written:
    width = sum(_width(piece, size) for piece in line)
    x = (span[0] + span[1]) / 2
    return Written(
        x=x,
        baseline=top + size * _BASELINE,
        size=size,
        pieces=tuple(line),
        box=(x - width / 2, top, x + width / 2, top + size * LEADING),
    )


def _width(piece: Piece, size: float) -> float:
    return text_width(piece.text, size, bold=piece.ink == "fresh")
