"""Does a record hold? Its events are played again through the referee, its numbers scored again.

Whoever keeps a record can alter it: what is found here is the first event that the rules do not allow or the first
number that does not follow from the events.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from prikup.deal.events import Dealt, Rejection
from prikup.deal.outcome import Outcome
from prikup.match import MatchError, MatchState, Row, apply, begin_match, decide
from prikup.match.events import Started, TimeUp
from prikup.notation.codec import to_plain
from prikup.notation.record.model import (
    Balances,
    MatchRecord,
    RecordEvent,
    RecordItem,
    Scored,
    balances,
    begin_record,
)
from prikup.rules import RulesError
from prikup.score.sheet import Sheet

Param: TypeAlias = str | int


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What does not hold: sentence ``notation-<code>`` with ``params``.

    ``item`` is the place in the log from 0, None for the head and the settlement; ``deal`` the deal of the record
    from 1, 0 before the first. ``rejection`` is why the referee does not allow the event.
    """

    code: str
    params: dict[str, Param] = {}
    item: int | None = None
    deal: int = 0
    rejection: Rejection | None = None


class Step(msgspec.Struct, frozen=True):
    """One event of a record that holds: its place in the log, the match before and after it."""

    item: int
    event: RecordEvent
    before: MatchState
    after: MatchState


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was verified. ``finding`` is None when all of it holds."""

    events: int
    """Events that hold."""
    deals: int
    """Deals whose score holds."""
    state: MatchState | None
    """The match after the last event that holds; None when not even its beginning does."""
    finding: Finding | None

    @property
    def finished(self) -> bool:
        """The match came to its end."""
        return self.state is not None and self.state.stage == "finished"


class _Found(Exception):  # noqa: N818  # ends the replay, is no error of the program
    def __init__(self, finding: Finding) -> None:
        self.finding = finding


def verify(record: MatchRecord) -> Report:
    """Replay a record and compare every outcome, sheet and balance in it."""
    events = deals = 0
    state: MatchState | None = None
    finding: Finding | None = None
    try:
        state = _begin(record)
        for step in _replay(record, state):
            events += 1
            deals += sum(row.outcome is not None for row in _new_rows(step.before, step.after))
            state = step.after
    except _Found as found:
        finding = found.finding
    return Report(events=events, deals=deals, state=state, finding=finding)


def replayed(record: MatchRecord) -> Iterator[Step]:
    """The events of a record with the states around them, as far as they hold."""
    try:
        yield from _replay(record, _begin(record))
    except _Found:
        return


def scored_after(before: MatchState, after: MatchState) -> tuple[Scored, ...]:
    """The lines of the score that an event wrote: a record has them right behind it."""
    return tuple(Scored(number=row.number, outcome=row.outcome, sheet=row.sheet) for row in _new_rows(before, after))


def record_of(state: MatchState) -> MatchRecord:
    """The record of a match as it stands now."""
    started, *events = state.history
    assert isinstance(started, Started)
    at = begin_match(started)
    log: list[RecordItem] = []
    for event in events:
        assert not isinstance(event, Started)
        before, at = at, apply(at, event)
        log += [event, *scored_after(before, at)]
    return begin_record(started, log, state.settlement if state.stage == "finished" else None)


def _new_rows(before: MatchState, after: MatchState) -> tuple[Row, ...]:
    # A late player closes the old rows and opens new ones.
    return after.rows if after.closed_rows != before.closed_rows else after.rows[len(before.rows) :]


def _replay(record: MatchRecord, state: MatchState) -> Iterator[Step]:
    """The events in order, each as soon as the lines of the score behind it hold. Raises ``_Found``."""
    deal = 0
    items = list(enumerate(record.log))
    while items:
        index, item = items.pop(0)
        deal += isinstance(item, Dealt)
        if isinstance(item, Scored):
            raise _Found(Finding(code="verify-no-deal-over", item=index, deal=deal))
        after = _accepted(state, item, index, deal)
        for expected in scored_after(state, after):
            if not items or not isinstance(items[0][1], Scored):
                raise _Found(Finding(code="verify-score-missing", item=index, deal=deal))
            index, written = items.pop(0)
            assert isinstance(written, Scored)
            found = _compare_scored(written, expected, after.names)
            if found is not None:
                raise _Found(msgspec.structs.replace(found, item=index, deal=deal))
        yield Step(index, item, state, after)
        state = after
    found = _compare_settlement(record, state)
    if found is not None:
        raise _Found(msgspec.structs.replace(found, deal=deal))


def _begin(record: MatchRecord) -> MatchState:
    try:
        return begin_match(record.started())
    except RulesError as error:
        options = ", ".join(option for problem in error.problems for option in problem.options)
        raise _Found(Finding(code="verify-rules", params={"options": options or record.convention})) from None
    except MatchError as error:
        raise _Found(Finding(code="verify-start", rejection=Rejection(error.code))) from None


def _accepted(state: MatchState, event: RecordEvent, index: int, deal: int) -> MatchState:
    """The match after an event that the referee allows. Raises ``_Found``."""
    rejection: Rejection | None = None
    if not isinstance(event, Dealt | TimeUp):
        answer = decide(state, event.seat, event.action)
        rejection = answer if isinstance(answer, Rejection) else None
    if rejection is None:
        try:
            return apply(state, event)
        except MatchError as error:
            rejection = Rejection(error.code)
    name = "" if isinstance(event, Dealt | TimeUp) else _name(state.names, event.seat)
    code = "verify-illegal" if name else "verify-illegal-event"
    params: dict[str, Param] = {"name": name} if name else {}
    raise _Found(Finding(code=code, params=params, item=index, deal=deal, rejection=rejection))


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat)


def _compare_scored(written: Scored, expected: Scored, names: Sequence[str]) -> Finding | None:
    if written.number != expected.number:
        return _differs("verify-number", written.number, expected.number)
    if written.outcome != expected.outcome:
        return _compare_outcome(written.outcome, expected.outcome, names)
    return _compare_sheets(written.sheet, expected.sheet, names)


def _compare_outcome(written: Outcome | None, expected: Outcome | None, names: Sequence[str]) -> Finding:
    """The first field of an outcome that differs; tricks person by person."""
    one, other = to_plain(written) or {}, to_plain(expected) or {}
    for field in dict.fromkeys((*one, *other)):
        left, right = one.get(field), other.get(field)
        if left == right:
            continue
        if isinstance(left, Mapping) and isinstance(right, Mapping):
            seat = next(seat for seat in sorted({*left, *right}) if left.get(seat) != right.get(seat))
            params: dict[str, Param] = {"field": field, "name": _name(names, int(seat))}
            return _differs("verify-outcome-of", left.get(seat), right.get(seat), params)
        return _differs("verify-outcome", left, right, {"field": field})
    raise AssertionError(written)


def _compare_sheets(written: Sheet, expected: Sheet, names: Sequence[str]) -> Finding | None:
    for row in (written.pool, written.mountain, written.whists, *written.whists):
        if len(row) != len(names):
            return _differs("verify-people", len(row), len(names))
    for seat, name in enumerate(names):
        params: dict[str, Param] = {"name": name}
        if written.pool[seat] != expected.pool[seat]:
            return _differs("verify-pool", written.pool[seat], expected.pool[seat], params)
        if written.mountain[seat] != expected.mountain[seat]:
            return _differs("verify-mountain", written.mountain[seat], expected.mountain[seat], params)
        for other, on in enumerate(names):
            left, right = written.whists[seat][other], expected.whists[seat][other]
            if left != right:
                return _differs("verify-whists", left, right, params | {"on": on})
    return None


def _compare_settlement(record: MatchRecord, state: MatchState) -> Finding | None:
    written = record.settlement
    if state.stage != "finished":
        return None if written is None else Finding(code="verify-not-finished")
    if written is None:
        return Finding(code="verify-settlement-missing")
    expected = balances(state.settlement)
    for row in (written.balance, written.rounded):
        if len(row) != len(state.names):
            return _differs("verify-people", len(row), len(state.names))
    return _compare_balances(written, expected, state.names)


def _compare_balances(written: Balances, expected: Balances, names: Sequence[str]) -> Finding | None:
    for seat, name in enumerate(names):
        params: dict[str, Param] = {"name": name}
        if written.balance[seat] != expected.balance[seat]:
            return _differs("verify-balance", written.balance[seat], expected.balance[seat], params)
        if written.rounded[seat] != expected.rounded[seat]:
            return _differs("verify-rounded", written.rounded[seat], expected.rounded[seat], params)
    return None


def _differs(code: str, written: object, expected: object, params: dict[str, Param] | None = None) -> Finding:
    """``params`` beside ``written``, what the record says, and ``expected``, what follows from its events."""
    both: dict[str, Param] = {"written": _shown(written), "expected": _shown(expected)}
    return Finding(code=code, params=(params or {}) | both)


def _shown(value: object) -> str:
    return "—" if value is None else str(value)
