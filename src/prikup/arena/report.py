"""A simulation as plain values: results protocols with their results, and the statistics."""

from __future__ import annotations

from typing import Any

from prikup.arena.simulate import Simulation
from prikup.match import MatchState
from prikup.notation.protocol import protocol_of_match, result_object, score_protocol, write_items


def report(simulation: Simulation, convention: str) -> dict[str, Any]:
    """What ``prikup simulate --json`` prints.

    One match: its result with ``deals`` (a results protocol of what happened) and ``statistics``. Several matches:
    ``matches``, a list of such results, and the ``statistics`` over all of them.
    """
    found = [_match(state, convention, f"{number}") for number, state in enumerate(simulation.matches, start=1)]
    statistics = simulation.statistics.as_object()
    if len(found) == 1:
        return found[0] | {"statistics": statistics}
    return {"matches": found, "statistics": statistics}


def _match(state: MatchState, convention: str, ident: str) -> dict[str, Any]:
    protocol = protocol_of_match(state, convention, ident)
    scored = score_protocol(protocol)
    return result_object(protocol, scored) | {"deals": write_items(protocol.items, protocol.rules, protocol.names)}
