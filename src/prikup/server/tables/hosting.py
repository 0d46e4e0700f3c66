"""What the host may do: chairs, bots, links, rules, beginning and ending."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from prikup.arena.table import sit_down
from prikup.bots.registry import KINDS
from prikup.deal import Rejection
from prikup.match import MatchError, begin_match
from prikup.server.tables import commands as c
from prikup.server.tables.events import (
    Began,
    Closed,
    Configured,
    HostPassed,
    Linked,
    Rematch,
    Sat,
    Stood,
    TableEvent,
    Unlinked,
)
from prikup.server.tables.settings import check
from prikup.server.tables.sitting import inside
from prikup.server.tables.state import TableState

MAX_LINKS: Final = 20
SHOWN: Final = 12
"""Digits of a link's hash that name it in the open: too few to find the token by."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")


def _host(state: TableState, who: c.Who, *, before: bool = False) -> Rejection | None:
    if who.account != state.host:
        return Rejection("table-host-only")
    if before and state.match is not None:
        return Rejection("table-match-begun")
    return None


def set_bot(state: TableState, command: c.SetBot, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A bot takes a chair without a person, or another level does."""
    refused = _host(state, who) or inside(state, command.seat)
    if refused is not None:
        return refused
    if command.level not in KINDS:
        return Rejection("table-level", {"level": command.level[:40]})
    if state.chairs[command.seat].account is not None:
        return Rejection("table-seat-taken", {"seat": command.seat})
    if state.chairs[command.seat].bot == command.level:
        return ()
    return (Sat(seat=command.seat, name=_bot_name(state, command), bot=command.level),)


def _bot_name(state: TableState, command: c.SetBot) -> str:
    """A name that nobody at the table has; browsers show the level in their language."""
    names = {chair.name for seat, chair in enumerate(state.chairs) if seat != command.seat}
    numbers = range(1, len(names) + 2)
    return next(name for name in (f"{command.level} {number}" for number in numbers) if name not in names)


def remove(state: TableState, command: c.Remove, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Empty a chair."""
    refused = _host(state, who) or inside(state, command.seat)
    if refused is not None:
        return refused
    return () if state.chairs[command.seat].empty else (Stood(command.seat),)


def hand_over(state: TableState, command: c.HandOver, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Make somebody else the host."""
    refused = _host(state, who) or inside(state, command.seat)
    if refused is not None:
        return refused
    account = state.chairs[command.seat].account
    if account is None:
        return Rejection("table-no-person", {"seat": command.seat})
    return () if account == state.host else (HostPassed(account),)


def configure(state: TableState, command: c.Configure, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Other rules or manners; a smaller table only where the chairs that go are empty."""
    refused = _host(state, who, before=True) or check(command.settings)
    if refused is not None:
        return refused
    if any(not chair.empty for chair in state.chairs[command.settings.rules.players :]):
        return Rejection("table-chairs-taken")
    return (Configured(command.settings),)


def link(state: TableState, command: c.Link, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A link that lets somebody sit or watch."""
    refused = _host(state, who)
    if refused is None and command.seat is not None:
        refused = inside(state, command.seat)
    if refused is not None:
        return refused
    if len(state.links) >= MAX_LINKS:
        return Rejection("table-links", {"most": MAX_LINKS})
    if _HASH.fullmatch(command.hash) is None:
        return Rejection("table-link")
    return (Linked(command.hash, command.role, command.seat if command.role == "seat" else None),)


def unlink(state: TableState, command: c.Unlink, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Take a link back."""
    refused = _host(state, who)
    if refused is not None:
        return refused
    found = next((link for link in state.links if link.hash[:SHOWN] == command.link), None)
    return Rejection("table-link") if found is None else (Unlinked(found.hash),)


def begin(state: TableState, command: c.Begin, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Draw seats and the first dealer; every chair is taken, one at least by a person."""
    refused = _host(state, who, before=True)
    if refused is not None:
        return refused
    if any(chair.empty for chair in state.chairs):
        return Rejection("table-chairs-empty")
    if not state.people:
        return Rejection("table-nobody")
    seats = sit_down(state.settings.rules, [chair.name for chair in state.chairs], command.lot)
    try:
        begin_match(seats.started)
    except MatchError as error:
        return Rejection(error.code)
    return (Began(seats.started, seats.order),)


def rematch(state: TableState, command: c.Rematch, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The chairs stay, another match may begin."""
    refused = _host(state, who)
    if refused is not None:
        return refused
    if state.stage != "finished":
        return Rejection("table-not-finished")
    if len(state.chairs) != state.settings.rules.players:
        # Somebody joined late: the next match is one of as many people as sit here now.
        settings = replace(state.settings, rules=replace(state.settings.rules, players=len(state.chairs)))
        return (Rematch(), Configured(settings))
    return (Rematch(),)


def close(state: TableState, command: c.Close, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Close the table; while people play they stop by consent first."""
    refused = _host(state, who)
    if refused is not None:
        return refused
    if state.stage == "playing" and len(state.people) > 1:
        return Rejection("table-playing")
    return (Closed(),)
