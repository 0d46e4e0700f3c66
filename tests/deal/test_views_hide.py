"""Nothing leaks: two worlds that differ only in what a seat may not know look alike to it, byte for byte."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, target
from hypothesis import strategies as st

import prikup.deal.views as views
from prikup.cards import Card, CardSet, card_set
from prikup.deal import Acted, DealState, Dealt, Rejection, apply, begin, decide, view
from prikup.deal.actions import Discard, Order
from prikup.deal.state import Exchange, Finished, Mode, PlayPhase, Whisting
from prikup.deal.view import SeatView
from prikup.notation.codec import encode
from prikup.rules import Rules, preset
from tests.support.random_match import states
from tests.support.strategies import rules_values


def known_cards(seen: SeatView, state: DealState) -> int:
    """Every card of which the seat knows where it was dealt or where it lies: what no other world may move."""
    known = 0
    for event in seen.history:
        if not isinstance(event, Acted):
            for hand in event.hands:
                known |= hand or 0
    for hand in seen.hands:
        known |= hand or 0
    known |= seen.note or 0
    for card in (*seen.talon, *(seen.discard or ())):
        known |= 0 if card is None else card.bit
    for trick in (*seen.tricks, *((seen.table,) if seen.table else ())):
        for _, card in trick.cards:
            known |= card.bit
    return known


def other_world(state: DealState, seat: int | None, random: Random) -> DealState | None:
    """The same history with every unseen card dealt anew; None when this try cannot have been played so."""
    seen = view(state, seat)
    known = known_cards(seen, state)
    dealt = state.history[0]
    assert isinstance(dealt, Dealt)
    phase = state.phase.last if isinstance(state.phase, Finished) else state.phase
    declarer = phase.contract.declarer if isinstance(phase, Exchange | Whisting | Mode | PlayPhase) else None
    taken = declarer is not None and not phase.contract.no_talon  # type: ignore[union-attr]
    # Where every unseen card lies now: a hand, the declarer's twelve with the talon in them, or the talon.
    slots: list[str] = []
    unseen: list[Card] = []
    owners = dict[Card, str]()
    for hand in range(3):
        for card in CardSet(dealt.hands[hand]):
            owners[card] = str(hand)
    for card in dealt.talon:
        owners[card] = str(declarer) if taken else "talon"
    for card, owner in owners.items():
        if not known >> card & 1:
            unseen.append(card)
            slots.append(owner)
    random.shuffle(unseen)
    moved = dict(zip(unseen, slots, strict=True))
    placed = {card: moved.get(card, owner) for card, owner in owners.items()}
    return _replayed(state, placed, seen, declarer if taken else None, random)


def _replayed(
    state: DealState,
    placed: dict[Card, str],
    seen: SeatView,
    declarer: int | None,
    random: Random,
) -> DealState | None:
    dealt = state.history[0]
    assert isinstance(dealt, Dealt)
    talon = dealt.talon
    if declarer is None:
        left = [card for card, owner in placed.items() if owner == "talon"]
        fixed = [card for card in talon if card in left]
        rest = [card for card in left if card not in fixed]
        talon = tuple(card if card in fixed else rest.pop() for card in talon)  # type: ignore[assignment]
    elif not set(talon) <= set(seen.talon):
        twelve = [card for card, owner in placed.items() if owner == str(declarer)]
        talon = tuple(random.sample(twelve, 2))  # type: ignore[assignment]
    hands = [
        card_set(card for card, owner in placed.items() if owner == str(hand) and card not in talon)
        for hand in range(3)
    ]
    if any(len(hand) != 10 for hand in hands):
        return None
    other = begin(state.rules, state.setup, Dealt((hands[0], hands[1], hands[2]), talon))
    held = 0
    # Cards that the declarer is known not to have discarded: he played them, or they lie open in his hand.
    for event in state.history[1:]:
        held |= _played(event)
    if declarer is not None:
        held |= seen.hands[declarer] or 0
    for event in state.history[1:]:
        assert isinstance(event, Acted)
        action = event.action
        if isinstance(action, Order | Discard) and declarer is not None and seen.discard is None:
            free = [card for card in CardSet(other.hands[declarer]) if not held >> card & 1]
            pair = tuple(random.sample(free, 2))
            action = Order(action.game, pair) if isinstance(action, Order) else Discard(pair)  # type: ignore[arg-type]
        events = decide(other, event.seat, action)
        if isinstance(events, Rejection):
            return None
        for accepted in events:
            other = apply(other, accepted)
    return other


def _played(event: object) -> int:
    card = getattr(getattr(event, "action", None), "card", None)
    return card.bit if isinstance(card, Card) else 0


@given(rules=rules_values(), seed=st.integers(0, 2**32), seat=st.integers(-1, 3))
def test_unseen_cards_leave_no_trace(rules: Rules, seed: int, seat: int) -> None:
    random = Random(seed)
    stop = random.randint(1, 70)
    deal = None
    for number, state in enumerate(states(rules, random, deals=2)):
        deal = state.deal
        if number >= stop and deal is not None:
            break
    if deal is None or seat >= rules.players:
        return
    viewer = None if seat < 0 else seat
    worlds = [world for _ in range(40) if (world := other_world(deal, viewer, random)) is not None][:3]
    target(float(len(worlds)))
    before = encode(view(deal, viewer))
    for world in worlds:
        assert encode(view(world, viewer)) == before


def worlds_of(preset_name: str, seeds: range, stop: int) -> tuple[int, int]:
    """Decisions looked at, and worlds made for them."""
    looked = made = 0
    for seed in seeds:
        random = Random(seed)
        deal = _deal_at(preset(preset_name), random, stop)
        looked += 1
        made += any(other_world(deal, 0, random) is not None for _ in range(40))
    return looked, made


def _deal_at(rules: Rules, random: Random, stop: int) -> DealState:
    deal = None
    for number, state in enumerate(states(rules, random, deals=2)):
        deal = state.deal or deal
        if number >= stop and state.deal is not None:
            break
    assert deal is not None
    return deal


@pytest.mark.parametrize("name", ["sochi", "classic", "gusarik"])
def test_there_are_other_worlds(name: str) -> None:
    """The property above is not empty: most moments of a deal have other worlds, found by a few tries."""
    for stop in (3, 12, 30):
        looked, made = worlds_of(name, range(20), stop)
        assert made >= looked * 0.6


@pytest.mark.parametrize("leak", ["_talon", "_discard", "_sees_hand"])
def test_a_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views that show the talon, the discard or every hand fail the property."""
    leaks = {
        "_talon": lambda state, phase, contract, own: state.talon,
        "_discard": lambda phase, contract: getattr(phase, "discard", None),
        "_sees_hand": lambda state, phase, seat, hand: True,
    }
    caught = 0
    for seed in range(60):
        random = Random(seed)
        deal = _deal_at(preset("sochi"), random, 12)
        worlds = [world for _ in range(20) if (world := other_world(deal, 0, random)) is not None]
        with monkeypatch.context() as patched:
            patched.setattr(views, leak, leaks[leak])
            if leak == "_discard":
                patched.setattr(views, "redact", lambda state, event, seat, own, everything: event)
            caught += any(encode(view(world, 0)) != encode(view(deal, 0)) for world in worlds)
    assert caught
