"""The score sheet: pool, mountain and whists of everybody, as exact numbers (rules §1.4)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import Final, TypeAlias

import msgspec

from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score.entry import Entry

Row: TypeAlias = tuple[Fraction, ...]

ZERO: Final = Fraction(0)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the sheet, by seat. ``whists[i][j]`` is what i has written on j."""

    pool: Row
    mountain: Row
    whists: tuple[Row, ...]

    @property
    def players(self) -> int:
        """People on the sheet."""
        return len(self.pool)

    def add(self, entry: Entry) -> Sheet:
        """The sheet with one more number in its cell; nothing is capped or shifted here."""
        if entry.column == "pool":
            return msgspec.structs.replace(self, pool=_plus(self.pool, entry.seat, entry.amount))
        if entry.column == "mountain":
            return msgspec.structs.replace(self, mountain=_plus(self.mountain, entry.seat, entry.amount))
        assert entry.on is not None, "whists are written on somebody"
        row = _plus(self.whists[entry.seat], entry.on, entry.amount)
        rows = (*self.whists[: entry.seat], row, *self.whists[entry.seat + 1 :])
        return msgspec.structs.replace(self, whists=rows)

    def add_all(self, entries: Iterable[Entry]) -> Sheet:
        """The sheet with several more numbers."""
        sheet = self
        for entry in entries:
            sheet = sheet.add(entry)
        return sheet


def _plus(row: Row, index: int, amount: Fraction) -> Row:
    return (*row[:index], row[index] + amount, *row[index + 1 :])


def empty_sheet(players: int, rules: Rules) -> Sheet:
    """The sheet a match begins with: mountains of ``start_mountain`` where they are to be written off
    (rules §12.3), zeros everywhere else."""
    start = rules.start_mountain if rules.end == "pool_and_mountain" and not rules.race_count else 0
    zeros = (ZERO,) * players
    return Sheet(pool=zeros, mountain=(Fraction(start),) * players, whists=(zeros,) * players)


def with_newcomer(sheet: Sheet, seat: Seat) -> Sheet:
    """The sheet on which a late player sits at ``seat``, those from there on one place further.

    He begins with the mean pool rounded down and the mean mountain rounded up, and no whists (rules §2.7, §21.14).
    """
    n = sheet.players
    pool = Fraction(math.floor(sum(sheet.pool, ZERO) / n))
    mountain = Fraction(math.ceil(sum(sheet.mountain, ZERO) / n))
    whists = [_insert(row, seat, ZERO) for row in sheet.whists]
    whists.insert(seat, (ZERO,) * (n + 1))
    return Sheet(
        pool=_insert(sheet.pool, seat, pool), mountain=_insert(sheet.mountain, seat, mountain), whists=tuple(whists)
    )


def _insert(row: Row, index: int, value: Fraction) -> Row:
    return (*row[:index], value, *row[index:])
