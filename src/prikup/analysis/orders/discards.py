"""The discards of twelve cards that are worth a search."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from prikup.analysis.errors import AnalysisError
from prikup.cards import FULL_DECK, SUIT_MASKS
from prikup.solver import Aim

Discard: TypeAlias = int
"""Mask of two cards."""


def all_discards(hand: int) -> tuple[tuple[Discard, ...], ...]:
    """The 66 discards, in groups of which each leaves the same hand as far as tricks go: cards next to each other are
    equal. Raises ``AnalysisError`` unless the hand has twelve cards of the deck."""
    if hand.bit_count() != 12 or hand & ~FULL_DECK:
        raise AnalysisError("count-twelve", {"count": hand.bit_count()})
    groups: dict[tuple[str, ...], list[Discard]] = {}
    cards = [1 << card for card in range(32) if hand >> card & 1]
    for one, other in combinations(cards, 2):
        discard = one | other
        groups.setdefault(_pattern(hand & ~discard, discard), []).append(discard)
    return tuple(tuple(group) for group in groups.values())


def sensible(hand: int, groups: tuple[tuple[Discard, ...], ...], aim: Aim) -> tuple[tuple[Discard, ...], ...]:
    """Those that let go the lowest cards of their suits (the highest where few tricks are wanted), ten at the most.

    With the same number of cards in every suit, a hand with a higher card in place of a lower one wins as much in all
    but contrived layouts; the other discards are left out for that reason.
    """
    return tuple(group for group in groups if any(_from_the_end(hand, discard, aim) for discard in group))


def _from_the_end(hand: int, discard: int, aim: Aim) -> bool:
    for suit in SUIT_MASKS:
        gone, kept = discard & suit, hand & suit & ~discard
        if gone and kept and (gone > kept & -kept if aim == "most" else gone & -gone < kept):
            return False
    return True


def _pattern(hand: int, discard: int) -> tuple[str, ...]:
    """Own and foreign cards of each suit from the bottom, what is discarded left out."""
    return tuple(
        "".join("+" if hand >> card & 1 else "-" for card in range(8 * suit, 8 * suit + 8) if not discard >> card & 1)
        for suit in range(4)
    )
