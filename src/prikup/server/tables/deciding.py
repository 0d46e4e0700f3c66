"""The judge of a table: what a command comes to, or why it does not stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from prikup.deal import Rejection
from prikup.server.tables import commands as c
from prikup.server.tables import dealing, hosting, playing, sitting, talking
from prikup.server.tables.events import TableEvent
from prikup.server.tables.state import TableState

Answer: TypeAlias = tuple[TableEvent, ...] | Rejection

_HOW: Final[dict[type, Callable[[TableState, Any, c.Who, float], Answer]]] = {
    c.Sit: sitting.sit,
    c.Stand: sitting.stand,
    c.Came: sitting.came,
    c.Went: sitting.went,
    c.Return: sitting.take_back_seat,
    c.StandIn: sitting.stand_in,
    c.SetBot: hosting.set_bot,
    c.Remove: hosting.remove,
    c.HandOver: hosting.hand_over,
    c.Configure: hosting.configure,
    c.Link: hosting.link,
    c.Unlink: hosting.unlink,
    c.Begin: hosting.begin,
    c.Rematch: hosting.rematch,
    c.Close: hosting.close,
    c.Act: playing.act,
    c.ActFor: playing.act_for,
    c.EndTime: playing.end_time,
    c.TakeBack: playing.take_back,
    c.Ready: dealing.ready,
    c.Anchor: dealing.anchor,
    c.Prepare: dealing.prepare,
    c.Give: dealing.give,
    c.Deal: dealing.deal,
    c.Pause: talking.pause,
    c.RefusePause: talking.refuse_pause,
    c.Resume: talking.resume,
    c.Say: talking.say,
}
_OF_TABLE: Final = (c.ActFor, c.StandIn, c.Prepare, c.Deal, c.EndTime)
"""What only the table itself may command."""


def decide(state: TableState, command: c.TableCommand, who: c.Who, now: float) -> Answer:
    """The events of a command, none where it changes nothing, or why it does not stand."""
    if state.closed:
        return Rejection("table-closed")
    if isinstance(command, _OF_TABLE) and who != c.TABLE:
        return Rejection("table-not-yours")
    return _HOW[type(command)](state, command, who, now)
