"""A fourth player joins a match of three (rules §2.7, §21.14)."""

from __future__ import annotations

import math
from fractions import Fraction

import msgspec

from prikup.deal.setup import Seat
from prikup.match.course.state import Course
from prikup.rules.model import Rules
from prikup.score import Sheet, with_newcomer


class Joined(msgspec.Struct, frozen=True):
    """The match of four that follows. The newcomer sits at ``seat``; those from there on move one seat further."""

    rules: Rules
    course: Course
    sheet: Sheet
    seat: Seat


def late_player(course: Course, sheet: Sheet, rules: Rules) -> Joined:
    """Close the sheet of three and begin one of four with the old numbers.

    He sits left of the player who has just dealt and deals next. The run of raspasy and everybody's bombs go on,
    complete circles stay counted, an opening that was not finished is over.
    """
    last = (course.dealer - 1) % course.players if course.last_dealer is None else course.last_dealer
    seat = last + 1
    race = msgspec.structs.replace(course.race, skipped=course.race.skipped or course.race.deals > 0)
    if race.totals:
        mean = Fraction(math.floor(sum(race.totals, Fraction(0)) / len(race.totals)))
        race = msgspec.structs.replace(race, totals=(*race.totals[:seat], mean, *race.totals[seat:]))
    return Joined(
        rules=msgspec.structs.replace(rules, players=4),
        course=msgspec.structs.replace(
            course,
            players=4,
            dealer=seat,
            deals=course.deals // course.players * 4,
            strips=(*course.strips[:seat], (), *course.strips[seat:]),
            opening_skipped=course.opening_skipped or course.deals > 0,
            repeated=0,
            run=course.run if not course.repeated else 0,
            owner=None if course.owner is None else course.owner + (course.owner >= seat),
            race=race,
        ),
        sheet=with_newcomer(sheet, seat),
        seat=seat,
    )
