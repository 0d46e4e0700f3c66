"""What people at a real table would dictate when a deal is over: the input of ``score`` (the results protocol).

Seats, not hands: in gusarik the dummy's tricks stand under the whister.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.contract import Game
from prikup.deal.setup import Seat

Word: TypeAlias = Literal["whist", "pass", "half", "return"]
"""A last whist word. Returned half whist: the first defender ``return``, the second ``half``. Dealer's return:
both ``pass`` and the sitting dealer ``return``. Whist-pass-half: the first ``half``, the second ``pass``."""


class TrickGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="game"):
    """A trick game, played, credited or conceded."""

    game: Game
    declarer: Seat
    words: dict[Seat, Word] = {}
    """Empty for a checked ten and for a concession."""
    tricks: dict[Seat, int] | None = None
    """None when nothing was played."""
    conceded: bool = False
    talon: tuple[Card, Card] | None = None
    """In the order of the deal; None when nobody saw it."""
    thrown: bool = False
    no_talon: bool = False
    claimed: bool = False
    dark: bool = False
    """The winning bid was dark and its coefficient did not lapse (rules §11.5)."""
    multiplier: int | None = None
    """Replaces bomb × dark; only a protocol gives it."""


class Misere(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="misere"):
    """A misère, played to the end or settled."""

    declarer: Seat
    tricks: dict[Seat, int]
    talon: tuple[Card, Card] | None = None
    thrown: bool = False
    no_talon: bool = False
    half: bool = False
    """The sitting dealer took half of it (rules §8.7)."""
    claimed: bool = False
    dark: bool = False
    multiplier: int | None = None


class Raspasy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="raspasy"):
    """All passed. ``tricks`` has the sitting dealer too when the talon was open."""

    tricks: dict[Seat, int]
    dark: tuple[Seat, ...] = ()
    """Seats that passed dark."""
    claimed: bool = False
    multiplier: int | None = None
    talon: tuple[Card, Card] | None = None


class Preferans(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="preferans"):
    """The declaration of rules §14.2; ``game`` is the winning bid. It ends the match."""

    declarer: Seat
    game: Game


Outcome: TypeAlias = TrickGame | Misere | Raspasy | Preferans
