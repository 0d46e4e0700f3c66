"""Dealing a shuffled deck (rules §2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import Card, card_set
from prikup.deal.events import Dealt

TALON_ROUNDS: Final = (1, 2, 3, 4)
"""Rounds after which the talon pair may be laid aside: never first, never last."""


def deal_cards(deck: Sequence[Card], talon_after: int = 1) -> Dealt:
    """Deal 32 cards by twos from the top of the deck, the talon pair after a round from 1 to 4.

    Raises ``ValueError`` for another place of the talon or another number of cards, ``CardError`` for a card that comes
    twice.
    """
    if talon_after not in TALON_ROUNDS:
        raise ValueError(f"the talon cannot be laid aside after round {talon_after}: expected 1 to 4")
    if len(deck) != 32 or len(card_set(deck)) != 32:
        raise ValueError(f"the deck has {len(deck)} cards: expected the 32 of one deck")
    place = 6 * talon_after
    talon = (deck[place], deck[place + 1])
    rest = (*deck[:place], *deck[place + 2 :])
    hands: list[list[Card]] = [[], [], []]
    for index in range(0, 30, 2):
        hands[index // 2 % 3].extend(rest[index : index + 2])
    first, second, third = (card_set(hand) for hand in hands)
    return Dealt((first, second, third), talon)
