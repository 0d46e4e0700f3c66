"""The table of an arena: what every kind of player came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from prikup.arena.interval import Interval, interval
from prikup.arena.playing import Played
from prikup.arena.statistics import LEVELS
from prikup.arena.times import quantile


class Standing(msgspec.Struct, frozen=True):
    """One kind of player: whists a deal, counts as in ``Played``, decisions by their classes of time."""

    whists: Interval
    counts: Counter[str]
    times: Counter[int]


class Table(msgspec.Struct, frozen=True):
    """All kinds, over so many deals in all rotations."""

    deals: int
    players: dict[str, Standing]


def table_of(kinds: Sequence[str], played: Sequence[Played]) -> Table:
    """The table over deals, pooled by kind. Raises ``ValueError`` for no deals."""
    found: dict[str, Standing] = {}
    for kind in dict.fromkeys(kinds):
        counts: Counter[str] = Counter()
        times: Counter[int] = Counter()
        for each in played:
            counts.update(each.counts[kind])
            times.update(each.times[kind])
        found[kind] = Standing(interval([each.whists[kind] for each in played]), counts, times)
    return Table(len(played), found)


def as_object(table: Table) -> dict[str, Any]:
    """The table as plain values, ready for JSON."""
    return {"deals": table.deals, "players": {kind: _standing(each) for kind, each in table.players.items()}}


def _standing(each: Standing) -> dict[str, Any]:
    counts = each.counts
    hands, raspasy = counts["hands"], counts["raspasy"]
    return {
        "mean": rounded(each.whists.mean, 3),
        "low": rounded(each.whists.low, 3),
        "high": rounded(each.whists.high, 3),
        "seats": counts["seats"],
        "hands": hands,
        "made": {str(level): [counts[f"made-{level}"], counts[f"played-{level}"]] for level in LEVELS},
        "passed_out": {str(level): counts[f"unplayed-{level}"] for level in LEVELS},
        "misere": [counts["misere-made"], counts["misere"]],
        "misere_caught": [counts["caught"], counts["against"]],
        "raspasy": {
            "hands": raspasy,
            "share": rounded(share(raspasy, hands), 4),
            "tricks": rounded(share(counts["raspasy-tricks"], raspasy), 3),
            "without_tricks": counts["raspasy-clean"],
        },
        "decisions": sum(each.times.values()),
        "decision_ms": {
            "median": rounded(quantile(each.times, 0.5), 3),
            "p99": rounded(quantile(each.times, 0.99), 3),
        },
        "stand_in": counts["stand-in"],
    }


def share(part: int, whole: int) -> float | None:
    """A part of a whole; None of nothing."""
    return part / whole if whole else None


def rounded(number: float | None, digits: int) -> float | None:
    """A number to so many places, without a negative zero."""
    return None if number is None else round(number, digits) + 0.0
