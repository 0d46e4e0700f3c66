"""What a hand is worth, learned from solved deals (``prikup.bots.evaluation.train``): chances of tricks by look-up.

All other cards are taken to lie at random. A hand is a mask; the arguments may be arrays of masks. ``lead`` is who
leads to the first trick: 0 the hand itself, 1 the one after it, 2 the one before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from prikup.bots.evaluation.network import NAMES, Floats, Network, chances
from prikup.bots.evaluation.patterns import NO_TRUMP, PATTERNS, masks, plain_rows, trump_rows

ModelName: TypeAlias = Literal["trump", "no_trump", "misere", "raspasy", "strength"]
MODELS: Final[tuple[ModelName, ...]] = ("trump", "no_trump", "misere", "raspasy", "strength")

TRICKS: Final = 11
"""Classes of the models that count tricks, 0 to 10."""
CAUGHT: Final = 6
"""Classes of misère: 0 to 4 tricks, and 5 or more."""
Table: TypeAlias = Literal["open_three", "open_four", "closed", "gusarik"]
TABLES: Final[tuple[Table, ...]] = ("open_three", "open_four", "closed", "gusarik")
"""Kinds of raspasy: the talon names the first suits, is played by a sitting dealer, or stays closed; with the dummy."""


@cache
def model(name: ModelName) -> Network:
    """A network of the package, read once."""
    path = files("prikup.bots.evaluation") / "weights" / f"{name}.npz"
    with path.open("rb") as stream, np.load(stream) as stored:
        return Network(**{part: stored[part].astype(np.float32) for part in NAMES})


def trick_chances(hands: ArrayLike, strain: int, lead: int) -> Floats:
    """(n, 11): chances that a declarer with these ten cards takes 0 to 10 tricks with perfect play of all, every hand
    seen. Two other cards are taken to be out of play."""
    cards = masks(hands)
    rows = plain_rows(cards) if strain == NO_TRUMP else trump_rows(cards, strain)
    return chances(model("no_trump" if strain == NO_TRUMP else "trump")(rows, _heads(lead, TRICKS)), TRICKS)[:, 0]


def all_trick_chances(hands: ArrayLike, lead: int) -> Iterator[Floats]:
    """``trick_chances`` of every strain in turn, with what the strains share read once."""
    suits = plain_rows(masks(hands))
    heads = _heads(lead, TRICKS)
    network = model("trump")
    side, more = network.table[PATTERNS:], network.table[:PATTERNS] - network.table[PATTERNS:]
    sides = side[suits[:, 0]] + side[suits[:, 1]] + side[suits[:, 2]] + side[suits[:, 3]]
    for trump in range(4):
        yield chances(network.answer(sides + more[suits[:, trump]], heads), TRICKS)[:, 0]
    yield chances(model("no_trump")(suits, heads), TRICKS)[:, 0]


def _heads(lead: int, classes: int) -> slice:
    return slice(classes * lead, classes * (lead + 1))


def misere_chances(hands: ArrayLike, lead: int) -> Floats:
    """(n, 6): chances that a misère with these ten cards takes 0, 1, 2, 3, 4, 5 or more tricks when everybody plays
    perfectly and sees all cards, the discard too."""
    return chances(model("misere")(plain_rows(masks(hands)), _heads(lead, CAUGHT)), CAUGHT)[:, 0]


def raspasy_chances(hands: ArrayLike, table: Table, place: int) -> Floats:
    """(n, 11): chances of 0 to 10 tricks in raspasy as ``rule`` plays it, among hands that had reason to pass;
    ``place`` is the hand's number, 0 for first hand."""
    context = 3 * TABLES.index(table) + place
    return chances(model("raspasy")(plain_rows(masks(hands), context)), TRICKS)[:, 0]


def strength(hands: ArrayLike, lead: int) -> Floats:
    """(n,): what ten cards are worth before the talon as a declarer's: mean of the best order's result over the talons,
    in trick prices of a six (Sochi, three players), the order at least 6♠."""
    found = model("strength")(plain_rows(masks(hands)))
    values: Floats = found[:, lead]
    return values
