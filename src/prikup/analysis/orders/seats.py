"""A deal made up around one hand: who sits where when it declares."""

from __future__ import annotations

from typing import Final

from prikup.analysis.errors import AnalysisError
from prikup.analysis.tricks import Lead
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.rules.model import Rules

HAND_OF_LEAD: Final[dict[Lead, Hand]] = {"own": 0, "right": 1, "left": 2}
"""Which hand the declarer holds: hand 0 leads to the first trick (rules §7.1)."""


def setup_of(rules: Rules) -> DealSetup:
    """The first deal of a match under the rules, without bombs or an exit minimum."""
    if rules.players == 2:
        return DealSetup(players=2, dealer=0, seats=(None, 1, 0))
    if rules.players == 3:
        return DealSetup(players=3, dealer=None if rules.permanent_dealer else 2, seats=(0, 1, 2))
    return DealSetup(players=4, dealer=3, seats=(0, 1, 2))


def declarer_of(setup: DealSetup, lead: Lead) -> Seat:
    """The seat that declares. Raises ``AnalysisError`` where the dummy of gusarik would have to."""
    if lead not in HAND_OF_LEAD:
        raise AnalysisError("lead", {"lead": lead})
    seat = setup.seats[HAND_OF_LEAD[lead]]
    if seat is None:
        raise AnalysisError("lead-dummy")
    return seat
