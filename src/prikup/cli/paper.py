"""What stands in every cell of the paper sheet: running totals, nothing crossed out (rules §1.6)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from prikup.cli.numbers import amount
from prikup.deal.setup import Seat
from prikup.score import Sheet


class Cell(msgspec.Struct, frozen=True):
    """Running totals in order; ``fresh``: the last of them was written with the newest line of the score."""

    totals: tuple[Fraction, ...]
    fresh: bool = False

    def written(self, widths: Sequence[int]) -> list[tuple[str, str]]:
        """The totals with dots between them on lines of at most these widths.

        The last line is split before the newest total. Old totals that find no room give way to an ellipsis.
        """
        words = [amount(total) for total in self.totals]
        for dropped in range(len(words)):
            lines = _wrapped([f"{word}." for word in words[dropped:-1]] + words[-1:], widths, "…" if dropped else "")
            if lines is not None:
                newest = len(lines[-1]) - len(words[-1])
                return [*((line, "") for line in lines[:-1]), (lines[-1][:newest], words[-1])]
        return [("", word) for word in words[-1:]]


def _wrapped(words: Sequence[str], widths: Sequence[int], head: str) -> list[str] | None:
    """The words on lines of these widths, None where they do not fit."""
    lines = [head]
    for word in words:
        if len(lines[-1]) + len(word) > widths[len(lines) - 1]:
            if len(lines) == len(widths) or len(word) > widths[len(lines)]:
                return None
            lines.append("")
        lines[-1] += word
    return lines


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet of everybody, with its history."""

    names: tuple[str, ...]
    pool: tuple[Cell, ...]
    mountain: tuple[Cell, ...]
    whists: tuple[tuple[Cell, ...], ...]
    """``whists[i][j]`` is what i has written on j."""


def paper(names: Sequence[str], start: Sheet, sheets: Sequence[Sheet]) -> Paper:
    """The paper after the lines of the score; ``start`` is what it began with."""
    seats = range(start.players)
    history = (start, *sheets)
    return Paper(
        names=tuple(names),
        pool=tuple(_cell([sheet.pool[seat] for sheet in history]) for seat in seats),
        mountain=tuple(_cell([sheet.mountain[seat] for sheet in history]) for seat in seats),
        whists=tuple(tuple(_cell([sheet.whists[i][j] for sheet in history]) for j in seats) for i in seats),
    )


def _cell(values: Sequence[Fraction]) -> Cell:
    totals: list[Fraction] = []
    for value in values:
        if value != (totals[-1] if totals else 0):
            totals.append(value)
    return Cell(tuple(totals), len(values) > 1 and values[-1] != values[-2])


def neighbours(seat: Seat, players: int) -> tuple[Seat, ...]:
    """The others in the order of a player's whist cells: left neighbour, opposite, right (table 9)."""
    return tuple((seat + step) % players for step in range(1, players))


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """For every name its shortest beginning that no other name has."""
    found = []
    for name in names:
        length = 1
        while length < len(name) and sum(other.casefold().startswith(name[:length].casefold()) for other in names) > 1:
            length += 1
        found.append(name[:length])
    return tuple(found)
