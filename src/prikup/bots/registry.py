"""The kinds of bots by name, in order of strength: levels of ``prikup play``, players of ``simulate`` and ``arena``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from prikup.bots.guard import Guarded
from prikup.bots.player import Player

Maker: TypeAlias = Callable[..., Player]
"""A player from a seed and the options of its kind."""
Entry: TypeAlias = tuple[str, str, Mapping[str, object]]
"""Module, class and the options it is made with."""

_WHERE: Final[dict[str, Entry]] = {
    "random": ("prikup.bots.random_bot", "RandomBot", {}),
    "rule": ("prikup.bots.rule", "RuleBot", {}),
    "beginner": ("prikup.bots.levels", "LevelBot", {"level": "beginner"}),
    "novice": ("prikup.bots.levels", "LevelBot", {"level": "novice"}),
    "club": ("prikup.bots.levels", "LevelBot", {"level": "club"}),
    "expert": ("prikup.bots.levels", "LevelBot", {"level": "expert"}),
}
"""Every kind, the weakest first; its module is imported when one is made."""

KINDS: Final = tuple(_WHERE)
WITHOUT: Final = "-without-"
"""``expert-without-signals``: a level less one of ``prikup.bots.levels.PARTS``, for measuring what the part adds."""
DEFAULT: Final = "expert"


def make(kind: str, seed: int = 0, **options: object) -> Player:
    """A player of a kind; ``options`` override those of the kind. Raises ``KeyError`` where there is no such kind."""
    kind, _, less = kind.partition(WITHOUT)
    if less:
        options = {"less": less, **options}
    module, name, own = _WHERE[kind]
    maker: Maker = getattr(import_module(module), name)
    return maker(seed, **{**own, **options})


def exists(kind: str) -> bool:
    """Whether ``make`` knows a kind."""
    kind, sign, less = kind.partition(WITHOUT)
    if not sign:
        return kind in _WHERE
    from prikup.bots.levels import LEVELS, PARTS

    return kind in LEVELS and less in PARTS


def guarded(kind: str, seed: int = 0, deadline: float | None = None) -> Guarded:
    """The same under a net: what it fails to do, or to do within ``deadline`` seconds, the rule bot does."""
    return Guarded(make(kind, seed), deadline)
