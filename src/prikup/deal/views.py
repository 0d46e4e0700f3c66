"""Building a seat's view: the allow-list of what it may see (appendix A, table 3, 5, 6, 10, 11)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.cards import Card, CardSet
from prikup.deal.actions import Discard, Order
from prikup.deal.events import Acted, Dealt, Event
from prikup.deal.outcome import Misere, Outcome, TrickGame
from prikup.deal.raspasy import talon_role
from prikup.deal.referee import legal, to_act
from prikup.deal.setup import Hand, Seat
from prikup.deal.state import (
    Agreed,
    Auction,
    BeforeTalon,
    DealState,
    Exchange,
    Finished,
    Mode,
    Phase,
    PlayPhase,
    RaspasyPhase,
    Whisting,
)
from prikup.deal.table import Contract
from prikup.deal.view import PhaseName, SeatView, SeenDealt, SeenEvent
from prikup.deal.whisting import asked

_NAMES: dict[type, PhaseName] = {
    Auction: "auction",
    BeforeTalon: "before_talon",
    Exchange: "exchange",
    Whisting: "whisting",
    Mode: "mode",
    PlayPhase: "play",
    RaspasyPhase: "raspasy",
    Finished: "finished",
}
_Contracted = BeforeTalon | Exchange | Agreed


def view(state: DealState, seat: Seat | None, reveal_all: bool = False) -> SeatView:
    """What a seat sees; ``seat`` None is a spectator.

    ``reveal_all`` opens every card of a finished deal: ``match`` decides by the option ``reveal``.
    """
    everything = reveal_all and isinstance(state.phase, Finished)
    phase = state.phase.last if isinstance(state.phase, Finished) else state.phase
    contract = phase.contract if isinstance(phase, _Contracted) else None
    play = phase if isinstance(phase, PlayPhase) else None
    trick_phase = phase if isinstance(phase, PlayPhase | RaspasyPhase) else None
    words = phase.words if isinstance(phase, Agreed) else ()
    first, second, third = (
        CardSet(mask) if everything or _sees_hand(state, phase, seat, hand) else None
        for hand, mask in enumerate(state.hands)
    )
    own = contract is not None and seat is not None and state.setup.seats[contract.declarer] == seat
    return SeatView(
        seat=seat,
        setup=state.setup,
        phase=_NAMES[type(state.phase)],
        to_act=to_act(state),
        hand_to_act=_hand_to_act(state),
        looked=state.looked,
        hands=(first, second, third),
        counts=(state.hands[0].bit_count(), state.hands[1].bit_count(), state.hands[2].bit_count()),
        talon=state.talon if everything else _talon(state, phase, contract, own),
        discard=_discard(phase, contract) if everything or own or (contract and contract.thrown) else None,
        note=_note(state, phase),
        standing=phase.standing if isinstance(phase, Auction) else None,
        passed=phase.passed if isinstance(phase, Auction) else (False, False, False),
        dark_passes=phase.dark_passes if isinstance(phase, Auction | RaspasyPhase) else (),
        contract=contract,
        words=words,
        open=play.open if play else None,
        laid=play.laid if play else (False, False, False),
        controllers=_controllers(state, phase),
        tricks=trick_phase.tricks if trick_phase else (),
        table=trick_phase.trick if trick_phase else None,
        taken=trick_phase.taken if trick_phase else (0, 0, 0),
        pointed=play.pointed if play else (),
        offer=state.offer,
        outcome=_seen_outcome(state, own, everything),
        legal=legal(state, seat) if seat is not None else (),
        history=tuple(redact(state, event, seat, own, everything) for event in state.history),
    )


def _sees_hand(state: DealState, phase: Phase, seat: Seat | None, hand: Hand) -> bool:
    """Own cards once looked at, cards that lie open, the one hand the sitting dealer looked at, cards one plays."""
    if isinstance(phase, PlayPhase) and phase.laid[hand]:
        return True
    if seat is None:
        return False
    if state.setup.seats[hand] == seat:
        return state.looked[hand]
    if isinstance(phase, Agreed) and phase.looked_at == hand:
        return seat == state.setup.sitting_dealer
    return False


def _talon(state: DealState, phase: Phase, contract: Contract | None, own: bool) -> tuple[Card | None, Card | None]:
    if isinstance(phase, RaspasyPhase):
        if talon_role(state.rules, state.setup) == "closed":
            return None, None
        return state.talon[0], state.talon[1] if phase.tricks else None
    if contract is None or contract.no_talon or isinstance(phase, BeforeTalon):
        return None, None
    if contract.thrown:
        return state.talon
    if contract.dark and not own:
        return None, None
    if state.rules.talon_memory == "once" and not isinstance(phase, Exchange):
        return None, None
    return state.talon


def _discard(phase: Phase, contract: Contract | None) -> tuple[Card, Card] | None:
    return phase.discard if contract and isinstance(phase, Agreed) else None


def _note(state: DealState, phase: Phase) -> CardSet | None:
    """The twelve cards of a misère that was taken openly; struck of what the declarer has played since."""
    if isinstance(phase, Exchange):
        contract = phase.contract
        shown = contract.misere and not contract.dark
        return CardSet(state.hands[contract.declarer]) if shown else None
    if not isinstance(phase, PlayPhase) or not phase.note:
        return None
    if state.rules.misere_note == "plain":
        return CardSet(phase.note)
    played = 0
    for trick in (*phase.tricks, phase.trick):
        for hand, card in trick.cards:
            if hand == phase.contract.declarer:
                played |= card.bit
    return CardSet(phase.note & ~played)


def _hand_to_act(state: DealState) -> Hand | None:
    match state.phase:
        case Auction() | PlayPhase() | RaspasyPhase() as phase:
            return phase.turn
        case BeforeTalon(half_offered=True):
            return None
        case BeforeTalon() | Exchange() as phase:
            return phase.contract.declarer
        case Whisting() as phase:
            return state.setup.hand_of(asked(state, phase).seat)
        case Mode() as phase:
            return state.setup.hand_of(phase.whister)
        case Finished():
            return None


def _controllers(state: DealState, phase: Phase) -> tuple[Seat | None, Seat | None, Seat | None]:
    if isinstance(phase, PlayPhase):
        return phase.controllers
    return state.setup.seats if isinstance(phase, RaspasyPhase) else (None, None, None)


def _seen_outcome(state: DealState, own: bool, everything: bool) -> Outcome | None:
    """The outcome; the talon of a dark game stays unseen by the others."""
    outcome = state.outcome
    if isinstance(outcome, TrickGame | Misere) and outcome.dark and not (own or everything or outcome.thrown):
        return replace(outcome, talon=None)
    return outcome


def redact(state: DealState, event: Event, seat: Seat | None, own: bool, everything: bool) -> SeenEvent:
    """The one place of hiding: an event as a seat may know it now.

    ``own`` says that the seat is the declarer's, who knows his discard; ``everything`` that the deal is revealed.
    """
    if isinstance(event, Dealt):
        first, second, third = (
            cards if everything or (seat is not None and holder == seat and looked) else None
            for cards, holder, looked in zip(event.hands, state.setup.seats, state.looked, strict=True)
        )
        return SeenDealt((first, second, third))
    if own or everything:
        return event
    match event.action:
        case Order(discard=cards, thrown=False) if cards is not None:
            return Acted(event.seat, replace(event.action, discard=None))
        case Discard(thrown=False):
            return Acted(event.seat, replace(event.action, cards=None))
        case _:
            return event
