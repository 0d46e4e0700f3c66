"""The hands of the book, what it says of them, and the numbers found: data files beside this module.

Printed in a handbook without an author's name, in the text headed «Кодекс преферанса. Игры на бомбах», chapters 4.1
to 4.6. Seats: the first hand leads to the first trick, so a declarer in first seat has the ``own`` lead, in second the
lead of his ``right`` neighbour, in third that of his ``left``.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tests.books.measuring import Masks

DATA: Final = Path(__file__).parent / "data"
EXAMPLES: Final = DATA / "examples.toml"
NUMBERS: Final = DATA / "numbers.json"

Lead: TypeAlias = Literal["own", "left", "right"]
LEADS: Final[tuple[Lead, ...]] = ("own", "left", "right")
Is: TypeAlias = Literal["sure", "unsure", "mostly", "seldom", "never"]
Counts: TypeAlias = dict[int, int]
"""Layouts by tricks."""
Holding: TypeAlias = dict[str, tuple[int, int]]
"""How many cards of a suit, at least and at most."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on the layout."""

    name: str
    one_hand: tuple[Holding, ...] = ()
    """Each is met by some hand."""
    no_hand: Holding | None = None
    """Met by neither hand."""

    def meets(self, lefts: Masks, pool: int) -> NDArray[np.bool_]:
        """Which layouts of a pool the condition leaves."""
        kept = np.ones(len(lefts), bool)
        for holding in self.one_hand:
            kept &= _some_hand(holding, lefts, pool)
        if self.no_hand is not None:
            kept &= ~_some_hand(self.no_hand, lefts, pool)
        return kept


def _some_hand(holding: Holding, lefts: Masks, pool: int) -> NDArray[np.bool_]:
    found = np.zeros(len(lefts), bool)
    for hands in (lefts, np.uint32(pool) & ~lefts):
        fits = np.ones(len(lefts), bool)
        for suit, (least, most) in holding.items():
            held = np.bitwise_count(hands & np.uint32(0xFF << 8 * "SCDH".index(suit)))
            fits &= (held >= least) & (held <= most)
        found |= fits
    return found


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A final hand, its discard, trumps."""

    name: str
    hand: str
    discard: str
    strain: str
    also: tuple[tuple[str, str], ...] = ()
    """The same with other small cards or another discard, where the book names none: hand and discard."""

    @property
    def variants(self) -> tuple[tuple[str, str], ...]:
        """Hand and discard of every variant; the first is the one that stands for the book."""
        return ((self.hand, self.discard), *self.also)


class Says(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim for the machine: either ``play`` and ``is_``, or ``better`` and ``than``."""

    leads: tuple[Lead, ...]
    play: str = ""
    is_: Is | None = msgspec.field(default=None, name="is")
    tricks: int = 0
    given: str = ""
    better: str = ""
    than: str = ""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example of the book."""

    id: str
    printed: str
    ru: str
    en: str
    play: tuple[Play, ...]
    says: tuple[Says, ...]
    given: tuple[Given, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """Numbers found: one play, one variant of its cards, one lead, one condition."""

    example: str
    play: str
    variant: int
    lead: Lead
    given: str
    """Name of the condition; empty for all layouts."""
    counts: Counts
    worst: str
    """The left hand of a layout in which the declarer comes off worst."""

    @property
    def layouts(self) -> int:
        """Layouts that the condition leaves."""
        return sum(self.counts.values())

    @property
    def least(self) -> int:
        """Tricks in the worst layout."""
        return min(self.counts)

    @property
    def mean(self) -> float:
        """Mean tricks."""
        return sum(tricks * count for tricks, count in self.counts.items()) / self.layouts

    def with_at_least(self, tricks: int) -> int:
        """Layouts in which the declarer takes so many tricks."""
        return sum(count for taken, count in self.counts.items() if taken >= tricks)


@cache
def examples() -> tuple[Example, ...]:
    """All examples, in the order of the book."""
    with EXAMPLES.open("rb") as stream:
        return msgspec.convert(tomllib.load(stream)["example"], tuple[Example, ...])


@cache
def numbers() -> dict[tuple[str, str, int, str, str], Row]:
    """The numbers found, by example, play, variant, lead and condition."""
    rows = msgspec.json.decode(NUMBERS.read_bytes(), type=list[Row])
    return {(row.example, row.play, row.variant, row.lead, row.given): row for row in rows}


def holds(example: Example, says: Says, lead: str, variant: int = 0) -> bool | None:
    """Whether a claim is true for one lead; None where two plays that are compared do equally well."""
    if says.better:
        pair = (numbers()[example.id, play, variant, lead, says.given] for play in (says.better, says.than))
        mine, other = (_worth(row, says) for row in pair)
        return None if mine == other else mine > other
    row = numbers()[example.id, says.play, variant, lead, says.given]
    reached = row.with_at_least(says.tricks)
    match says.is_:
        case "sure":
            return reached == row.layouts
        case "unsure":
            return reached < row.layouts
        case "mostly":
            return 2 * reached >= row.layouts
        case "seldom":
            return 2 * reached < row.layouts
        case _:
            return reached == 0


def _worth(row: Row, says: Says) -> int:
    """Layouts won, or tricks in all: the plays compared have the same layouts."""
    if says.tricks:
        return row.with_at_least(says.tricks)
    return sum(tricks * count for tricks, count in row.counts.items())
