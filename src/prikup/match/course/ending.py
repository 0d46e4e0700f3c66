"""When a match is over (rules §12.1, §21.3, §21.13)."""

from __future__ import annotations

import msgspec

from prikup.match.course.opening import opening_is_over
from prikup.match.course.state import Course, EndReason
from prikup.rules.model import Rules
from prikup.score import Sheet
from prikup.score.sheet import ZERO


def reached_end(course: Course, sheet: Sheet, rules: Rules) -> EndReason | None:
    """The end condition that the sheet and the deals played so far meet, None while the match goes on.

    With ``mountain_owner_sets`` no pool ends a match before its opening is over: the size is not fixed yet.
    """
    if rules.race_count:
        return "races" if course.race.finished >= rules.race_count else None
    if rules.end in ("time", "total_pool") and time_has_ended(course, rules):
        return "time"
    if rules.mountain_owner_sets and not opening_is_over(course, rules):
        return None
    match rules.end:
        case "each_pool":
            return "pools" if min(sheet.pool) >= rules.pool_size else None
        case "total_pool":
            return "total_pool" if sum(sheet.pool, ZERO) >= rules.pool_size * course.players else None
        case "rounds":
            return "rounds" if course.deals >= rules.rounds * course.players else None
        case "pool_and_mountain":
            closed = min(sheet.pool) >= rules.pool_size and max(sheet.mountain) <= 0
            return "pools_and_mountains" if closed else None
        case _:
            return None


def time_has_ended(course: Course, rules: Rules) -> bool:
    """The time is up and the circle is complete; an opening is always played to its end."""
    return course.time_up and course.deals % course.players == 0 and opening_is_over(course, rules)


def time_matters(rules: Rules) -> bool:
    """Whether the end of the time has any effect: beside a common pool only where a limit is agreed on, never in
    races. Under ``end = "time"`` the owner of the mountain may have set it."""
    if rules.race_count:
        return False
    return rules.end == "time" or (rules.end == "total_pool" and rules.time_limit > 0)


def time_up(course: Course, sheet: Sheet, rules: Rules, *, in_deal: bool = False) -> Course:
    """The time is up: the match ends now on the boundary of a circle, otherwise after the deal that completes it.

    ``in_deal``: a deal is being played, and with it its circle.
    """
    if not time_matters(rules):
        return course
    warned = msgspec.structs.replace(course, time_up=True)
    return warned if in_deal else test_end(warned, sheet, rules)


def test_end(course: Course, sheet: Sheet, rules: Rules) -> Course:
    """The course with its end tested; a match that has ended stays ended."""
    if course.ended is not None:
        return course
    return msgspec.structs.replace(course, ended=reached_end(course, sheet, rules))


def change_rules(course: Course, sheet: Sheet, rules: Rules) -> Course:
    """The course under rules changed between two deals: it may go on past its end, but a change ends nothing."""
    if course.ended is None or course.ended == "preferans" or reached_end(course, sheet, rules) is not None:
        return course
    return msgspec.structs.replace(course, ended=None)
