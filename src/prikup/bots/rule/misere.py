"""Misère: the declarer ducks with the cards that can least be kept; the catchers lead where he must take."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.evaluation import misere_discards
from prikup.bots.rule.holdings import danger
from prikup.bots.rule.knowledge import Table, bits
from prikup.bots.rule.raspasy import takes
from prikup.cards import SUIT_MASKS, CardSet
from prikup.deal import SeatView

TAKEN: Final = 3.0
"""How much worse a trick now is than one feared later."""


def misere_card(table: Table) -> int:
    """The declarer's card."""
    return max(bits(table.legal), key=lambda card: (_relief(table, card) - TAKEN * takes(table, card), card & 7))


def _relief(table: Table, card: int) -> float:
    suit = card >> 3
    own = table.own >> 8 * suit & 0xFF
    out = table.against() >> 8 * suit & 0xFF
    before = danger(own, out)
    after = danger(own & ~(1 << (card & 7)), out)
    return before.caught + before.tricks - after.caught - after.tricks


def likely_hand(view: SeatView, table: Table) -> int:
    """The declarer's cards as a catcher imagines them: of the twelve he showed he has kept the safest ten.

    Without a note it is everything that he may hold.
    """
    assert view.contract is not None
    could = table.could[table.declarer]
    note = view.note
    if table.cards[table.declarer] is not None or note is None or view.discard is not None:
        return could
    played = 0
    for trick in (*view.tricks, view.table):
        if trick is not None:
            for hand, card in trick.cards:
                if hand == table.declarer:
                    played |= card.bit
    twelve = int(note) | played
    for _, (first, second) in misere_discards(twelve, view.contract.declarer == 0):
        pair = first.bit | second.bit
        if not pair & played and not pair & ~could:
            return could & ~pair
    return could


def catcher_card(view: SeatView, table: Table) -> int:
    """The card of a hand against the misère."""
    his = likely_hand(view, table)
    if table.suit is None:
        return max(bits(table.legal), key=lambda card: (_lead(table, card, his), -(card & 7)))
    return max(bits(table.legal), key=lambda card: (_follow(table, card, his), card & 7))


def _partner(table: Table) -> int:
    return next(hand for hand in range(3) if hand not in (table.hand, table.declarer))


def _catch(his: int, ours: int, suit: int) -> float:
    found = danger(his >> 8 * suit & 0xFF, ours >> 8 * suit & 0xFF)
    return found.caught + found.tricks


def _lead(table: Table, card: int, his: int) -> float:
    """Low from a suit in which he must take; never a suit that he has not got, while others are left."""
    suit = card >> 3
    held = his & SUIT_MASKS[suit]
    partner = table.could[_partner(table)] & SUIT_MASKS[suit]
    if not held:
        # He would throw his worst card on it; better if the partner takes over, or throws a card of use.
        return -1.0 - 0.01 * (card & 7)
    under = held & ((1 << card) - 1)
    partner_low = not partner or bool(partner & ((1 << (held.bit_length() - 1)) - 1))
    now = 3.0 if not under and partner_low and not _partner_must_cover(partner, held) else 0.0
    ours = (table.own | table.could[_partner(table)]) & ~(1 << card)
    return now + _catch(his, ours, suit) - 0.02 * (card & 7)


def _partner_must_cover(partner: int, held: int) -> bool:
    """Whether every card that the partner could play to a lead is higher than all that the declarer holds."""
    return bool(partner) and partner & -partner > held


def _follow(table: Table, card: int, his: int) -> float:
    suit = table.suit
    assert suit is not None
    strength = table.strength(card)
    if card >> 3 != suit:
        return _discard(table, card, his)
    if table.best == table.declarer:
        # He holds the trick: stay below him.
        return 5.0 - 0.02 * (7 - (card & 7)) if strength < table.power else -0.05 * (card & 7)
    if table.declarer in table.after:
        held = his & SUIT_MASKS[suit]
        height = max(strength, table.power)
        caught = bool(held) and not any(8 + (other & 7) < height for other in bits(held))
        return (4.0 if caught else 0.0) - 0.05 * (card & 7)
    # He has ducked: keep the low cards for later.
    return 0.05 * (card & 7)


def _discard(table: Table, card: int, his: int) -> float:
    """Keep low cards where he can be caught; throw suits that are of no use, short ones first."""
    suit = card >> 3
    ours = table.own | table.could[_partner(table)]
    before = _catch(his, ours, suit)
    after = _catch(his, ours & ~(1 << card), suit)
    length = CardSet(table.own & SUIT_MASKS[suit]).bit_count()
    return (after - before) + 0.03 * (card & 7) - 0.02 * length
