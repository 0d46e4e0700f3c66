"""Suits, ranks, cards and sets of cards."""

from prikup.cards.card import (
    ACE,
    CARDS,
    KING,
    QUEEN,
    RANK_LETTERS,
    STRAIN_LETTERS,
    SUIT_LETTERS,
    SUITS,
    Card,
    CardError,
    Strain,
    parse_card,
)
from prikup.cards.cardset import (
    FULL_DECK,
    SUIT_MASKS,
    CardSet,
    card_set,
    hand_name,
    iter_cards,
    parse_hand,
)

__all__ = [
    "ACE",
    "CARDS",
    "FULL_DECK",
    "KING",
    "QUEEN",
    "RANK_LETTERS",
    "STRAIN_LETTERS",
    "SUITS",
    "SUIT_LETTERS",
    "SUIT_MASKS",
    "Card",
    "CardError",
    "CardSet",
    "Strain",
    "card_set",
    "hand_name",
    "iter_cards",
    "parse_card",
    "parse_hand",
]
