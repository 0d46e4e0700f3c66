"""One deal of the arena: the same cards in every rotation of the people over the seats."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import msgspec

from prikup.arena.place import Failure, Place, places
from prikup.arena.plan import Plan, Task
from prikup.arena.simulate import deal_clock
from prikup.arena.table import play_match
from prikup.deal import DealSetup, Misere, Outcome, Preferans, Raspasy, TrickGame
from prikup.match import MatchState, Started, begin_match
from prikup.notation.record import encode_record, record_of


class Played(msgspec.Struct, frozen=True):
    """What a deal came to, over all rotations, by kind of player."""

    number: int
    whists: dict[str, float]
    """Whists a deal, the mean over all seats that the kind held."""
    counts: dict[str, dict[str, int]]
    """``seats`` held, ``hands`` of these with cards, ``made-6``, ``played-6``, ``unplayed-6``, ``misere``,
    ``misere-made``, ``against`` a misère, ``caught``, ``raspasy``, ``raspasy-tricks``, ``raspasy-clean``,
    ``stand-in``."""
    times: dict[str, dict[int, int]]
    """Decisions by the classes of ``times.bucket``."""
    failures: tuple[Failure, ...] = ()


class _Kept(threading.local):
    """The places of the last plan, made once a thread: bots keep tables, external players keep running."""

    plan: Plan | None = None
    around: tuple[Place, ...] = ()


_KEPT = _Kept()


def _around(plan: Plan) -> tuple[Place, ...]:
    if _KEPT.plan != plan:
        _KEPT.plan, _KEPT.around = plan, places(plan)
    return _KEPT.around


def play(plan: Plan, task: Task) -> Played:
    """Play a deal in all rotations. The result depends on nothing but the plan and the task, times apart."""
    around = _around(plan)
    people = len(around)
    for place in around:
        place.clear()
    won: dict[str, list[Fraction]] = {kind: [] for kind in plan.players}
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in plan.players}
    for turn in range(people):
        seated = [around[(seat - turn) % people] for seat in range(people)]
        state = _match(plan, task, seated)
        if task.records is not None:
            _record(Path(task.records) / f"{task.number:06}-{turn + 1}.json", state)
        for place, balance in zip(seated, state.settlement.balance, strict=True):
            won[place.kind].append(balance / max(1, state.course.deals))
        kinds = [place.kind for place in seated]
        for row in state.rows:
            if row.outcome is not None and row.setup is not None:
                _count(counts, kinds, row.outcome, row.setup)
    times: dict[str, Counter[int]] = {kind: Counter() for kind in plan.players}
    for place in around:
        times[place.kind] += place.times
        counts[place.kind]["stand-in"] += place.replaced
    return Played(
        task.number,
        {kind: float(sum(each) / len(each)) for kind, each in won.items()},
        {kind: dict(each) for kind, each in counts.items()},
        {kind: dict(each) for kind, each in times.items()},
        tuple(failure for place in around for failure in place.failures),
    )


def _match(plan: Plan, task: Task, seated: Sequence[Place]) -> MatchState:
    around = _around(plan)
    names = tuple(f"P{around.index(place) + 1}" for place in seated)
    dealer = task.number % len(seated)
    state = begin_match(Started(rules=plan.rules, names=names, first_dealer=dealer))
    seed = f"{plan.seed}/{task.number}"
    for step in play_match(state, seated, seed, deals=plan.length, clock=deal_clock(), first=task.dealt):
        state = step.state
    return state


def _record(path: Path, state: MatchState) -> None:
    """The record of a match of the arena; people are called P1, P2 … in the order of the plan."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode_record(record_of(state)))


def _count(counts: dict[str, Counter[str]], kinds: Sequence[str], outcome: Outcome, setup: DealSetup) -> None:
    for kind in kinds:
        counts[kind]["seats"] += 1
    for seat in setup.active:
        counts[kinds[seat]]["hands"] += 1
    match outcome:
        case TrickGame():
            level = outcome.game.level
            own = counts[kinds[outcome.declarer]]
            if outcome.tricks is None and not outcome.conceded:
                own[f"unplayed-{level}"] += 1
            else:
                own[f"played-{level}"] += 1
                made = outcome.tricks is not None and outcome.tricks[outcome.declarer] >= level
                own[f"made-{level}"] += made
        case Misere():
            caught = outcome.tricks[outcome.declarer] > 0
            counts[kinds[outcome.declarer]]["misere"] += 1
            counts[kinds[outcome.declarer]]["misere-made"] += not caught
            for seat in setup.opponents(outcome.declarer):
                counts[kinds[seat]]["against"] += 1
                counts[kinds[seat]]["caught"] += caught
        case Raspasy():
            for seat in setup.active:
                counts[kinds[seat]]["raspasy"] += 1
                counts[kinds[seat]]["raspasy-tricks"] += outcome.tricks[seat]
                counts[kinds[seat]]["raspasy-clean"] += outcome.tricks[seat] == 0
        case Preferans():
            counts[kinds[outcome.declarer]]["preferans"] += 1
