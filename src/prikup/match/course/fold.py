"""The one fold behind a live match and a results protocol: setup, score, post, after."""

from __future__ import annotations

import msgspec

from prikup.deal.outcome import Outcome, Preferans
from prikup.deal.setup import DealSetup, Seat
from prikup.match.course.ending import test_end
from prikup.match.course.opening import (
    RACE_OPENING_PRICE,
    follow_opening,
    opening_bomb,
    opening_now,
    opening_price,
)
from prikup.match.course.owner import find_owner
from prikup.match.course.races import follow_race
from prikup.match.course.run import exit_minimum, follow_run, step_price
from prikup.match.course.seats import dealer_on_sheet, seats_of_hands
from prikup.match.course.state import Course
from prikup.match.course.strips import (
    dark_exponent,
    dark_minimum,
    follow_dark,
    follow_strips,
    leftmost,
)
from prikup.rules.model import Rules
from prikup.score import Entry, Posting, Sheet, post, score


class Advance(msgspec.Struct, frozen=True):
    """The match after a deal: ``entries`` are what the course itself wrote (prizes, pools of a closed race), and
    ``sheet`` has them."""

    course: Course
    sheet: Sheet
    entries: tuple[Entry, ...] = ()


class ScoredDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal from its setup to the sheet it left; the sheet before plus ``entries`` is ``sheet``."""

    before: Course
    setup: DealSetup
    outcome: Outcome
    entries: tuple[Entry, ...]
    sheet: Sheet
    course: Course


def start(rules: Rules, first_dealer: Seat, *, opening: bool = True) -> Course:
    """The course before the first deal. ``opening=False``: the compulsory opening was played elsewhere."""
    players = rules.players
    return Course(players=players, dealer=first_dealer, strips=((),) * players, opening_skipped=not opening)


def setup(course: Course, rules: Rules) -> DealSetup:
    """Seats, minimums, prices and bombs of the next deal.

    Under ``raspasy_record = "whists"`` the prices of raspasy are whists, otherwise mountain points.
    """
    which = opening_now(course, rules)
    exponent = dark_exponent(course, rules)
    base = rules.raspasy_whist_price if rules.raspasy_record == "whists" else rules.raspasy_base
    return DealSetup(
        players=course.players,
        dealer=dealer_on_sheet(course.dealer, rules),
        seats=seats_of_hands(course.dealer, course.players),
        minimum=exit_minimum(rules, course.run),
        dark_minimum=dark_minimum(course, rules),
        opening=which is not None,
        raspasy_price=_raspasy_price(course, rules),
        dark_price=base << exponent,
        raspasy_bomb=opening_bomb(course, rules) if which == "match" else 0,
        dark_bomb=exponent,
        bombs=leftmost(course),
    )


def _raspasy_price(course: Course, rules: Rules) -> int:
    """What a trick of raspasy costs in the next deal when nobody passes dark."""
    match opening_now(course, rules):
        case "match":
            return opening_price(course, rules)
        case "race":
            return RACE_OPENING_PRICE
    if rules.raspasy_record == "whists":
        return rules.raspasy_whist_price
    return course.race.misere_price or step_price(rules, course.run + 1)


def after(course: Course, outcome: Outcome, posting: Posting, rules: Rules) -> Advance:
    """The match after a deal that was set up from ``course`` and left the sheet of ``posting``.

    A match that does not wait for the owner of the mountain goes on under the rules as they are.
    """
    which = opening_now(course, rules)
    deal = setup(course, rules)
    counted = msgspec.structs.replace(course, deals=course.deals + 1, last_dealer=course.dealer, owner=None)
    if rules.race_count and which != "match":
        race = msgspec.structs.replace(course.race, deals=course.race.deals + 1)
        counted = msgspec.structs.replace(counted, race=race)
    if which is not None:
        moved = follow_opening(counted, which, deal, rules)
    else:
        moved = follow_run(counted, outcome, rules)
        moved = follow_dark(moved, outcome)
        moved = follow_strips(moved, outcome, deal)
    step = follow_race(moved, outcome, posting.sheet, rules)
    sheet = posting.sheet.add_all(step.entries)
    if step.race.finished > moved.race.finished:
        # No race ends with raspasy: the other counts are 0 already.
        moved = msgspec.structs.replace(moved, run=0)
    moved = msgspec.structs.replace(moved, race=step.race)
    if isinstance(outcome, Preferans):
        return Advance(msgspec.structs.replace(moved, ended=moved.ended or "preferans"), sheet, step.entries)
    moved = find_owner(moved, sheet, rules, which == "match")
    return Advance(test_end(moved, sheet, rules), sheet, step.entries)


def play(course: Course, sheet: Sheet, outcome: Outcome, rules: Rules) -> ScoredDeal:
    """Score a whole deal: its setup, everything written, and where the match stands then.

    The outcome must have no problems (``prikup.score.check_outcome``).
    """
    deal = setup(course, rules)
    posting = post(sheet, score(outcome, deal, sheet, rules), deal, rules, outcome)
    advance = after(course, outcome, posting, rules)
    return ScoredDeal(
        before=course,
        setup=deal,
        outcome=outcome,
        entries=(*posting.entries, *advance.entries),
        sheet=advance.sheet,
        course=advance.course,
    )
