"""Fines that the table agrees on and a proof decides."""

from __future__ import annotations

from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry


def underbid_entries(declarer: Seat, players: int, rules: Rules) -> tuple[Entry, ...]:
    """The fine for an order below what was certain, once that is proven: everybody else on the sheet writes
    ``underbid_penalty`` whists on the declarer (rules §5.2)."""
    if not rules.underbid_penalty:
        return ()
    return tuple(
        write.whists(seat, declarer, rules.underbid_penalty, "underbid_penalty", "5.2")
        for seat in range(players)
        if seat != declarer
    )
