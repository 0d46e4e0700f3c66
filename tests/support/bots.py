"""Tables of bots for tests: whole matches, single decisions."""

from __future__ import annotations

from collections.abc import Sequence

from prikup import match
from prikup.arena.table import play_match
from prikup.bots import Player, RandomBot, RuleBot
from prikup.match import AnyAction, MatchState, Started
from prikup.rules import Rules
from tests.support.script import deal_of, parse_action

NAMES = ("Анна", "Борис", "Вера", "Глеб")


def players(mix: str, seed: int = 0) -> list[Player]:
    """Bots by letters: ``r`` rule, ``x`` random."""
    return [RuleBot(seed + seat) if kind == "r" else RandomBot(seed + seat) for seat, kind in enumerate(mix)]


def begun(rules: Rules, first_dealer: int | None = None) -> MatchState:
    """A match before its first deal; by default the last seat deals, so that seat 0 is first hand."""
    dealer = rules.players - 1 if first_dealer is None else first_dealer
    return match.begin_match(Started(rules=rules, names=NAMES[: rules.players], first_dealer=dealer))


def played(rules: Rules, mix: str, deals: int, seed: int = 0) -> MatchState:
    """A match of bots after so many deals, or after its end."""
    state = begun(rules)
    for step in play_match(state, players(mix, seed), seed, deals=deals):
        state = step.state
    return state


def at(rules: Rules, hands: Sequence[str], talon: str, script: str = "") -> MatchState:
    """The first deal of a match with these cards after a script of actions (see ``tests.support.script``)."""
    state = match.apply(begun(rules), deal_of(hands, talon))
    for text in script.split():
        for event in _judged(state, match.to_act(state)[0], parse_action(text)):
            state = match.apply(state, event)
    return state


def _judged(state: MatchState, seat: int, action: AnyAction) -> tuple[match.MatchEvent, ...]:
    events = match.decide(state, seat, action)
    assert isinstance(events, tuple), f"{action} of seat {seat}: {events}"
    return events


def decision(state: MatchState, bot: Player | None = None, seat: int | None = None) -> AnyAction | None:
    """What the rule bot does where the match stands, on the seat that is to act."""
    place = match.to_act(state)[0] if seat is None else seat
    return (bot or RuleBot()).act(match.view(state, place))
