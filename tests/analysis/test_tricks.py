"""Tricks of a hand over all layouts: equal to one layout after the other, and honest when it is stopped."""

from __future__ import annotations

import math
import random
from collections import Counter
from math import comb

import numpy as np
import pytest

from prikup.analysis import LEADS, AnalysisError, Lead, Tricks, distribution, sure_game, worst
from prikup.analysis.layouts import all_layouts, shuffled_layouts
from prikup.cards import CARDS, FULL_DECK, card_set, parse_hand
from prikup.deal.declaration import declares_preferans
from prikup.solver import Aim, EngineName
from prikup.solver.batch import batch_values
from prikup.solver.layouts import Unseen, layout_values, worst_layout

HAND, DISCARD = parse_hand("AQJ98.KQT.A7."), parse_hand("...78")
POOL = FULL_DECK & ~(HAND | DISCARD)


def test_there_are_as_many_layouts_as_ways_to_choose_ten_of_twenty() -> None:
    lefts = all_layouts(POOL)
    assert len(lefts) == len(set(lefts.tolist())) == comb(20, 10)
    assert all(left & ~POOL == 0 and left.bit_count() == 10 for left in map(int, lefts[::997]))
    assert sorted(shuffled_layouts(POOL, 3).tolist()) == lefts.tolist()


@pytest.mark.parametrize("by", ["kernel", "reference"])
@pytest.mark.parametrize("aim", ["most", "fewest"])
def test_small_hands_as_one_layout_after_the_other(aim: Aim, by: EngineName) -> None:
    rng = random.Random(f"{aim}")
    for number in range(6):
        size = 3 if by == "reference" else 4 + number % 2
        cards = rng.sample(CARDS, 3 * size)
        hand, pool = card_set(cards[:size]), card_set(cards[size:])
        strain = 4 if aim == "fewest" else number % 5
        unseen = Unseen(hand=hand, pool=pool, strain=strain, leader=number % 3, aim=aim)
        lefts = all_layouts(pool)
        hands = np.stack([np.full(len(lefts), hand, np.uint32), lefts, np.uint32(pool) & ~lefts], axis=1)
        expected = batch_values(hands, strain=strain, leader=number % 3, aim=aim)
        assert (layout_values(unseen, lefts, by=by) == expected).all()
        found = worst_layout(unseen, lefts, by=by)
        assert found.complete
        assert found.tricks == (expected.min() if aim == "most" else expected.max())


@pytest.mark.parametrize("lead", LEADS)
def test_full_hands_as_one_layout_after_the_other(lead: Lead) -> None:
    sample = shuffled_layouts(POOL, 5, 400)
    hands = np.stack([np.full(400, HAND, np.uint32), sample, np.uint32(POOL) & ~sample], axis=1)
    expected = Counter(batch_values(hands, strain=0, leader=LEADS.index(lead))[:, 0].tolist())
    assert distribution(HAND, DISCARD, strain=0, lead=lead, samples=400, seed=5).counts == expected


def test_all_layouts_and_a_sample_of_them() -> None:
    exact = distribution(HAND, DISCARD, strain=0, lead="left", threads=2)
    assert exact.exact
    assert exact.done == exact.total == comb(20, 10)
    assert exact.error == 0
    assert exact.worst == worst(HAND, DISCARD, strain=0, lead="left").tricks
    assert exact.worst_layout is not None
    left, right = exact.worst_layout
    single = batch_values([[HAND, left, right]], strain=0, leader=1)
    assert single[0, 0] == exact.worst
    off = [
        (found.mean - exact.mean) / found.error
        for seed in range(40)
        if (found := distribution(HAND, DISCARD, strain=0, lead="left", samples=300, seed=seed))
    ]
    # Forty errors in units of their own size: their squares have the mean 1 and the deviation √(2/40).
    assert abs(sum(each * each for each in off) / 40 - 1) < 5 * math.sqrt(2 / 40)


def test_the_error_of_a_sample_without_replacement() -> None:
    """Half of six layouts, 1, 2 and 3 tricks: variance 1 of the sample, 1/3 of its mean, half of that is left."""
    found = Tricks(counts={1: 1, 2: 1, 3: 1}, total=6, exact=False, worst_layout=None)
    assert found.error == pytest.approx(math.sqrt(1 / 3 * 3 / 5))
    assert found.share(2) == pytest.approx(2 / 3)
    assert found.share_error(2) == pytest.approx(math.sqrt(2 / 9 / 2 * 3 / 5))


@pytest.mark.parametrize("after", [0, 1])
def test_stopped_it_tells_a_sample(after: int) -> None:
    calls: list[int] = []

    def progress(done: int, total: int) -> None:
        calls.append(done)

    hand, discard = parse_hand("AQT8.AJ9.KQ7."), parse_hand("..8.7")
    found = distribution(hand, discard, strain=4, progress=progress, stop=lambda: len(calls) > after)
    assert not found.exact
    assert found.done < found.total
    assert calls == sorted(calls)
    hasty = worst(hand, discard, strain=4, seconds=0)
    assert not hasty.proven


@pytest.mark.parametrize(
    ("hand", "discard", "code"),
    [
        ("AKQJT987.AKQ..", "..78.", "count"),
        ("AKQJT987.AK..", "A...7", "discard-held"),
        ("AKQJT987.AK..", "..78.A", "discard-count"),
        ("AKQJT987.AK..", "...", "discard-count"),
    ],
)
def test_hands_that_cannot_be(hand: str, discard: str, code: str) -> None:
    with pytest.raises(AnalysisError) as error:
        distribution(parse_hand(hand), parse_hand(discard), strain=0)
    assert error.value.code == code


def test_a_strain_that_is_none() -> None:
    with pytest.raises(AnalysisError) as error:
        worst(HAND, DISCARD, strain=5)
    assert error.value.code == "strain"


# --- certain tricks


@pytest.mark.parametrize(
    ("ten", "discard", "sure"),
    [
        ("AKQJT9.AK.A.A", "87...", True),
        ("AKQ.AKQ.AK.AK", "..Q.Q", True),
        ("AKQJ.AKQJ.A.A", "T.T..", True),
        ("AKQT.AKQ.AK.A", "98...", True),  # two spades are out, and three rounds draw them
        ("AKQJT.AKQJT..", "9.9..", False),  # a diamond is led
        ("AKJT.AKQ.AK.A", "9.J..", False),  # the queen of spades third
    ],
)
def test_twelve_certain_tricks_are_ten_when_the_low_cards_are_discarded(ten: str, discard: str, sure: bool) -> None:
    """Rules §14.2: twelve cards that win every trick against any layout and lead."""
    hand, gone = parse_hand(ten), parse_hand(discard)
    assert declares_preferans(int(hand | gone), "sure12") is sure
    assert sure_game(hand, gone, 10, strain=4) is sure


def test_certain_tricks_with_one_leader_or_any() -> None:
    found = {lead: worst(HAND, DISCARD, strain=0, lead=lead).tricks for lead in LEADS}
    for lead, tricks in found.items():
        assert sure_game(HAND, DISCARD, tricks, strain=0, lead=lead) is True
        assert sure_game(HAND, DISCARD, tricks + 1, strain=0, lead=lead) is False
    assert sure_game(HAND, DISCARD, min(found.values()), strain=0) is True
    assert sure_game(HAND, DISCARD, 6, strain=0, seconds=0) is None
