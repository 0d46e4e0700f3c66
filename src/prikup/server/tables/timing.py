"""What happens at a table by itself, and when; who is to be asked for an action besides people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from prikup import match
from prikup.deal.setup import Seat
from prikup.match.course import time_matters
from prikup.server.tables import commands as c
from prikup.server.tables.events import By
from prikup.server.tables.state import Chair, TableState

READY_PATIENCE: Final = 60.0
"""Seconds that the next deal waits for people to be ready."""
GIVE_PATIENCE: Final = 6.0
"""Seconds that a deck waits for the values of the seats."""
STAND_IN: Final = "rule"
"""The level that plays for people who are not there."""
PACES: Final = {"instant": 0.0, "normal": 0.5, "slow": 1.5}
"""Seconds from the turn of a bot to its action."""


class Due(msgspec.Struct, frozen=True):
    """A command that the table gives itself at a time."""

    at: float
    command: c.TableCommand


class Thinker(msgspec.Struct, frozen=True):
    """A seat that a bot acts for. Its action is released at a time that hangs on no hidden card."""

    seat: Seat
    level: str
    by: By
    asked: float


def due(state: TableState) -> Due | None:
    """The first thing that happens by itself, if nothing else happens before."""
    if state.closed or state.paused is not None or state.match is None or state.match.stage == "finished":
        return None
    return min(_all(state), key=lambda each: each.at, default=None)


def _all(state: TableState) -> Iterator[Due]:
    assert state.match is not None
    for seat, chair in enumerate(state.chairs):
        if chair.account is not None and not chair.stand_in:
            times = [time for time in (_clock(state, chair), _grace(state, chair)) if time is not None]
            if times:
                yield Due(min(times), c.StandIn(seat))
    if state.wants_deck and state.present:
        # Nobody deals to an empty room: the match waits for somebody to come back.
        yield _deck(state)
    rules = state.match.rules
    if time_matters(rules) and not state.match.course.time_up and rules.time_limit:
        yield Due(state.began + 60.0 * rules.time_limit, c.EndTime())


def deadline(state: TableState, chair: Chair) -> float | None:
    """When a seat's clock runs out, while it runs."""
    time = state.settings.time
    if chair.asked is None or chair.account is None or chair.stand_in or time.kind == "none":
        return None
    left = time.seconds if time.kind == "move" else max(0.0, time.seconds - chair.spent)
    return chair.asked + left


def _clock(state: TableState, chair: Chair) -> float | None:
    return deadline(state, chair)


def _grace(state: TableState, chair: Chair) -> float | None:
    # Alone among bots a person keeps nobody waiting.
    return None if chair.away is None or len(state.people) == 1 else chair.away + state.settings.grace


def _deck(state: TableState) -> Due:
    assert state.awaited is not None
    if state.preparing is None:
        waiting = any(not state.chairs[seat].ready for seat in state.present)
        return Due(state.awaited + READY_PATIENCE if waiting else state.at, c.Prepare())
    given = {each.seat for each in state.preparing.given}
    waiting = any(seat in state.preparing.anchors and seat not in given for seat in state.present)
    return Due(state.preparing.since + GIVE_PATIENCE if waiting else state.at, c.Deal())


def thinkers(state: TableState) -> tuple[Thinker, ...]:
    """The seats that bots act for now."""
    if state.closed or state.paused is not None or state.match is None:
        return ()
    found = []
    for seat in match.to_act(state.match):
        chair = state.chairs[seat]
        asked = state.at if chair.asked is None else chair.asked
        if chair.bot is not None:
            found.append(Thinker(seat, chair.bot, "bot", asked))
        elif chair.empty or chair.stand_in:
            found.append(Thinker(seat, STAND_IN, "stand_in", asked))
    return tuple(found)
