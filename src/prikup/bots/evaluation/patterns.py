"""Hands as rows of the networks' tables."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from prikup.bots.evaluation.network import Rows

Masks: TypeAlias = NDArray[np.uint32]

PATTERNS: Final = 256
NO_TRUMP: Final = 4
_SHIFTS: Final = np.array([0, 8, 16, 24], np.uint32)


def masks(hands: ArrayLike) -> Masks:
    """Hands as an array of masks, whatever integers they come as."""
    return np.atleast_1d(np.asarray(hands, np.int64)).astype(np.uint32)


def suits(hands: Masks) -> Rows:
    """(n, 4): the patterns of the four suits, spades first."""
    return (hands[:, None] >> _SHIFTS & np.uint32(0xFF)).astype(np.intp)


def plain_rows(hands: Masks, context: ArrayLike | None = None) -> Rows:
    """All four suits in the same role; ``context`` numbers a row behind the patterns, one a hand."""
    found = suits(hands)
    if context is None:
        return found
    extra = np.broadcast_to(np.asarray(context, np.intp), (len(hands),)) + PATTERNS
    return np.concatenate([found, extra[:, None]], axis=1)


def trump_rows(hands: Masks, trump: int) -> Rows:
    """The trump suit in a role of its own (first), the three side suits in another."""
    found = suits(hands)
    order = [trump, *(suit for suit in range(4) if suit != trump)]
    rows = found[:, order]
    rows[:, 1:] += PATTERNS
    return rows
