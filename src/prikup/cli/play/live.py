"""The match as it stands now: what the person sees and may do, its clock, and its file."""

from __future__ import annotations

import time

import msgspec

from prikup import match
from prikup.arena.table import clock_counts
from prikup.cli.play.store import Store
from prikup.deal import Rejection
from prikup.match import AnyAction, MatchState, MatchView
from prikup.match.course import time_matters


class Live:
    """A match that one person plays, written down as it goes on."""

    def __init__(self, state: MatchState, store: Store) -> None:
        self.state = state
        self.seat = store.table.seat
        self._store = store
        self._before, self._began = store.table.seconds, time.monotonic()

    def view(self) -> MatchView:
        """What the person sees."""
        return match.view(self.state, self.seat)

    def judge(self, action: AnyAction) -> Rejection | None:
        """Why the person may not do something now; None when he may."""
        events = match.decide(self.state, self.seat, action)
        return events if isinstance(events, Rejection) else None

    def follow(self, after: MatchState) -> None:
        """The match after one more event."""
        self._store.follow(self.state, after)
        self.state = after

    def save(self, *, at_once: bool = True) -> str:
        """Write the match down, unless nothing is new; the path of its file. Raises ``FileError``."""
        self._store.save(self.state, self.seconds, at_once=at_once)
        return str(self._store.path)

    def move(self, seat: int, bots: tuple[str, ...]) -> None:
        """The person and the bots sit elsewhere from now on. Raises ``FileError``."""
        self.seat = seat
        table = msgspec.structs.replace(self._store.table, seat=seat, bots=bots, seconds=self.seconds)
        self._store.sit(table)

    # The clock

    @property
    def seconds(self) -> float:
        """Played so far, also before a break."""
        return self._before + time.monotonic() - self._began

    @property
    def time_is_up(self) -> bool:
        """The time limit has passed, and the match does not know it yet."""
        return clock_counts(self.state) and self.seconds >= 60 * self.state.rules.time_limit

    @property
    def minutes_left(self) -> int | None:
        """Until the time limit, where there is one."""
        rules = self.state.rules
        limited = rules.time_limit and time_matters(rules)
        return rules.time_limit - int(self.seconds // 60) if limited else None
