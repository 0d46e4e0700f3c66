"""Raspasy: duck, and get rid of the cards that will have to take tricks (rules §9)."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.holdings import danger
from prikup.bots.rule.knowledge import Table, bits
from prikup.cards import SUIT_MASKS

LEADING: Final = 0.25
"""What having to lead again costs, in tricks."""


def raspasy_card(table: Table) -> int:
    """The card of one's own hand: least likely to take the trick, and the most dangerous to keep."""
    cards = bits(table.legal)
    return max(cards, key=lambda card: (_value(table, card), card & 7))


def _value(table: Table, card: int) -> float:
    return _relief(table, card) - (1 + LEADING) * takes(table, card)


def _relief(table: Table, card: int) -> float:
    """How much less the suit must take once the card is gone."""
    suit = card >> 3
    own, out = table.own >> 8 * suit & 0xFF, table.out >> 8 * suit & 0xFF
    out &= ~own
    return danger(own, out).tricks - danger(own & ~(1 << (card & 7)), out).tricks


def takes(table: Table, card: int) -> float:
    """Chance that a card takes the trick, the hands still to play ducking where they can."""
    if table.strength(card) <= table.power:
        return 0.0
    chance = 1.0
    suit = card >> 3 if table.suit is None else table.suit
    for hand in table.after:
        chance *= 1 - must_beat(table, hand, card, suit)
    return chance


def must_beat(table: Table, hand: int, card: int, suit: int) -> float:
    """Chance that a hand has cards of the suit, all of them higher than ``card``."""
    led = SUIT_MASKS[suit]
    lower = led & ((1 << card) - 1)
    known = table.cards[hand]
    if known is not None:
        return float(bool(known & led) and not known & lower)
    none_lower = table.chance_none(hand, lower)
    return none_lower * (1 - table.chance_none(hand, led & ~lower))
