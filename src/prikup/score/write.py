"""Short ways to write an entry."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.setup import Seat
from prikup.score.entry import Entry

Param = int | str


def pool(seat: Seat, amount: int | Fraction, reason: str, see: str, **params: Param) -> Entry:
    """Points into (or out of) a pool."""
    return Entry(column="pool", seat=seat, amount=Fraction(amount), reason=reason, see=see, params=params)


def mountain(seat: Seat, amount: int | Fraction, reason: str, see: str, **params: Param) -> Entry:
    """Points onto (or off) a mountain."""
    return Entry(column="mountain", seat=seat, amount=Fraction(amount), reason=reason, see=see, params=params)


def whists(seat: Seat, on: Seat, amount: int | Fraction, reason: str, see: str, **params: Param) -> Entry:
    """Whists of ``seat`` on ``on``."""
    return Entry(column="whists", seat=seat, on=on, amount=Fraction(amount), reason=reason, see=see, params=params)


def number(value: int | Fraction) -> int | str:
    """A number as a parameter of a sentence: an exact fraction becomes text."""
    return int(value) if value == int(value) else str(value)
