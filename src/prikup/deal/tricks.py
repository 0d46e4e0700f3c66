"""Following suit and winning tricks (rules §7.2, §7.3)."""

from __future__ import annotations

from prikup.cards import SUIT_MASKS, Card
from prikup.deal.table import Trick


def playable(hand: int, suit: int | None, trump: int | None) -> int:
    """Mask of the cards that may be played from ``hand``: the suit to follow, else a trump, else anything.

    ``suit`` None is a free lead; ``trump`` None is no trump.
    """
    if suit is None:
        return hand
    following = hand & SUIT_MASKS[suit]
    if following:
        return following
    if trump is not None:
        return hand & SUIT_MASKS[trump] or hand
    return hand


def with_card(trick: Trick, hand: int, card: Card) -> Trick:
    """The trick with one more card; the first card names the suit unless the talon has."""
    return Trick(card.suit if trick.suit is None else trick.suit, (*trick.cards, (hand, card)))


def winner(trick: Trick, trump: int | None) -> int:
    """The hand whose card wins: the highest trump, else the highest card of the suit led."""
    best = -1
    best_power = -1
    for hand, card in trick.cards:
        suit = card >> 3
        power = (card & 7) + (16 if suit == trump else 8 if suit == trick.suit else 0)
        if power > best_power and (suit in (trump, trick.suit)):
            best, best_power = hand, power
    return best
