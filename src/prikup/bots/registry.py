"""The kinds of bots by name, in order of strength."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeAlias

from prikup.bots.player import Player

Maker: TypeAlias = Callable[..., Player]
"""A player from a seed and the options of its kind."""

_WHERE: Final[dict[str, tuple[str, str]]] = {
    "random": ("prikup.bots.random_bot", "RandomBot"),
    "rule": ("prikup.bots.rule", "RuleBot"),
}
"""Module and class of every kind, the weakest first; imported when one is made."""

KINDS: Final = tuple(_WHERE)


def make(kind: str, seed: int = 0, **options: object) -> Player:
    """A player of a kind. Raises ``KeyError`` for a kind that there is not."""
    module, name = _WHERE[kind]
    maker: Maker = getattr(import_module(module), name)
    return maker(seed, **options)
