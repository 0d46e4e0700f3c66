"""Random legal play for the benchmarks: every deal goes to its last trick, nothing is claimed."""

from __future__ import annotations

from random import Random

from prikup.cards import CARDS, Card, iter_cards
from prikup.deal import GAMES, DealSetup, DealState, Dealt, Rejection, apply, begin, deal_cards, decide, legal, to_act
from prikup.deal.actions import Action, Discard, LookAtHand, Order, Pass, Play, Whist
from prikup.deal.forms import DiscardChoice, Legal, OfferChoice, OrderChoice, PointChoice
from prikup.rules.model import Rules

PASS_SHARE = 0.6
"""Share of passes in the auction: about two deals in five become raspasy. Every whister says whist, so that every
deal is played out."""


def shuffled(random: Random) -> Dealt:
    deck = list(CARDS)
    random.shuffle(deck)
    return deal_cards(deck, random.randint(1, 4))


def _filled(state: DealState, form: Legal, random: Random) -> Action | None:
    """An action of a legal form; None for what does not move the deal on."""
    match form:
        case OrderChoice(lowest=lowest, discard=wanted):
            return Order(
                GAMES[min(lowest + random.randint(0, 3), len(GAMES) - 1)], _two(state, random) if wanted else None
            )
        case DiscardChoice():
            return Discard(_two(state, random))
        case OfferChoice() | PointChoice() | LookAtHand():
            return None
        case action:
            return action


def _two(state: DealState, random: Random) -> tuple[Card, Card]:
    twelve = next(hand for hand in state.hands if hand.bit_count() == 12)
    first, second = random.sample(tuple(iter_cards(twelve)), 2)
    return first, second


def choose(state: DealState, forms: tuple[Legal, ...], random: Random) -> Action:
    first = forms[0]
    if isinstance(first, Pass) and random.random() < PASS_SHARE:
        return first
    if Whist("whist") in forms:
        return Whist("whist")
    plays = [form for form in forms if isinstance(form, Play)] or forms
    while True:
        action = _filled(state, random.choice(plays), random)
        if action is not None:
            return action


def play_deal(rules: Rules, setup: DealSetup, dealt: Dealt, random: Random) -> DealState:
    """Play one deal to its end, every action asked of ``legal`` and judged by ``decide``."""
    state = begin(rules, setup, dealt)
    while seats := to_act(state):
        seat = seats[0]
        events = decide(state, seat, choose(state, legal(state, seat), random))
        if isinstance(events, Rejection):
            raise AssertionError(f"legal() offers what decide() refuses: {events.code}")
        for event in events:
            state = apply(state, event)
    return state
