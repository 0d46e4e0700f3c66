"""Fines that the table agrees on and a proof decides."""

from __future__ import annotations

from typing import Final

from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry

UNDERBID: Final = "underbid_penalty"
"""Reason code of the fine's entries."""


def underbid_entries(declarer: Seat, players: int, rules: Rules) -> tuple[Entry, ...]:
    """The fine for an order below what was certain, once that is proven: everybody else on the sheet writes
    ``underbid_penalty`` whists on the declarer (rules §5.2)."""
    if not rules.underbid_penalty:
        return ()
    return tuple(
        write.whists(seat, declarer, rules.underbid_penalty, UNDERBID, "5.2")
        for seat in range(players)
        if seat != declarer
    )
