"""Where a match stands between two deals: everything that the next deal depends on besides the sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from prikup.deal.setup import Seat

EndReason: TypeAlias = Literal["pools", "total_pool", "time", "rounds", "pools_and_mountains", "races", "preferans"]


class RaceState(msgspec.Struct, frozen=True, kw_only=True):
    """Where the races stand (rules §14.1)."""

    finished: int = 0
    """Races that are over."""
    deals: int = 0
    """Deals of the race now running; the compulsory circles of the classic opening do not count."""
    opened: int = 0
    """Of these, deals of its compulsory opening circle."""
    skipped: bool = False
    """The race began with something other than raspasy: its opening circle counts as over (rules §21.4)."""
    pool_won: bool = False
    """The pool prize was won in raspasy; the race waits for an exit."""
    totals: tuple[Fraction, ...] = ()
    """Pools of the finished races added up, by seat: the fifth set (rules §21.5)."""
    misere_price: int = 0
    """Price of the next raspasy after a failed misère; 0 = none (rules §21.6)."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a match: a fold over the outcomes of its deals.

    ``prikup.match.course.start`` makes the first, ``setup`` reads the next deal from it, ``after`` moves it on.
    """

    players: int
    """People on the sheet."""
    dealer: Seat
    """Who deals next. With a non-player dealing, the seat that is third hand (rules §21.14)."""
    last_dealer: Seat | None = None
    """Who dealt the last scored deal."""
    deals: int = 0
    """Scored deals since the start: what circles are counted by (rules §21.13)."""
    run: int = 0
    """k: raspasy since the last exit (rules §9.7)."""
    repeated: int = 0
    """Raspasy in a row dealt by this dealer under ``repeat3`` (rules §9.9)."""
    dark_run: int = 0
    """Dark raspasy that immediately precede (rules §11.4)."""
    strips: tuple[tuple[int, ...], ...] = ()
    """Unused bombs of each seat, leftmost first, as exponents of two (rules §11.2)."""
    opened: int = 0
    """Deals of the compulsory opening so far (rules §11.3)."""
    opening_skipped: bool = False
    """The match began with something other than raspasy, or goes on from another sheet."""
    owner: Seat | None = None
    """The owner of the mountain, while the match waits for him to fix pool size and end (rules §11.3)."""
    race: RaceState = RaceState()
    time_up: bool = False
    ended: EndReason | None = None
    """Why the match is over, None while it goes on."""
