"""Building a seat's view of a match."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.deal import DealState, Misere, SeatView, TrickGame
from prikup.deal import view as deal_view
from prikup.deal.setup import Seat
from prikup.match.referee import legal, to_act
from prikup.match.state import MatchState
from prikup.match.view import MatchView, Row


def view(state: MatchState, seat: Seat | None) -> MatchView:
    """What a seat sees of the match; ``seat`` None is a spectator."""
    return MatchView(
        seat=seat,
        rules=state.rules,
        names=state.names,
        stage=state.stage,
        sheet=state.sheet,
        course=state.course,
        rows=_public_rows(state),
        deal=None if state.deal is None else deal_view(state.deal, seat, state.opens_deals),
        proposal=state.proposal,
        to_act=to_act(state),
        legal=legal(state, seat) if seat is not None else (),
        settlement=state.settlement if state.stage == "finished" else None,
    )


def past_views(state: MatchState, seat: Seat | None) -> tuple[SeatView, ...]:
    """The finished deals before the one in ``view``, as far as ``reveal`` opens them to this seat.

    Deals of three before a late player joined are seen from the seat of that time: he was a spectator.
    """
    return tuple(deal_view(deal, _seat_in(deal, seat, state), state.opens_deals) for deal in state.past)


def _seat_in(deal: DealState, seat: Seat | None, state: MatchState) -> Seat | None:
    """The seat that whoever sits at ``seat`` now had in a deal."""
    if seat is None or state.newcomer is None or deal.setup.players == state.players:
        return seat
    return None if seat == state.newcomer else seat - (seat > state.newcomer)


def _public_rows(state: MatchState) -> tuple[Row, ...]:
    """The lines without the talons that only the declarers of dark games have seen."""
    if state.opens_deals or not state.rules.dark_bids:
        return state.rows
    return tuple(_without_talon(row) for row in state.rows)


def _without_talon(row: Row) -> Row:
    outcome = row.outcome
    if isinstance(outcome, TrickGame | Misere) and outcome.dark and not outcome.thrown:
        return replace(row, outcome=replace(outcome, talon=None))
    return row
