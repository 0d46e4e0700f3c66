"""Weighing single cards: the trick now against what the suit is worth afterwards. Shared by declarer and defence."""

from __future__ import annotations

from prikup.bots.rule.holdings import tricks
from prikup.bots.rule.knowledge import Table, bits
from prikup.cards import SUIT_MASKS

_EARLY = 0.04
"""A trick taken now is worth a little more than the same trick later."""


def suit_of(mask: int, suit: int) -> int:
    """One suit of a mask as eight bits."""
    return mask >> 8 * suit & 0xFF


def worth(own: int, out: int, suit: int) -> float:
    """Tricks that the cards of one suit promise against those still out."""
    return tricks(suit_of(own, suit), suit_of(out, suit)).mean


def spent(table: Table, card: int, out: int) -> float:
    """What a suit loses when a card of it goes while the others keep theirs."""
    suit = card >> 3
    return worth(table.own, out, suit) - worth(table.own & ~(1 << card), out, suit)


def follow_value(table: Table, card: int, out: int) -> float:
    """A card played to a trick somebody else has led."""
    return table.wins(card) * (1 + _EARLY) - spent(table, card, out)


def lead_value(table: Table, card: int, out: int) -> float:
    """A card led: if it loses it may drive out a higher one, which helps what is left of the suit."""
    suit = card >> 3
    chance = table.wins(card)
    rest = table.own & ~(1 << card)
    theirs = out & SUIT_MASKS[suit]
    higher = theirs & ~((2 << card) - 1)
    if higher:
        beaten = theirs & ~(higher & -higher)
        lost = worth(rest, beaten & (beaten - 1), suit)
    else:
        lost = worth(rest, theirs, suit)
    low = theirs & (theirs - 1)
    won = worth(rest, low & (low - 1), suit)
    return chance * (1 + _EARLY + won) + (1 - chance) * lost - worth(table.own, out, suit)


def cheapest(mask: int, table: Table) -> int:
    """The card that matters least: lowest rank, side suits before trumps."""
    return min(bits(mask), key=lambda card: ((card & 7) + (8 if card >> 3 == table.trump else 0), card))


def distinct(table: Table, among: int) -> list[int]:
    """The cards of a mask, one of each run that nobody else's live card divides: the lowest of the run."""
    found = []
    others = table.out & ~table.own
    previous = -1
    for card in bits(among):
        same = previous >= 0 and previous >> 3 == card >> 3
        if not (same and not others & ((1 << card) - 1) & ~((2 << previous) - 1)):
            found.append(card)
        previous = card
    return found
