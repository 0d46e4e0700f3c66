"""Trick games and the ladder of bids (rules §1.7, §3.2, §3.7)."""

from __future__ import annotations

from typing import Final

from prikup.cards import STRAIN_LETTERS, Strain


class GameError(ValueError):
    """The text names no trick game."""


class Game(int):
    """A trick game: its index on the ladder, 6♠ = 0 … 10NT = 24, so that the higher game is the greater number.

    ``str(game)`` is machine notation: ``6S`` … ``10N``.
    """

    __slots__ = ()

    @property
    def level(self) -> int:
        """Tricks the declarer must take, 6 to 10."""
        return 6 + int(self) // 5

    @property
    def strain(self) -> Strain:
        """The trump suit, or ``NO_TRUMP``."""
        return Strain(int(self) % 5)

    def __str__(self) -> str:
        return f"{6 + int(self) // 5}{STRAIN_LETTERS[int(self) % 5]}"

    def __repr__(self) -> str:
        return f"Game({self!s})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


GAMES: Final = tuple(Game(index) for index in range(25))
_BY_NAME: Final = {str(game): game for game in GAMES}


def game(level: int, strain: int) -> Game:
    """The game of a level 6 to 10 and a strain."""
    if not (6 <= level <= 10 and 0 <= strain <= 4):
        raise GameError(f"no game of level {level} and strain {strain}: levels are 6 to 10, strains 0 to 4")
    return GAMES[(level - 6) * 5 + strain]


def parse_game(text: str) -> Game:
    """The game of a name in machine notation, ``6S`` to ``10N``. Raises ``GameError`` for anything else."""
    try:
        return _BY_NAME[text]
    except KeyError:
        raise GameError(
            f"{text!r} is not a game: expected a level of 6 to 10 and a strain of {STRAIN_LETTERS}, as in 7D"
        ) from None
