"""The defenders of a trick game: leads, and who takes the trick (rules §7; the leading rules of closed play)."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.cards import distinct, follow_value, lead_value, suit_of
from prikup.bots.rule.knowledge import Table
from prikup.cards import SUIT_MASKS
from prikup.deal import SeatView

PARTNER_TAKES: Final = 0.35
"""Chance that a partner whose cards are closed beats a declarer's card that one cannot beat oneself."""
CASH: Final = 0.35
"""For a sure trick that the declarer might throw his loser on later."""
PARTNER_RUFFS: Final = 0.7
RETURNED: Final = 0.2
"""For the suit that the partner led."""
THROUGH: Final = 0.15
"""For a lead that the declarer must play to before the partner."""
SHORT: Final = 0.12
"""For a short side suit while the hand has trumps of its own to ruff with; for a long one with long trumps."""
FORCE: Final = 0.1
"""For making the declarer trump."""


def defence_card(view: SeatView, table: Table) -> int:
    """The card of a defender's hand."""
    out = table.could[table.declarer]
    cards = distinct(table, table.legal)
    if len(cards) == 1:
        return cards[0]
    if table.suit is None:
        partner_suits = _led_by_partner(view, table)
        return max(cards, key=lambda card: (_lead(table, card, out, partner_suits), -(card & 7)))
    return max(cards, key=lambda card: (_follow(table, card, out), -(card & 7)))


def _partner(table: Table) -> int:
    return next(hand for hand in range(3) if hand not in (table.hand, table.declarer))


def _led_by_partner(view: SeatView, table: Table) -> set[int]:
    partner = _partner(table)
    return {trick.cards[0][1].suit for trick in view.tricks if trick.cards and trick.cards[0][0] == partner}


def _follow(table: Table, card: int, out: int) -> float:
    value = follow_value(table, card, out)
    partner = _partner(table)
    beaten = table.strength(card) <= table.power
    if beaten and table.best >= 0 and table.enemy(table.best) and partner in table.after:
        known = table.cards[partner]
        value += table.chance_beaten(partner, table.holding) if known is not None else PARTNER_TAKES
    elif not beaten and table.best == partner:
        # Overtaking the partner gains only what his card would have lost.
        value -= 0.02
    return value


def _lead(table: Table, card: int, out: int, partner_suits: set[int]) -> float:
    suit = card >> 3
    mask = SUIT_MASKS[suit]
    declarer, partner, trump = table.declarer, _partner(table), table.trump
    value = lead_value(table, card, out)
    declarer_void = table.chance_none(declarer, mask)
    declarer_trumps = 0.0 if trump is None else 1 - table.chance_none(declarer, SUIT_MASKS[trump])
    if suit != trump:
        if table.is_master(card, out):
            value += CASH * (1 - declarer_void * declarer_trumps)
        value += _partner_helps(table, card, out, partner, declarer_void * declarer_trumps)
        if declarer_void > 0.9 and declarer_trumps > 0.5:
            value += FORCE
        if trump is not None:
            value += _length(table, suit, trump)
    elif trump is not None:
        value -= 0.15
    if suit in partner_suits:
        value += RETURNED
    if table.after and table.after[0] == declarer:
        value += THROUGH if declarer_void < 0.5 and suit != trump else 0.0
    return value


def _partner_helps(table: Table, card: int, out: int, partner: int, trumped: float) -> float:
    """What the partner does with a lead: trumps it, or takes it when one's own card does not."""
    suit, trump = card >> 3, table.trump
    found = 0.0
    if trump is not None:
        void = table.chance_none(partner, SUIT_MASKS[suit])
        found += PARTNER_RUFFS * void * (1 - table.chance_none(partner, SUIT_MASKS[trump]))
    if not table.is_master(card, out):
        known = table.cards[partner]
        theirs = out & SUIT_MASKS[suit]
        if known is not None:
            held = known & SUIT_MASKS[suit]
            found += (1 - trumped) * 0.8 if held > theirs else 0.0
        else:
            found += (1 - trumped) * PARTNER_TAKES
    return found


def _length(table: Table, suit: int, trump: int) -> float:
    """Long suit with long trumps, short suit with short ones."""
    trumps = suit_of(table.own, trump).bit_count()
    length = suit_of(table.own, suit).bit_count()
    if trumps >= 3:
        return SHORT * (length - 2) / 2
    return SHORT * (3 - length) / 2 if trumps else 0.0
