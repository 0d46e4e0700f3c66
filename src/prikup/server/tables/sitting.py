"""Coming, sitting down, leaving, being away, being played for."""

from __future__ import annotations

import hmac
from typing import Final

from prikup.deal import Rejection
from prikup.deal.setup import Seat
from prikup.server.tables import commands as c
from prikup.server.tables.events import Away, Back, Sat, Stood, StoodIn, TableEvent
from prikup.server.tables.state import Link, TableState

MAX_NAME: Final = 40
"""Characters of a name."""


def open_link(state: TableState, hashed: str) -> Link | None:
    """The link of a token's hash. Every link is compared, each in constant time."""
    found = None
    for link in state.links:
        if hmac.compare_digest(link.hash.encode(), hashed.encode()):
            found = link
    return found


def may_watch(state: TableState, who: c.Who, hashed: str) -> bool:
    """Whether somebody may see the table from outside: it is listed, it is his, or he has a link."""
    mine = who.account == state.host or state.seat_of(who.account) is not None
    return mine or state.settings.listed or open_link(state, hashed) is not None


def seated(state: TableState, who: c.Who) -> Seat | Rejection:
    """The seat of whoever asks."""
    seat = state.seat_of(who.account)
    return Rejection("table-not-seated") if seat is None else seat


def inside(state: TableState, seat: Seat) -> Rejection | None:
    """Whether there is such a chair."""
    return None if 0 <= seat < len(state.chairs) else Rejection("no-such-seat", {"seat": seat})


def sit(state: TableState, command: c.Sit, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Take an empty chair; the same person may move to another before a match."""
    refused = inside(state, command.seat)
    if refused is not None or who.account is None:
        return refused or Rejection("table-not-yours")
    if not state.chairs[command.seat].empty:
        return Rejection("table-seat-taken", {"seat": command.seat})
    if not _invited(state, command, who):
        return Rejection("table-not-invited")
    old = state.seat_of(who.account)
    if old is not None and state.match is not None:
        return Rejection("table-already-seated")
    if any(who.account in chair.left for seat, chair in enumerate(state.chairs) if seat != command.seat):
        return Rejection("table-other-seat")
    name = command.name.strip()
    if not fit_name(name):
        return Rejection("table-name", {"most": MAX_NAME})
    if state.match is None and any(name == chair.name for seat, chair in enumerate(state.chairs) if seat != old):
        return Rejection("table-name-taken")
    moved: tuple[TableEvent, ...] = () if old is None else (Stood(old),)
    return (*moved, Sat(seat=command.seat, name=name, account=who.account))


def fit_name(name: str) -> bool:
    """Whether a name can be one."""
    return bool(name) and len(name) <= MAX_NAME and name.isprintable()


def _invited(state: TableState, command: c.Sit, who: c.Who) -> bool:
    if state.settings.listed or who.account == state.host or state.seat_of(who.account) is not None:
        return True
    link = open_link(state, command.link)
    return link is not None and link.role == "seat" and link.seat in (None, command.seat)


def stand(state: TableState, command: c.Stand, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Leave; in a match somebody plays on."""
    seat = seated(state, who)
    return seat if isinstance(seat, Rejection) else (Stood(seat),)


def came(state: TableState, command: c.Came, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Whoever was away is back."""
    seat = state.seat_of(who.account)
    if seat is None:
        return ()
    chair = state.chairs[seat]
    return (Back(seat),) if chair.away is not None or chair.stand_in else ()


def went(state: TableState, command: c.Went, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The last connection of a person is gone."""
    seat = state.seat_of(who.account)
    return () if seat is None or state.chairs[seat].away is not None else (Away(seat),)


def take_back_seat(state: TableState, command: c.Return, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Play oneself again."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    return returns(state, seat)


def returns(state: TableState, seat: Seat) -> tuple[TableEvent, ...]:
    """What it takes for a seat to act itself."""
    chair = state.chairs[seat]
    return (Back(seat),) if chair.stand_in or chair.away is not None else ()


def stand_in(state: TableState, command: c.StandIn, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A bot plays for a person whose time is up."""
    chair = state.chairs[command.seat]
    return () if chair.account is None or chair.stand_in else (StoodIn(command.seat),)
