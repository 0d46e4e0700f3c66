"""Any valid rules, any outcomes: the ledger adds up, limits hold, a protocol of it scores the same."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from prikup.deal import Outcome, Raspasy, TrickGame
from prikup.match.course import Course, ScoredDeal, opening_now, play, setup, start
from prikup.match.results import Played
from prikup.notation.protocol import Protocol, read_protocols, score_protocol, write_protocol
from prikup.rules import Rules
from prikup.score import Sheet, empty_sheet, settle
from prikup.score.reasons import REASONS
from tests.support.outcomes import outcomes
from tests.support.strategies import rules_values

NAMES = ("Анна", "Борис", "Вера", "Глеб")


def check_deal(before: Sheet, deal: ScoredDeal, rules: Rules) -> None:
    """One deal's ledger."""
    assert before.add_all(deal.entries) == deal.sheet
    assert {entry.reason for entry in deal.entries} <= REASONS
    assert all(entry.amount for entry in deal.entries)
    settled = settle(deal.sheet, rules)
    assert sum(settled.balance) == sum(settled.rounded) == 0
    assert settled.by_pairs.balance == settled.by_average.balance
    assert min(deal.sheet.mountain) >= 0
    assert all(min(row) >= 0 for row in deal.sheet.whists)
    if not rules.race_count and rules.end != "total_pool" and not rules.mountain_owner_sets:
        assert max(deal.sheet.pool) <= rules.pool_size


def check_course(course: Course, deal: ScoredDeal, rules: Rules) -> None:
    """One step of the course: the run resets only where the rules say so, bombs stay within their cap."""
    now = deal.course
    assert now.deals == course.deals + 1
    assert now.last_dealer == course.dealer
    assert 0 <= now.dealer < rules.players
    assert all(exponent <= max(1, rules.bomb_cap) for strip in now.strips for exponent in strip)
    if isinstance(deal.outcome, Raspasy) and opening_now(course, rules) is None and rules.raspasy_deal == "sliding":
        assert now.run == course.run + 1
    if opening_now(course, rules) is not None:
        assert now.run == now.dark_run == 0
    assert 6 <= deal.setup.minimum <= 8
    assert 7 <= deal.setup.dark_minimum <= 8
    if isinstance(deal.outcome, TrickGame) and deal.outcome.conceded:
        assert now.strips == course.strips


@given(rules=rules_values(), data=st.data())
def test_any_outcomes_add_up_and_read_back(rules: Rules, data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, rules.players - 1))
    course, sheet = start(rules, dealer), empty_sheet(rules.players, rules)
    played: list[Outcome] = []
    for _ in range(data.draw(st.integers(0, 20))):
        if course.ended is not None:
            break
        outcome = data.draw(outcomes(setup(course, rules), rules))
        deal = play(course, sheet, outcome, rules)
        check_deal(sheet, deal, rules)
        check_course(course, deal, rules)
        course, sheet = deal.course, deal.sheet
        played.append(outcome)
    items = tuple(Played(outcome) for outcome in played)
    names = NAMES[: rules.players]
    protocol = Protocol(
        ident="x",
        convention="sochi",
        rules=rules,
        names=names,
        first_dealer=dealer,
        start=empty_sheet(rules.players, rules),
        items=items,
    )
    again = read_protocols(json.dumps([write_protocol(protocol)]))[0]
    assert again == protocol
    scored = score_protocol(again)
    assert (scored.sheet, scored.course) == (sheet, course)
