"""Words that are no part of the game: talk and pauses."""

from __future__ import annotations

from typing import Final, TypeAlias

from prikup.deal import Rejection
from prikup.server.tables import commands as c
from prikup.server.tables.events import PauseAsked, Paused, PauseRefused, Resumed, Said, TableEvent
from prikup.server.tables.sitting import returns, seated
from prikup.server.tables.state import TableState

Answer: TypeAlias = tuple[TableEvent, ...] | Rejection

PHRASES: Final = (
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "sorry",
    "one-moment",
    "hurry",
    "bad-luck",
    "good-hand",
    "goodbye",
)
"""Preset phrases; browsers say them in their language."""
MAX_TEXT: Final = 200
FLOOD: Final = (5, 10.0)
"""So many messages of one seat in so many seconds."""


def say(state: TableState, command: c.Say, who: c.Who, now: float) -> Answer:
    """One phrase or one text, heard by all."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if (command.phrase is None) == (command.text is None) or command.phrase not in (None, *PHRASES):
        return Rejection("talk-phrase")
    text = None if command.text is None else command.text.strip()
    if text is not None and not (text and len(text) <= MAX_TEXT and text.isprintable()):
        return Rejection("talk-text", {"most": MAX_TEXT})
    most, seconds = FLOOD
    if sum(each.seat == seat and now - each.at < seconds for each in state.said) >= most:
        return Rejection("talk-too-much", {"most": most, "seconds": int(seconds)})
    return (Said(seat, command.phrase, text),)


def pause(state: TableState, command: c.Pause, who: c.Who, now: float) -> Answer:
    """Ask for a pause or agree to it; it begins when all people who are here want it."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if state.stage != "playing":
        return Rejection("table-no-match")
    if state.paused is not None or seat in state.wants_pause:
        return ()
    wanted = {*state.wants_pause, seat}
    asked = (*returns(state, seat), PauseAsked(seat))
    return (*asked, Paused()) if wanted.issuperset(state.present) else asked


def refuse_pause(state: TableState, command: c.RefusePause, who: c.Who, now: float) -> Answer:
    """Go on."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    return (PauseRefused(seat),) if state.wants_pause else Rejection("pause-not-asked")


def resume(state: TableState, command: c.Resume, who: c.Who, now: float) -> Answer:
    """Anybody may end a pause."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    return (Resumed(seat),) if state.paused is not None else Rejection("pause-not-on")
