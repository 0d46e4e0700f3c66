"""The match: its events in order, the deals in a row, and what people may do about it.

``begin_match``, then the table deals (``Dealt`` from ``next_setup``), seats act, ``TimeUp`` comes from the clock.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from prikup import deal as one_deal
from prikup.cards import Card
from prikup.deal import Acted, Dealt, Rejection
from prikup.deal.setup import Seat
from prikup.match import course, proposals
from prikup.match.events import (
    Agree,
    AnyAction,
    FixMatch,
    MatchActed,
    MatchAction,
    MatchEvent,
    Propose,
    Started,
    TimeUp,
)
from prikup.match.seating import seat_order
from prikup.match.state import MatchState
from prikup.match.view import FixChoice, MatchLegal, Row
from prikup.rules import Rules, compose
from prikup.rules import check as check_rules
from prikup.score import empty_sheet


class MatchError(ValueError):
    """An event cannot stand where it stands. ``code`` is one of the message catalogue."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def begin_match(started: Started) -> MatchState:
    """The match before its first deal. Raises ``MatchError`` when names, rules or dealer cannot be."""
    rules, names = started.rules, started.names
    if len(names) != rules.players:
        raise MatchError("match-names", f"{len(names)} names for {rules.players} players")
    if len(set(names)) != len(names) or not all(name.strip() and name.isprintable() for name in names):
        raise MatchError("match-names", "every player needs a name of his own, without control characters")
    if not 0 <= started.first_dealer < rules.players:
        raise MatchError("match-dealer", f"seat {started.first_dealer} cannot deal: there are {rules.players} seats")
    if started.drawn and not _drawn_so(rules, started.drawn):
        raise MatchError("match-draw", "these cards were not drawn by people who sit in this order")
    problems = check_rules(rules)
    if problems:
        raise MatchError("match-rules", "; ".join(f"{' '.join(each.options)}: {each.code}" for each in problems))
    return MatchState(
        rules=rules,
        names=names,
        sheet=empty_sheet(rules.players, rules),
        course=course.start(rules, started.first_dealer),
        history=(started,),
    )


def _drawn_so(rules: Rules, drawn: tuple[Card, ...]) -> bool:
    """Whether one card each was drawn, and the seats follow from them."""
    people = range(rules.players)
    return len(set(drawn)) == len(drawn) == len(people) and seat_order(rules, drawn) == tuple(people)


def to_act(state: MatchState) -> tuple[Seat, ...]:
    """Seats that the match waits for: answers to a proposal, the owner of the mountain, the deal."""
    if state.proposal is not None:
        return state.proposal.waiting
    match state.stage:
        case "owner":
            return () if state.course.owner is None else (state.course.owner,)
        case "deal":
            assert state.deal is not None
            return one_deal.to_act(state.deal)
        case _:
            return ()


def legal(state: MatchState, seat: Seat) -> tuple[MatchLegal, ...]:
    """What the match asks of a seat now. Proposals may be made at any time and are not listed."""
    if state.proposal is not None:
        return (Agree(True), Agree(False)) if seat in state.proposal.waiting else ()
    if state.stage == "owner" and seat == state.course.owner:
        return (FixChoice(course.advised_pool_size(state.sheet)),)
    return ()


def decide(state: MatchState, seat: Seat, action: AnyAction) -> tuple[MatchEvent, ...] | Rejection:
    """The events of an action, or why it does not stand."""
    if not 0 <= seat < state.players:
        return Rejection("no-such-seat", {"seat": seat})
    if isinstance(action, Propose | Agree | FixMatch):
        rejection = _check(state, seat, action)
        return (MatchActed(seat, action),) if rejection is None else rejection
    if state.proposal is not None:
        return Rejection("proposal-pending")
    if state.stage != "deal" or state.deal is None:
        return Rejection("match-no-deal" if state.stage != "finished" else "match-over")
    return one_deal.decide(state.deal, seat, action)


def _check(state: MatchState, seat: Seat, action: MatchAction) -> Rejection | None:
    match action:
        case Agree():
            asked = state.proposal is not None and seat in state.proposal.waiting
            return None if asked else Rejection("proposal-not-asked")
        case _ if state.proposal is not None:
            return Rejection("proposal-pending")
        case Propose(proposal):
            return proposals.check(state, seat, proposal)
        case FixMatch():
            if state.stage != "owner" or seat != state.course.owner:
                return Rejection("owner-not-asked")
            # Once fixed, the end must stand without the owner of the mountain.
            _, problems = compose(state.rules, _fixed(action) | {"mountain_owner_sets": False})
            return Rejection("owner-rules", {"option": problems[0].options[0]}) if problems else None


def _fixed(fix: FixMatch) -> dict[str, object]:
    """The options that the owner of the mountain wants changed."""
    wanted = {"pool_size": fix.pool_size, "end": fix.end, "time_limit": fix.time_limit, "stake": fix.stake}
    return {key: value for key, value in wanted.items() if value is not None}


def apply(state: MatchState, event: MatchEvent) -> MatchState:
    """The match after an event.

    Actions have been accepted by ``decide``. Raises ``MatchError`` for a deal that is not awaited, or cards that
    cannot be a deal.
    """
    state = replace(state, history=(*state.history, event))
    match event:
        case Started():
            raise MatchError("match-begun", "a match begins once")
        case Dealt():
            return _dealt(state, event)
        case Acted():
            assert state.deal is not None
            return _after_deal(replace(state, deal=one_deal.apply(state.deal, event)))
        case TimeUp():
            in_deal = state.stage == "deal"
            return replace(state, course=course.time_up(state.course, state.sheet, state.rules, in_deal=in_deal))
        case MatchActed():
            return _acted(state, event)


def fold(events: Iterable[MatchEvent]) -> MatchState:
    """The match after a whole history. Raises ``MatchError`` when it does not begin with ``Started``."""
    iterator = iter(events)
    first = next(iterator, None)
    if not isinstance(first, Started):
        raise MatchError("match-not-started", "a match begins with Started")
    state = begin_match(first)
    for event in iterator:
        state = apply(state, event)
    return state


def _dealt(state: MatchState, dealt: Dealt) -> MatchState:
    if state.stage != "between" or state.proposal is not None:
        raise MatchError("match-no-deck", f"no cards are dealt now: the match is in the stage {state.stage!r}")
    try:
        deal = one_deal.begin(state.rules, state.next_setup, dealt)
    except one_deal.DealtError as error:
        raise MatchError("match-cards", str(error)) from error
    past = state.past if state.deal is None else (*state.past, state.deal)
    return replace(state, deal=deal, past=past, proposed=())


def _after_deal(state: MatchState) -> MatchState:
    """Score a deal that has just ended."""
    deal = state.deal
    if deal is None or deal.outcome is None:
        return state
    scored = course.play(state.course, state.sheet, deal.outcome, state.rules)
    row = Row(
        number=scored.course.deals,
        setup=scored.setup,
        outcome=scored.outcome,
        entries=scored.entries,
        sheet=scored.sheet,
    )
    return replace(state, course=scored.course, sheet=scored.sheet, rows=(*state.rows, row), proposed=())


def _acted(state: MatchState, event: MatchActed) -> MatchState:
    seat, action = event.seat, event.action
    match action:
        case Propose(proposal):
            state = replace(state, proposed=(*state.proposed, seat))
            if proposals.stands_at_once(proposal):
                return proposals.carried_out(state, proposal)
            return replace(state, proposal=proposals.pending(state, seat, proposal))
        case Agree(accept):
            return _answered(state, seat, accept)
        case FixMatch():
            rules = replace(state.rules, **_fixed(action))
            fixed = course.fix(state.course, state.sheet, rules, new_time=action.time_limit is not None)
            return replace(state, rules=rules, course=fixed)


def _answered(state: MatchState, seat: Seat, accept: bool) -> MatchState:
    offer = state.proposal
    assert offer is not None
    if not accept:
        return replace(state, proposal=None)
    waiting = tuple(other for other in offer.waiting if other != seat)
    if waiting:
        return replace(state, proposal=replace(offer, agreed=(*offer.agreed, seat), waiting=waiting))
    return proposals.carried_out(replace(state, proposal=None), offer.proposal)
