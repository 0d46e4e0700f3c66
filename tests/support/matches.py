"""Live matches written short: begin one, deal given hands, let seats speak in the words of ``tests.support.script``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prikup import match
from prikup.deal import Dealt, Rejection
from prikup.match import AnyAction, MatchState, Started
from prikup.rules import build
from tests.support.script import deal_of, parse_action

NAMES = ("Анна", "Борис", "Вера", "Глеб")


def begin(overrides: dict[str, Any] | None = None, convention: str = "sochi", dealer: int = -1) -> MatchState:
    """A match before its first deal; the last seat deals unless told, so that seat 0 is first hand."""
    rules = build(convention, overrides or {})
    names = NAMES[: rules.players]
    return match.begin_match(Started(rules=rules, names=names, first_dealer=dealer % rules.players))


def deal(state: MatchState, hands: Iterable[str] | Dealt = (), talon: str = "") -> MatchState:
    """The match after the cards of the next deal."""
    return match.apply(state, hands if isinstance(hands, Dealt) else deal_of(hands, talon))


def say(state: MatchState, seat: int, action: AnyAction) -> MatchState:
    """The match after an action that must stand."""
    events = match.decide(state, seat, action)
    assert not isinstance(events, Rejection), f"{action} of seat {seat}: {events}"
    for event in events:
        state = match.apply(state, event)
    return state


def talk(state: MatchState, script: str) -> MatchState:
    """The match after the words of a script, said by whoever is to act, or by the seat named as in ``2:whist:pass``."""
    for text in script.split():
        seat, _, word = text.partition(":") if text[0].isdigit() and text[1] == ":" else ("", "", text)
        state = say(state, int(seat) if seat else match.to_act(state)[0], parse_action(word))
    return state
