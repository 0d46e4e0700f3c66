"""The run of raspasy: its price, the minimum bid it leaves, and what ends it (rules §9.5, §9.7 to §9.9)."""

from __future__ import annotations

import msgspec

from prikup.deal.outcome import Misere, Outcome, Raspasy, TrickGame
from prikup.match.course.seats import next_seat
from prikup.match.course.state import Course
from prikup.rules.model import Rules

DEALS_IN_A_ROW = 3
"""Deals by one dealer under ``repeat3``."""


def step_price(rules: Rules, n: int) -> int:
    """X_n: mountain points for a trick of the n-th raspasy of a run, n from 1 (rules §9.5)."""
    factor = {
        "none": 1,
        "arith3": min(n, 3),
        "geom3": min(1 << (n - 1), 4),
        "arith": n,
        "geom": 1 << (n - 1),
        "122": min(n, 2),
    }[rules.raspasy_progression]
    return rules.raspasy_base * factor


def exit_minimum(rules: Rules, run: int) -> int:
    """The lowest level that may be bid after ``run`` raspasy without an exit (rules §9.7)."""
    step = max(0, run - rules.exit_offset)
    if rules.exit == "678cyc":
        return 6 + step % 3
    return (6, int(rules.exit[1]), int(rules.exit[2]))[min(step, 2)]


def exits(outcome: Outcome, rules: Rules) -> bool:
    """Whether a deal ends the run (rules §9.8, §21.12)."""
    match outcome:
        case Raspasy():
            return False
        case Misere():
            return rules.misere_exits
        case TrickGame():
            if rules.exit_needs_whist and not _whisted(outcome):
                return False
            return rules.exit_by_remise or made(outcome)
        case _:
            return True


def made(outcome: TrickGame | Misere) -> bool:
    """Whether the declarer's contract was made, played or credited."""
    if isinstance(outcome, Misere):
        return not outcome.tricks.get(outcome.declarer, 0)
    if outcome.conceded or outcome.tricks is None:
        return not outcome.conceded
    return outcome.tricks.get(outcome.declarer, 0) >= outcome.game.level


def _whisted(outcome: TrickGame) -> bool:
    """A word whist or return stood, or a checked ten was played: exactly where there are tricks."""
    return outcome.tricks is not None


def follow_run(course: Course, outcome: Outcome, rules: Rules) -> Course:
    """The run and the dealer after a deal that was not compulsory raspasy."""
    passed = next_seat(course.dealer, course.players)
    if rules.raspasy_deal == "repeat3":
        # The run belongs to the dealer and starts anew whenever the deal passes on.
        again = course.repeated + 1 if isinstance(outcome, Raspasy) else DEALS_IN_A_ROW
        if again < DEALS_IN_A_ROW:
            return msgspec.structs.replace(course, run=again, repeated=again)
        return msgspec.structs.replace(course, run=0, repeated=0, dealer=passed)
    run = course.run + 1 if isinstance(outcome, Raspasy) else 0 if exits(outcome, rules) else course.run
    return msgspec.structs.replace(course, run=run, repeated=0, dealer=passed)


def deal_passed_to(course: Course, dealer: int, rules: Rules) -> Course:
    """The course when somebody else deals than the rotation says (a protocol names him, a ruling decides)."""
    if dealer == course.dealer:
        return course
    run = 0 if rules.raspasy_deal == "repeat3" else course.run
    return msgspec.structs.replace(course, dealer=dealer, run=run, repeated=0)
