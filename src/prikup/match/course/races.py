"""Races: prizes, the end of a race, the price after a failed misère (rules §14.1, §21.4 to §21.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy
from prikup.match.course.run import exits
from prikup.match.course.state import Course, RaceState
from prikup.rules.model import Rules
from prikup.score import Entry, Sheet


class RaceStep(msgspec.Struct, frozen=True):
    """The races after a deal, and the prizes it brought."""

    race: RaceState
    entries: tuple[Entry, ...] = ()


def failed_misere_price(tricks: int) -> int:
    """Mountain points for a trick of the raspasy after a misère that failed by so many tricks."""
    return 2 * min(tricks, 3)


def follow_race(course: Course, outcome: Outcome, sheet: Sheet, rules: Rules) -> RaceStep:
    """The races after a deal that left this sheet: prizes when the limit is reached and when the race ends."""
    race = course.race
    if not rules.race_count or race.finished >= rules.race_count or isinstance(outcome, Preferans):
        return RaceStep(race)
    race = msgspec.structs.replace(race, misere_price=_misere_price(race, outcome, rules))
    entries: list[Entry] = []
    reached = max(sheet.pool) >= rules.race_limit
    if reached and not race.pool_won:
        entries += _prizes(sheet.pool, max(sheet.pool), rules.race_pool_prize, "race_pool_prize")
        race = msgspec.structs.replace(race, pool_won=True)
        over = not isinstance(outcome, Raspasy)
    else:
        over = race.pool_won and exits(outcome, rules)
    if not over:
        return RaceStep(race, tuple(entries))
    entries += _prizes(sheet.mountain, min(sheet.mountain), rules.race_mountain_prize, "race_mountain_prize")
    before = race.totals or (Fraction(0),) * sheet.players
    totals = tuple(total + pool for total, pool in zip(before, sheet.pool, strict=True))
    if race.finished + 1 == rules.race_count:
        entries += _prizes(totals, max(totals), rules.race_total_pool_prize, "race_total_pool_prize")
        least = min(sheet.mountain)
        entries += _prizes(sheet.mountain, least, rules.race_total_mountain_prize, "race_total_mountain_prize")
    entries += [
        Entry(column="pool", seat=seat, amount=-pool, reason="race_closed", see="14.1")
        for seat, pool in enumerate(sheet.pool)
        if pool
    ]
    return RaceStep(RaceState(finished=race.finished + 1, totals=totals), tuple(entries))


def _misere_price(race: RaceState, outcome: Outcome, rules: Rules) -> int:
    """What the next raspasy costs because of a failed misère: it waits for a raspasy and lapses at an exit."""
    if isinstance(outcome, Misere) and rules.race_failed_misere_price:
        tricks = outcome.tricks.get(outcome.declarer, 0)
        if tricks:
            return failed_misere_price(tricks)
    if isinstance(outcome, Raspasy) or exits(outcome, rules):
        return 0
    return race.misere_price


def _prizes(values: Sequence[Fraction], best: Fraction, prize: int, reason: str) -> Iterator[Entry]:
    """Every leader writes the prize on everybody who does not lead."""
    if not prize:
        return
    leaders = [seat for seat, value in enumerate(values) if value == best]
    for leader in leaders:
        for other in range(len(values)):
            if other not in leaders:
                yield Entry(column="whists", seat=leader, on=other, amount=Fraction(prize), reason=reason, see="14.1")
