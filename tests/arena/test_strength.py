"""The rule bot beats the random one in every convention by whists a deal, with the whole 95 % interval."""

from __future__ import annotations

import pytest

from prikup.arena.duel import advantage
from prikup.rules import build

STATED = {
    ("sochi", 3): 100,
    ("sochi", 4): 90,
    ("leningrad", 3): 220,
    ("leningrad", 4): 190,
    ("rostov", 3): 110,
    ("rostov", 4): 110,
    ("classic", 3): 300,
    ("classic", 4): 200,
    ("codex", 3): 100,
    ("codex", 4): 90,
    ("gusarik", 2): 80,
    ("races-22", 3): 280,
    ("races-22", 4): 250,
    ("races-20", 3): 100,
    ("races-20", 4): 90,
}
"""Whists a deal that the rule bot wins from random ones at least, by preset and people."""


@pytest.mark.long
@pytest.mark.parametrize(("name", "people"), STATED)
def test_by_the_stated_number_of_whists(name: str, people: int) -> None:
    found = advantage(build(name, {"players": people}), "rule", "random", deals=12, length=24)
    assert found.whists.low is not None
    assert found.whists.low > STATED[name, people]


@pytest.mark.parametrize(("name", "people"), [("sochi", 3), ("leningrad", 4), ("gusarik", 2)])
def test_a_small_sample_says_the_same(name: str, people: int) -> None:
    found = advantage(build(name, {"players": people}), "rule", "random", deals=5, length=8)
    assert found.whists.low is not None
    assert found.whists.low > 30


LADDER = [("novice", "beginner", 200), ("club", "novice", 150), ("expert", "club", 1000), ("expert", "rule", 150)]
"""Each level and the one below it, with deals enough to tell them apart."""


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse", "deals"), LADDER)
def test_each_level_beats_the_one_below(better: str, worse: str, deals: int) -> None:
    found = advantage(build("sochi", {}), better, worse, deals=deals)
    assert found.whists.low is not None
    assert found.whists.low > 0


def test_the_expert_wins_a_small_sample() -> None:
    """Twelve deals say little; the same twelve every time."""
    assert advantage(build("sochi", {}), "expert", "rule", deals=12).whists.mean > 0
