"""Fines that the table agrees on and a proof decides."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score.entry import Entry


def underbid_entries(declarer: Seat, players: int, rules: Rules) -> tuple[Entry, ...]:
    """The fine for an order below what was certain, once that is proven: everybody else on the sheet writes
    ``underbid_penalty`` whists on the declarer (rules §5.2)."""
    if not rules.underbid_penalty:
        return ()
    return tuple(
        Entry(
            column="whists",
            seat=seat,
            on=declarer,
            amount=Fraction(rules.underbid_penalty),
            reason="underbid_penalty",
            see="5.2",
            kind="underbid_fine",
        )
        for seat in range(players)
        if seat != declarer
    )
