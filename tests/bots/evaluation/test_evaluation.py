"""The learned evaluation: hands whose tricks are certain, agreement with the solver on deals drawn anew, training."""

from __future__ import annotations

import numpy as np
import pytest

from prikup.bots.evaluation import (
    CAUGHT,
    TABLES,
    TRICKS,
    best_by_talon,
    discards,
    game_values,
    misere_chances,
    raspasy_chances,
    talons,
    trick_chances,
)
from prikup.bots.evaluation.deals import declarers, miseres
from prikup.bots.evaluation.learn import Shape, fit, likelihood
from prikup.bots.evaluation.network import chances
from prikup.bots.evaluation.patterns import PATTERNS, plain_rows
from prikup.cards import FULL_DECK, parse_hand

NEW_SEED = 77_001
"""Deals that no network was learned from: training draws by seeds from 1 on."""
TEN = 10


@pytest.mark.parametrize(
    ("hand", "strain", "tricks"),
    [
        ("AKQJT987.AK..", 0, 10),
        ("AK.AKQJT987..", 1, 10),
        (".A.AKQJT98.AK", 2, 10),
        ("AKQJ.AKQ.AKQ.", 4, 10),
    ],
)
def test_a_hand_that_takes_all_by_itself_is_known_to(hand: str, strain: int, tricks: int) -> None:
    """First hand leads, so that the ten top tricks are sure; such hands are rare in learning, hence the margin."""
    found = trick_chances(int(parse_hand(hand)), strain, 0)[0]
    assert float(found @ np.arange(TRICKS)) > tricks - 1.2


@pytest.mark.parametrize("lead", range(3))
def test_a_misere_of_the_lowest_cards_is_safe(lead: int) -> None:
    assert misere_chances(int(parse_hand("987.987.987.7")), lead)[0, 0] > 0.9
    assert misere_chances(int(parse_hand("AKQ.AKQ.AK.AK")), lead)[0, CAUGHT - 1] > 0.9


@pytest.mark.parametrize("table", TABLES)
def test_high_cards_take_tricks_in_raspasy(table: str) -> None:
    count = np.arange(TRICKS)
    low, high = (
        float(raspasy_chances(int(parse_hand(hand)), table, 1)[0] @ count)  # type: ignore[arg-type]
        for hand in ("987.987.87.87", "KQJ.KQ.KQJ.KQ")
    )
    assert low < 1 < 3 < high


def test_predicted_tricks_of_declarers_are_near_the_solver() -> None:
    """Root mean square error under 0.9 tricks, bias under 0.15, on new deals; lying still would be over two."""
    solved = declarers(400, NEW_SEED)
    count = np.arange(TRICKS)
    for strain in range(5):
        for lead in range(3):
            found = trick_chances(solved.hands[:, 0], strain, lead) @ count
            error = found - solved.tricks[:, strain, lead]
            assert np.sqrt((error**2).mean()) < 0.9
            assert abs(error.mean()) < 0.15


def test_chances_of_a_safe_misere_are_what_the_solver_finds() -> None:
    """Of hands with like chances the share that the solver finds safe is that chance, within three standard errors."""
    solved = miseres(600, NEW_SEED)
    for lead in range(3):
        chance = misere_chances(solved.hands[:, 0], lead)[:, 0]
        safe = solved.tricks[:, lead] == 0
        for low in (0.0, 0.25, 0.5, 0.75):
            part = (chance >= low) & (chance < low + 0.25)
            if part.sum() >= 20:
                spread = np.sqrt((chance[part] * (1 - chance[part])).sum()) / part.sum()
                assert abs(safe[part].mean() - chance[part].mean()) < 3 * spread + 0.05


def test_chances_add_up() -> None:
    hands = declarers(20, NEW_SEED).hands[:, 0]
    for strain in range(5):
        assert trick_chances(hands, strain, 1).sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_values_of_games_are_chances_times_prices() -> None:
    hands = declarers(8, NEW_SEED).hands[:, 0]
    prices = np.random.default_rng(5).normal(size=(25, TRICKS))
    values = game_values(hands, 2, prices)
    for game in range(25):
        expected = trick_chances(hands, game % 5, 2) @ prices[game]
        assert values[:, game] == pytest.approx(expected, abs=1e-3)


def test_the_best_discard_by_talon_is_the_best_of_all_pairs() -> None:
    ten = int(parse_hand("AKQ87.A87.K7."))
    drawn = talons(int(FULL_DECK) & ~ten, 5, np.random.default_rng(1))
    prices = np.random.default_rng(6).normal(size=(25, TRICKS))
    best = best_by_talon(ten, drawn, 0, prices)
    for number, talon in enumerate(drawn):
        twelve = ten | int(talon)
        kept = np.array([twelve & ~int(pair) for pair in discards(twelve)], np.uint32)
        assert len(kept) == 66
        assert {int(each).bit_count() for each in kept} == {TEN}
        assert best[number] == pytest.approx(game_values(kept, 0, prices).max(axis=0), abs=1e-4)


def test_all_talons_are_drawn_when_there_are_no_more() -> None:
    assert len(talons(0b1111, 40, np.random.default_rng(0))) == 6


def test_a_network_learns_what_is_there_and_the_same_by_the_same_seed() -> None:
    """The number of spades is a function of the patterns: it is learned all but exactly."""
    generator = np.random.default_rng(3)
    held = generator.random((6000, 8)).argsort(axis=1)[:, :4]
    masks = (np.uint32(1) << held.astype(np.uint32)).sum(axis=1).astype(np.uint32)
    masks &= np.uint32(0x1F)
    targets = np.array([int(mask).bit_count() for mask in masks], np.intp)[:, None]
    rows = plain_rows(masks)
    first, again = (fit(Shape(PATTERNS, 6), rows, targets, likelihood(6), epochs=12, seed=4) for _ in range(2))
    assert all(np.array_equal(part, again.arrays()[name]) for name, part in first.arrays().items())
    assert (chances(first(rows), 6)[:, 0].argmax(axis=1) == targets[:, 0]).mean() > 0.98
