"""The card play decides by what its seat sees: hidden cards moved about change nothing."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from prikup import match
from prikup.bots.cardplay import choose
from prikup.deal import view
from prikup.notation.codec import encode
from tests.bots.cardplay.test_choose import QUICK, decisions
from tests.deal.test_views_hide import other_world


@pytest.mark.parametrize("name", ["sochi", "leningrad", "gusarik"])
def test_the_card_is_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    random, worlds = Random(5), 0
    for state, seat in decisions(name):
        if state.deal is None or random.random() < 0.8:
            continue
        other = other_world(state.deal, seat, random)
        if other is None or other.hands == state.deal.hands:
            continue
        assert encode(view(other, seat)) == encode(view(state.deal, seat))
        moved = match.view(replace(state, deal=other), seat)
        assert choose(moved, QUICK) == choose(match.view(state, seat), QUICK)
        worlds += 1
    assert worlds > 5
