"""Entries: every number that goes on the sheet, with the reason it was written."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from prikup.deal.setup import Seat

Column: TypeAlias = Literal["pool", "mountain", "whists"]
Kind: TypeAlias = Literal["whister_short", "underbid_fine"]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One number added to one cell.

    ``reason`` is a code of the message catalogue (``score-reason-<reason>``), ``see`` the section of the rules it
    came from, ``params`` what the sentence needs (level, tricks, price …).
    """

    column: Column
    seat: Seat
    amount: Fraction
    on: Seat | None = None
    """Whists only: on whom ``seat`` writes."""
    reason: str
    see: str
    kind: Kind | None = None
    """Set where another rule asks whether such an entry was written: help (rules §12.4), a second fine (rules §5.2)."""
    params: dict[str, int | str] = {}
