"""The course of a match between its deals: dealers, the run of raspasy, bombs, openings, races, the end.

``Course`` is a fold over outcomes: ``start`` it, read the next deal's ``setup``, move on with ``after`` (or
``play``, which also scores).
"""

from prikup.match.course.ending import change_rules, reached_end, test_end, time_matters, time_up
from prikup.match.course.fold import Advance, ScoredDeal, after, play, setup, start
from prikup.match.course.late import Joined, late_player
from prikup.match.course.opening import opening_is_over, opening_now, skip_opening
from prikup.match.course.owner import advised_pool_size, fix
from prikup.match.course.run import deal_passed_to, exits, made
from prikup.match.course.state import Course, EndReason, RaceState

__all__ = [
    "Advance",
    "Course",
    "EndReason",
    "Joined",
    "RaceState",
    "ScoredDeal",
    "advised_pool_size",
    "after",
    "change_rules",
    "deal_passed_to",
    "exits",
    "fix",
    "late_player",
    "made",
    "opening_is_over",
    "opening_now",
    "play",
    "reached_end",
    "setup",
    "skip_opening",
    "start",
    "test_end",
    "time_matters",
    "time_up",
]
