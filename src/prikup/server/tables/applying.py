"""The table after an event. Nothing is judged here: what was stored has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from prikup import match
from prikup.deal import Dealt
from prikup.deal.setup import Seat
from prikup.fair import Anchor, Given
from prikup.match import MatchState
from prikup.server.tables import events as e
from prikup.server.tables.state import Chair, Deck, Link, Message, Preparing, TableState

KEPT_MESSAGES: Final = 40


def apply(state: TableState | None, event: e.TableEvent, at: float) -> TableState:
    """The table after one more event, which happened ``at`` (seconds since 1970)."""
    if isinstance(event, e.Opened):
        chairs = (Chair(),) * event.settings.rules.players
        return TableState(id=event.table, settings=event.settings, host=event.host, chairs=chairs, version=1, at=at)
    if state is None:
        raise ValueError("a table begins with its opening")
    return replace(_HOW[type(event)](state, event, at), version=state.version + 1, at=at)


def fold(stored: Iterable[tuple[float, e.TableEvent]]) -> TableState | None:
    """The table after its whole history; None where there is none."""
    state: TableState | None = None
    for at, event in stored:
        state = apply(state, event, at)
    return state


def _chair(state: TableState, seat: Seat, **changes: object) -> TableState:
    chairs = list(state.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(state, chairs=tuple(chairs))


def _configured(state: TableState, event: e.Configured, at: float) -> TableState:
    wanted = event.settings.rules.players
    chairs = (state.chairs + (Chair(),) * wanted)[:wanted]
    return replace(state, settings=event.settings, chairs=chairs)


def _sat(state: TableState, event: e.Sat, at: float) -> TableState:
    before = state.chairs[event.seat]
    # The column of the sheet keeps the name that the match began with.
    name = before.name if state.match is not None else event.name
    chair = Chair(name=name, account=event.account, bot=event.bot, asked=before.asked and at, left=before.left)
    chairs = list(state.chairs)
    chairs[event.seat] = chair
    return replace(state, chairs=tuple(chairs))


def _stood(state: TableState, event: e.Stood, at: float) -> TableState:
    before = state.chairs[event.seat]
    left = before.left if before.account is None else (*before.left, before.account)
    chair = Chair(name=before.name, asked=before.asked and at, left=left) if state.match is not None else Chair()
    chairs = list(state.chairs)
    chairs[event.seat] = chair
    return replace(
        state, chairs=tuple(chairs), wants_pause=tuple(seat for seat in state.wants_pause if seat != event.seat)
    )


def _linked(state: TableState, event: e.Linked, at: float) -> TableState:
    return replace(state, links=(*state.links, Link(event.hash, event.role, event.seat)))


def _unlinked(state: TableState, event: e.Unlinked, at: float) -> TableState:
    return replace(state, links=tuple(link for link in state.links if link.hash != event.hash))


def _began(state: TableState, event: e.Began, at: float) -> TableState:
    chairs = tuple(
        replace(state.chairs[place], name=name, spent=0.0, asked=None, ready=False, stand_in=False)
        for place, name in zip(event.order, event.started.names, strict=True)
    )
    place_of = {place: seat for seat, place in enumerate(event.order)}
    state = replace(
        state,
        chairs=chairs,
        match=match.begin_match(event.started),
        links=tuple(link if link.seat is None else replace(link, seat=place_of[link.seat]) for link in state.links),
        began=at,
        games=state.games + 1,
        decks=(),
        cut=None,
        preparing=None,
    )
    return _waits(state, None, at)


def _played(state: TableState, event: e.Played, at: float) -> TableState:
    assert state.match is not None
    before = state.match
    after = match.apply(before, event.event)
    state = replace(state, match=after)
    if isinstance(event.event, Dealt):
        state = replace(state, preparing=None, cut=None)
        state = replace(state, chairs=tuple(replace(chair, ready=False) for chair in state.chairs))
    if after.players > before.players:
        state = _newcomer(state, after)
    return _waits(state, getattr(event.event, "seat", None), at)


def _newcomer(state: TableState, after: MatchState) -> TableState:
    """A chair for the late player, whom somebody plays for until he sits down."""
    seat = after.newcomer
    assert seat is not None
    chairs = (*state.chairs[:seat], Chair(name=after.names[seat]), *state.chairs[seat:])
    links = tuple(
        link if link.seat is None or link.seat < seat else replace(link, seat=link.seat + 1) for link in state.links
    )
    return replace(state, chairs=chairs, links=links, preparing=None, wants_pause=())


def _waits(state: TableState, acted: Seat | None, at: float) -> TableState:
    """Clocks after something was played: who is asked since when, and whether a deck is awaited."""
    assert state.match is not None
    asked = match.to_act(state.match)
    chairs = []
    for seat, chair in enumerate(state.chairs):
        if chair.asked is not None and (seat == acted or seat not in asked):
            thought = 0.0 if chair.stand_in or chair.account is None else at - chair.asked
            chair = replace(chair, asked=None, spent=chair.spent + thought)
        if chair.asked is None and seat in asked:
            chair = replace(chair, asked=at)
        chairs.append(chair)
    state = replace(state, chairs=tuple(chairs))
    awaited = (state.awaited or at) if state.wants_deck else None
    return replace(state, awaited=awaited, preparing=state.preparing if awaited else None)


def _away(state: TableState, event: e.Away, at: float) -> TableState:
    return _chair(state, event.seat, away=at)


def _stood_in(state: TableState, event: e.StoodIn, at: float) -> TableState:
    chair = state.chairs[event.seat]
    thought = 0.0 if chair.asked is None else at - chair.asked
    return _chair(state, event.seat, stand_in=True, spent=chair.spent + thought, asked=chair.asked and at)


def _back(state: TableState, event: e.Back, at: float) -> TableState:
    chair = state.chairs[event.seat]
    asked = at if chair.asked is not None and chair.stand_in else chair.asked
    return _chair(state, event.seat, away=None, stand_in=False, asked=asked)


def _pause_asked(state: TableState, event: e.PauseAsked, at: float) -> TableState:
    return replace(state, wants_pause=(*state.wants_pause, event.seat))


def _pause_refused(state: TableState, event: e.PauseRefused, at: float) -> TableState:
    return replace(state, wants_pause=())


def _paused(state: TableState, event: e.Paused, at: float) -> TableState:
    return replace(state, paused=at, wants_pause=())


def _resumed(state: TableState, event: e.Resumed, at: float) -> TableState:
    """Clocks go on where they stood."""
    assert state.paused is not None
    lost = at - state.paused

    def later(time: float | None) -> float | None:
        return None if time is None else min(at, time + lost)

    chairs = tuple(replace(chair, asked=later(chair.asked), away=later(chair.away)) for chair in state.chairs)
    preparing = state.preparing and replace(state.preparing, since=at)
    return replace(
        state,
        paused=None,
        chairs=chairs,
        awaited=later(state.awaited),
        preparing=preparing,
        began=state.began + lost,
    )


def _said(state: TableState, event: e.Said, at: float) -> TableState:
    message = Message(at, event.seat, state.chairs[event.seat].name, event.phrase, event.text)
    return replace(state, said=(*state.said, message)[-KEPT_MESSAGES:])


def _anchored(state: TableState, event: e.Anchored, at: float) -> TableState:
    return _chair(state, event.seat, anchor=Anchor(event.commitment))


def _ready(state: TableState, event: e.Ready, at: float) -> TableState:
    state = _chair(state, event.seat, ready=True)
    return state if event.cut is None else replace(state, cut=event.cut)


def _prepared(state: TableState, event: e.Prepared, at: float) -> TableState:
    anchors = {seat: chair.anchor for seat, chair in enumerate(state.chairs) if chair.anchor is not None}
    preparing = Preparing(
        number=event.number,
        secret=event.secret,
        commitment=event.commitment,
        since=at,
        cut=state.cut,
        anchors=anchors,
    )
    return replace(state, preparing=preparing)


def _gave(state: TableState, event: e.Gave, at: float) -> TableState:
    assert state.preparing is not None
    given = (*state.preparing.given, Given(event.seat, event.place, event.value))
    state = replace(state, preparing=replace(state.preparing, given=given))
    return _chair(state, event.seat, anchor=Anchor(event.value, event.place))


def _mixed(state: TableState, event: e.Mixed, at: float) -> TableState:
    assert state.preparing is not None
    deck = Deck(event.mix, state.preparing.anchors, state.preparing.secret)
    return replace(state, decks=(*state.decks, deck), mixed=event.mix.number)


def _took_back(state: TableState, event: e.TookBack, at: float) -> TableState:
    assert state.match is not None
    chairs = tuple(replace(chair, asked=None) for chair in state.chairs)
    earlier = match.fold(state.match.history[: event.events])
    return _waits(replace(state, chairs=chairs, match=earlier), None, at)


def _rematch(state: TableState, event: e.Rematch, at: float) -> TableState:
    chairs = tuple(
        Chair() if chair.empty else replace(chair, asked=None, spent=0.0, ready=False, left=())
        for chair in state.chairs
    )
    return replace(state, match=None, chairs=chairs, decks=(), awaited=None, preparing=None)


def _host_passed(state: TableState, event: e.HostPassed, at: float) -> TableState:
    return replace(state, host=event.host)


def _closed(state: TableState, event: e.Closed, at: float) -> TableState:
    return replace(state, closed=True, preparing=None)


_HOW: Final[dict[type, Callable[[TableState, Any, float], TableState]]] = {
    e.Configured: _configured,
    e.Sat: _sat,
    e.Stood: _stood,
    e.HostPassed: _host_passed,
    e.Linked: _linked,
    e.Unlinked: _unlinked,
    e.Began: _began,
    e.Played: _played,
    e.Away: _away,
    e.StoodIn: _stood_in,
    e.Back: _back,
    e.PauseAsked: _pause_asked,
    e.PauseRefused: _pause_refused,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Said: _said,
    e.Anchored: _anchored,
    e.Ready: _ready,
    e.Prepared: _prepared,
    e.Gave: _gave,
    e.Mixed: _mixed,
    e.TookBack: _took_back,
    e.Rematch: _rematch,
    e.Closed: _closed,
}
