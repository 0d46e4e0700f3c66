"""Suits, ranks, cards and sets of cards."""

from prikup.cards.card import (
    CARDS,
    RANK_LETTERS,
    STRAIN_LETTERS,
    SUIT_LETTERS,
    SUITS,
    Card,
    CardError,
    Strain,
    card_name,
    parse_card,
)
from prikup.cards.cardset import (
    FULL_DECK,
    NO_CARDS,
    SUIT_MASKS,
    CardSet,
    card_set,
    hand_name,
    iter_cards,
    parse_hand,
)

__all__ = [
    "CARDS",
    "FULL_DECK",
    "NO_CARDS",
    "RANK_LETTERS",
    "STRAIN_LETTERS",
    "SUITS",
    "SUIT_LETTERS",
    "SUIT_MASKS",
    "Card",
    "CardError",
    "CardSet",
    "Strain",
    "card_name",
    "card_set",
    "hand_name",
    "iter_cards",
    "parse_card",
    "parse_hand",
]
