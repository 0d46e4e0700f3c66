"""«Остальные мои» in raspasy: free when it cannot be otherwise, asked when it can (rules §7.7, table 8)."""

from __future__ import annotations

import pytest

from prikup.deal import begin
from prikup.deal.actions import Offer
from prikup.rules import Rules
from prikup.solver import proves
from tests.support.script import deal_of, run, setup_of

# First hand has the ten highest cards that a hand can have; the others cannot take a trick from it.
TOPS = (("AKQJT.AKQJT..", "987.987.T9.T9", "..AKQJ8.AKQJ8"), "7D 7H")
LOWS = (("987.987.987.7", "AKQ.AKQ.AKQ.A", "JT.JT.JT.KQJT"), "9H 8H")


def raspasy(hands: tuple[tuple[str, str, str], str], **options: object) -> object:
    rules = Rules(raspasy_talon="closed", **options)  # type: ignore[arg-type]
    return run(begin(rules, setup_of(3), deal_of(*hands)), "pass pass pass")


def test_ten_winners_on_the_lead_are_proved() -> None:
    state = raspasy(TOPS)
    assert proves(state, 0, Offer((10, 0, 0)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hands", "seat", "tricks"),
    [
        (TOPS, 0, (9, 1, 0)),  # not all of them
        (TOPS, 1, (10, 0, 0)),  # another's tricks
        (TOPS, 1, (0, 10, 0)),  # cannot be
        (LOWS, 0, (10, 0, 0)),
    ],
)
def test_anything_else_is_not(hands: tuple[tuple[str, str, str], str], seat: int, tricks: tuple[int, ...]) -> None:
    assert not proves(raspasy(hands), seat, Offer(tricks))  # type: ignore[arg-type]


def test_a_proof_that_takes_too_long_is_none() -> None:
    state = run(begin(Rules(raspasy_talon="closed"), setup_of(3), deal_of()), "pass pass pass")
    assert not proves(state, 0, Offer((10, 0, 0)), limit=10)
