"""The declaration «преферанс», which ends the match (rules §14.2, §21.10)."""

from __future__ import annotations

from typing import Final

from prikup.deal.outcome import Preferans
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry
from prikup.score.sheet import Sheet

POINT: Final = 10
"""Whists for a point that fills another's pool, in every convention."""
PRIZE: Final = 100


def preferans_entries(outcome: Preferans, sheet: Sheet, rules: Rules) -> list[Entry]:
    """His pool is closed and his mountain gone; he fills the others' pools against whists on them.

    ``encyclopedia``: he also writes a hundred on each. ``book``: all whists on him are wiped instead.
    """
    full = rules.race_limit if rules.race_count else rules.pool_size
    winner = outcome.declarer
    entries = []
    if sheet.pool[winner] < full:
        entries.append(write.pool(winner, full - sheet.pool[winner], "preferans_pool", "14.2", full=full))
    if sheet.mountain[winner]:
        entries.append(write.mountain(winner, -sheet.mountain[winner], "preferans_mountain", "14.2"))
    for seat in range(sheet.players):
        if seat == winner:
            continue
        missing = full - sheet.pool[seat]
        if missing > 0:
            points = write.number(missing)
            entries.append(write.pool(seat, missing, "preferans_filled", "14.2", full=full))
            entries.append(
                write.whists(winner, seat, POINT * missing, "preferans_points", "14.2", points=points, price=POINT)
            )
        if rules.preferans_settlement == "encyclopedia":
            entries.append(write.whists(winner, seat, PRIZE, "preferans_prize", "14.2"))
        elif sheet.whists[seat][winner]:
            entries.append(write.whists(seat, winner, -sheet.whists[seat][winner], "preferans_wiped", "14.2"))
    return entries
