"""Random deals and endings for the tests of the solver."""

from __future__ import annotations

import random

from prikup.cards import CARDS, Card, card_set


def hands_of(rng: random.Random, size: int = 10) -> tuple[int, int, int]:
    """Three hands of so many cards."""
    cards = rng.sample(CARDS, 3 * size)
    return (card_set(cards[:size]), card_set(cards[size : 2 * size]), card_set(cards[2 * size :]))


def renamed(hands: tuple[int, int, int], suits: tuple[int, ...]) -> tuple[int, int, int]:
    """The hands with suit ``s`` become ``suits[s]``."""

    def one(mask: int) -> int:
        return sum((mask >> 8 * suit & 0xFF) << 8 * suits[suit] for suit in range(4))

    return one(hands[0]), one(hands[1]), one(hands[2])


def renamed_card(card: Card, suits: tuple[int, ...]) -> Card:
    """The card with its suit renamed."""
    return CARDS[8 * suits[card.suit] + card.rank]
