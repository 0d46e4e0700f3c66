"""Orders and discards by expected result: what every game is worth with the ten cards that stay of twelve."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from prikup.bots.evaluation.models import all_trick_chances
from prikup.bots.evaluation.network import Floats
from prikup.bots.evaluation.patterns import Masks

_PAIRS: Final = np.array(list(combinations(range(12), 2)), np.intp)
_CHUNK: Final = 1024
"""Hands at a time: the tables stay in the processor's cache."""


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, low to high."""
    return [card for card in range(32) if mask >> card & 1]


def discards(twelve: int) -> Masks:
    """(66,): the masks of two cards that can be put away of twelve."""
    bits = np.uint32(1) << np.array(cards_of(twelve), np.uint32)
    found: Masks = bits[_PAIRS[:, 0]] | bits[_PAIRS[:, 1]]
    return found


def talons(unseen: int, count: int, generator: np.random.Generator) -> Masks:
    """(count or fewer,): different pairs of unseen cards, all of them if there are no more."""
    cards = cards_of(unseen)
    pairs = list(combinations(cards, 2))
    if count < len(pairs):
        pairs = [pairs[place] for place in sorted(generator.choice(len(pairs), count, replace=False))]
    return np.array([1 << first | 1 << second for first, second in pairs], np.uint32)


def game_values(hands: Masks, lead: int, prices: NDArray[np.floating]) -> Floats:
    """(n, 25): expected result of every game with hands of ten; ``prices`` (25, 11) is the result by game and
    tricks."""
    found = np.empty((len(hands), 25), np.float32)
    by_tricks = prices.astype(np.float32)
    for start in range(0, len(hands), _CHUNK):
        for strain, chances in enumerate(all_trick_chances(hands[start : start + _CHUNK], lead)):
            found[start : start + _CHUNK, strain::5] = chances @ by_tricks[strain::5].T
    return found


def best_by_talon(hand: int, drawn: Masks, lead: int, prices: NDArray[np.floating]) -> Floats:
    """(talons, 25): result of every game with the best discard for it, talon by talon."""
    kept = np.concatenate([np.uint32(hand | int(talon)) & ~discards(hand | int(talon)) for talon in drawn])
    values = game_values(kept, lead, prices).reshape(len(drawn), len(_PAIRS), 25)
    best: Floats = values.max(axis=1)
    return best
