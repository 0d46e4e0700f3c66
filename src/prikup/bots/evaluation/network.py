"""A small network over suit patterns: a suit is one of 256 patterns, a hand is four of them.

The first layer is a table with a row for every pattern in every role; the rows of a hand are added up. Two dense layers
follow. So the hand is read by look-ups, and thousands of hands cost a few milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Rows: TypeAlias = NDArray[np.intp]

BLOCK: Final = 256
"""Rows at a time: products of more are spread over threads, which costs many times more than it saves."""


@dataclass(frozen=True, slots=True)
class Network:
    """Weights of one network, single precision."""

    table: Floats
    """(rows, width): what each pattern in its role adds."""
    start: Floats
    """(width,)"""
    middle: Floats
    """(width, inner)"""
    middle_start: Floats
    """(inner,)"""
    last: Floats
    """(inner, outputs)"""
    last_start: Floats
    """(outputs,)"""

    def __call__(self, rows: Rows, outputs: slice = slice(None)) -> Floats:
        """Outputs (n, outputs) of hands given by their rows of the table (n, k), all of them or a slice."""
        hidden = self.table[rows[:, 0]]
        for place in range(1, rows.shape[1]):
            hidden += self.table[rows[:, place]]
        return self.answer(hidden, outputs)

    def answer(self, added: Floats, outputs: slice = slice(None)) -> Floats:
        """Outputs of hands given by the sums of their rows (n, width)."""
        found = np.empty((len(added), len(self.last_start[outputs])), np.float32)
        for start in range(0, len(added), BLOCK):
            part = slice(start, start + BLOCK)
            hidden = np.maximum(added[part] + self.start, 0)
            inner = hidden @ self.middle + self.middle_start
            np.maximum(inner, 0, out=inner)
            found[part] = inner @ self.last[:, outputs] + self.last_start[outputs]
        return found

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The weights by name, as they are stored."""
        return {name: getattr(self, name) for name in NAMES}


NAMES = ("table", "start", "middle", "middle_start", "last", "last_start")


def chances(outputs: Floats, classes: int) -> Floats:
    """Outputs as chances: (n, groups * classes) -> (n, groups, classes), each group adding up to one."""
    found = outputs.reshape(len(outputs), -1, classes)
    shares: Floats = np.exp(found - found.max(axis=2, keepdims=True))
    shares /= shares.sum(axis=2, keepdims=True)
    return shares
