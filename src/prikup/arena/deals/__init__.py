"""Sets of deals as files: one a line, three hands clockwise from first hand and the two cards of the talon."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Final

from prikup.arena.table import shuffled
from prikup.deal import Dealt
from prikup.notation.deals import read_deal
from prikup.notation.errors import NotationError

PUBLIC: Final = "public"
"""The name of the set that comes with prikup."""
WORDS: Final = 5


class DealsError(ValueError):
    """A line that is no deal: ``problems``, empty where it has not five words."""

    def __init__(self, line: int, problems: tuple[NotationError, ...]) -> None:
        super().__init__(line, problems)
        self.line = line
        self.problems = problems


def read_deals(text: str) -> tuple[Dealt, ...]:
    """The deals of a file's text; empty lines and what follows ``#`` are not read. Raises ``DealsError``."""
    found: list[Dealt] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) != WORDS:
            raise DealsError(number, ())
        try:
            found.append(read_deal(words[:3], " ".join(words[3:])))
        except NotationError as error:
            raise DealsError(number, getattr(error, "problems", (error,))) from None
    return tuple(found)


def write_deals(deals: tuple[Dealt, ...], head: str = "") -> str:
    """The text of a file of deals."""
    lines = [f"# {line}" for line in head.splitlines()]
    lines += [" ".join(map(str, (*dealt.hands, *dealt.talon))) for dealt in deals]
    return "\n".join(lines) + "\n"


def public_deals() -> tuple[Dealt, ...]:
    """The thousand deals that come with prikup."""
    return read_deals(files(__name__).joinpath("public.txt").read_text(encoding="utf-8"))


def drawn(seed: str, count: int) -> tuple[Dealt, ...]:
    """Deals from a seed: number ``k`` is shuffled and dealt by ``random.Random(f"{seed}/{k}")``."""
    return tuple(shuffled(Random(f"{seed}/{number}")) for number in range(count))
