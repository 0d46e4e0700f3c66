"""Hands and strains of the command line."""

from __future__ import annotations

from prikup.analysis import AnalysisError
from prikup.cards import CardSet
from prikup.cli.errors import InputError
from prikup.cli.text import Catalogue
from prikup.deal.contract import Game
from prikup.notation.errors import HandError, NotationError
from prikup.notation.games import parse_any_game
from prikup.notation.hands import parse_any_hand, split_hands

STRAINS = ("S", "C", "D", "H", "N", "misere")


def read_hand(text: str, say: Catalogue) -> CardSet:
    """The cards of a hand in machine notation or in people's. Raises ``InputError``."""
    try:
        return parse_any_hand(text)
    except HandError as error:
        raise InputError(say(f"notation-{error.code}", **error.params)) from None


def read_strain(word: str, say: Catalogue) -> str:
    """One of ``STRAINS``. Raises ``InputError``."""
    for name in STRAINS:
        if word.casefold() == name.casefold():
            return name
    raise InputError(say("worth-wrong-strain", given=word))


def wrong(error: AnalysisError, say: Catalogue) -> InputError:
    """What is wrong with the question."""
    return InputError(say(f"worth-wrong-{error.code}", **error.params))


def read_game(word: str, say: Catalogue) -> Game:
    """A trick game as ``7D``, ``7♦`` or ``7бк``. Raises ``InputError``."""
    try:
        return parse_any_game(word)
    except NotationError:
        raise InputError(say("worth-wrong-game", given=word)) from None


def read_hands(text: str, count: int, say: Catalogue) -> tuple[CardSet, ...]:
    """So many hands in one text, as ``prikup solve`` takes them. Raises ``InputError``."""
    try:
        parts = split_hands(text)
    except HandError as error:
        raise InputError(say(f"notation-{error.code}", **error.params)) from None
    if len(parts) != count:
        raise InputError(say("worth-wrong-hands", given=len(parts), expected=count))
    return tuple(read_hand(part, say) for part in parts)
