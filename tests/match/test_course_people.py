"""The owner of the mountain, a late fourth player, and the questions that a live match asks of its course."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from prikup.deal import Outcome, Raspasy, TrickGame, parse_game
from prikup.match.course import (
    Course,
    RaceState,
    advised_pool_size,
    change_rules,
    fix,
    late_player,
    play,
    setup,
    start,
    time_up,
)
from prikup.rules import Rules, build
from prikup.score import Sheet, empty_sheet

PASSED = TrickGame(game=parse_game("6S"), declarer=0, words={1: "pass", 2: "pass"})


def played(rules: Rules, outcomes: list[Outcome], first_dealer: int = 2) -> tuple[Course, Sheet]:
    """The course and the sheet after some deals."""
    course, sheet = start(rules, first_dealer), empty_sheet(rules.players, rules)
    for outcome in outcomes:
        deal = play(course, sheet, outcome, rules)
        course, sheet = deal.course, deal.sheet
    return course, sheet


def row(*numbers: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(number) for number in numbers)


def raspasy(*tricks: int) -> Raspasy:
    return Raspasy(tricks=dict(enumerate(tricks)))


OPENING = build("classic", {"opening_circles": 1, "pool_size": 7})


@pytest.mark.option("mountain_owner_sets")
@pytest.mark.parametrize("sets", [True, False])
def test_after_the_opening_the_largest_mountain_fixes_the_match(sets: bool) -> None:
    # rules §11.3: mountains 9, 12, 9 at price 1
    rules = build(OPENING, {"mountain_owner_sets": sets})
    course, _ = played(rules, [raspasy(3, 4, 3)] * 2)
    assert course.owner is None
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 3)
    assert course.owner == (1 if sets else None)
    assert advised_pool_size(sheet) == 9
    assert advised_pool_size(empty_sheet(3, rules)) == 1


def test_of_equal_mountains_the_one_nearest_to_first_hand_is_owner() -> None:
    # all 10; the first dealer deals again, so that first hand is his left neighbour
    for dealer, owner in ((2, 0), (0, 1), (1, 2)):
        course, _ = played(OPENING, [raspasy(4, 3, 3), raspasy(3, 4, 3), raspasy(3, 3, 4)], dealer)
        assert (course.dealer, course.owner) == (dealer, owner)


def test_fixing_ends_the_wait() -> None:
    course, sheet = played(OPENING, [raspasy(3, 4, 3)] * 3)
    fixed = fix(course, sheet, OPENING)
    assert (fixed.owner, fixed.ended) == (None, None)


def test_the_end_is_tested_when_the_opening_is_over() -> None:
    """Rules §21.3: not before; three deals are the one circle agreed on. The owner may agree on more."""
    rules = msgspec.structs.replace(OPENING, end="rounds", rounds=1)
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 2)
    assert course.ended is None
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 3)
    assert course.ended == "rounds"
    assert fix(course, sheet, rules).ended == "rounds"
    assert fix(course, sheet, msgspec.structs.replace(rules, rounds=2)).ended is None


def test_a_time_that_was_up_in_the_opening_may_be_set_anew() -> None:
    rules = msgspec.structs.replace(OPENING, end="time", time_limit=60)
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 2)
    course = time_up(course, sheet, rules)
    assert course.ended is None
    deal = play(course, sheet, raspasy(3, 4, 3), rules)
    assert (deal.course.ended, deal.course.owner is not None) == ("time", True)
    assert fix(deal.course, deal.sheet, rules).ended == "time"
    assert fix(deal.course, deal.sheet, rules, new_time=True).ended is None


def test_a_match_that_does_not_wait_goes_on_without_his_word() -> None:
    course, _ = played(OPENING, [*[raspasy(3, 4, 3)] * 3, PASSED])
    assert course.owner is None


def test_time_up_while_a_deal_is_played_waits_for_its_circle() -> None:
    # rules §21.13: three deals are a circle, the fourth has begun another
    rules = build("sochi", {"end": "time", "time_limit": 60})
    course, sheet = played(rules, [PASSED] * 3)
    assert time_up(course, sheet, rules).ended == "time"
    course = time_up(course, sheet, rules, in_deal=True)
    for ended in (None, None, "time"):
        assert course.ended is None
        deal = play(course, sheet, raspasy(3, 3, 4), rules)
        course, sheet = deal.course, deal.sheet
        assert course.ended == ended


def test_time_that_means_nothing_is_forgotten() -> None:
    rules = build("sochi", {})
    course, sheet = played(rules, [PASSED])
    assert time_up(course, sheet, rules) == course


def test_a_change_of_rules_ends_nothing() -> None:
    # rules §12.1: consent may lengthen a match; a smaller pool is tested after the next deal
    rules = build("sochi", {})
    course, sheet = played(rules, [PASSED])
    assert change_rules(course, sheet, build(rules, {"pool_size": 1})) == course


def test_a_late_fourth_player_sits_left_of_the_last_dealer_and_deals() -> None:
    # rules §2.7, §21.14: means 7/3 of pool and 22/3 of mountain: pool down, mountain up
    rules = build("sochi", {"raspasy_progression": "arith"})
    course, _ = played(rules, [raspasy(3, 4, 3)] * 4)
    assert (course.last_dealer, course.dealer, course.run) == (2, 0, 4)
    sheet = Sheet(
        pool=row(4, 2, 1),
        mountain=row(3, 8, 11),
        whists=(row(0, 5, 6), row(7, 0, 8), row(0, 0, 0)),
    )
    joined = late_player(course, sheet, rules)
    assert joined.seat == 3
    assert joined.sheet.pool == row(4, 2, 1, 2)
    assert joined.sheet.mountain == row(3, 8, 11, 8)
    assert joined.sheet.whists == (row(0, 5, 6, 0), row(7, 0, 8, 0), row(0, 0, 0, 0), row(0, 0, 0, 0))
    assert joined.rules.players == 4
    deal = setup(joined.course, joined.rules)
    assert (deal.dealer, deal.seats, deal.raspasy_price) == (3, (0, 1, 2), 5)
    # one complete circle of three stays one circle
    assert joined.course.deals == 4


def test_a_late_player_in_the_middle_moves_the_others_along() -> None:
    rules = build("classic", {"opening_circles": 1})
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 4, first_dealer=0)
    assert course.last_dealer == 0
    joined = late_player(course, sheet, rules)
    assert joined.seat == 1
    assert joined.course.strips == ((1, 1, 1), (), (1, 1, 1), (1, 1, 1))
    assert joined.course.run == 0
    assert setup(joined.course, joined.rules).seats == (2, 3, 0)


def test_a_late_player_before_the_first_deal_deals_first() -> None:
    rules = build("sochi", {})
    joined = late_player(start(rules, 1), empty_sheet(3, rules), rules)
    assert setup(joined.course, joined.rules).dealer == joined.seat == 1


def test_a_late_player_ends_an_unfinished_opening() -> None:
    rules = build("classic", {})
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 4)
    joined = late_player(course, sheet, rules)
    assert not setup(joined.course, joined.rules).opening
    assert joined.course.strips == ((1, 2, 3, 1), (), (1, 2, 3, 1), (1, 2, 3, 1))
    early = late_player(start(rules, 2), empty_sheet(3, rules), rules)
    assert setup(early.course, early.rules).opening


def test_with_repeat3_the_run_ends_where_a_late_player_deals() -> None:
    # rules §9.9: the run is this dealer's
    rules = build("sochi", {"raspasy_deal": "repeat3"})
    course, sheet = played(rules, [raspasy(3, 4, 3)] * 2)
    assert (course.run, course.repeated) == (2, 2)
    joined = late_player(course, sheet, rules)
    assert (joined.course.run, joined.course.repeated) == (0, 0)


@pytest.mark.parametrize(("deals", "opened", "opening"), [(0, 0, True), (1, 1, False), (3, 3, False), (5, 3, False)])
def test_a_late_player_in_races_gets_a_mean_of_the_fifth_set(deals: int, opened: int, opening: bool) -> None:
    rules = build("races-22", {})
    race = RaceState(finished=1, deals=deals, opened=opened, totals=row(21, 9, 2))
    course = msgspec.structs.replace(start(rules, 0), deals=9, race=race, last_dealer=2)
    joined = late_player(course, empty_sheet(3, rules), rules)
    assert joined.course.race.totals == row(21, 9, 2, 10)
    assert setup(joined.course, joined.rules).opening is opening


@pytest.mark.parametrize(
    ("last_dealer", "owner", "moved"), [(0, 2, 3), (0, 1, 2), (0, 0, 0), (2, 2, 2), (2, None, None)]
)
def test_a_late_player_and_the_owner_of_the_mountain(last_dealer: int, owner: int | None, moved: int | None) -> None:
    course = msgspec.structs.replace(start(OPENING, 0), deals=3, last_dealer=last_dealer, owner=owner)
    assert late_player(course, empty_sheet(3, OPENING), OPENING).course.owner == moved


@pytest.mark.option("permanent_dealer")
@pytest.mark.parametrize(("on", "dealer"), [(True, None), (False, 2)])
def test_a_person_without_a_column_deals_to_three(on: bool, dealer: int | None) -> None:
    rules = build("sochi", {"permanent_dealer": on})
    deal = setup(start(rules, 2), rules)
    assert (deal.dealer, deal.seats, deal.sitting_dealer) == (dealer, (0, 1, 2), None)


def test_a_match_that_goes_on_from_another_sheet_has_no_opening() -> None:
    assert setup(start(OPENING, 0), OPENING).opening
    assert not setup(start(OPENING, 0, opening=False), OPENING).opening
