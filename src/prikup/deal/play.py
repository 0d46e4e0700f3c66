"""Cards on the table in a trick game or a misère (rules §7, §8)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.cards import SUIT_LETTERS, Card, CardSet, Strain
from prikup.deal.actions import Action, GiveOver, Play, Point
from prikup.deal.events import Rejection
from prikup.deal.forms import Legal, PointChoice
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.state import Agreed, DealState, Flags, PlayPhase, defenders, with_flag
from prikup.deal.table import Contract, Trick
from prikup.deal.tricks import playable, winner, with_card
from prikup.rules.model import Rules

TRICKS = 10


def begin_play(
    rules: Rules,
    setup: DealSetup,
    agreed: Agreed,
    *,
    open_defence: bool,
    lone: Seat | None = None,
    note: int = 0,
) -> PlayPhase:
    """The table before the first lead. ``lone`` is the only whister, who plays both hands of an open defence."""
    contract = agreed.contract
    first_lead = rules.misere_first_lead if contract.misere else rules.declarer_first_lead
    later = open_defence and contract.declarer == 0 and first_lead == "closed"
    laid: Flags = (False, False, False)
    if open_defence and not later:
        laid = _lay(rules, setup, laid, contract.declarer)
    first, second, third = (
        _controller(setup, contract.declarer, hand, lone, agreed.looked_at, open_defence) for hand in range(3)
    )
    return PlayPhase(
        contract=contract,
        discard=agreed.discard,
        words=agreed.words,
        looked_at=agreed.looked_at,
        note=note,
        open=open_defence,
        laid=laid,
        lay_after_lead=later,
        controllers=(first, second, third),
        trick=Trick(None),
        turn=0,
    )


def _controller(
    setup: DealSetup, declarer: Hand, hand: Hand, lone: Seat | None, looked_at: Hand | None, open_defence: bool
) -> Seat:
    """Who plays a hand: its holder, the lone open whister both defenders' hands, the dealer who returned a
    closed whist the hand he looked at, and in gusarik the opponent the dummy (rules §6.4, §6.7, §14.3)."""
    if lone is not None and hand != declarer and (open_defence or (lone not in setup.seats and hand == looked_at)):
        return lone
    return setup.holder(3 - declarer if setup.seats[hand] is None else hand)


def _lay(rules: Rules, setup: DealSetup, laid: Flags, declarer: Hand) -> Flags:
    for hand in defenders(declarer):
        laid = with_flag(laid, hand)
    if setup.gusarik and rules.gusarik_declarer_open:
        laid = with_flag(laid, declarer)
    return laid


def trump_of(contract: Contract) -> int | None:
    """The trump suit, None in misère and no trump."""
    if contract.game is None or contract.game.strain == Strain.NO_TRUMP:
        return None
    return contract.game.strain


def playable_now(state: DealState, phase: PlayPhase) -> int:
    """Mask of the cards that the hand to play may play."""
    return playable(state.hands[phase.turn], phase.trick.suit, trump_of(phase.contract))


def may_give_over(state: DealState, phase: PlayPhase, seat: Seat) -> bool:
    """Whether a defender of an open misère or checked ten may give his hand to the other (rules §6.12, §8.5)."""
    hand = state.setup.hand_of(seat)
    together = phase.contract.misere or not phase.words
    return (
        together
        and phase.open
        and not state.setup.gusarik
        and hand is not None
        and hand != phase.contract.declarer
        and phase.laid[hand]
        and all(phase.controllers[other] == state.setup.seats[other] for other in range(3))
    )


def pointable(state: DealState, phase: PlayPhase, seat: Seat) -> int:
    """Mask of the cards a seat without a say may point at: playable cards of the open hand that is to play.

    The passer, one who gave his hand over, and the sitting dealer who is nobody's partner may (table 3, 5).
    """
    hand = phase.turn
    if hand == phase.contract.declarer or not phase.laid[hand] or seat in phase.controllers:
        return 0
    if seat == state.setup.sitting_dealer and phase.contract.half:
        return 0
    cards = playable_now(state, phase)
    for pointer, card in phase.pointed:
        if pointer == seat:
            cards &= ~card.bit
    return cards


def legal(state: DealState, phase: PlayPhase, seat: Seat) -> list[Legal]:
    """Cards for the seat that controls the hand to play; giving over and pointing for those who may."""
    found: list[Legal] = []
    if phase.controllers[phase.turn] == seat:
        found.extend(Play(card) for card in CardSet(playable_now(state, phase)))
    if may_give_over(state, phase, seat):
        found.append(GiveOver())
    pointed = pointable(state, phase, seat)
    if pointed:
        found.append(PointChoice(CardSet(pointed)))
    return found


def check(state: DealState, phase: PlayPhase, seat: Seat, action: Action) -> Rejection | None:
    """Why this seat may not do this now."""
    match action:
        case Play(card):
            if phase.controllers[phase.turn] != seat:
                return Rejection("not-your-turn")
            return check_card(state.hands[phase.turn], playable_now(state, phase), card)
        case GiveOver():
            return None if may_give_over(state, phase, seat) else Rejection("play-no-giving-over")
        case Point(card):
            return None if pointable(state, phase, seat) >> card & 1 else Rejection("play-no-pointing")
        case _:
            return Rejection("wrong-phase", {"phase": "play"})


def check_card(hand: int, allowed: int, card: Card) -> Rejection | None:
    """Why a card may not be played from a hand in which only some are allowed."""
    if not hand >> card & 1:
        return Rejection("play-not-held", {"card": str(card)})
    if allowed >> card & 1:
        return None
    demanded = (allowed & -allowed).bit_length() - 1
    return Rejection("play-must-follow", {"card": str(card), "suit": SUIT_LETTERS[demanded >> 3]})


def after_card(state: DealState, phase: PlayPhase, card: Card) -> PlayPhase:
    """The table after a card of the hand to play; a full trick is closed and its winner leads."""
    hand = phase.turn
    trick = with_card(phase.trick, hand, card)
    laid, later = phase.laid, phase.lay_after_lead
    if later:
        laid, later = _lay(state.rules, state.setup, laid, phase.contract.declarer), False
    if len(trick.cards) < 3:
        return replace(
            phase,
            trick=trick,
            turn=(hand + 1) % 3,
            laid=laid,
            lay_after_lead=later,
            pointed=(),
            offered=_spent_in_trick(state.setup, phase),
        )
    best = winner(trick, trump_of(phase.contract))
    taken = phase.taken
    return replace(
        phase,
        trick=Trick(None),
        turn=best,
        tricks=(*phase.tricks, Trick(trick.suit, trick.cards, best)),
        taken=(taken[0] + (best == 0), taken[1] + (best == 1), taken[2] + (best == 2)),
        laid=laid,
        lay_after_lead=later,
        pointed=(),
        offered=(),
    )


def _spent_in_trick(setup: DealSetup, phase: PlayPhase) -> tuple[Seat, ...]:
    """Offers that stay spent until the trick is closed: those of defenders in closed play (rules §7.7)."""
    if phase.open or not phase.offered:
        return ()
    declarer = setup.seats[phase.contract.declarer]
    return tuple(seat for seat in phase.offered if seat != declarer)


def given_over(state: DealState, phase: PlayPhase, seat: Seat) -> PlayPhase:
    """The other defender plays this seat's hand from now on."""
    hand = state.setup.hand_of(seat)
    partner = next(other for other in defenders(phase.contract.declarer) if other != hand)
    controllers = list(phase.controllers)
    assert hand is not None
    controllers[hand] = phase.controllers[partner]
    return replace(phase, controllers=(controllers[0], controllers[1], controllers[2]))
