"""The owner of the mountain: who he is and what he fixes after the opening (rules §11.3)."""

from __future__ import annotations

import msgspec

from prikup.deal.setup import Seat
from prikup.match.course.ending import test_end
from prikup.match.course.opening import opening_is_over
from prikup.match.course.state import Course
from prikup.rules.model import Rules
from prikup.score import Sheet


def find_owner(course: Course, sheet: Sheet, rules: Rules, played_opening: bool) -> Course:
    """After the last deal of the opening: the seat with the largest mountain is to fix pool size and end.

    Of equal mountains the one nearest to the next dealer's left, who is first hand, has it.
    """
    if not (played_opening and rules.mountain_owner_sets and opening_is_over(course, rules)):
        return course
    around: list[Seat] = [(course.dealer + step) % course.players for step in range(1, course.players + 1)]
    return msgspec.structs.replace(course, owner=max(around, key=lambda seat: sheet.mountain[seat]))


def fix(course: Course, sheet: Sheet, rules: Rules, *, new_time: bool = False) -> Course:
    """The course once the owner has fixed the end: it is tested anew under his ``rules``.

    ``new_time``: he has set the clock, so that a time that was up before counts no more. The rules must pass
    ``prikup.rules.check``; "not above the smallest mountain" is advice and not tested.
    """
    time_up = course.time_up and not new_time
    return test_end(msgspec.structs.replace(course, owner=None, ended=None, time_up=time_up), sheet, rules)


def advised_pool_size(sheet: Sheet) -> int:
    """The largest pool size that custom allows the owner: the smallest mountain, one at least."""
    return max(1, int(min(sheet.mountain)))
