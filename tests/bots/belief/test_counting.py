"""Worlds are counted exactly, numbered one to one and drawn evenly: against listing by brute force."""

from __future__ import annotations

from itertools import product
from math import comb, factorial, sqrt
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.bots.belief import (
    Knowledge,
    NoWorldError,
    World,
    chances,
    count,
    enumerate_worlds,
    every_world,
    knowledge,
    numbered,
    sample,
    sample_arrays,
)
from prikup.bots.belief.knowledge import settled
from prikup.cards import FULL_DECK
from prikup.deal import view
from prikup.rules import Rules
from tests.support.bots import at


@st.composite
def knowledges(draw: st.DrawFn) -> Knowledge:
    """Up to eight unseen cards, each with some of the five places; it may contradict itself."""
    cards = draw(st.lists(st.integers(0, 31), min_size=1, max_size=8, unique=True))
    could = [0] * 5
    for card in cards:
        for place in draw(st.sets(st.integers(0, 4), min_size=1)):
            could[place] |= 1 << card
    room = [0] * 5
    for _ in cards:
        room[draw(st.integers(0, 4))] += 1
    unseen = could[0] | could[1] | could[2] | could[3] | could[4]
    return settled(0, [0] * 5, could, room, FULL_DECK & ~unseen)


def listed(known: Knowledge) -> set[World]:
    """All worlds, every card tried in every place."""
    cards = [card for card in range(32) if not known.gone >> card & 1]
    found = set()
    places = [[place for place in range(5) if (known.could[place] | known.fixed[place]) >> card & 1] for card in cards]
    for chosen in product(*places):
        masks = [0] * 5
        for card, place in zip(cards, chosen, strict=True):
            masks[place] |= 1 << card
        world = World((masks[0], masks[1], masks[2]), masks[3], masks[4])
        if known.allows(world):
            found.add(world)
    return found


@given(known=knowledges())
def test_count_and_list_are_those_of_brute_force(known: Knowledge) -> None:
    expected = listed(known)
    worlds = list(enumerate_worlds(known))
    assert count(known) == len(worlds) == len(expected)
    assert set(worlds) == expected


@given(known=knowledges())
def test_chances_are_shares_of_the_worlds(known: Knowledge) -> None:
    worlds = list(enumerate_worlds(known))
    if not worlds:
        return
    found = chances(known)
    for place, card in product(range(5), range(32)):
        share = sum(world.places[place] >> card & 1 for world in worlds) / len(worlds)
        assert found[place, card] == pytest.approx(share, abs=1e-12)


# First hand has seven spades and the four aces; the third hand is without spades, in VOID without hearts as well.
HANDS = ("AKQJT98.A.A.A", "7.KQJ.KQJ.KQJ", ".T987.T98.T98")
VOID = ("AKQJT98.A.A.A", "7.KQJ..KQJT98", ".T987.KQJT98.")
DECLARED = "pass 6S pass"
BOTH = "whist:whist whist:whist"


@pytest.mark.parametrize(
    ("hands", "script", "seat", "expected"),
    [
        # Own ten cards; twenty-two others in two hands and the talon.
        (HANDS, "", 0, comb(22, 10) * comb(12, 10)),
        # Nothing at all: a spectator.
        (HANDS, "", None, factorial(32) // (factorial(10) ** 3 * 2)),
        # The talon is seen: the third hand has ten of the twenty others, and the declarer any two of twelve away.
        (HANDS, f"{DECLARED} order:6S:7S,KC", 0, comb(20, 10) * comb(12, 2)),
        # The declarer knows his discard.
        (HANDS, "6S pass pass order:6S:8S,9S", 0, comb(20, 10)),
        # While he discards, his hand holds the two cards of the talon.
        (HANDS, DECLARED, 0, comb(20, 10)),
        # Misère: twelve cards written down, the other defender's hand open.
        (HANDS, "pass M pass discard:7S,KC", 0, comb(12, 2)),
        # One talon card is turned: ten, ten and one of the twenty-one others.
        (HANDS, "pass pass pass", 0, comb(21, 10) * comb(11, 10)),
        # A spade is led, both others trump with clubs: the seven of spades was discarded. With it went one of the
        # talon's two cards (the other in the declarer's hand) or one of the seventeen others.
        (
            HANDS,
            f"{DECLARED} order:6C:7S,7D {BOTH} c:AS c:JC c:7C",
            0,
            2 * comb(17, 9) + 17 * comb(16, 9),
        ),
        # The third hand plays a club to the spade: no spade and no trump. Its nine are among twelve clubs and
        # diamonds; with the seven of spades went one of them, or one of five hearts and the talon's two.
        (
            VOID,
            f"{DECLARED} order:6H:7S,7D {BOTH} c:AS c:8H c:7C",
            0,
            7 * comb(12, 9) + 12 * comb(11, 9),
        ),
    ],
)
def test_worlds_of_a_moment(hands: tuple[str, ...], script: str, seat: int | None, expected: int) -> None:
    state = at(Rules(), hands, "7D 7H", script)
    assert state.deal is not None
    assert count(knowledge(view(state.deal, seat))) == expected


def small() -> Knowledge:
    """Seven cards in two hands and the discard, one of them not in the first hand, one not in the discard."""
    return settled(None, [0] * 5, [0b1111110, 0b1111111, 0, 0, 0b0111111], [3, 2, 0, 0, 2], FULL_DECK & ~0b1111111)


@pytest.mark.parametrize("arrays", [True, False])
def test_draws_are_even(arrays: bool) -> None:
    known = small()
    worlds = list(enumerate_worlds(known))
    number = 200 * len(worlds)
    if arrays:
        hands, talon, discard = sample_arrays(known, number, np.random.default_rng(3))
        assert hands.dtype == talon.dtype == discard.dtype == np.uint32
        assert hands.shape == (number, 3)
        drawn = [
            World((a, b, c), d, e)
            for (a, b, c), d, e in zip(hands.tolist(), talon.tolist(), discard.tolist(), strict=True)
        ]
    else:
        drawn = sample(known, number, Random(3))
    times = dict.fromkeys(worlds, 0)
    for world in drawn:
        times[world] += 1
    square = sum((seen - 200) ** 2 / 200 for seen in times.values())
    freedom = len(worlds) - 1
    # The mean of chi-square is the freedom, its variance twice that.
    assert abs(square - freedom) < 4 * sqrt(2 * freedom)


def test_numbers_and_worlds_are_one_to_one() -> None:
    known = small()
    total = count(known)
    every = every_world(known)
    assert len(set(every)) == total
    backwards = numbered(known, np.arange(total - 1, -1, -1))
    assert list(backwards) == list(every)[::-1]
    with pytest.raises(IndexError):
        numbered(known, np.array([total]))


def test_the_seed_decides_the_draw() -> None:
    known = small()
    assert sample(known, 20, Random(1)) == sample(known, 20, Random(1))
    assert sample(known, 20, Random(1)) != sample(known, 20, Random(2))


def test_knowledge_that_contradicts_itself_has_no_world() -> None:
    # Two cards, only one place that may hold them, room for one.
    known = settled(None, [0] * 5, [0b11, 0, 0, 0, 0], [1, 1, 0, 0, 0], FULL_DECK & ~0b11)
    assert count(known) == 0
    assert not list(enumerate_worlds(known))
    with pytest.raises(NoWorldError):
        sample(known, 1, Random(1))
