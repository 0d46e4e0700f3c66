"""Table 1 in a live match: the minimum comes from the raspasy before."""

from __future__ import annotations

from prikup import match
from prikup.deal import legal
from tests.support.matches import begin, deal, talk
from tests.support.script import spell


def test_after_one_raspasy_of_a_hard_exit_the_openings_are_pass_seven_spades_misere() -> None:
    """Rules §9.7: exit 6/7/7, k = 1."""
    state = talk(deal(begin({"exit": "677"})), "pass pass pass offer:3,3,4 yes yes")
    assert state.course.run == 1
    state = deal(state)
    assert state.deal is not None
    (seat,) = match.to_act(state)
    assert {spell(word) for word in legal(state.deal, seat)} == {"pass", "7S", "M"}
