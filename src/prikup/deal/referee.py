"""The only judge of legality: who is to act, what is legal, and whether an action stands.

Nothing is changed here: accepted events go to ``prikup.deal.fold``.
"""

from __future__ import annotations

from prikup.deal import auction, exchange, offers, play, raspasy, whisting
from prikup.deal.actions import (
    Action,
    Answer,
    ChooseMode,
    Offer,
)
from prikup.deal.events import Acted, Event, Rejection
from prikup.deal.forms import Legal
from prikup.deal.setup import Seat
from prikup.deal.state import (
    Auction,
    BeforeTalon,
    DealState,
    Exchange,
    Finished,
    Mode,
    PlayPhase,
    RaspasyPhase,
    Whisting,
)


def to_act(state: DealState) -> tuple[Seat, ...]:
    """The seats that the deal waits for; several while an offer is pending, none when it is over."""
    if state.offer is not None:
        return state.offer.waiting
    phase = state.phase
    match phase:
        case Auction():
            return (state.setup.holder(phase.turn),)
        case BeforeTalon():
            return (exchange.to_act_before_talon(state, phase),)
        case Exchange():
            return (state.setup.holder(phase.contract.declarer),)
        case Whisting():
            return (whisting.asked(state, phase).seat,)
        case Mode():
            return (phase.whister,)
        case PlayPhase():
            return (phase.controllers[phase.turn],)
        case RaspasyPhase():
            return (state.setup.holder(phase.turn),)
        case Finished():
            return ()


def legal(state: DealState, seat: Seat) -> tuple[Legal, ...]:
    """What a seat may do now: actions, and forms that stand for many of them.

    Beside the actions of the seat to act these are the offers and the pointing that need no turn.
    """
    if state.offer is not None:
        return (Answer(True), Answer(False)) if seat in state.offer.waiting else ()
    phase = state.phase
    if isinstance(phase, PlayPhase | RaspasyPhase):
        found = play.legal(state, phase, seat) if isinstance(phase, PlayPhase) else raspasy.legal(state, phase, seat)
        offer = offers.choice(state, seat)
        return (*found, offer) if offer is not None else tuple(found)
    if seat not in to_act(state):
        return ()
    match phase:
        case Auction():
            return auction.legal(state, phase)
        case BeforeTalon():
            return exchange.before_talon_legal(state, phase)
        case Exchange():
            return exchange.legal(state, phase)
        case Whisting():
            return whisting.legal(state, phase)
        case Mode():
            return (ChooseMode(True), ChooseMode(False))
        case Finished():
            return ()


def decide(state: DealState, seat: Seat, action: Action) -> tuple[Event, ...] | Rejection:
    """The events of an action, or why it does not stand."""
    rejection = check(state, seat, action)
    return (Acted(seat, action),) if rejection is None else rejection


def check(state: DealState, seat: Seat, action: Action) -> Rejection | None:
    """Why this seat may not do this now; None when it may."""
    phase = state.phase
    if isinstance(phase, Finished):
        return Rejection("deal-over")
    if state.offer is not None:
        if not isinstance(action, Answer):
            return Rejection("offer-pending")
        return None if seat in state.offer.waiting else Rejection("offer-not-asked")
    match action:
        case Answer():
            return Rejection("offer-none")
        case Offer():
            return offers.check(state, seat, action)
        case _ if isinstance(phase, PlayPhase):
            return play.check(state, phase, seat, action)
        case _ if isinstance(phase, RaspasyPhase):
            return raspasy.check(state, phase, seat, action)
        case _ if seat not in to_act(state):
            return Rejection("not-your-turn")
    match phase:
        case Auction():
            return auction.check(state, phase, action)
        case BeforeTalon():
            return exchange.check_before_talon(state, phase, action)
        case Exchange():
            return exchange.check(state, phase, action)
        case Whisting():
            return whisting.check(state, phase, action)
        case Mode():
            return whisting.check_mode(phase, action)
