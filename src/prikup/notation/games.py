"""Names of games as people write them: ``7♦``, ``7 бубен``, ``8 БК``, ``10NT``, «мизер», «распасы»."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal, TypeAlias

from prikup.cards import Strain
from prikup.deal.contract import Game, game
from prikup.notation import letters
from prikup.notation.errors import HandError
from prikup.notation.letters import SUIT_SYMBOLS, Language

GameName: TypeAlias = Game | Literal["misere", "raspasy"]

_NO_TRUMP: Final[dict[Language, str]] = {"ru": "БК", "en": "NT"}
_GAME: Final = re.compile(r"(10|[6-9])\s*[-–—]?\s*([♠♣♦♥♤♧♢♡]|[^\W\d_]+(?:\s+[^\W\d_]+)?)")


def parse_any_game(text: str) -> Game:
    """The trick game of ``7D``, ``7♦``, ``7б``, ``7 бубен``, ``8БК``, ``8NT``, ``8 без козыря``.

    Raises ``HandError`` with code ``game``.
    """
    plain = unicodedata.normalize("NFKC", text).replace("\ufe0e", "").replace("\ufe0f", "").strip()
    found = _GAME.fullmatch(plain)
    strain = None if found is None else parse_any_strain(found[2])
    if found is None or strain is None:
        raise HandError("game", {"text": text})
    return game(int(found[1]), strain)


def parse_any_strain(text: str) -> Strain | None:
    """The strain of a symbol, letter or word, no trump included; None for anything else."""
    word = "".join(text.split()).casefold()
    if word in letters.NO_TRUMP_WORDS:
        return Strain.NO_TRUMP
    for read in (letters.suit_of_symbol, letters.suit_of_letter, letters.suit_of_word):
        suit = read(word)
        if suit is not None:
            return Strain(suit)
    return None


def parse_game_name(text: str) -> GameName:
    """A trick game, ``misere`` or ``raspasy``. Raises ``HandError`` with code ``game``."""
    word = unicodedata.normalize("NFKC", text).strip().casefold()
    if word in letters.MISERE_WORDS:
        return "misere"
    if word in letters.RASPASY_WORDS:
        return "raspasy"
    return parse_any_game(text)


def format_strain(strain: int, lang: Language = "ru") -> str:
    """``♠`` … ``♥``, and ``БК`` or ``NT``."""
    return _NO_TRUMP[lang] if strain == Strain.NO_TRUMP else SUIT_SYMBOLS[strain]


def format_game(name: Game, lang: Language = "ru") -> str:
    """``7♦``, ``8БК`` or ``8NT``."""
    return f"{name.level}{format_strain(name.strain, lang)}"
