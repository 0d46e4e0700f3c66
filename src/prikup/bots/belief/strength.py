"""What ten cards are worth to a bidding model, for many hands at once: sums over suits of numbers from tables.

The numbers of a suit come from the counts of every way in which its other cards can lie
(``prikup.bots.rule.holdings``). Anything with the methods of ``Strength`` may take the place of ``SuitStrength``, a
learned evaluation for example.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief.worlds import Masks
from prikup.bots.rule.holdings import danger, tricks
from prikup.cards import Strain

Numbers: TypeAlias = NDArray[np.float64]

_ALL: Final = 0xFF
_LATE: Final = 0.7
"""Worth of the third and later tricks of a side suit."""
_SHORT_TRUMPS: Final = 2.0
"""Tricks that a trump suit of three cards loses; each card short of that costs one more."""
_NO_LEAD: Final = 0.35
"""Tricks that a declarer loses when another hand leads first."""
_UNSTOPPED: Final = (2.0, 0.8)
"""Tricks that a suit without a stopper costs in no trump, without the first lead and with it."""
_RUFF: Final = (0.45, 0.2)
"""Tricks that a void and a single card are worth in defence, with a trump to spare."""

_RASPASY: Final = (0.6, 1.05)
"""Tricks of a hand in raspasy: so many, and as many more for each that its suits are forced to take."""


class Strength(Protocol):
    """Worth of hands; all arrays are over the hands, masks of ten cards each."""

    def before_talon(self, hands: Masks, lead: bool) -> Numbers:
        """(n, 5): tricks expected in each strain as declarer, the talon still to come."""

    def after_discard(self, hands: Masks, lead: bool) -> Numbers:
        """(n, 5): the same for the ten cards that a declarer plays with."""

    def misere(self, hands: Masks, lead: bool) -> Numbers:
        """(n,): chance that the hand takes no trick in misère."""

    def raspasy(self, hands: Masks) -> Numbers:
        """(n,): tricks that the hand takes in raspasy."""

    def defence(self, hands: Masks, strain: int) -> Numbers:
        """(n,): tricks expected from the hand against a contract in a strain."""


class SuitStrength:
    """The strength of the default model."""

    def before_talon(self, hands: Masks, lead: bool) -> Numbers:
        found = self.after_discard(hands, lead)
        # Two cards more bring a weak hand more than a strong one, whose tricks are there already.
        return found + np.clip(2.7 - 0.2 * found, 0.4, 2.0)

    def after_discard(self, hands: Masks, lead: bool) -> Numbers:
        suits = _suits(hands)
        side, trump, stopped, free = _declarer_tables()
        sides = side[suits]
        total = sides.sum(axis=0)
        found = np.empty((len(hands), 5))
        for suit in range(4):
            found[:, suit] = total - sides[suit] + trump[suits[suit]] - (0.0 if lead else _NO_LEAD)
        found[:, Strain.NO_TRUMP] = (free[suits] - _UNSTOPPED[lead] * ~stopped[suits]).sum(axis=0)
        return found

    def misere(self, hands: Masks, lead: bool) -> Numbers:
        safe: Numbers = _danger_tables()[0][_suits(hands)].prod(axis=0)
        return 0.9 * safe if lead else safe

    def raspasy(self, hands: Masks) -> Numbers:
        forced: Numbers = _danger_tables()[1][_suits(hands)].sum(axis=0)
        return _RASPASY[0] + _RASPASY[1] * forced

    def defence(self, hands: Masks, strain: int) -> Numbers:
        suits = _suits(hands)
        side, trump, short = _defence_tables()
        total: Numbers
        if strain == Strain.NO_TRUMP:
            total = side[suits].sum(axis=0) * 1.2
            return total
        total = trump[suits[strain]].copy()
        spare = np.maximum(0.0, np.bitwise_count(suits[strain]) - np.ceil(total))
        ruffs = np.zeros(len(hands))
        for suit in range(4):
            if suit != strain:
                total += side[suits[suit]]
                ruffs += short[suits[suit]]
        total += np.minimum(ruffs, _RUFF[0] * spare)
        return total


def _suits(hands: Masks) -> NDArray[np.uint8]:
    """(4, n): the eight bits of each suit."""
    return np.stack([(hands >> np.uint32(8 * suit)).astype(np.uint8) for suit in range(4)])


@cache
def _declarer_tables() -> tuple[Numbers, Numbers, NDArray[np.bool_], Numbers]:
    """By the eight bits of a suit: tricks as a side suit, as trumps, whether it is stopped, tricks in no trump."""
    free = np.array([tricks(own, _ALL ^ own).mean for own in range(256)])
    held = np.bitwise_count(np.arange(256, dtype=np.uint8)).astype(np.float64)
    side = np.minimum(free, 2.0) + _LATE * np.maximum(0.0, free - 2.0)
    trump = free - np.where(held > 3, 0.0, _SHORT_TRUMPS + 3 - held)
    return side, trump, free >= 0.7, free


@cache
def _danger_tables() -> tuple[Numbers, Numbers]:
    """By the eight bits of a suit: chance that it takes no trick when the others lead it, and the tricks it takes."""
    found = [danger(own, _ALL ^ own) for own in range(256)]
    return np.array([1 - each.caught for each in found]), np.array([each.tricks for each in found])


@cache
def _defence_tables() -> tuple[Numbers, Numbers, Numbers]:
    """By the eight bits of a suit: tricks against a trump contract as a side suit, as trumps, by its shortness."""
    side, trump, short = np.zeros(256), np.zeros(256), np.zeros(256)
    for own in range(256):
        held = own.bit_count()
        ace, king, queen, jack = (own >> rank & 1 for rank in (7, 6, 5, 4))
        long = max(0, held - 4)
        side[own] = max(0.0, 0.95 - 0.15 * long) * ace
        if king and held > 1:
            side[own] += max(0.0, (0.75 if ace else 0.6 if queen else 0.5) - 0.12 * long)
        if queen and held > 2 and not (ace and king):
            side[own] += 0.25
        trump[own] = ace + (0.8 * king if held > 1 else 0.2 * king) + (0.65 * queen if held > 2 else 0.0)
        if jack and held > 3:
            trump[own] += 0.55
        trump[own] += 0.4 * max(0, held - 4)
        short[own] = _RUFF[held] if held < 2 else 0.0
    return side, trump, short
