"""Many deals between bots under any rules: the matches they make, the sheets, and the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from prikup.arena.statistics import Statistics
from prikup.arena.table import Clock, play_match, sit_down, stop_by_consent
from prikup.bots.player import Player
from prikup.match import MatchState, begin_match
from prikup.rules.model import Rules

MINUTES_A_DEAL = 3
"""What a deal takes on the clock of a simulated match that ends by time."""

Progress: TypeAlias = Callable[[int], None]
"""Told the number of deals scored so far."""


class Simulation(msgspec.Struct, frozen=True):
    """The matches that were played, in order, and the counts over all their deals. A match that was not over when
    the deals were is stopped by consent and settled."""

    matches: tuple[MatchState, ...]
    statistics: Statistics


def simulate(
    rules: Rules,
    players: Sequence[Player],
    names: Sequence[str],
    deals: int,
    seed: int,
    *,
    one_match: bool = False,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many deals, ``players`` and ``names`` in the same order; a new match begins when one ends.

    With ``one_match`` there is only the first one, and fewer deals when it ends early. Seats are drawn anew for
    every match.
    """
    statistics = Statistics()
    matches: list[MatchState] = []
    while statistics.deals < deals and not (one_match and matches):
        matches.append(_one(rules, players, names, deals, f"{seed}/{len(matches)}", statistics, progress))
    return Simulation(tuple(matches), statistics)


def _one(
    rules: Rules,
    players: Sequence[Player],
    names: Sequence[str],
    deals: int,
    seed: str,
    statistics: Statistics,
    progress: Progress | None,
) -> MatchState:
    seated = sit_down(rules, names, seed)
    state = begin_match(seated.started)
    around = [players[person] for person in seated.order]
    left = deals - statistics.deals
    for step in play_match(state, around, seed, deals=left, clock=deal_clock()):
        statistics.see(step.event)
        scored = len(step.state.rows) > len(state.rows)
        state = step.state
        row = state.rows[-1] if scored else None
        if row is not None and row.outcome is not None and row.setup is not None:
            statistics.score(row.outcome, row.setup)
            if progress is not None:
                progress(statistics.deals)
    if state.stage != "finished":
        for step in stop_by_consent(state):
            state = step.state
    return state


def deal_clock() -> Clock:
    """The clock of a simulated match: every deal takes the same time."""
    return lambda state: state.course.deals * MINUTES_A_DEAL >= state.rules.time_limit
