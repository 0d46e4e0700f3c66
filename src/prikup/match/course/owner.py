"""The owner of the mountain: who he is and what he fixes after the opening (rules §11.3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from prikup.deal.setup import Seat
from prikup.match.course.ending import change_rules
from prikup.match.course.opening import opening_is_over
from prikup.match.course.state import Course
from prikup.rules.model import Rules
from prikup.score import Sheet


class Fixed(msgspec.Struct, frozen=True):
    """The match after its owner has spoken."""

    course: Course
    rules: Rules


def find_owner(course: Course, sheet: Sheet, rules: Rules, played_opening: bool) -> Course:
    """After the last deal of the opening: the seat with the largest mountain is to fix pool size and end.

    Of equal mountains the one nearest to the next dealer's left, who is first hand, has it.
    """
    if not (played_opening and rules.mountain_owner_sets and opening_is_over(course, rules)):
        return course
    around: list[Seat] = [(course.dealer + step) % course.players for step in range(1, course.players + 1)]
    return msgspec.structs.replace(course, owner=max(around, key=lambda seat: sheet.mountain[seat]))


def fix(
    course: Course,
    sheet: Sheet,
    rules: Rules,
    *,
    pool_size: int,
    end: Literal["each_pool", "total_pool", "time", "rounds", "pool_and_mountain"] | None = None,
    time_limit: int | None = None,
    rounds: int | None = None,
) -> Fixed:
    """The rules and the course once the owner has fixed the pool size and, if he likes, the end.

    "Not above the smallest mountain" is advice and not tested here; the rules must pass ``prikup.rules.check``.
    """
    new = msgspec.structs.replace(
        rules,
        pool_size=pool_size,
        end=rules.end if end is None else end,
        time_limit=rules.time_limit if time_limit is None else time_limit,
        rounds=rules.rounds if rounds is None else rounds,
    )
    course = msgspec.structs.replace(course, owner=None)
    return Fixed(change_rules(course, sheet, new), new)


def advised_pool_size(sheet: Sheet) -> int:
    """The largest pool size that custom allows the owner: the smallest mountain, one at least."""
    return max(1, int(min(sheet.mountain)))
