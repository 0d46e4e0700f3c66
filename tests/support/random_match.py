"""Random legal play of whole matches: everything legal happens sooner or later, and everything ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from prikup import match
from prikup.cards import CARDS, Card, CardSet
from prikup.deal import GAMES, Dealt, Rejection, deal_cards
from prikup.deal.actions import Action, Discard, GiveOver, Offer, Order, Point
from prikup.deal.forms import DiscardChoice, OfferChoice, OrderChoice, PointChoice
from prikup.deal.view import SeatView
from prikup.match import (
    AnyAction,
    Change,
    Correct,
    Fine,
    FixChoice,
    FixMatch,
    MatchState,
    MatchView,
    Proposal,
    Propose,
    Redeal,
    Started,
)
from prikup.rules import Rules

ASIDE = 0.04
"""Share of the turns at which somebody does something else than move on: an offer, a card pointed at, a proposal."""
NAMES = ("Анна", "Борис", "Вера", "Глеб")


def shuffled(random: Random) -> Dealt:
    """A deal from a shuffled deck, the talon in any allowed place."""
    deck = list(CARDS)
    random.shuffle(deck)
    return deal_cards(deck, random.randint(1, 4))


def started(rules: Rules, random: Random) -> MatchState:
    """A match about to begin."""
    names = NAMES[: rules.players]
    return match.begin_match(Started(rules=rules, names=names, first_dealer=random.randrange(rules.players)))


def states(rules: Rules, random: Random, deals: int) -> Iterator[MatchState]:
    """Every state of a match of at most ``deals`` deals, played at random."""
    state = started(rules, random)
    yield state
    while state.stage != "finished" and (state.stage == "deal" or state.proposal or len(state.past) < deals):
        state = step(state, random)
        yield state


def step(state: MatchState, random: Random) -> MatchState:
    """One more event."""
    if state.proposal is None and random.random() < ASIDE:
        aside = _aside(state, random)
        if aside is not None:
            return _done(state, *aside)
    if state.stage == "between" and state.proposal is None:
        return match.apply(state, shuffled(random))
    seat = random.choice(match.to_act(state))
    return _done(state, seat, choose(match.view(state, seat), random))


def _done(state: MatchState, seat: int, action: AnyAction) -> MatchState:
    events = match.decide(state, seat, action)
    assert not isinstance(events, Rejection), f"{action} of seat {seat} was called legal: {events}"
    for event in events:
        state = match.apply(state, event)
    return state


def choose(view: MatchView, random: Random) -> AnyAction:
    """Something legal that moves the match on."""
    if view.legal:
        form = random.choice(view.legal)
        return FixMatch(pool_size=random.randint(5, 40), end="each_pool") if isinstance(form, FixChoice) else form
    assert view.deal is not None
    forms = [form for form in view.deal.legal if not isinstance(form, OfferChoice | PointChoice | GiveOver)]
    return _filled(view.deal, random.choice(forms), random)


def _aside(state: MatchState, random: Random) -> tuple[int, AnyAction] | None:
    seat = random.randrange(state.players)
    seen = match.view(state, seat)
    forms = [] if seen.deal is None else seen.deal.legal
    asides = [form for form in forms if isinstance(form, OfferChoice | PointChoice | GiveOver)]
    if asides and seen.deal is not None and state.stage == "deal":
        return seat, _filled(seen.deal, random.choice(asides), random)
    action = Propose(_proposal(state, random))
    return None if isinstance(match.decide(state, seat, action), Rejection) else (seat, action)


def _proposal(state: MatchState, random: Random) -> Proposal:
    if state.stage == "deal":
        return Redeal()
    if random.random() < 0.5:
        return Fine(proven=random.random() < 0.5)
    seat = random.randrange(state.players)
    on = (seat + 1) % state.players
    return Correct((Change(column="whists", seat=seat, on=on, amount=random.randint(1, 9)),), "проверка")


def _filled(view: SeatView, form: object, random: Random) -> Action:
    """A concrete action of a legal form."""
    match form:
        case OrderChoice(lowest, discard, may_throw):
            game = GAMES[min(lowest + int(random.random() ** 3 * 25), 24)]
            if not discard:
                return Order(game)
            thrown = may_throw and random.random() < 0.3
            return Order(game, _talon(view) if thrown else _two(view, random), thrown)
        case DiscardChoice(may_throw):
            thrown = may_throw and random.random() < 0.3
            return Discard(_talon(view) if thrown else _two(view, random), thrown)
        case PointChoice(cards):
            return Point(random.choice(tuple(cards)))
        case OfferChoice():
            return _offer(view, form, random)
        case action:
            return action  # type: ignore[return-value]


def _twelve(view: SeatView) -> CardSet:
    assert view.contract is not None
    twelve = view.hands[view.contract.declarer]
    assert twelve is not None
    return twelve


def _two(view: SeatView, random: Random) -> tuple[Card, Card]:
    first, second = random.sample(tuple(_twelve(view)), 2)
    return first, second


def _talon(view: SeatView) -> tuple[Card, Card]:
    first, second = view.talon
    assert first is not None
    assert second is not None
    return first, second


def _offer(view: SeatView, form: OfferChoice, random: Random) -> Offer:
    numbers = [0] * len(view.taken)
    hands = [1, 2] if view.setup.gusarik and view.phase == "raspasy" else [0, 1, 2]
    if random.random() < 0.3 and view.seat is not None and (own := view.setup.hand_of(view.seat)) is not None:
        numbers[own] = form.remaining
    else:
        for _ in range(form.remaining):
            numbers[random.choice(hands)] += 1
    return Offer(tuple(numbers))
