"""Playing a match: seats are drawn, decks shuffled, players asked; every event is judged by the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

import msgspec

from prikup import deal as one_deal
from prikup import match
from prikup.bots.guard import Guarded
from prikup.bots.player import Player
from prikup.cards import CARDS
from prikup.deal import Dealt, Rejection, deal_cards
from prikup.deal.actions import Offer
from prikup.deal.dealing import TALON_ROUNDS
from prikup.deal.forms import OfferChoice
from prikup.deal.setup import Seat
from prikup.deal.state import PlayPhase
from prikup.match import (
    Agree,
    AnyAction,
    Fine,
    MatchEvent,
    MatchState,
    Propose,
    Started,
    Stop,
    TimeUp,
    first_dealer,
    seat_order,
)
from prikup.match.course import time_matters
from prikup.rules.model import Rules
from prikup.solver import proves

Clock: TypeAlias = Callable[[MatchState], bool]
"""Asked between two deals: is the time of the match up?"""


class IllegalActionError(RuntimeError):
    """A player did what it may not do; the match stands as it was."""

    def __init__(self, seat: Seat, player: str, action: object, rejection: Rejection | None) -> None:
        code = "nothing" if rejection is None else rejection.code
        super().__init__(f"seat {seat} ({player}) may not do {action!r}: {code}")
        self.seat = seat
        self.player = player
        self.action = action
        self.rejection = rejection


class Seated(msgspec.Struct, frozen=True):
    """The people at the table: ``order[seat]`` is the place of that seat's player among those who came."""

    started: Started
    order: tuple[int, ...]


class Step(msgspec.Struct, frozen=True):
    """One event and the match after it."""

    event: MatchEvent
    state: MatchState


def sit_down(rules: Rules, names: Sequence[str], seed: int | str) -> Seated:
    """Draw cards for the seats and the lot of the first dealer (rules §2.1, §2.2)."""
    random = Random(f"{seed}/seats")
    drawn = random.sample(CARDS, len(names))
    order = seat_order(rules, drawn)
    deck = random.sample(CARDS, len(CARDS))
    dealer = first_dealer(rules, len(names), random.randrange(len(names)), deck)
    started = Started(
        rules=rules,
        names=tuple(names[person] for person in order),
        first_dealer=dealer,
        drawn=() if rules.seat_draw == "free" else tuple(drawn[person] for person in order),
    )
    return Seated(started, order)


def next_deal(state: MatchState, seed: int | str) -> Dealt:
    """The next deck of a match with a place for the talon, from the seed and the number of decks dealt so far: the
    same cards whatever was done with the earlier ones."""
    dealt = sum(isinstance(event, Dealt) for event in state.history)
    return shuffled(Random(f"{seed}/deck/{dealt}"))


def shuffled(random: Random) -> Dealt:
    """A deck shuffled and dealt, with a place for the talon."""
    deck = list(CARDS)
    random.shuffle(deck)
    return deal_cards(deck, random.choice(TALON_ROUNDS))


def play_match(
    state: MatchState,
    players: Sequence[Player],
    seed: int | str,
    *,
    deals: int | None = None,
    clock: Clock | None = None,
    first: Dealt | None = None,
) -> Iterator[Step]:
    """Play on from a state, ``players`` by seat, until the match ends or ``deals`` more deals have been scored.

    ``first`` are the cards of the match's first deal where they are not to come from the seed.

    Yields every event with the state after it, so that a caller may stop anywhere and go on later from that state.
    Raises ``IllegalActionError`` when a player does what it may not do.
    """
    last = None if deals is None else state.course.deals + deals
    while state.stage != "finished":
        if state.stage == "between" and state.proposal is None:
            if last is not None and state.course.deals >= last:
                return
            if clock is not None and clock_counts(state) and clock(state):
                event: MatchEvent = TimeUp()
                state = match.apply(state, event)
                yield Step(event, state)
                continue
        for step in _move(state, players, seed, first):
            state = step.state
            yield step


def stop_by_consent(state: MatchState) -> Iterator[Step]:
    """Everybody agrees to settle the sheet as it stands."""
    for seat in range(state.players):
        action: AnyAction = Agree(True) if seat else Propose(Stop())
        for step in act(state, seat, action, "host"):
            state = step.state
            yield step


def act(state: MatchState, seat: Seat, action: AnyAction | None, player: str) -> Iterator[Step]:
    """The events of one action, judged by the match; what only the host can know is filled in."""
    if action is None:
        raise IllegalActionError(seat, player, action, None)
    events = match.decide(state, seat, _hosted(state, seat, action))
    if isinstance(events, Rejection):
        raise IllegalActionError(seat, player, action, events)
    for event in events:
        state = match.apply(state, event)
        yield Step(event, state)


def _hosted(state: MatchState, seat: Seat, action: AnyAction) -> AnyAction:
    """The action with the proof that is the host's business: players have no solver of what they cannot see."""
    match action:
        case Offer() if state.deal is not None:
            return msgspec.structs.replace(action, proven=proves(state.deal, seat, action))
        case Propose(Fine()):
            return Propose(Fine(proven=_is_under_order(state)))
        case _:
            return action


def _is_under_order(state: MatchState) -> bool:
    if state.deal is None or not state.rules.underbid_penalty:
        return False
    from prikup.analysis import under_ordered  # NumPy is loaded only for a proof

    return under_ordered(state.deal)


def _move(state: MatchState, players: Sequence[Player], seed: int | str, first: Dealt | None = None) -> Iterator[Step]:
    """What happens next: words out of turn, then the cards are dealt or a seat acts."""
    for seat in out_of_turn(state):
        action = players[seat].act(match.view(state, seat))
        if action is not None:
            yield from judged(state, seat, action, players[seat])
            return
    if state.stage == "between" and state.proposal is None:
        dealt = first if first is not None and len(state.history) == 1 else next_deal(state, seed)
        yield Step(dealt, match.apply(state, dealt))
        return
    seat = match.to_act(state)[0]
    player = players[seat]
    yield from judged(state, seat, player.act(match.view(state, seat)), player)


def judged(state: MatchState, seat: Seat, action: AnyAction | None, player: Player) -> Iterator[Step]:
    """The action; where it may not be done and the player has a stand-in, the stand-in's."""
    try:
        steps = list(act(state, seat, action, player.name))
    except IllegalActionError as error:
        if not isinstance(player, Guarded):
            raise
        instead = player.instead(match.view(state, seat), str(error))
        steps = (
            [] if instead is None and seat not in match.to_act(state) else list(act(state, seat, instead, player.name))
        )
    yield from steps


def clock_counts(state: MatchState) -> bool:
    """Whether time can end this match and has not done so yet (rules §12.1)."""
    return time_matters(state.rules) and not state.course.time_up


def out_of_turn(state: MatchState) -> list[Seat]:
    """Seats that might do something though it is not their turn: point at a card, give a hand over, or put a matter
    to the table between two deals."""
    if state.proposal is not None:
        return []
    if state.stage == "between":
        return [seat for seat in range(state.players) if seat not in state.proposed] if state.rows else []
    if state.stage != "deal" or state.deal is None or not isinstance(state.deal.phase, PlayPhase):
        return []
    if not state.deal.phase.open or state.deal.offer is not None:
        return []
    waited_for = one_deal.to_act(state.deal)
    return [
        seat
        for seat in range(state.players)
        if seat not in waited_for
        and seat not in state.proposed
        and any(not isinstance(form, OfferChoice) for form in one_deal.legal(state.deal, seat))
    ]
