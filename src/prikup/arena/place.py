"""A place in the arena: a guarded player, its time measured, its failures kept."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from prikup.arena.outside import Outside
from prikup.arena.plan import COMMAND, OUTSIDE_DEADLINE, Plan, is_command
from prikup.arena.times import bucket
from prikup.bots.guard import Guarded
from prikup.bots.player import Player
from prikup.bots.registry import make
from prikup.deal.actions import Look, Pass
from prikup.match import AnyAction, MatchView, Propose
from prikup.notation.codec import encode

KEPT: Final = 2
"""Failures of a place in one deal that are kept with their views."""


class Failure(msgspec.Struct, frozen=True):
    """Why the stand-in acted, and what the player had been shown."""

    kind: str
    cause: str
    view: str


class Place(Guarded):
    """One person of the arena, who goes around the seats."""

    def __init__(self, kind: str, player: Player, plan: Plan, clock: Callable[[], float]) -> None:
        super().__init__(player, None if isinstance(player, Outside) else plan.deadline)
        self.kind = kind
        self.only_raspasy = plan.raspasy
        self.clock = clock
        self.times: Counter[int] = Counter()
        self.failures: list[Failure] = []

    def act(self, view: MatchView) -> AnyAction | None:
        """The player's action; the arena's own pass where only raspasy is played."""
        if self.only_raspasy and (word := passing(view)) is not None:
            return word
        began = self.clock()
        action = super().act(view)
        asked = view.seat in view.to_act
        if asked:
            self.times[bucket(1000 * (self.clock() - began))] += 1
        if isinstance(action, Propose):
            # The company could agree to stop, to correct the sheet or to deal anew: that would not be the same cards.
            return self.instead(view, "a proposal, which the arena does not play") if asked else None
        return action

    def instead(self, view: MatchView, cause: str) -> AnyAction | None:
        """The stand-in's action."""
        if len(self.failures) < KEPT:
            self.failures.append(Failure(self.kind, cause, encode(view).decode()))
        return super().instead(view, cause)

    def clear(self) -> None:
        """Forget what was counted."""
        self.times.clear()
        self.failures.clear()
        self.replaced = 0


def passing(view: MatchView) -> AnyAction | None:
    """The pass of an auction in which this seat is to speak; a look at the cards where that comes first."""
    if view.deal is None or view.deal.phase != "auction" or view.seat not in view.to_act:
        return None
    words = view.deal.legal
    passes = [word for word in words if isinstance(word, Pass)]
    light = [word for word in passes if not word.dark]
    return (
        next(iter(light), None)
        or next((word for word in words if isinstance(word, Look)), None)
        or (passes[0] if passes else None)
    )


def places(plan: Plan) -> tuple[Place, ...]:
    """Everybody of a plan. A bot's time is that of the processor, an external player's that of the clock."""
    return tuple(_place(plan, number, kind) for number, kind in enumerate(plan.players))


def _place(plan: Plan, number: int, kind: str) -> Place:
    seed = plan.seed + number
    if is_command(kind):
        deadline = OUTSIDE_DEADLINE if plan.deadline is None else plan.deadline
        return Place(kind, Outside(kind, kind.removeprefix(COMMAND), seed, deadline), plan, time.perf_counter)
    return Place(kind, make(kind, seed), plan, time.process_time)
