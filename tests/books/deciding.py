"""The decisions of the book as views: what the seat knew, and which actions the book calls right."""

from __future__ import annotations

import tomllib
from functools import cache
from random import Random
from typing import Literal, TypeAlias

import msgspec

from prikup import match
from prikup.cards import CARDS, Card, card_set, parse_card, parse_hand
from prikup.deal import Dealt, Rejection
from prikup.deal.actions import Bid, Hold, Order
from prikup.match import AnyAction, MatchState, MatchView, Started
from prikup.rules import Rules
from tests.books.book import DATA
from tests.support.script import parse_action

Kind: TypeAlias = Literal["bid", "discard", "order", "whist", "mode", "lead"]
"""What is decided; a lead is the first card of the play, with closed hands."""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: what the seat held and heard, and the answers that the book calls right."""

    id: str
    kind: Kind
    seat: int
    hand: str
    before: str
    answers: tuple[str, ...]
    talon: str = ""

    def view(self, rules: Rules, seed: int = 0) -> MatchView:
        """What the seat sees in the first deal of a match of three.

        The cards that it does not see are drawn by the seed; the view does not depend on them.
        """
        names = ("Анна", "Борис", "Вера")
        state = match.begin_match(Started(rules=rules, names=names, first_dealer=2))
        state = match.apply(state, self._deal(Random(seed)))
        for word in self.before.split():
            state = _after(state, word)
        seen = match.view(state, self.seat)
        assert self.seat in seen.to_act, self.id
        return seen

    def right(self, action: AnyAction) -> bool:
        """Whether an action is one of the answers."""
        return any(_matches(action, answer) for answer in self.answers)

    def _deal(self, random: Random) -> Dealt:
        own = parse_hand(self.hand)
        talon = [parse_card(card) for card in self.talon.split()]
        known = own | card_set(talon)
        rest = [card for card in CARDS if not known & card.bit]
        random.shuffle(rest)
        hands = [card_set(rest[:10]), card_set(rest[10:20])]
        hands.insert(self.seat, own)
        left, right = talon or rest[20:]
        return Dealt((hands[0], hands[1], hands[2]), (left, right))


@cache
def decisions() -> tuple[Decision, ...]:
    """All decisions, in the order of the book."""
    with (DATA / "decisions.toml").open("rb") as stream:
        return msgspec.convert(tomllib.load(stream)["decision"], tuple[Decision, ...])


def _after(state: MatchState, word: str) -> MatchState:
    """The match after one word of a script."""
    seat = match.to_act(state)[0]
    action = parse_action(word)
    if isinstance(action, Order) and action.discard is None:
        action = Order(action.game, _low_cards(state, seat, action.game.strain))
    events = match.decide(state, seat, action)
    assert not isinstance(events, Rejection), f"{word}: {events}"
    for event in events:
        state = match.apply(state, event)
    return state


def _low_cards(state: MatchState, seat: int, trump: int) -> tuple[Card, Card]:
    """The two lowest cards beside trumps that a declarer has after the talon."""
    deal = match.view(state, seat).deal
    assert deal is not None
    assert deal.contract is not None
    twelve = deal.hands[deal.contract.declarer]
    assert twelve is not None
    first, second, *_ = sorted(twelve, key=lambda card: (card.suit == trump, card.rank))
    return first, second


def _matches(action: AnyAction, answer: str) -> bool:
    kind, _, what = answer.partition(":")
    if kind == "bid":
        return isinstance(action, Bid | Hold)
    if kind == "discard":
        cards = action.discard if isinstance(action, Order) else None
        return cards is not None and {str(card) for card in cards} == set(what.split(","))
    if kind == "game":
        return isinstance(action, Order) and str(action.game) == what
    return action == parse_action(answer)
