"""The fold of a deal's events: how an accepted action changes the state. Nothing is judged here."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.cards import FULL_DECK
from prikup.deal import auction, exchange, offers, play, raspasy, whisting
from prikup.deal.actions import (
    Action,
    Answer,
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    GiveOver,
    Hold,
    Look,
    LookAtHand,
    Offer,
    OfferHalf,
    Order,
    Pass,
    Play,
    Point,
    Whist,
)
from prikup.deal.events import Dealt, Event
from prikup.deal.finish import all_passed, conceded, credited, declared, played
from prikup.deal.setup import DealSetup, Seat
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
    with_flag,
    with_hand,
)
from prikup.deal.table import Contract
from prikup.deal.words import Settled
from prikup.rules.model import Rules


class DealtError(ValueError):
    """The cards of a deal cannot stand."""


def begin(rules: Rules, setup: DealSetup, dealt: Dealt) -> DealState:
    """The state after the cards are dealt. Raises ``DealtError`` unless they are 10, 10, 10 and 2 of one deck."""
    talon = 0
    for card in dealt.talon:
        talon |= 1 << card
    for number, hand in enumerate(dealt.hands):
        if hand.bit_count() != 10:
            raise DealtError(f"hand {number} has {hand.bit_count()} cards: expected 10")
    first, second, third = (int(hand) for hand in dealt.hands)
    if first | second | third | talon != FULL_DECK:
        raise DealtError("the three hands and the talon are not the 32 cards of one deck")
    state = DealState(
        rules=rules,
        setup=setup,
        hands=(first, second, third),
        talon=dealt.talon,
        looked=(not rules.dark_bids,) * 3,
        phase=auction.open_auction(setup.gusarik),
        history=(dealt,),
    )
    if setup.opening:
        return _to_raspasy(state, ())
    return state


def apply(state: DealState, event: Event) -> DealState:
    """The state after an event that has been accepted. ``Dealt`` belongs to ``begin``."""
    if isinstance(event, Dealt):
        raise TypeError("a deal begins with begin(), it is not dealt again")
    state = replace(state, history=(*state.history, event))
    seat, action = event.seat, event.action
    match action:
        case Offer():
            return _offered(state, seat, action)
        case Answer():
            return _answered(state, seat, action)
    match state.phase:
        case Auction() as phase:
            return _spoken(state, phase, action)
        case BeforeTalon() as phase:
            return _chosen_before_talon(state, phase, action)
        case Exchange() as phase:
            return _exchanged(state, phase, action)
        case Whisting() as phase:
            return _whist_said(state, phase, action)
        case Mode() as phase:
            assert isinstance(action, ChooseMode)
            return _to_play(state, phase, open_defence=action.open, lone=phase.whister)
        case PlayPhase() as phase:
            return _played_on(state, phase, seat, action)
        case RaspasyPhase() as phase:
            assert isinstance(action, Play)
            return _raspasy_card(state, phase, action)
        case Finished():
            raise TypeError("the deal is over")


def _spoken(state: DealState, phase: Auction, action: Action) -> DealState:
    match action:
        case Look():
            return replace(state, looked=with_flag(state.looked, phase.turn))
        case Pass() | Hold() | Bid() | BidNoTalon() | BidMisere():
            after = auction.after(state, phase, action)
        case _:
            raise TypeError(f"{action!r} is no word of the auction")
    if isinstance(after, Auction):
        return replace(state, phase=after)
    if after.standing is None:
        return _to_raspasy(state, after.dark_passes)
    return _won(state, exchange.won(after.standing))


def _to_raspasy(state: DealState, dark_passes: tuple[int, ...]) -> DealState:
    return replace(
        state,
        looked=(True, True, True),
        phase=raspasy.begin_raspasy(state.rules, state.setup, state.talon, dark_passes),
    )


def _won(state: DealState, contract: Contract) -> DealState:
    """The auction is over: everybody looks at his cards but a declarer who may still change his mind."""
    looked = (True, True, True)
    if exchange.has_choice_before_talon(state, contract):
        looked = with_flag(looked, contract.declarer, state.looked[contract.declarer])
        return replace(state, looked=looked, phase=BeforeTalon(contract=contract))
    return _take_talon(replace(state, looked=looked), contract)


def _take_talon(state: DealState, contract: Contract) -> DealState:
    state = replace(state, looked=(True, True, True))
    if contract.no_talon:
        if contract.misere:
            return _to_play(state, Agreed(contract=contract, discard=None), open_defence=True)
        return replace(state, phase=Exchange(contract=contract))
    twelve = state.hands[contract.declarer] | state.talon[0].bit | state.talon[1].bit
    return replace(state, hands=with_hand(state.hands, contract.declarer, twelve), phase=Exchange(contract=contract))


def _chosen_before_talon(state: DealState, phase: BeforeTalon, action: Action) -> DealState:
    contract = phase.contract
    match action:
        case Look():
            return replace(
                state,
                looked=with_flag(state.looked, contract.declarer),
                phase=replace(phase, contract=replace(contract, dark=False)),
            )
        case ChangeToMisere():
            return _won(state, replace(contract, bid=BidMisere(), dark=False))
        case OfferHalf():
            return replace(state, phase=replace(phase, half_offered=True))
        case AnswerHalf(accept):
            return _take_talon(state, replace(contract, half=accept))
        case _:
            return _take_talon(state, contract)


def _exchanged(state: DealState, phase: Exchange, action: Action) -> DealState:
    contract, declarer = phase.contract, phase.contract.declarer
    match action:
        case ConcedeThree():
            return replace(state, phase=conceded(state, phase))
        case DeclarePreferans():
            return replace(state, phase=declared(state, phase))
        case Order(game, cards, thrown):
            contract = replace(contract, game=game, thrown=thrown)
        case Discard(cards, thrown):
            contract = replace(contract, thrown=thrown)
        case _:
            raise TypeError(f"{action!r} ends no exchange")
    twelve = state.hands[declarer]
    if cards is not None:
        ten = twelve & ~(cards[0].bit | cards[1].bit)
        state = replace(state, hands=with_hand(state.hands, declarer, ten))
    if contract.misere:
        agreed = Agreed(contract=contract, discard=cards)
        seen = not contract.dark
        return _to_play(state, agreed, open_defence=seen or state.setup.gusarik, note=twelve if seen else 0)
    return _whist_on(state, Whisting(contract=contract, discard=cards))


def _whist_said(state: DealState, phase: Whisting, action: Action) -> DealState:
    match action:
        case Whist(word):
            seat = whisting.asked(state, phase).seat
            return _whist_on(state, replace(phase, words=(*phase.words, (seat, word))))
        case LookAtHand(hand):
            return replace(state, phase=replace(phase, looked_at=hand))
        case _:
            raise TypeError(f"{action!r} is no whist word")


def _whist_on(state: DealState, phase: Whisting) -> DealState:
    """Ask on, or go where the words lead: credited, to the choice of a lone whister, or to the play."""
    settled = whisting.question(state, phase)
    if not isinstance(settled, Settled):
        return replace(state, phase=phase)
    if not settled.whisters:
        return replace(state, phase=credited(state, phase, settled))
    if state.setup.gusarik:
        return _to_play(state, phase, open_defence=True)
    if len(settled.whisters) == 2:
        return _to_play(state, phase, open_defence=settled.checked)
    whister = settled.whisters[0]
    if state.rules.personal_resp:
        return _to_play(state, phase, open_defence=False, lone=whister)
    mode = Mode(
        contract=phase.contract,
        discard=phase.discard,
        words=phase.words,
        looked_at=phase.looked_at,
        whister=whister,
    )
    return replace(state, phase=mode)


def _to_play(
    state: DealState, agreed: Agreed, *, open_defence: bool, lone: Seat | None = None, note: int = 0
) -> DealState:
    phase = play.begin_play(state.rules, state.setup, agreed, open_defence=open_defence, lone=lone, note=note)
    return replace(state, phase=phase)


def _played_on(state: DealState, phase: PlayPhase, seat: Seat, action: Action) -> DealState:
    match action:
        case Play(card):
            after = play.after_card(state, phase, card)
            hands = with_hand(state.hands, phase.turn, state.hands[phase.turn] & ~card.bit)
            state = replace(state, hands=hands, phase=after)
            if len(after.tricks) == play.TRICKS:
                return replace(state, phase=played(state, after, after.taken, claimed=False))
            return state
        case GiveOver():
            return replace(state, phase=play.given_over(state, phase, seat))
        case Point(card):
            return replace(state, phase=replace(phase, pointed=(*phase.pointed, (seat, card))))
        case _:
            raise TypeError(f"{action!r} is nothing to play")


def _raspasy_card(state: DealState, phase: RaspasyPhase, action: Play) -> DealState:
    after = raspasy.after_card(state, phase, action.card)
    hands = with_hand(state.hands, phase.turn, state.hands[phase.turn] & ~action.card.bit)
    state = replace(state, hands=hands, phase=after)
    if raspasy.is_over(after):
        return replace(state, phase=all_passed(state, after, after.taken, claimed=False))
    return state


def _offered(state: DealState, seat: Seat, offer: Offer) -> DealState:
    phase = state.phase
    assert isinstance(phase, PlayPhase | RaspasyPhase)
    spent = (*phase.offered, seat)
    if offer.proven:
        return _agreed(state, phase, offer.tricks)
    next_phase: Phase
    if isinstance(phase, PlayPhase) and seat == state.setup.seats[phase.contract.declarer]:
        shown = with_flag(phase.laid, phase.contract.declarer)
        next_phase = replace(phase, offered=spent, laid=shown)
    else:
        next_phase = replace(phase, offered=spent)
    return replace(state, phase=next_phase, offer=offers.pending(state, phase, seat, offer))


def _answered(state: DealState, seat: Seat, answer: Answer) -> DealState:
    phase = state.phase
    assert state.offer is not None
    assert isinstance(phase, PlayPhase | RaspasyPhase)
    offer = offers.answered(state.offer, seat, answer)
    if offer is None or offer.waiting:
        return replace(state, offer=offer)
    return _agreed(replace(state, offer=None), phase, offer.tricks)


def _agreed(state: DealState, phase: PlayPhase | RaspasyPhase, tricks: tuple[int, ...]) -> DealState:
    taken = tuple(have + more for have, more in zip(phase.taken, tricks, strict=True))
    finished = (
        played(state, phase, taken, claimed=True)
        if isinstance(phase, PlayPhase)
        else all_passed(state, phase, taken, claimed=True)
    )
    return replace(state, phase=finished)
