"""Raspasy: everyone for himself, the talon turned, led or left alone (rules §9, §14.3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from prikup.cards import Card, CardSet
from prikup.deal.actions import Action, Play
from prikup.deal.events import Rejection
from prikup.deal.forms import Legal
from prikup.deal.play import TRICKS, check_card
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.state import DealState, RaspasyPhase
from prikup.deal.table import Trick
from prikup.deal.tricks import playable, winner, with_card
from prikup.rules.model import Rules

TalonRole: TypeAlias = Literal["closed", "names", "leads"]
TALON: Hand = 3
"""The hand number of the sitting dealer's talon in tricks and counts."""


def talon_role(rules: Rules, setup: DealSetup) -> TalonRole:
    """The talon stays closed, names the suit of two tricks, or is the sitting dealer's hand that leads them."""
    if rules.raspasy_talon == "closed" or setup.gusarik:
        return "closed"
    return "names" if setup.sitting_dealer is None else "leads"


def begin_raspasy(
    rules: Rules, setup: DealSetup, talon: tuple[Card, Card], dark_passes: tuple[Hand, ...]
) -> RaspasyPhase:
    """The table before the first card."""
    role = talon_role(rules, setup)
    return RaspasyPhase(
        dark_passes=dark_passes,
        trick=_empty_trick(role, talon, 0),
        turn=1 if setup.gusarik else 0,
        taken=(0,) * (4 if role == "leads" else 3),
    )


def _empty_trick(role: TalonRole, talon: tuple[Card, Card], number: int) -> Trick:
    """The trick of a number (from 0) before a hand has played to it."""
    if role == "closed" or number > 1:
        return Trick(None)
    card = talon[number]
    return Trick(card.suit, ((TALON, card),) if role == "leads" else ())


def playable_now(state: DealState, phase: RaspasyPhase) -> int:
    """Mask of the cards that the hand to play may play."""
    return playable(state.hands[phase.turn], phase.trick.suit, None)


def legal(state: DealState, phase: RaspasyPhase, seat: Seat) -> list[Legal]:
    """Cards for the seat whose turn it is."""
    if state.setup.holder(phase.turn) != seat:
        return []
    return [Play(card) for card in CardSet(playable_now(state, phase))]


def check(state: DealState, phase: RaspasyPhase, seat: Seat, action: Action) -> Rejection | None:
    """Why this seat may not do this now."""
    if not isinstance(action, Play):
        return Rejection("wrong-phase", {"phase": "raspasy"})
    if state.setup.holder(phase.turn) != seat:
        return Rejection("not-your-turn")
    return check_card(state.hands[phase.turn], playable_now(state, phase), action.card)


def after_card(state: DealState, phase: RaspasyPhase, card: Card) -> RaspasyPhase:
    """The table after a card; a full trick is closed, and the next leader is found."""
    setup = state.setup
    trick = with_card(phase.trick, phase.turn, card)
    played = sum(hand != TALON for hand, _ in trick.cards)
    if played < (2 if setup.gusarik else 3):
        step = (phase.turn + 1) % 3
        return replace(phase, trick=trick, turn=1 if setup.gusarik and step == 0 else step)
    role = talon_role(state.rules, setup)
    best = winner(trick, None)
    tricks = (*phase.tricks, Trick(trick.suit, trick.cards, best))
    return replace(
        phase,
        trick=_empty_trick(role, state.talon, len(tricks)),
        turn=_next_leader(state.rules, role, len(tricks), best),
        tricks=tricks,
        taken=tuple(count + (hand == best) for hand, count in enumerate(phase.taken)),
        offered=(),
    )


def _next_leader(rules: Rules, role: TalonRole, number: int, best: Hand) -> Hand:
    """First hand plays first to the two tricks of an open talon and, by default, leads the third (rules §9.3)."""
    if role == "closed" or number > 2:
        return best
    if number == 2 and rules.raspasy_third_lead == "trick2_winner" and best != TALON:
        return best
    return 0


def is_over(phase: RaspasyPhase) -> bool:
    """All ten tricks are closed."""
    return len(phase.tricks) == TRICKS
