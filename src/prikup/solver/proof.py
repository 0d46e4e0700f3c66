"""Proving a claim: «остальные мои» in raspasy stands at once when it cannot be otherwise (rules §7.7)."""

from __future__ import annotations

from prikup.deal.actions import Offer
from prikup.deal.offers import is_against_oneself
from prikup.deal.setup import Seat
from prikup.deal.state import DealState
from prikup.solver.plain import SearchLimitError, takes_the_rest
from prikup.solver.position import position_of
from prikup.solver.solving import at_least, engine

PROOF_LIMIT = 200_000
"""Cards that a proof of the plain solver may try before it counts as not found: a second or two."""


def proves(state: DealState, seat: Seat, offer: Offer, *, limit: int = PROOF_LIMIT) -> bool:
    """Whether an offer is a raspasy claim against oneself that every play confirms.

    Whoever hosts the table asks this, with all cards seen, and sets ``Offer.proven``. The kernel always answers; the
    plain solver gives up past ``limit``, and then the table is asked.
    """
    hand = state.setup.hand_of(seat)
    if hand is None or not is_against_oneself(state, seat, offer):
        return False
    position = position_of(state)
    if engine() == "kernel":
        return at_least(position, hand, position.tricks_left, aim="fewest") is True
    try:
        return takes_the_rest(position, hand, limit=limit)
    except SearchLimitError:
        return False
