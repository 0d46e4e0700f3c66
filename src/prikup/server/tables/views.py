"""What a seat or a spectator sees of a table: built by allow-list from the view of the match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prikup import match
from prikup.cards import CardSet
from prikup.deal import Acted, Dealt, SeatView
from prikup.deal.setup import Seat
from prikup.deal.view import SeenDealt
from prikup.fair import Proof, salts, seal, secret_of
from prikup.match import MatchActed, TimeUp
from prikup.notation.codec import to_plain
from prikup.rules import Rules
from prikup.server.tables import events as e
from prikup.server.tables.hosting import SHOWN
from prikup.server.tables.settings import Settings
from prikup.server.tables.state import Chair, TableState
from prikup.server.tables.timing import deadline

Plain = dict[str, Any]


def shown(state: TableState, seat: Seat | None, table: Plain | None = None) -> Plain:
    """``{"table", "view"}`` for a seat, or a spectator (None), as plain JSON. ``view`` is null without a match.

    ``table`` is what ``table_of`` gave for the same state, so that all seats share it.
    """
    view: Plain | None = None
    if state.match is not None:
        view = to_plain(match.view(state.match, seat))
        view["rules"] = _plain_rules(state.match.rules)
    return {"table": table_of(state) if table is None else table, "view": view}


def _plain(value: object) -> Plain:
    """A struct as the wire has it."""
    found: Plain = to_plain(value)
    return found


@lru_cache(maxsize=256)
def _plain_rules(rules: Rules) -> Plain:
    """Rules are the same for many pictures of many tables."""
    return _plain(rules)


def _plain_settings(settings: Settings) -> Plain:
    return {**to_plain(settings), "rules": _plain_rules(settings.rules)}


def table_of(state: TableState) -> Plain:
    """The public state of a table: the same for everybody."""
    preparing = state.preparing
    return {
        "id": state.id,
        "stage": state.stage,
        "settings": _plain_settings(state.settings),
        "host": state.seat_of(state.host),
        "chairs": [_chair(state, chair) for chair in state.chairs],
        "games": state.games,
        "paused": state.paused,
        "wants_pause": list(state.wants_pause),
        "links": [{"link": link.hash[:SHOWN], "role": link.role, "seat": link.seat} for link in state.links],
        "deck": {
            "awaited": state.awaited,
            "cutter": state.cutter if state.wants_deck else None,
            "number": None if preparing is None else preparing.number,
            "commitment": None if preparing is None else preparing.commitment,
            "given": [] if preparing is None else [each.seat for each in preparing.given],
        },
        "said": to_plain(state.said),
    }


def _chair(state: TableState, chair: Chair) -> Plain:
    return {
        "name": chair.name,
        "kind": "person" if chair.account is not None else "bot" if chair.bot is not None else "empty",
        "level": chair.bot,
        "away": chair.away,
        "stand_in": chair.stand_in,
        "asked": chair.asked,
        "spent": round(chair.spent, 3),
        "deadline": deadline(state, chair),
        "ready": chair.ready,
        "anchor": to_plain(chair.anchor),
    }


def told(state: TableState, event: e.TableEvent, seat: Seat | None) -> Plain | None:
    """An event as a seat may hear of it, None where it is hidden; ``state`` is the table after it."""
    match event:
        case e.Prepared(number, commitment):
            return {"type": "prepared", "number": number, "commitment": commitment}
        case e.Sat() | e.Opened() | e.Configured() | e.HostPassed() | e.Linked() | e.Unlinked():
            # What there is to know stands in the table; accounts and hashes do not.
            return {"type": type(event).__struct_config__.tag}
        case e.Played(inner, by):
            found = _played(state, inner, seat)
            return None if found is None else {"type": "played", "by": by, "event": found}
        case _:
            return _plain(event)


def _played(state: TableState, event: object, seat: Seat | None) -> Plain | None:
    assert state.match is not None
    match event:
        case Dealt():
            return {"type": "dealt"}
        case MatchActed() | TimeUp():
            return _plain(event)
        case Acted():
            deal = _view(state, seat)
            last = deal.history[-1] if deal is not None and deal.history else None
            return to_plain(last) if isinstance(last, Acted) and last.seat == event.seat else None
        case _:
            return None


def _view(state: TableState, seat: Seat | None) -> SeatView | None:
    assert state.match is not None
    return match.view(state.match, seat).deal


def proof(state: TableState, number: int, seat: Seat | None) -> Proof | None:
    """The proof of a deck of this match, as far as a seat may have it now; None where there is no such deck."""
    place = next((place for place, deck in enumerate(state.decks) if deck.mix.number == number), None)
    if place is None or state.match is None:
        return None
    deck = state.decks[place]
    decks = [event for event in state.match.history if isinstance(event, Dealt)]
    cards = decks[place]
    secret = secret_of(deck.secret)
    seen, over = _seen(state, cards, seat)
    return Proof(
        mix=deck.mix,
        anchors=deck.anchors,
        envelopes=seal(cards, secret, number),
        salts=salts(cards, secret, number, seen),
        secret=deck.secret if over and state.match.opens_deals else None,
    )


def _seen(state: TableState, cards: Dealt, seat: Seat | None) -> tuple[CardSet, bool]:
    """The cards of a deck that a seat has seen, and whether its deal is over."""
    assert state.match is not None
    found = state.match
    deals = [*found.past, *([] if found.deal is None else [found.deal])]
    views = [*match.past_views(found, seat), *([] if found.deal is None else [_view(state, seat)])]
    for deal, view in zip(deals, views, strict=True):
        if deal.history[0] == cards and view is not None:
            return _in_sight(view), deal.outcome is not None
    return CardSet(0), False


def _in_sight(view: SeatView) -> CardSet:
    seen = 0
    first = view.history[0] if view.history else None
    if isinstance(first, SeenDealt):
        for hand in first.hands:
            seen |= hand or 0
    for trick in (*view.tricks, *([] if view.table is None else [view.table])):
        for _, card in trick.cards:
            seen |= card.bit
    for talon in view.talon:
        seen |= 0 if talon is None else talon.bit
    return CardSet(seen)
