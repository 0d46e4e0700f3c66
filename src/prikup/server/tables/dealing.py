"""Dealing that can be proved: ready and cut, the table's commitment, the seats' values, the deck."""

from __future__ import annotations

from prikup.deal import Rejection
from prikup.fair import CUTS, Anchor, FairError, Mix, committed, dealt, follows, seal, secret_of
from prikup.server.tables import commands as c
from prikup.server.tables.events import Anchored, Gave, Mixed, Played, Prepared, Ready, TableEvent
from prikup.server.tables.sitting import returns, seated
from prikup.server.tables.state import TableState


def ready(state: TableState, command: c.Ready, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """Ready for the next deal; the cutter may say where he cuts, before anybody gives."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if not state.wants_deck or state.preparing is not None:
        return Rejection("deal-not-awaited")
    if command.cut is not None and seat != state.cutter:
        return Rejection("deal-not-cutter")
    if command.cut is not None and command.cut not in CUTS:
        return Rejection("deal-cut", {"least": CUTS[0], "most": CUTS[-1]})
    if state.chairs[seat].ready and command.cut is None:
        return ()
    return (*returns(state, seat), Ready(seat, command.cut))


def anchor(state: TableState, command: c.Anchor, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A new chain, except while a deck is being made of the old one."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if state.preparing is not None:
        return Rejection("deal-preparing")
    try:
        Anchor(command.commitment)
    except FairError:
        return Rejection("deal-commitment")
    if state.chairs[seat].anchor == Anchor(command.commitment):
        return ()
    return (Anchored(seat, command.commitment),)


def prepare(state: TableState, command: c.Prepare, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The table commits itself to the secret of the next deck."""
    if not state.wants_deck or state.preparing is not None or state.paused is not None:
        return ()
    return (Prepared(state.mixed + 1, committed(secret_of(command.secret)), command.secret),)


def give(state: TableState, command: c.Give, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """A seat's value: it must follow from what its chain has shown."""
    seat = seated(state, who)
    if isinstance(seat, Rejection):
        return seat
    if state.preparing is None:
        return Rejection("deal-not-preparing")
    if any(each.seat == seat for each in state.preparing.given):
        return Rejection("deal-given")
    known = state.preparing.anchors.get(seat)
    if known is None:
        return Rejection("deal-no-commitment")
    if not follows(known, command.place, command.value):
        return Rejection("deal-value")
    return (Gave(seat, command.place, command.value),)


def deal(state: TableState, command: c.Deal, who: c.Who, now: float) -> tuple[TableEvent, ...] | Rejection:
    """The deck of everything that was given, and its deal."""
    if state.preparing is None or not state.wants_deck or state.paused is not None:
        return ()
    given = tuple(sorted(state.preparing.given, key=lambda each: each.seat))
    mix = Mix(
        table=state.id,
        number=state.preparing.number,
        commitment=state.preparing.commitment,
        cut=state.preparing.cut,
        given=given,
    )
    secret = secret_of(state.preparing.secret)
    cards = dealt(mix, secret)
    return (Mixed(mix, seal(cards, secret, mix.number)), Played(cards, "table"))
