"""What the cards of one suit are worth: counted over every way in which the cards that are out can lie.

A holding is a mask of eight bits, seven to ace. Only the order of the live cards matters, so cards that are gone are
squeezed out first, and every number is counted once and remembered.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

_HAND = 10
_GUARDED_KING = 0.5
_GUARDED_QUEEN = 0.25
_TENACE = 0.4


class Worth(NamedTuple):
    """Tricks of a holding: on the average of all layouts, and in the worst of them."""

    mean: float
    least: int


class Danger(NamedTuple):
    """How badly a holding takes tricks: the share of layouts in which it takes any, and the average number."""

    caught: float
    tricks: float


@cache
def tricks(own: int, out: int) -> Worth:
    """Tricks of a suit that its holder leads from the top, ``out`` being the cards of both others.

    Guarded honours that top-down play would waste count as the doubtful tricks of the textbook: half a trick or less.
    """
    return _tricks(*_squeezed(own, out))


@cache
def danger(own: int, out: int) -> Danger:
    """Tricks that a holding must take when the others lead their lowest cards of the suit and never help."""
    return _danger(*_squeezed(own, out))


def _squeezed(own: int, out: int) -> tuple[int, int]:
    """The pattern of the live cards, own ones as set bits, and how many they are."""
    pattern = size = 0
    for rank in range(8):
        bit = 1 << rank
        if (own | out) & bit:
            if own & bit:
                pattern |= 1 << size
            size += 1
    return pattern, size


def _layouts(pattern: int, size: int) -> list[tuple[int, int, int]]:
    """Every split of the cards that are out between the two others, with its weight."""
    out = [1 << rank for rank in range(size) if not pattern >> rank & 1]
    found = []
    for split in range(1 << len(out)):
        left = sum(bit for place, bit in enumerate(out) if split >> place & 1)
        count = left.bit_count()
        weight = comb(2 * _HAND - len(out), _HAND - count)
        found.append((left, sum(out) ^ left, weight))
    return found


@cache
def _tricks(pattern: int, size: int) -> Worth:
    if not pattern:
        return Worth(0.0, 0)
    total = weights = 0
    least = pattern.bit_count()
    for left, right, weight in _layouts(pattern, size):
        won = _led_from_top(pattern, left, right)
        total += won * weight
        weights += weight
        least = min(least, won)
    return Worth(max(total / weights, _textbook(pattern, size)), least)


def _led_from_top(own: int, left: int, right: int) -> int:
    """Tricks when the holder leads his highest card every time and the others beat it as cheaply as they can."""
    won = 0
    while own:
        card = 1 << own.bit_length() - 1
        own ^= card
        beating = (left | right) & -card & ~card
        if not beating:
            won += 1
            left &= left - 1
            right &= right - 1
            continue
        cheapest = beating & -beating
        if left & cheapest:
            left ^= cheapest
            right &= right - 1
        else:
            right ^= cheapest
            left &= left - 1
    return won


def _textbook(pattern: int, size: int) -> float:
    """Doubtful tricks: a guarded king or queen, and the finesse against a card between two of one's own."""
    held = pattern.bit_count()
    top = [pattern >> (size - 1 - place) & 1 if size > place else 0 for place in range(4)]
    sure = 0
    while sure < size and pattern >> (size - 1 - sure) & 1:
        sure += 1
    if sure:
        finesse = held > sure and size > sure + 1 and pattern >> (size - 2 - sure) & 1
        return sure + (_TENACE if finesse else 0.0)
    if held >= 2 and top[1]:
        return _GUARDED_KING + (_TENACE / 2 if top[3] or held >= 3 else 0.0) + (0.5 if top[2] else 0.0)
    if held >= 3 and top[2]:
        return _GUARDED_QUEEN + (_GUARDED_KING if top[3] else 0.0)
    return 0.0


@cache
def _danger(pattern: int, size: int) -> Danger:
    caught = taken = weights = 0
    for left, right, weight in _layouts(pattern, size):
        won = _led_from_below(pattern, left, right)
        weights += weight
        taken += won * weight
        caught += weight if won else 0
    return Danger(caught / weights, taken / weights)


def _led_from_below(own: int, left: int, right: int) -> int:
    """Tricks forced on a holder who ducks whenever he can, while the others lead low as long as either has the suit.

    The one who led goes on; a hand without the suit throws another, and a card of the holder goes away each time.
    """
    won = 0
    while own and (left or right):
        first, second = left & -left, right & -right
        height = max(first, second)
        left ^= first
        right ^= second
        under = own & (height - 1)
        if under:
            own ^= 1 << under.bit_length() - 1
        else:
            won += 1
            own ^= 1 << own.bit_length() - 1
    return won
