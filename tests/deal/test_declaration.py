"""Twelve certain tricks (rules §14.2), suit by suit, derived by hand."""

from __future__ import annotations

import pytest

from prikup.cards import parse_hand
from prikup.deal.declaration import declares_preferans


@pytest.mark.parametrize(
    ("twelve", "sure"),
    [
        ("AKQ.AKQ.AKQ.AKQ", True),
        ("AKQJT987.AK.A.A", True),
        ("AKQJT987.AK.A.K", False),
        ("AKQJT987.AKQJ..", False),
        ("AKQT9.AKQ.AK.AK", True),
        ("AKT98.AKQ.AK.AK", False),
        ("AKQJ97.AKQ.AK.A", True),
        ("AKT987.AKQ.AK.A", True),
        ("AQT987.AKQ.AK.A", False),
        ("KQJT987.AKQ.A.A", False),
    ],
    ids=[
        "the strict definition",
        "a whole suit and three more aces",
        "an ace is missing",
        "a void lets the defence lead it",
        "three tops catch the three cards outside",
        "two tops leave one of three outside",
        "four tops catch the two outside",
        "two tops catch the two outside",
        "one top leaves one of two outside",
        "the longest suit without its ace",
    ],
)
def test_twelve_sure_tricks(twelve: str, sure: bool) -> None:
    assert declares_preferans(parse_hand(twelve), "sure12") == sure


def test_the_strict_definition_wants_the_three_tops() -> None:
    assert declares_preferans(parse_hand("AKQ.AKQ.AKQ.AKQ"), "akq")
    assert not declares_preferans(parse_hand("AKQJT987.AK.A.A"), "akq")
