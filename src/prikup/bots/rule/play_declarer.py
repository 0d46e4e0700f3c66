"""The declarer of a trick game: draw trumps, set up the long suit, take what is sure (rules §7)."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.cards import cheapest, distinct, follow_value, lead_value, worth
from prikup.bots.rule.holdings import tricks
from prikup.bots.rule.knowledge import Table
from prikup.cards import SUIT_MASKS

DRAW: Final = 0.6
"""What drawing a round of trumps is worth while the defenders have some."""
LENGTH: Final = 0.08
"""For each card of a suit that can be set up."""
RUFFED: Final = 0.5
"""What a winner of a side suit loses by being led while the defenders hold trumps."""


def declarer_card(table: Table) -> int:
    """The card of the declarer's hand."""
    enemies = table.against()
    cards = distinct(table, table.legal)
    if len(cards) == 1:
        return cards[0]
    if table.suit is None:
        return max(cards, key=lambda card: (_lead(table, card, enemies), -card))
    if not table.after:
        return _last(table, cards)
    return max(cards, key=lambda card: (follow_value(table, card, enemies), -(card & 7)))


def _last(table: Table, cards: list[int]) -> int:
    """Nobody plays after: win as cheaply as possible, or throw the least."""
    enemies = table.against()
    winning = [card for card in cards if table.strength(card) > table.power]
    if winning:
        return min(winning, key=table.strength)
    losing = max(cards, key=lambda card: (follow_value(table, card, enemies), -(card & 7)))
    return losing if table.own & SUIT_MASKS[losing >> 3] else cheapest(table.legal, table)


def _lead(table: Table, card: int, enemies: int) -> float:
    suit = card >> 3
    value = lead_value(table, card, enemies)
    trump = table.trump
    if trump is None:
        return value + LENGTH * _to_set_up(table, suit, enemies)
    theirs = enemies & SUIT_MASKS[trump]
    if suit == trump:
        return value + (_draw(table, enemies) if theirs else -0.3)
    if theirs and table.is_master(card, enemies):
        value -= RUFFED * _ruff_chance(table, suit)
    return value + LENGTH * _to_set_up(table, suit, enemies)


def _draw(table: Table, enemies: int) -> float:
    """Trumps are drawn when one's own are longer or higher, and there is something to protect."""
    assert table.trump is not None
    own = table.own & SUIT_MASKS[table.trump]
    theirs = enemies & SUIT_MASKS[table.trump]
    promised = worth(table.own, enemies, table.trump)
    if own.bit_count() <= 1 and promised < 1:
        return -0.5
    longest = max(
        (theirs & known).bit_count() if known is not None else (theirs.bit_count() + 1) // 2
        for known in (table.cards[hand] if table.enemy(hand) else 0 for hand in range(3))
    )
    if own.bit_count() < longest:
        return -0.2
    return DRAW if promised >= min(longest, 1) else 0.1


def _to_set_up(table: Table, suit: int, enemies: int) -> float:
    own = table.own >> 8 * suit & 0xFF
    out = enemies >> 8 * suit & 0xFF
    count = tricks(own, out)
    return own.bit_count() * (1.0 if count.mean > 0.5 else 0.0)


def _ruff_chance(table: Table, suit: int) -> float:
    """Chance that a defender is without a suit and has a trump."""
    assert table.trump is not None
    safe = 1.0
    for hand in range(3):
        if table.enemy(hand):
            void = table.chance_none(hand, SUIT_MASKS[suit])
            safe *= 1 - void * (1 - table.chance_none(hand, SUIT_MASKS[table.trump]))
    return 1 - safe
