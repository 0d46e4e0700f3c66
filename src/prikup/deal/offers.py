"""Claims, concessions and settlement offers: an overlay on the play (rules §7.7, table 8)."""

from __future__ import annotations

from prikup.deal.actions import Answer, Offer
from prikup.deal.events import Rejection
from prikup.deal.forms import OfferChoice
from prikup.deal.play import TRICKS
from prikup.deal.raspasy import TALON
from prikup.deal.setup import Seat
from prikup.deal.state import DealState, PlayPhase, RaspasyPhase
from prikup.deal.table import PendingOffer


def parties(state: DealState, phase: PlayPhase | RaspasyPhase) -> tuple[Seat, ...]:
    """Seats that hold or control cards: any of them may offer, and all the others must accept.

    The talon is the sitting dealer's hand while it still leads tricks (rules §9.4).
    """
    holders = set(state.setup.active)
    if isinstance(phase, PlayPhase):
        holders.update(phase.controllers)
    elif dealer_tricks(phase) and state.setup.sitting_dealer is not None:
        holders.add(state.setup.sitting_dealer)
    return tuple(sorted(holders))


def open_tricks(phase: PlayPhase | RaspasyPhase) -> int:
    """Tricks not closed yet, the running one included."""
    return TRICKS - len(phase.tricks)


def dealer_tricks(phase: PlayPhase | RaspasyPhase) -> int:
    """How many of the open tricks the talon of a sitting dealer can still win."""
    if isinstance(phase, PlayPhase) or len(phase.taken) == 3:
        return 0
    return max(0, 2 - len(phase.tricks))


def choice(state: DealState, seat: Seat) -> OfferChoice | None:
    """The form of the offers that a seat may make now.

    A defender in closed play and everybody in raspasy have one offer a trick. Elsewhere one between two cards is the
    limit, so that offers cannot stop a deal.
    """
    phase = state.phase
    if not isinstance(phase, PlayPhase | RaspasyPhase):
        return None
    if seat not in parties(state, phase) or seat in phase.offered:
        return None
    return OfferChoice(open_tricks(phase), dealer_tricks(phase))


def check(state: DealState, seat: Seat, offer: Offer) -> Rejection | None:
    """Why this offer may not be made."""
    phase = state.phase
    if not isinstance(phase, PlayPhase | RaspasyPhase):
        return Rejection("offer-no-play")
    if seat not in parties(state, phase):
        return Rejection("offer-no-cards")
    if seat in phase.offered:
        return Rejection("offer-once")
    numbers, remaining, dealer = offer.tricks, open_tricks(phase), dealer_tricks(phase)
    if len(numbers) != len(phase.taken):
        return Rejection("offer-count", {"expected": len(phase.taken), "given": len(numbers)})
    if any(number < 0 for number in numbers) or sum(numbers) != remaining:
        return Rejection("offer-sum", {"expected": remaining, "given": sum(numbers)})
    if len(numbers) > TALON and numbers[TALON] > dealer:
        return Rejection("offer-dealer", {"most": dealer})
    if isinstance(phase, RaspasyPhase) and state.setup.gusarik and numbers[0]:
        return Rejection("offer-dummy")
    if offer.proven and not is_against_oneself(state, seat, offer):
        return Rejection("offer-not-provable")
    return None


def is_against_oneself(state: DealState, seat: Seat, offer: Offer) -> bool:
    """«Остальные мои» in raspasy: every open trick to the hand of the seat that offers."""
    hand = state.setup.hand_of(seat)
    return isinstance(state.phase, RaspasyPhase) and hand is not None and offer.tricks[hand] == open_tricks(state.phase)


def pending(state: DealState, phase: PlayPhase | RaspasyPhase, seat: Seat, offer: Offer) -> PendingOffer:
    """The offer on the table, waiting for every other party."""
    waiting = tuple(party for party in parties(state, phase) if party != seat)
    return PendingOffer(seat, offer.tricks, (seat,), waiting)


def answered(offer: PendingOffer, seat: Seat, answer: Answer) -> PendingOffer | None:
    """The offer after an answer; None when it has been declined."""
    if not answer.accept:
        return None
    waiting = tuple(other for other in offer.waiting if other != seat)
    return PendingOffer(offer.seat, offer.tricks, (*offer.accepted, seat), waiting)
