"""Worlds judged by the referee: the true one, and whether another could have been played to the same view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from msgspec.structs import replace

from prikup.bots.belief import World
from prikup.cards import FULL_DECK, Card, CardSet, card_set
from prikup.deal import Acted, DealState, Dealt, Rejection, SeatView, apply, begin, decide, view
from prikup.deal.actions import DeclarePreferans, Discard, Order
from prikup.deal.state import Agreed, Exchange, Finished, Phase, RaspasyPhase
from prikup.deal.view import SeenDealt
from prikup.notation.codec import encode


def last_phase(state: DealState) -> Phase:
    """The phase a deal is in, or ended in."""
    return state.phase.last if isinstance(state.phase, Finished) else state.phase


def talon_taken(state: DealState) -> bool:
    """Whether the declarer has taken the talon."""
    phase = last_phase(state)
    return isinstance(phase, Exchange | Agreed) and not phase.contract.no_talon


def true_world(state: DealState, seen: SeatView) -> World:
    """Where the cards lie; talon cards that raspasy has turned for this view lie nowhere."""
    phase = last_phase(state)
    discard = phase.discard if isinstance(phase, Agreed) else None
    talon = 0 if talon_taken(state) else card_set(state.talon)
    if isinstance(phase, RaspasyPhase):
        talon &= ~card_set(card for card in seen.talon if card is not None)
    return World(state.hands, talon, card_set(discard or ()))


def placements(state: DealState, seen: SeatView, most: int) -> list[World] | None:
    """Every way to fill the places that this view does not show with the cards that it does not, whatever else it has
    seen; None for more than ``most``."""
    truth = true_world(state, seen)
    known = [int(hand or 0) for hand in seen.hands]
    known += [0, card_set(seen.discard or ())]
    cards = 0
    for place, mask in enumerate(truth.places):
        cards |= mask & ~known[place]
    sizes = [(mask & ~known[place]).bit_count() for place, mask in enumerate(truth.places)]
    total, left = 1, sum(sizes)
    for size in sizes:
        total *= comb(left, size)
        left -= size
    if total > most:
        return None
    return [_world(known, filled) for filled in _filled(cards, sizes)]


def _filled(cards: int, sizes: list[int]) -> Iterator[list[int]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(CardSet(cards), sizes[0]):
        mask = card_set(chosen)
        for rest in _filled(cards & ~mask, sizes[1:]):
            yield [int(mask), *rest]


def _world(known: list[int], filled: list[int]) -> World:
    first, second, third, talon, discard = (have | more for have, more in zip(known, filled, strict=True))
    return World((first, second, third), talon, discard)


def could_be(state: DealState, seat: int | None, world: World, random: Random) -> bool:
    """Whether the referee accepts the whole history of the deal in this world, and the seat then sees the same."""
    seen = view(state, seat)
    other = played_in(state, seen, world, random)
    return other is not None and encode(view(other, seat)) == encode(seen)


def played_in(state: DealState, seen: SeatView, world: World, random: Random) -> DealState | None:
    """The deal played again with the cards of a world; None where it cannot be dealt or the referee objects."""
    dealt = _dealt(state, seen, world, random)
    if dealt is None:
        return None
    other = begin(state.rules, state.setup, dealt)
    for event in state.history[1:]:
        assert isinstance(event, Acted)
        action = event.action
        if isinstance(action, Order | Discard) and seen.discard is None and world.discard:
            first, second = CardSet(world.discard)
            action = (
                replace(action, discard=(first, second))
                if isinstance(action, Order)
                else replace(action, cards=(first, second))
            )
        events = decide(other, event.seat, action)
        if isinstance(events, Rejection):
            return None
        for accepted in events:
            other = apply(other, accepted)
    return other if other.hands == world.hands else None


def _dealt(state: DealState, seen: SeatView, world: World, random: Random) -> Dealt | None:
    hands = list(world.hands)
    for event in state.history[1:]:
        card = getattr(getattr(event, "action", None), "card", None)
        if isinstance(card, Card) and (holder := _holder(seen, card)) is not None:
            hands[holder] |= card.bit
    own = next(event for event in seen.history if isinstance(event, SeenDealt)).hands
    if talon_taken(state):
        assert seen.contract is not None
        declarer = seen.contract.declarer
        twelve = CardSet(hands[declarer] | world.discard)
        shown = [card for card in seen.talon if card is not None]
        mine = own[declarer]
        talon = shown or (random.sample(list(twelve), 2) if mine is None else list(CardSet(twelve & ~mine)))
        hands[declarer] = twelve & ~card_set(talon)
    else:
        down = list(CardSet(world.talon))
        random.shuffle(down)
        talon = [card if card is not None else down.pop() for card in seen.talon]
    everything = hands[0] | hands[1] | hands[2] | card_set(talon)
    if any(mask.bit_count() != 10 for mask in hands) or everything != FULL_DECK:
        return None
    return Dealt((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2])), (talon[0], talon[1]))


def _holder(seen: SeatView, card: Card) -> int | None:
    for trick in (*seen.tricks, seen.table):
        for hand, played in () if trick is None else trick.cards:
            if played == card and hand < 3:
                return hand
    return None


def replayable(state: DealState) -> bool:
    """Whether every world of the deal can be judged by playing it again: a declared «преферанс» tells of the cards."""
    return not any(isinstance(event, Acted) and isinstance(event.action, DeclarePreferans) for event in state.history)
