"""Counting worlds exactly, and numbering them.

A table of the ways to place the cards from the k-th on, by the room left in each place, is filled from the last card
back. Its first number is the count of all worlds; walking it with a number below the count gives the world of that
number. So a random number gives a world drawn uniformly, and all numbers in turn give every world once. Counts stay
below 32! / (10!³ · 2!) = 2.8 · 10¹⁵, exact in 64 bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief.knowledge import Knowledge
from prikup.bots.belief.worlds import DISCARD, PLACES, TALON, Worlds

_CACHED: Final = 16


@dataclass(frozen=True, slots=True)
class Table:
    """Ways to place the unseen cards of a knowledge."""

    cards: tuple[int, ...]
    """The unseen cards in the order they are placed."""
    places: tuple[int, ...]
    """The places with room for them."""
    before: NDArray[np.int64]
    """(cards, places + 1, states): ways from this card on that put it into an earlier place than each, by the room
    left, the states flattened; the last of them all the ways."""
    strides: NDArray[np.int64]
    """How a state changes when a card goes to each place."""
    start: int
    """The state before the first card."""
    total: int
    """All worlds."""


def table(known: Knowledge) -> Table:
    """The table of a knowledge; the last few are kept."""
    return _table(known.could, known.room)


@lru_cache(_CACHED)
def _table(could: tuple[int, ...], room: tuple[int, ...]) -> Table:
    places = tuple(place for place in range(PLACES) if room[place] > 0)
    unseen = 0
    for mask in could:
        unseen |= mask
    cards = tuple(card for card in range(32) if unseen >> card & 1)
    shape = tuple(room[place] + 1 for place in places)
    states = prod(shape)
    strides = np.array([prod(shape[axis + 1 :]) for axis in range(len(shape))], np.int64)
    ways = np.zeros(shape, np.int64)
    ways[(0,) * len(shape)] = 1
    before = np.zeros((len(cards), len(places) + 1, states), np.int64)
    for number in range(len(cards) - 1, -1, -1):
        fewer, ways = ways, np.zeros(shape, np.int64)
        for axis, place in enumerate(places):
            if could[place] >> cards[number] & 1:
                ways[_from(axis, 1)] += fewer[_to(axis, -1)]
            before[number, axis + 1] = ways.reshape(-1)
    fits = len(cards) == sum(max(0, left) for left in room) and min(room) >= 0
    return Table(cards, places, before, strides, states - 1, int(ways.reshape(-1)[-1]) if fits else 0)


def _from(axis: int, first: int) -> tuple[slice, ...]:
    return (slice(None),) * axis + (slice(first, None),)


def _to(axis: int, last: int) -> tuple[slice, ...]:
    return (slice(None),) * axis + (slice(None, last),)


def count(known: Knowledge) -> int:
    """The exact number of worlds consistent with a knowledge; 0 only where it contradicts itself."""
    return table(known).total


def numbered(known: Knowledge, numbers: NDArray[np.int64]) -> Worlds:
    """The worlds of some numbers from 0 to ``count(known) - 1``: every world has one number."""
    ways = table(known)
    left = np.array(numbers, np.int64)
    if len(left) and (int(left.min()) < 0 or int(left.max()) >= ways.total):
        raise IndexError(f"worlds are numbered from 0 to {ways.total - 1}")
    state = np.full(len(left), ways.start, np.int64)
    chosen = np.empty((len(ways.cards), len(left)), np.uint8)
    for number, before in enumerate(ways.before):
        choice = np.zeros(len(left), np.intp)
        for axis in range(1, len(ways.places)):
            choice += left >= before[axis][state]
        left -= before[choice, state]
        state -= ways.strides[choice]
        chosen[number] = choice
    bits = np.left_shift(np.uint32(1), np.array(ways.cards, np.uint32))[:, None]
    masks = [np.full(len(left), mask, np.uint32) for mask in known.fixed]
    for axis, place in enumerate(ways.places):
        masks[place] |= np.bitwise_or.reduce(np.where(chosen == axis, bits, np.uint32(0)), axis=0)
    return Worlds(np.stack(masks[:TALON], axis=1), masks[TALON], masks[DISCARD])


def chances(known: Knowledge) -> NDArray[np.float64]:
    """(5, 32): for each place and card the exact share of the consistent worlds in which the card lies there.

    A played card lies nowhere. All zero where no world is consistent.
    """
    ways = table(known)
    found = np.zeros((PLACES, 32))
    if not ways.total:
        return found
    for place, mask in enumerate(known.fixed):
        found[place] = [mask >> card & 1 for card in range(32)]
    # How many ways lead from the first card to each state, card after card.
    reached = np.zeros(ways.before.shape[-1], np.int64)
    reached[ways.start] = 1
    for card, before in zip(ways.cards, ways.before, strict=True):
        after = np.zeros_like(reached)
        for axis, place in enumerate(ways.places):
            through = before[axis + 1] - before[axis]
            found[place, card] = (reached * through).sum() / ways.total
            states = np.nonzero(through * reached)[0]
            after[states - ways.strides[axis]] += reached[states]
        reached = after
    return found
