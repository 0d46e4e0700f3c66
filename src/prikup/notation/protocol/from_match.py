"""The results protocol of a live match: what happened, without the cards."""

from __future__ import annotations

from prikup.match import MatchState, Started, TimeUp, apply, begin_match
from prikup.match.results import Correction, Item, Played, RulesChange
from prikup.match.results import TimeUp as TimeIsUp
from prikup.notation.protocol.model import Protocol, ProtocolError, ProtocolProblem
from prikup.score import empty_sheet


def protocol_of_match(state: MatchState, convention: str, ident: str = "") -> Protocol:
    """The protocol of a match so far, which scores to the same sheet; ``convention`` is the preset it names.

    Raises ``ProtocolError`` for a match that a fourth player has joined: that is two sheets (rules §21.14).
    """
    started = state.history[0]
    assert isinstance(started, Started), "a match begins with Started"
    current = begin_match(started)
    items: list[Item] = []
    waiting: list[Item] = []
    for event in state.history[1:]:
        before, current = current, apply(current, event)
        if len(current.names) != len(before.names):
            raise ProtocolError((ProtocolProblem(code="late_player", ident=ident),))
        if isinstance(event, TimeUp):
            waiting.append(TimeIsUp())
        if current.rules != before.rules:
            waiting.append(RulesChange(current.rules))
        for row in current.rows[len(before.rows) :]:
            if row.outcome is None:
                waiting.append(Correction(row.entries, _reason(row.entries[0].params)))
            else:
                items.append(Played(row.outcome))
        # What comes while a deal is played stands after it: a protocol has nothing inside a deal.
        if current.stage != "deal":
            items += waiting
            waiting = []
    return Protocol(
        ident=ident,
        convention=convention,
        rules=started.rules,
        names=started.names,
        first_dealer=started.first_dealer,
        start=empty_sheet(len(started.names), started.rules),
        items=tuple(items + waiting),
    )


def _reason(params: dict[str, int | str]) -> str:
    return str(params.get("text", ""))
