"""What a seat knows holds in the true world, and leaves open exactly the worlds that the referee would allow."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import match
from prikup.bots.belief import Knowledge, count, enumerate_worlds, knowledge, sample
from prikup.deal import DealState, view
from prikup.match import MatchState
from prikup.rules import PRESETS, Rules, build, preset
from tests.support.random_match import states
from tests.support.strategies import rules_values
from tests.support.worlds import could_be, placements, played_in, replayable, true_world

MOST = 300
"""Placements to judge one by one."""
CASES = 15
RULES: dict[str, Rules] = {
    "sochi": preset("sochi"),
    "sochi of four": build("sochi", {"players": 4}),
    "classic": preset("classic"),
    "rostov, talon thrown": build("rostov", {"throw_talon": "whist10", "talon_memory": "once"}),
    "gusarik": preset("gusarik"),
}


def seats(rules: Rules) -> tuple[int | None, ...]:
    """Every seat and the spectator."""
    return (None, *range(rules.players))


def check_true(state: MatchState) -> None:
    assert state.deal is not None
    for seat in seats(state.rules):
        seen = match.view(state, seat).deal
        assert seen is not None
        known = knowledge(seen)
        assert known.allows(true_world(state.deal, seen)), (seat, seen.phase, known)
        assert count(known) >= 1


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [3, 4])
def test_the_true_world_is_never_ruled_out(name: str, players: int) -> None:
    base = preset(name)
    rules = base if base.players == 2 else build(name, {"players": players})
    for state in states(rules, Random(f"{name} {players}"), deals=2):
        if state.deal is not None:
            check_true(state)


def moment(rules: Rules, seed: int) -> tuple[DealState | None, Random]:
    random = Random(seed)
    stop, deal = random.randint(1, 90), None
    for number, state in enumerate(states(rules, random, deals=2)):
        deal = state.deal
        if number >= stop and deal is not None:
            check_true(state)
            break
    return deal, random


@given(rules=rules_values(), seed=st.integers(0, 2**32))
def test_drawn_worlds_could_have_been_played_to_the_same_view(rules: Rules, seed: int) -> None:
    deal, random = moment(rules, seed)
    if deal is None or not replayable(deal):
        return
    for seat in seats(rules):
        known = knowledge(view(deal, seat))
        for world in sample(known, 2, random):
            assert known.allows(world)
            assert could_be(deal, seat, world, random)


@pytest.mark.parametrize("name", RULES)
def test_no_possible_world_is_missing(name: str) -> None:
    """All placements of the cards not shown, judged by the referee, against the worlds listed."""
    random, cases, narrowed = Random(name), 0, 0
    for deal, seat in short_moments(RULES[name], random):
        seen = view(deal, seat)
        worlds = placements(deal, seen, MOST)
        if worlds is None or len(worlds) == 1:
            continue
        possible = {world for world in worlds if could_be(deal, seat, world, random)}
        known = knowledge(seen)
        listed = list(enumerate_worlds(known))
        assert len(listed) == count(known) == len(possible)
        assert set(listed) == possible
        cases += 1
        narrowed += len(possible) < len(worlds)
        if cases >= CASES and narrowed:
            return
    raise AssertionError(f"{cases} cases, {narrowed} in which something was known beyond what lies open")


def short_moments(rules: Rules, random: Random) -> Iterator[tuple[DealState, int | None]]:
    """Some moments of random matches, each as a random seat sees it."""
    for _ in range(30):
        for state in states(rules, random, deals=3):
            if state.deal is not None and random.random() < 0.2 and replayable(state.deal):
                yield state.deal, random.choice(seats(rules))


def test_worlds_that_differ_in_unseen_cards_alone_give_the_same_knowledge() -> None:
    random, moved = Random(8), 0
    for state in states(preset("sochi"), random, deals=3):
        deal = state.deal
        if deal is None or random.random() < 0.8 or not replayable(deal):
            continue
        seen = view(deal, 0)
        for world in sample(knowledge(seen), 2, random):
            other = played_in(deal, seen, world, random)
            assert other is not None
            assert knowledge(view(other, 0)) == knowledge(seen)
            moved += other.hands != deal.hands
    assert moved > 10


def test_knowledge_is_a_value() -> None:
    seen = view(moment(preset("sochi"), 1)[0], 0)  # type: ignore[arg-type]
    assert hash(knowledge(seen)) == hash(knowledge(seen))
    assert isinstance(knowledge(seen), Knowledge)
