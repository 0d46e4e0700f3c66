"""Sets of cards: one 32-bit number, bit ``card`` set when the card is in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from prikup.cards.card import CARDS, RANK_LETTERS, Card, CardError

SUIT_MASKS: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)


class CardSet(int):
    """A set of cards as the number of its bits.

    The operators ``& | ^ ~`` are those of ``int`` and give a plain ``int``: wrap the result to get a set
    back. ``str(hand)`` is machine notation ``AKQ98.T97..K7``.
    """

    __slots__ = ()

    def __iter__(self) -> Iterator[Card]:
        return iter_cards(self)

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < 32 and bool(int(self) >> card & 1)

    def __str__(self) -> str:
        return hand_name(self)

    def __repr__(self) -> str:
        return f"CardSet({self!s})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


FULL_DECK: Final = CardSet(0xFFFFFFFF)


def iter_cards(mask: int) -> Iterator[Card]:
    """The cards of a mask in ascending order of their numbers."""
    while mask:
        low = mask & -mask
        yield CARDS[low.bit_length() - 1]
        mask ^= low


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of some cards. Raises ``CardError`` if a card comes twice."""
    mask = 0
    for card in cards:
        if mask >> card & 1:
            raise CardError(f"the card {card} comes twice")
        mask |= 1 << card
    return CardSet(mask)


def hand_name(mask: int) -> str:
    """Machine notation of a set: suits ♠.♣.♦.♥, ranks high to low, a void suit empty."""
    return ".".join(
        "".join(RANK_LETTERS[rank] for rank in range(7, -1, -1) if mask >> (8 * suit + rank) & 1) for suit in range(4)
    )


def parse_hand(text: str) -> CardSet:
    """The set of a text in machine notation such as ``AKQ98.T97..K7``.

    Raises ``CardError`` naming the suit and the character when it is not four groups of ranks, or when a
    card comes twice. The number of cards is not judged here.
    """
    groups = text.split(".")
    if len(groups) != 4:
        raise CardError(f"{text!r} has {len(groups)} suits: expected four, ♠.♣.♦.♥, with dots between them")
    mask = 0
    for suit, group in enumerate(groups):
        for letter in group:
            rank = RANK_LETTERS.find(letter)
            if rank < 0:
                raise CardError(f"{letter!r} in {'♠♣♦♥'[suit]} of {text!r} is not a rank of {RANK_LETTERS[::-1]}")
            bit = 1 << (8 * suit + rank)
            if mask & bit:
                raise CardError(f"{letter} of {'♠♣♦♥'[suit]} comes twice in {text!r}")
            mask |= bit
    return CardSet(mask)
