"""Strains and cards.

A card is an ``int`` from 0 to 31, ``suit * 8 + rank``: suits in bidding order ♠ ♣ ♦ ♥, ranks from the seven
(0) to the ace (7), so that within a suit the higher card is the greater number (rules §1.1).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

SUIT_LETTERS: Final = "SCDH"
STRAIN_LETTERS: Final = "SCDHN"
RANK_LETTERS: Final = "789TJQKA"
QUEEN: Final = 5
KING: Final = 6
ACE: Final = 7
"""Ranks that rules name: ``Card.rank``."""


class CardError(ValueError):
    """The text names no card, or cards that cannot stand together."""


class Strain(IntEnum):
    """The four suits in bidding order and no trump. A suit is a strain below ``NO_TRUMP``."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    NO_TRUMP = 4


SUITS: Final = (Strain.SPADES, Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS)


class Card(int):
    """One of the 32 cards. ``str(card)`` is machine notation, rank then suit: ``AS``, ``TD``, ``7H``."""

    __slots__ = ()

    @property
    def suit(self) -> int:
        """0 to 3 in bidding order; compares equal to the ``Strain`` of that number."""
        return int(self) >> 3

    @property
    def rank(self) -> int:
        """0 for the seven to 7 for the ace."""
        return int(self) & 7

    @property
    def bit(self) -> int:
        """The card as a one-card set."""
        return 1 << int(self)

    def __str__(self) -> str:
        return RANK_LETTERS[int(self) & 7] + SUIT_LETTERS[int(self) >> 3]

    def __repr__(self) -> str:
        return f"Card({self!s})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


CARDS: Final = tuple(Card(index) for index in range(32))
_BY_NAME: Final = {str(card): card for card in CARDS}


def parse_card(text: str) -> Card:
    """The card of a name in machine notation such as ``AS`` or ``TD``.

    Raises ``CardError`` for anything else; for what people write see ``prikup.notation``.
    """
    try:
        return _BY_NAME[text]
    except KeyError:
        raise CardError(
            f"{text!r} is not a card: expected a rank of {RANK_LETTERS} and a suit of {SUIT_LETTERS}, as in AS or TD"
        ) from None
