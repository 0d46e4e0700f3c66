"""The compulsory raspasy that a match or a race opens with (rules §11.3, §14.1, §21.3, §21.4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.deal.outcome import Outcome, Raspasy
from prikup.deal.setup import DealSetup
from prikup.match.course.seats import next_seat
from prikup.match.course.state import Course
from prikup.match.course.strips import add_bombs
from prikup.rules.model import Rules

RACE_OPENING_PRICE = 2

Opening: TypeAlias = Literal["match", "race"]


def opening_now(course: Course, rules: Rules) -> Opening | None:
    """Which opening the next deal belongs to, None when it is an ordinary deal."""
    if _match_opening(course, rules):
        return "match"
    race = course.race
    running = rules.race_opening_circle and race.finished < rules.race_count
    if running and not race.skipped and race.deals == race.opened < course.players:
        return "race"
    return None


def _match_opening(course: Course, rules: Rules) -> bool:
    length = rules.opening_circles * course.players
    return not course.opening_skipped and course.deals == course.opened < length


def opening_is_over(course: Course, rules: Rules) -> bool:
    """No deal of the compulsory opening circles is still to come."""
    return not _match_opening(course, rules)


def opening_step(course: Course, rules: Rules) -> int:
    """t of the next opening deal, 1 to ``opening_circles``: the dealer's t-th deal, or the t-th circle."""
    if rules.opening_scheme == "dealer_by_dealer":
        return course.opened % rules.opening_circles + 1
    return course.opened // course.players + 1


def opening_price(course: Course, rules: Rules) -> int:
    """Mountain points for a trick of the next opening deal."""
    step = opening_step(course, rules)
    return rules.raspasy_base << (step if rules.opening_price == "bomb" else step - 1)


def opening_bomb(course: Course, rules: Rules) -> int:
    """Exponent of the bomb that everybody gets for the next opening deal."""
    return opening_step(course, rules) if rules.opening_bombs == "stepped" else 1


def skip_opening(course: Course, outcome: Outcome, rules: Rules) -> Course:
    """If a match or a race begins with something other than raspasy, its opening counts as over."""
    if isinstance(outcome, Raspasy):
        return course
    if opening_now(course, rules) == "match" and course.deals == 0:
        course = msgspec.structs.replace(course, opening_skipped=True)
    if opening_now(course, rules) == "race" and course.race.deals == 0:
        course = msgspec.structs.replace(course, race=msgspec.structs.replace(course.race, skipped=True))
    return course


def follow_opening(course: Course, which: Opening, deal: DealSetup, rules: Rules) -> Course:
    """After a deal of an opening: bombs to everybody, no run, the deal moves by the opening's scheme."""
    opened = course.opened + (which == "match")
    stays = which == "match" and rules.opening_scheme == "dealer_by_dealer" and opened % rules.opening_circles
    if deal.raspasy_bomb:
        course = add_bombs(course, range(course.players), deal.raspasy_bomb)
    race = course.race
    if which == "race":
        race = msgspec.structs.replace(race, opened=race.opened + 1)
    return msgspec.structs.replace(
        course,
        dealer=course.dealer if stays else next_seat(course.dealer, course.players),
        run=0,
        repeated=0,
        dark_run=0,
        opened=opened,
        race=race,
    )
