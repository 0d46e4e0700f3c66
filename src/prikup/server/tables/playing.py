"""Actions in the match, judged by the match; taking back; time."""

from __future__ import annotations

from prikup.arena.table import IllegalActionError, clock_counts
from prikup.arena.table import act as judged
from prikup.deal import Acted, Dealt, Rejection
from prikup.deal.setup import Seat
from prikup.match import AnyAction, TimeUp
from prikup.server.tables import commands as c
from prikup.server.tables.events import By, Played, TableEvent, TookBack
from prikup.server.tables.sitting import returns, seated
from prikup.server.tables.state import TableState


def act(state: TableState, command: c.Act, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A person's action; he plays himself again with it."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    done = _done(state, seat, command.action, "person")
    return done if isinstance(done, Rejection) else (*returns(state, seat), *done)


def act_for(state: TableState, command: c.ActFor, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A bot's action."""
    return _done(state, command.seat, command.action, command.by)


def _done(state: TableState, seat: Seat, action: AnyAction, by: By) -> tuple[TableEvent, ...] | Rejection:
    if state.match is None:
        return Rejection("table-no-match")
    if state.paused is not None:
        return Rejection("table-paused")
    try:
        steps = list(judged(state.match, seat, action, by))
    except IllegalActionError as error:
        return error.rejection or Rejection("table-no-action")
    return tuple(Played(step.event, by) for step in steps)


def end_time(state: TableState, command: c.EndTime, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The time limit of the match."""
    if state.match is None or state.match.stage == "finished" or not clock_counts(state.match):
        return ()
    return (Played(TimeUp(), "table"),)


def take_back(state: TableState, command: c.TakeBack, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The only person among bots takes back his last action of the deal, and what bots have done since."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if state.match is None:
        return Rejection("table-no-match")
    if len(state.people) > 1 or any(chair.empty for chair in state.chairs):
        return Rejection("table-take-back-people")
    history = state.match.history
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        if isinstance(event, Dealt):
            break
        if isinstance(event, Acted) and event.seat == seat:
            if state.match.stage != "deal":
                break
            return (TookBack(seat, place),)
    return Rejection("table-nothing-to-take-back")
