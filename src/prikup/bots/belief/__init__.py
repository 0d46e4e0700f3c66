"""Belief: from what a seat has seen to the worlds that may be, counted exactly, drawn uniformly or weighed.

``knowledge(view.deal)`` is what the seat knows of the cards. ``count`` says how many worlds fit it, ``sample`` and
``sample_arrays`` draw from them uniformly, ``enumerate_worlds`` lists them. ``believe`` weighs them by what the others
have said, under a ``Reading``.
"""

from prikup.bots.belief.counting import count, numbered
from prikup.bots.belief.knowledge import Knowledge, knowledge
from prikup.bots.belief.sampling import (
    NoWorldError,
    enumerate_worlds,
    every_world,
    sample,
    sample_arrays,
    sample_worlds,
)
from prikup.bots.belief.worlds import DISCARD, PLACES, TALON, World, Worlds

__all__ = [
    "DISCARD",
    "PLACES",
    "TALON",
    "Knowledge",
    "NoWorldError",
    "World",
    "Worlds",
    "count",
    "enumerate_worlds",
    "every_world",
    "knowledge",
    "numbered",
    "sample",
    "sample_arrays",
    "sample_worlds",
]
