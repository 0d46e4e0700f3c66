"""Belief: from what a seat has seen to the worlds that may be, counted exactly, drawn uniformly or weighed.

``knowledge(view.deal)`` is what the seat knows of the cards. ``count`` says how many worlds fit it, ``sample`` and
``sample_arrays`` draw from them uniformly, ``enumerate_worlds`` lists them. ``believe`` weighs them by what the others
have said, under a ``Reading``.
"""

from prikup.bots.belief.believing import NoDealError, Weighted, believe, tempered
from prikup.bots.belief.bidding import BiddingModel
from prikup.bots.belief.counting import chances, count, numbered
from prikup.bots.belief.knowledge import Knowledge, knowledge
from prikup.bots.belief.reading import Reading, dealt
from prikup.bots.belief.sampling import (
    NoWorldError,
    enumerate_worlds,
    every_world,
    sample,
    sample_arrays,
    sample_worlds,
)
from prikup.bots.belief.strength import Strength, SuitStrength
from prikup.bots.belief.worlds import DISCARD, PLACES, TALON, World, Worlds

__all__ = [
    "DISCARD",
    "PLACES",
    "TALON",
    "BiddingModel",
    "Knowledge",
    "NoDealError",
    "NoWorldError",
    "Reading",
    "Strength",
    "SuitStrength",
    "Weighted",
    "World",
    "Worlds",
    "believe",
    "chances",
    "count",
    "dealt",
    "enumerate_worlds",
    "every_world",
    "knowledge",
    "numbered",
    "sample",
    "sample_arrays",
    "sample_worlds",
    "tempered",
]
