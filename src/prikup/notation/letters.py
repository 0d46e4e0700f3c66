"""The letters people write for suits and ranks, in both alphabets.

Six letters look alike in Latin and Cyrillic. К and K, А and A, В and B name one rank whichever is typed; Т and
T do not: Cyrillic Т is the ace (туз), Latin T the ten. A text that holds such a letter must therefore stay in
its alphabet (``hands``).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["ru", "en"]

SUIT_SYMBOLS: Final = "♠♣♦♥"
_SYMBOLS: Final = {
    symbol: suit for row in (SUIT_SYMBOLS, "♤♧♢♡") for suit, symbol in enumerate(row)
}  # fmt: skip

SUIT_LETTERS: Final[dict[Language, str]] = {"ru": "птбч", "en": "scdh"}
_LETTERS: Final = {
    letter: suit for row in SUIT_LETTERS.values() for suit, letter in enumerate(row)
}  # fmt: skip

_WORDS: Final = {
    word: suit
    for suit, words in enumerate(
        (
            "пики пик пика пиках spades spade",
            "трефы треф трефа трефах крести кресты clubs club",
            "бубны бубен бубна бубнах буби diamonds diamond",
            "черви черв черва червы червей червах hearts heart",
        )
    )
    for word in words.split()
}

RANK_NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "ru": ("7", "8", "9", "10", "В", "Д", "К", "Т"),
    "en": ("7", "8", "9", "10", "J", "Q", "K", "A"),
}

TEN: Final = 3
CYRILLIC_ACE: Final = "т"
LATIN_TEN: Final = "t"
_RANKS: Final = {"7": 0, "8": 1, "9": 2, "0": TEN} | {
    letter: rank
    for letters, rank in (
        (LATIN_TEN, TEN),
        ("jвb", 4),
        ("qд", 5),
        ("kк", 6),
        ("aа", 7),
        (CYRILLIC_ACE, 7),
    )
    for letter in letters
}
SMALL: Final = "xх"
"""A small card of a book diagram, in either alphabet."""

NO_TRUMP_WORDS: Final = frozenset(("n", "nt", "бк", "безкозыря", "безкозырка", "бескозырка", "notrump"))
MISERE_WORDS: Final = frozenset(("m", "м", "misere", "misère", "miser", "мизер"))
RASPASY_WORDS: Final = frozenset(("raspasy", "распасы", "распас", "распасовка"))


def suit_of_symbol(character: str) -> int | None:
    """The suit of ♠ ♣ ♦ ♥ or its outline, else None."""
    return _SYMBOLS.get(character)


def suit_of_word(word: str) -> int | None:
    """The suit of a word such as «бубны» or ``hearts`` in any case, else None. One letter is no word."""
    return _WORDS.get(word.casefold())


def suit_of_letter(letter: str) -> int | None:
    """The suit of п т б ч or s c d h in any case, else None."""
    return _LETTERS.get(letter.casefold())


def rank_of(character: str) -> int | None:
    """The rank, 0 to 7, of a letter of either alphabet or of a digit (``0`` is ten), else None."""
    return _RANKS.get(character.casefold())


def is_cyrillic(letter: str) -> bool:
    """Whether a letter is one of the Cyrillic block."""
    return "Ѐ" <= letter <= "ӿ"


def is_russian(letter: str) -> bool:
    """Whether a letter speaks for Russian ranks: any Cyrillic one but А, which only looks like the English ace,
    and Latin B, which only looks like the Russian jack."""
    return is_cyrillic(letter) != (letter.casefold() in "аb")
