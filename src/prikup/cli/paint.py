"""Colours: suits in texts, and the few styles of the screen. They read on dark and on light terminals alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from rich.text import Text

Suits: TypeAlias = Literal["classic", "four"]

_CLASSIC: Final = {"♠": "bold", "♣": "bold", "♦": "bold red", "♥": "bold red"}
_FOUR: Final = {"♠": "bold", "♣": "bold green", "♦": "bold blue", "♥": "bold red"}
SUIT_STYLES: Final[dict[Suits, dict[str, str]]] = {"classic": _CLASSIC, "four": _FOUR}

NAME: Final = "bold"
QUIET: Final = "dim"
TURN: Final = "bold yellow"
FRESH: Final = "bold blue"
WRONG: Final = "bold red"
GOOD: Final = "green"
LINES: Final = "dim"

# A suit with the ranks behind it (a card, a suit of a hand) or with the level before it (a game).
_CARDS: Final = re.compile(r"(?:10|[6-9])?([♠♣♦♥])(?:(?:10|[7-9JQKAВДКТ])+)?")


def paint(text: str, suits: Suits = "classic", style: str = "") -> Text:
    """The text with its cards and games in the colours of their suits."""
    from rich.text import Text

    painted = Text(text, style=style)
    for found in _CARDS.finditer(text):
        painted.stylize(SUIT_STYLES[suits][found[1]], found.start(), found.end())
    return painted
