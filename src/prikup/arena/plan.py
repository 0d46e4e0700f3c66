"""What an arena plays: who against whom, under which rules, on which cards."""

from __future__ import annotations

import csv
from hashlib import sha256
from typing import Final

import msgspec

from prikup import __version__
from prikup.bots.registry import exists
from prikup.deal import Dealt
from prikup.notation.codec import encode
from prikup.rules import Rules, compose

COMMAND: Final = "cmd:"
"""What the name of an external player begins with; the rest is its command line."""
OUTSIDE_DEADLINE: Final = 10.0
"""Seconds a decision that an external player has where nothing else was said."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the result of a deal depends on, beside its number and its cards."""

    rules: Rules
    players: tuple[str, ...]
    """A kind for each person, ``cmd:…`` for an external one; as many as the rules seat."""
    seed: int = 1
    length: int = 1
    """Deals in a row that make one deal of the arena: a match that begins on an empty sheet."""
    raspasy: bool = False
    """Everybody passes in every auction: only raspasy is played."""
    deadline: float | None = None
    """Seconds a decision for everybody."""
    cards: str = ""
    """The digest of a set of deals; empty where the seed deals."""


class Task(msgspec.Struct, frozen=True):
    """A deal to be played in all rotations; ``dealt`` where its cards are given.

    ``records`` is a folder in which each rotation leaves the record of its match.
    """

    number: int
    dealt: Dealt | None = None
    records: str | None = None


def without_opening(rules: Rules) -> Rules:
    """The rules for deals that begin a match with its auction: no compulsory raspasy (rules §11.3, §14.1)."""
    open_rules, problems = compose(rules, {"opening_circles": 0, "race_opening_circle": False})
    return rules if problems else open_rules


def digest_of(deals: tuple[Dealt, ...]) -> str:
    """Sixteen hex digits that tell one set of deals from another."""
    return sha256(encode(deals)).hexdigest()[:16]


def marks(plan: Plan) -> dict[str, str]:
    """What must agree for results to stand in one state, as text by the name of the setting."""
    return {
        "version": __version__,
        "rules": sha256(encode(plan.rules)).hexdigest()[:16],
        "players": ",".join(plan.players),
        "seed": str(plan.seed),
        "length": str(plan.length),
        "raspasy": "yes" if plan.raspasy else "no",
        "deadline": "" if plan.deadline is None else str(plan.deadline),
        "cards": plan.cards,
    }


def kinds_of_text(text: str) -> tuple[str, ...]:
    """The players of ``expert,rule,"cmd:client a,b"``: commas part them, quotes keep a comma inside a name."""
    rows = list(csv.reader([text], skipinitialspace=True))
    return tuple(word.strip() for word in rows[0]) if rows else ()


def unknown(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are neither a kind of bot nor a command."""
    return tuple(kind for kind in kinds if not exists(kind) and not is_command(kind))


def is_command(kind: str) -> bool:
    """Whether a name is an external player's with a command line."""
    return kind.startswith(COMMAND) and bool(kind.removeprefix(COMMAND).strip())
