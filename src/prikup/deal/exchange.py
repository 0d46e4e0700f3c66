"""From the end of the auction to the order: the talon, the discard, the contract (rules §4, §5, §8.2, §8.7)."""

from __future__ import annotations

from prikup.cards import Card, Strain
from prikup.deal.actions import (
    Action,
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    ChangeToMisere,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    Look,
    OfferHalf,
    Order,
    TakeTalon,
)
from prikup.deal.contract import Game, game
from prikup.deal.declaration import declares_preferans
from prikup.deal.events import Rejection
from prikup.deal.forms import DiscardChoice, Legal, OrderChoice
from prikup.deal.ladder import game_rank, misere_rank
from prikup.deal.setup import Seat
from prikup.deal.state import BeforeTalon, DealState, Exchange
from prikup.deal.table import Contract, Standing


def won(standing: Standing) -> Contract:
    """The contract that an auction has been won with, its game not ordered yet."""
    match standing.bid:
        case BidMisere(no_talon, dark):
            return Contract(declarer=standing.hand, bid=standing.bid, no_talon=no_talon, dark=dark)
        case BidNoTalon():
            return Contract(declarer=standing.hand, bid=standing.bid, no_talon=True)
        case Bid(_, dark):
            return Contract(declarer=standing.hand, bid=standing.bid, dark=dark)


def may_change(state: DealState, contract: Contract) -> bool:
    """A dark trick bid below misère may become ordinary misère before the talon is taken (rules §11.5)."""
    bid = contract.bid
    return isinstance(bid, Bid) and bid.dark and game_rank(bid.game) < misere_rank(state.rules)


def may_share(state: DealState, contract: Contract) -> bool:
    """The declarer may offer the sitting dealer half of this misère (rules §8.7)."""
    return state.rules.half_misere and contract.misere and state.setup.sitting_dealer is not None


def has_choice_before_talon(state: DealState, contract: Contract) -> bool:
    """Whether anything is to be chosen before the talon is taken."""
    return may_change(state, contract) or may_share(state, contract)


def before_talon_legal(state: DealState, phase: BeforeTalon) -> tuple[Action, ...]:
    """What may be done before the talon is taken, by the declarer or by the sitting dealer who was offered half."""
    if phase.half_offered:
        return (AnswerHalf(True), AnswerHalf(False))
    contract = phase.contract
    found: list[Action] = [TakeTalon()]
    if may_change(state, contract):
        found.append(ChangeToMisere())
        if not state.looked[contract.declarer]:
            found.append(Look())
    if may_share(state, contract):
        found.append(OfferHalf())
    return tuple(found)


def check_before_talon(state: DealState, phase: BeforeTalon, action: Action) -> Rejection | None:
    """Why this may not be done before the talon is taken."""
    if action in before_talon_legal(state, phase):
        return None
    match action:
        case ChangeToMisere():
            return Rejection("talon-no-change-of-mind")
        case OfferHalf() | AnswerHalf():
            return Rejection("talon-no-half-misere")
        case Look():
            return Rejection("auction-already-looked")
        case _:
            return Rejection("wrong-phase", {"phase": "before_talon"})


def to_act_before_talon(state: DealState, phase: BeforeTalon) -> Seat:
    """The declarer, or the sitting dealer while he is asked for half of a misère."""
    dealer = state.setup.sitting_dealer
    if phase.half_offered and dealer is not None:
        return dealer
    return state.setup.holder(phase.contract.declarer)


def may_throw(state: DealState, contract: Contract) -> bool:
    """The talon may be thrown back where it is paid for, or fined where it is not (rules §4.5, §21.9)."""
    if contract.no_talon:
        return False
    fined = state.rules.refused_talon_penalty > 0 and state.setup.sitting_dealer is not None
    return state.rules.throw_talon != "off" or fined


def may_concede(state: DealState, contract: Contract) -> bool:
    """«Без трёх» instead of an order: trick bids with talon only (rules §5.3)."""
    return state.rules.concede_three and isinstance(contract.bid, Bid)


def may_declare(state: DealState, contract: Contract) -> bool:
    """«Преферанс» with the twelve cards of a trick bid (rules §14.2)."""
    return (
        state.rules.preferans_declaration
        and isinstance(contract.bid, Bid)
        and declares_preferans(state.hands[contract.declarer], state.rules.preferans_definition)
    )


def lowest_order(bid: Bid | BidNoTalon) -> Game:
    """The lowest game that may be ordered after the winning bid (rules §5.1)."""
    match bid:
        case Bid(named):
            return named
        case BidNoTalon(level):
            return game(level, Strain.SPADES)


def legal(state: DealState, phase: Exchange) -> tuple[Legal, ...]:
    """The declarer's choices over his twelve cards (ten without talon)."""
    contract = phase.contract
    bid = contract.bid
    if isinstance(bid, BidMisere):
        return (DiscardChoice(may_throw(state, contract)),)
    found: list[Legal] = [
        OrderChoice(lowest_order(bid), discard=not contract.no_talon, may_throw=may_throw(state, contract))
    ]
    if may_concede(state, contract):
        found.append(ConcedeThree())
    if may_declare(state, contract):
        found.append(DeclarePreferans())
    return tuple(found)


def check(state: DealState, phase: Exchange, action: Action) -> Rejection | None:
    """Why the declarer may not discard, order or declare this."""
    contract = phase.contract
    match action:
        case Order(ordered, discard, thrown):
            if isinstance(contract.bid, BidMisere):
                return Rejection("order-after-misere")
            if ordered < (lowest := lowest_order(contract.bid)):
                return Rejection("order-too-low", {"lowest": str(lowest)})
            if contract.no_talon:
                return Rejection("order-no-discard") if discard is not None or thrown else None
            return _check_discard(state, contract, discard, thrown)
        case Discard(cards, thrown):
            if not contract.misere:
                return Rejection("order-missing")
            return _check_discard(state, contract, cards, thrown)
        case ConcedeThree():
            return None if may_concede(state, contract) else Rejection("order-no-concession")
        case DeclarePreferans():
            return None if may_declare(state, contract) else Rejection("order-no-preferans")
        case _:
            return Rejection("wrong-phase", {"phase": "exchange"})


def _check_discard(
    state: DealState, contract: Contract, cards: tuple[Card, Card] | None, thrown: bool
) -> Rejection | None:
    if cards is None or cards[0] == cards[1]:
        return Rejection("discard-two-cards")
    hand = state.hands[contract.declarer]
    for card in cards:
        if not hand >> card & 1:
            return Rejection("discard-not-held", {"card": str(card)})
    if thrown and not may_throw(state, contract):
        return Rejection("discard-no-throw")
    if thrown and set(cards) != set(state.talon):
        return Rejection("discard-throw-talon-only")
    return None
