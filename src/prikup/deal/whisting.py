"""Whist words and the lone whister's choice of open or closed defence (rules §6)."""

from __future__ import annotations

from prikup.deal.actions import Action, ChooseMode, LookAtHand, Whist
from prikup.deal.events import Rejection
from prikup.deal.state import DealState, Mode, Whisting, defenders
from prikup.deal.words import Question, Settled, whist_question


def question(state: DealState, phase: Whisting) -> Question | Settled:
    """Who is asked what now, or how the whisting has been settled."""
    return whist_question(state.rules, state.setup, phase.contract, phase.words, phase.looked_at)


def asked(state: DealState, phase: Whisting) -> Question:
    """The pending question; a whisting in which there is none is not a phase."""
    pending = question(state, phase)
    assert isinstance(pending, Question)
    return pending


def legal(state: DealState, phase: Whisting) -> tuple[Action, ...]:
    """The words that may be said now, and the sitting dealer's two hands to look at."""
    pending = asked(state, phase)
    words: list[Action] = [Whist(word) for word in pending.words]
    if pending.may_look:
        words.extend(LookAtHand(hand) for hand in defenders(phase.contract.declarer))
    return tuple(words)


def check(state: DealState, phase: Whisting, action: Action) -> Rejection | None:
    """Why this may not be said now."""
    if action in legal(state, phase):
        return None
    pending = asked(state, phase)
    match action:
        case Whist(word):
            return Rejection("whist-word-not-open", {"word": word, "words": " ".join(pending.words)})
        case LookAtHand():
            return Rejection("whist-look-once" if phase.looked_at is not None else "whist-look-not-open")
        case _:
            return Rejection("wrong-phase", {"phase": "whisting"})


def check_mode(phase: Mode, action: Action) -> Rejection | None:
    """Why this is no choice between open and closed defence."""
    return None if isinstance(action, ChooseMode) else Rejection("wrong-phase", {"phase": "mode"})
