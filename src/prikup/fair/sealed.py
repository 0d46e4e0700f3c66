"""Every card of a deal in an envelope of its own, so that each can be proved without the others.

Ten envelopes of each hand, then two of the talon in its order. Within a hand they lie in an order that the secret
draws: were they sorted, the place of a played card would tell of the cards beside it. They are told when the deal
begins; a card is proved by its salt. Salts come from the secret by a one-way function: an opened envelope tells nothing
of the others.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

from prikup.cards import Card, CardSet, iter_cards
from prikup.deal import Dealt
from prikup.fair.digest import FairError, digest, keyed, number, secret_of

ENVELOPES: Final = 32
HELD: Final = 10
"""Envelopes of a hand."""


def order(dealt: Dealt, secret: bytes, mix_number: int) -> tuple[Card, ...]:
    """The cards of a deal in the order of the envelopes."""

    def drawn(card: Card) -> bytes:
        return keyed(secret, "order", number(mix_number), str(card).encode())

    return (*(card for hand in dealt.hands for card in sorted(iter_cards(hand), key=drawn)), *dealt.talon)


def cards_at(dealt: Dealt, place: int) -> tuple[Card, ...]:
    """The cards that may lie in an envelope: those of its hand, or the one of the talon."""
    if place >= HELD * len(dealt.hands):
        return (dealt.talon[place - HELD * len(dealt.hands)],)
    return tuple(iter_cards(dealt.hands[place // HELD]))


def salt(secret: bytes, mix_number: int, place: int) -> str:
    """The salt of one envelope of one deal."""
    return keyed(secret, "salt", number(mix_number), number(place)).hex()


def envelope(card: Card, salt: str) -> str:
    """A card sealed with a salt."""
    return digest("card", secret_of(salt), str(card).encode()).hex()


def seal(dealt: Dealt, secret: bytes, mix_number: int) -> tuple[str, ...]:
    """The 32 envelopes of a deal."""
    return tuple(
        envelope(card, salt(secret, mix_number, place)) for place, card in enumerate(order(dealt, secret, mix_number))
    )


def salts(dealt: Dealt, secret: bytes, mix_number: int, cards: CardSet) -> dict[int, str]:
    """The salts that prove some cards, by envelope."""
    placed = order(dealt, secret, mix_number)
    return {place: salt(secret, mix_number, place) for place, card in enumerate(placed) if card.bit & cards}


def proved(envelopes: tuple[str, ...], place: int, card: Card, salt: str) -> bool:
    """Whether a card was in an envelope."""
    if not 0 <= place < len(envelopes):
        return False
    try:
        return hmac.compare_digest(envelopes[place], envelope(card, salt))
    except FairError:
        return False


def opened(envelopes: tuple[str, ...], place: int, salt: str, cards: Iterable[Card]) -> Card | None:
    """The card in an envelope, found by trying these cards; None where none of them was."""
    return next((card for card in cards if proved(envelopes, place, card, salt)), None)
