"""Drawing worlds, each as likely as any other, and listing all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from prikup.bots.belief.counting import count, numbered
from prikup.bots.belief.knowledge import Knowledge
from prikup.bots.belief.worlds import Masks, World, Worlds

_CHUNK: Final = 8192


class NoWorldError(ValueError):
    """A knowledge made by hand that no world fits; what a view gives always has the true one."""


def sample(known: Knowledge, number: int, random: Random) -> list[World]:
    """So many worlds drawn independently and uniformly from all consistent ones. Raises ``NoWorldError``."""
    total = _some(known)
    numbers = np.array([random.randrange(total) for _ in range(number)], np.int64)
    return list(numbered(known, numbers))


def sample_worlds(known: Knowledge, number: int, generator: np.random.Generator) -> Worlds:
    """The same as arrays."""
    return numbered(known, generator.integers(0, _some(known), number, np.int64))


def sample_arrays(known: Knowledge, number: int, generator: np.random.Generator) -> tuple[Masks, Masks, Masks]:
    """The same as bare arrays of masks: hands (n, 3), talon (n,), discard (n,)."""
    worlds = sample_worlds(known, number, generator)
    return worlds.hands, worlds.talon, worlds.discard


def every_world(known: Knowledge) -> Worlds:
    """All consistent worlds as arrays, each once: 20 bytes a world, so ask ``count`` first."""
    return numbered(known, np.arange(count(known), dtype=np.int64))


def enumerate_worlds(known: Knowledge) -> Iterator[World]:
    """All consistent worlds, each once."""
    total = count(known)
    for start in range(0, total, _CHUNK):
        yield from numbered(known, np.arange(start, min(total, start + _CHUNK), dtype=np.int64))


def _some(known: Knowledge) -> int:
    total = count(known)
    if not total:
        raise NoWorldError("no layout of the unseen cards fits what is known")
    return total
