"""Layouts: the ways in which the cards that a player does not see lie with the two others."""

from __future__ import annotations

from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from prikup.analysis.errors import AnalysisError
from prikup.cards import CARDS, FULL_DECK

Masks: TypeAlias = NDArray[np.uint32]


def pool_of(hand: int, discard: int) -> int:
    """Mask of the cards that lie with the two others.

    Raises ``AnalysisError`` unless the hand has ten cards and the discard two others.
    """
    if hand.bit_count() != 10:
        raise AnalysisError("count", {"count": hand.bit_count()})
    if twice := hand & discard:
        raise AnalysisError("discard-held", {"card": str(CARDS[twice.bit_length() - 1])})
    if discard.bit_count() != 2:
        raise AnalysisError("discard-count", {"count": discard.bit_count(), "expected": 2})
    return FULL_DECK & ~(hand | discard)


def how_many(pool: int) -> int:
    """Layouts of a pool, half of which each of the two others holds: 184,756 for twenty cards."""
    cards = pool.bit_count()
    return comb(cards, cards // 2)


def all_layouts(pool: int) -> Masks:
    """The left hand of every layout of a pool of at most twenty cards; the right hand has the rest."""
    cards = [card for card in range(32) if pool >> card & 1]
    chosen = np.arange(1 << len(cards), dtype=np.uint32)
    chosen = chosen[np.bitwise_count(chosen) == len(cards) // 2]
    lefts: Masks = np.zeros(len(chosen), np.uint32)
    for place, card in enumerate(cards):
        lefts |= (chosen >> np.uint32(place) & np.uint32(1)) << np.uint32(card)
    return lefts


def shuffled_layouts(pool: int, seed: int, count: int | None = None) -> Masks:
    """All layouts in a random order, or so many of them: every beginning is a random sample without replacement."""
    lefts = all_layouts(pool)
    order = np.random.default_rng(seed).permutation(len(lefts))
    return lefts[order[:count]]
