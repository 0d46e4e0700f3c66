"""Bombs and dark raspasy (rules §11.1 to §11.4, §21.1, §21.2)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from prikup.deal.outcome import Misere, Outcome, Raspasy, TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.match.course.run import made
from prikup.match.course.state import Course
from prikup.rules.model import Rules


def leftmost(course: Course) -> tuple[int, ...]:
    """Each seat's next bomb as an exponent of two, 0 for none."""
    return tuple(strip[0] if strip else 0 for strip in course.strips)


def dark_step(course: Course, rules: Rules) -> int:
    """d: dark raspasy deals (or whole circles of them) that immediately precede (rules §11.4, §21.1)."""
    return course.dark_run // course.players if rules.dark_step == "circle" else course.dark_run


def dark_exponent(course: Course, rules: Rules) -> int:
    """s: a dark raspasy now costs base * 2**s a trick and gives bombs of 2**s."""
    return min(dark_step(course, rules) + 1, rules.bomb_cap)


def dark_minimum(course: Course, rules: Rules) -> int:
    """The lowest level of a light bid once a dark pass was said in this deal."""
    return min(8, 7 + dark_step(course, rules))


def follow_dark(course: Course, outcome: Outcome) -> Course:
    """The count of dark raspasy after a deal: any other deal resets it."""
    dark = isinstance(outcome, Raspasy) and bool(outcome.dark)
    return msgspec.structs.replace(course, dark_run=course.dark_run + 1 if dark else 0)


def follow_strips(course: Course, outcome: Outcome, deal: DealSetup) -> Course:
    """Bombs earned by a dark raspasy, or the declarer's bomb used up by a game that was credited."""
    match outcome:
        case Raspasy() if outcome.dark:
            earners: set[Seat] = set(outcome.dark)
            if deal.sitting_dealer is not None:
                earners.add(deal.sitting_dealer)
            return add_bombs(course, earners, deal.dark_bomb)
        case TrickGame() | Misere() if made(outcome):
            return _without_first(course, outcome.declarer)
    return course


def add_bombs(course: Course, seats: Iterable[Seat], exponent: int) -> Course:
    """One more bomb at the right end of some strips."""
    chosen = set(seats)
    strips = tuple((*strip, exponent) if seat in chosen else strip for seat, strip in enumerate(course.strips))
    return msgspec.structs.replace(course, strips=strips)


def _without_first(course: Course, seat: Seat) -> Course:
    strips = tuple(strip[1:] if owner == seat else strip for owner, strip in enumerate(course.strips))
    return msgspec.structs.replace(course, strips=strips)
