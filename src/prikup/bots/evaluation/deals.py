"""Random deals for learning: hands as declarers keep them, the other cards at random, solved."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prikup.bots.evaluation.patterns import Masks
from prikup.solver.batch import batch_tables, batch_values

_RANK = np.arange(32) & 7
_SUIT = np.arange(32) >> 3


class Solved(NamedTuple):
    """Hands with what they took."""

    hands: Masks
    """(n, 3), the declarer's first."""
    tricks: NDArray[np.int8]
    """(n, 5, 3) by strain and leader, or (n, 3) by leader."""


def declarers(count: int, seed: int) -> Solved:
    """Declarer's tricks in every strain, after a discard of two out of twelve that favours long suits and high cards,
    with much noise, so that bad discards are met too."""
    generator = np.random.default_rng(seed)
    cards = _shuffled(count, generator)
    twelve = _held(cards[:, :12])
    length = np.stack([twelve[:, 8 * suit : 8 * suit + 8].sum(axis=1) for suit in range(4)], axis=1)
    worth = length[:, _SUIT] * 1.2 + _RANK * generator.uniform(0.2, 1.0, (count, 1))
    worth += (_RANK == 7) * 3 + generator.normal(0, 1.5, (count, 32))
    hands = _deal(twelve, worth, cards)
    return Solved(hands, batch_tables(hands))


def miseres(count: int, seed: int) -> Solved:
    """Tricks of a misère by leader, of hands that are rich in low cards."""
    generator = np.random.default_rng(seed)
    low = generator.uniform(0.0, 0.9, (count, 1))
    draw = generator.gumbel(size=(count, 32)) - low * _RANK
    cards = np.argsort(-draw, axis=1)
    twelve = _held(cards[:, :12])
    hands = _deal(twelve, -_RANK + generator.normal(0, 1.5, (count, 32)), _rest_shuffled(cards, generator))
    found = [batch_values(hands, strain=4, leader=leader, aim="fewest")[:, 0] for leader in range(3)]
    return Solved(hands, np.stack(found, axis=1))


def tens(count: int, seed: int) -> Masks:
    """(n, 3): deals of three hands of ten."""
    cards = _shuffled(count, np.random.default_rng(seed))
    return np.stack([_mask(_held(cards[:, 10 * hand : 10 * hand + 10])) for hand in range(3)], axis=1)


def _shuffled(count: int, generator: np.random.Generator) -> NDArray[np.intp]:
    return np.argsort(generator.random((count, 32)), axis=1)


def _rest_shuffled(cards: NDArray[np.intp], generator: np.random.Generator) -> NDArray[np.intp]:
    order = np.argsort(generator.random((len(cards), 20)), axis=1)
    return np.concatenate([cards[:, :12], np.take_along_axis(cards[:, 12:], order, axis=1)], axis=1)


def _held(cards: NDArray[np.intp]) -> NDArray[np.bool_]:
    held = np.zeros((len(cards), 32), np.bool_)
    np.put_along_axis(held, cards, True, axis=1)
    return held


def _mask(held: NDArray[np.bool_]) -> Masks:
    packed: NDArray[Any] = np.packbits(held, axis=1, bitorder="little")
    return packed.view("<u4")[:, 0].astype(np.uint32)


def _deal(twelve: NDArray[np.bool_], worth: NDArray[Any], cards: NDArray[np.intp]) -> Masks:
    """The ten cards worth most, and the others' twenty in their order."""
    kept = np.argsort(-np.where(twelve, worth, -1e9), axis=1)[:, :10]
    parts = (kept, cards[:, 12:22], cards[:, 22:32])
    return np.stack([_mask(_held(part)) for part in parts], axis=1)
