"""Matters put to the table: stopping, corrections, fines, a late player, a void deal; they stand by consent."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from prikup.deal import Rejection, TrickGame
from prikup.deal.setup import Seat
from prikup.match.course import late_player
from prikup.match.events import Admit, Change, Correct, Fine, Proposal, Redeal, Stop
from prikup.match.state import PROPOSALS_A_STAGE, MatchState
from prikup.match.view import PendingProposal, Row
from prikup.rules import check as check_rules
from prikup.score import Entry, underbid_entries

MAX_NAME = 40
"""Characters of a name."""
MAX_CHANGE = 1_000_000
"""A larger number in one cell is a slip of the pen."""


def check(state: MatchState, seat: Seat, proposal: Proposal) -> Rejection | None:
    """Why this cannot be put to the table now."""
    if state.proposed.count(seat) >= PROPOSALS_A_STAGE:
        return Rejection("proposal-too-many", {"most": PROPOSALS_A_STAGE})
    match proposal:
        case Stop():
            return Rejection("match-over") if state.stage == "finished" else None
        case Redeal():
            return None if state.stage == "deal" else Rejection("proposal-no-deal")
        case Correct(changes):
            return _check_correction(state, changes)
        case Fine():
            return _check_fine(state)
        case Admit(name):
            return _check_newcomer(state, name)


def _check_correction(state: MatchState, changes: tuple[Change, ...]) -> Rejection | None:
    if state.stage == "deal":
        return Rejection("correction-too-late")
    if not changes:
        return Rejection("correction-empty")
    for change in changes:
        if not 0 <= change.seat < state.players:
            return Rejection("correction-no-seat", {"seat": change.seat})
        if not 0 < abs(change.amount) <= MAX_CHANGE:
            return Rejection("correction-amount", {"most": MAX_CHANGE})
        if (change.column == "whists") != (change.on is not None):
            return Rejection("correction-whists-on")
        if change.on is not None and (change.on == change.seat or not 0 <= change.on < state.players):
            return Rejection("correction-no-seat", {"seat": change.on})
    return None


def _check_fine(state: MatchState) -> Rejection | None:
    if not state.rules.underbid_penalty:
        return Rejection("fine-not-agreed")
    if state.stage == "deal":
        return Rejection("correction-too-late")
    if _finable(state) is None:
        return Rejection("fine-no-game")
    return None


def _finable(state: MatchState) -> Seat | None:
    """The declarer of the deal scored last, if it was a trick game and he has not been fined for it."""
    for row in reversed(state.rows):
        if any(entry.kind == "underbid_fine" for entry in row.entries):
            return None
        if row.outcome is not None:
            return row.outcome.declarer if isinstance(row.outcome, TrickGame) else None
    return None


def _check_newcomer(state: MatchState, name: str) -> Rejection | None:
    if state.stage != "between":
        return Rejection("newcomer-between-deals")
    if state.players != 3:
        return Rejection("newcomer-table-of-three")
    if not name.strip() or not name.isprintable() or len(name) > MAX_NAME or name in state.names:
        return Rejection("newcomer-name", {"most": MAX_NAME})
    problems = check_rules(replace(state.rules, players=4))
    return Rejection("newcomer-rules", {"option": problems[0].options[0]}) if problems else None


def pending(state: MatchState, seat: Seat, proposal: Proposal) -> PendingProposal:
    """The proposal on the table, waiting for everybody else."""
    return PendingProposal(seat, proposal, (seat,), tuple(other for other in range(state.players) if other != seat))


def stands_at_once(proposal: Proposal) -> bool:
    """A proven fine needs nobody's consent (rules §5.2)."""
    return isinstance(proposal, Fine) and proposal.proven


def carried_out(state: MatchState, proposal: Proposal) -> MatchState:
    """The match after everybody has agreed."""
    match proposal:
        case Stop():
            return replace(state, stopped=True)
        case Redeal():
            return replace(state, deal=None)
        case Correct(changes, reason):
            return _written(state, tuple(_entry(change, reason) for change in changes))
        case Fine():
            declarer = _finable(state)
            assert declarer is not None
            return _written(state, underbid_entries(declarer, state.players, state.rules))
        case Admit(name):
            return _joined(state, name)


def _entry(change: Change, reason: str) -> Entry:
    return Entry(
        column=change.column,
        seat=change.seat,
        amount=Fraction(change.amount),
        on=change.on,
        reason="correction",
        see="15.7",
        params={"text": reason},
    )


def _written(state: MatchState, entries: tuple[Entry, ...]) -> MatchState:
    sheet = state.sheet.add_all(entries)
    row = Row(number=state.course.deals, setup=None, outcome=None, entries=entries, sheet=sheet)
    return replace(state, sheet=sheet, rows=(*state.rows, row))


def _joined(state: MatchState, name: str) -> MatchState:
    """The sheet of three is closed; the old numbers open one of four (rules §21.14)."""
    joined = late_player(state.course, state.sheet, state.rules)
    opening = Row(number=joined.course.deals, setup=None, outcome=None, entries=(), sheet=joined.sheet)
    return replace(
        state,
        rules=joined.rules,
        names=(*state.names[: joined.seat], name, *state.names[joined.seat :]),
        course=joined.course,
        sheet=joined.sheet,
        deal=None,
        past=state.past if state.deal is None else (*state.past, state.deal),
        newcomer=joined.seat,
        rows=(opening,),
        closed_rows=(*state.closed_rows, *state.rows),
        proposed=(),
    )
