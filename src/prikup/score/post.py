"""From written entries to the sheet: full pools, help, write-offs (rules §12)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from prikup.deal.outcome import Misere, Outcome, Preferans, TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry
from prikup.score.settle import divisor
from prikup.score.sheet import ZERO, Sheet


class Posting(msgspec.Struct, frozen=True):
    """The sheet after a deal and every entry that made it, in order: the sheet before plus ``entries`` is ``sheet``.

    A pool entry stands in full; what did not fit follows as its own entries (``pool_surplus`` and where it went).
    """

    sheet: Sheet
    entries: tuple[Entry, ...]


def post(sheet: Sheet, entries: Iterable[Entry], setup: DealSetup, rules: Rules, outcome: Outcome) -> Posting:
    """Fold the entries of ``score`` into the sheet by rules §12.

    Pools stop at ``pool_size`` under every end but ``total_pool``, in races, and before the owner of the mountain
    has fixed the size. A declarer's surplus helps others where ``help`` is on; any other surplus goes off the
    mountain.
    """
    entries = tuple(entries)
    if isinstance(outcome, Preferans):
        return Posting(sheet.add_all(entries), entries)
    folder = _Folder(sheet, setup, rules, outcome, _short_whisters(entries))
    for entry in entries:
        folder.post(entry)
    return Posting(folder.sheet, tuple(folder.written))


def pools_capped(setup: DealSetup, rules: Rules) -> bool:
    """Whether a pool stops at ``pool_size`` in this deal (rules §12.1, §14.1, §21.3)."""
    if rules.race_count or rules.end == "total_pool":
        return False
    return not (setup.opening and rules.mountain_owner_sets)


def _short_whisters(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Whisters who were charged in this deal: they get no help (rules §12.4 step 2)."""
    return frozenset(entry.seat for entry in entries if entry.kind == "whister_short")


class _Folder:
    """One deal's fold: the sheet so far and what has been written."""

    def __init__(self, sheet: Sheet, setup: DealSetup, rules: Rules, outcome: Outcome, short: frozenset[Seat]) -> None:
        self.sheet = sheet
        self.written: list[Entry] = []
        self._setup = setup
        self._rules = rules
        self._short_whisters = short
        self._declarer = outcome.declarer if isinstance(outcome, TrickGame | Misere) else None
        self._capped = pools_capped(setup, rules)

    def post(self, entry: Entry) -> None:
        if entry.column == "pool":
            self._post_pool(entry)
        elif entry.column == "mountain" and entry.amount < 0:
            self._write_off(entry)
        else:
            self._write(entry)

    def _write(self, entry: Entry) -> None:
        self.sheet = self.sheet.add(entry)
        self.written.append(entry)

    def _post_pool(self, entry: Entry) -> None:
        seat, room = entry.seat, self._room(entry.seat)
        self._write(entry)
        rest = entry.amount - room
        if self._capped and rest > 0:
            self._write(
                write.pool(seat, -rest, "pool_surplus", "12.4", room=write.number(room), rest=write.number(rest))
            )
            if self._rules.help and seat == self._declarer:
                rest = self._help(seat, rest)
            if rest > 0:
                points = rest * self._rules.pool_whists / 10
                self._write_off(write.mountain(seat, -points, "surplus_mountain", "12.4", rest=write.number(rest)))
        if self._both_closed() and self._declarer is not None:
            self._write_off(write.mountain(seat, -entry.amount, "written_off", "12.3"))

    def _room(self, seat: Seat) -> Fraction:
        """Free points of a pool; a pool above the size fixed later just has none."""
        return max(ZERO, self._rules.pool_size - self.sheet.pool[seat])

    def _both_closed(self) -> bool:
        """A game fills the pool and empties the mountain (rules §12.3); premiums of raspasy do not (§21.13)."""
        return self._rules.end == "pool_and_mountain" and not self._rules.race_count

    def _help(self, declarer: Seat, rest: Fraction) -> Fraction:
        """Give the surplus to the fullest open pools against whists; what nobody can take is returned."""
        while rest > 0 and (seat := self._candidate(declarer)) is not None:
            points = min(rest, self._room(seat))
            params: dict[str, int | str] = {"points": write.number(points), "declarer_seat": declarer}
            self._write(write.pool(seat, points, "help_pool", "12.4", **params))
            price = self._help_price()
            self._write(
                write.whists(
                    declarer,
                    seat,
                    points * price,
                    "help_whists",
                    "12.4",
                    points=write.number(points),
                    price=write.number(price),
                )
            )
            rest -= points
        return rest

    def _candidate(self, declarer: Seat) -> Seat | None:
        n = self.sheet.players
        around = [(declarer + step) % n for step in range(1, n)]
        open_pools = [
            seat
            for seat in around
            if self._room(seat) > 0 and seat != self._setup.sitting_dealer and seat not in self._short_whisters
        ]
        # min keeps the first of equals, and ``around`` is clockwise from the declarer.
        return min(open_pools, key=lambda seat: (-self.sheet.pool[seat], self.sheet.mountain[seat]), default=None)

    def _help_price(self) -> Fraction:
        """Whists for a point that helps: what the point is worth at the settlement, so that its value is kept."""
        if self.sheet.players == 2:
            return Fraction(2 * self._rules.pool_whists, divisor(2, self._rules))
        return Fraction(self._rules.pool_whists)

    def _write_off(self, entry: Entry) -> None:
        """Off the own mountain; what it does not hold goes onto every other one (rules §12.4 step 5)."""
        seat = entry.seat
        self._write(entry)
        short = -self.sheet.mountain[seat]
        if short <= 0:
            return
        points = write.number(short)
        self._write(write.mountain(seat, short, "mountain_floor", "12.4", points=points))
        for other in range(self.sheet.players):
            if other != seat:
                self._write(write.mountain(other, short, "mountain_shift", "12.4", points=points, other_seat=seat))
