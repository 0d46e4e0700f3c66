"""Matters of the match: what the bot agrees to, and the pool it fixes as the owner of the mountain."""

from __future__ import annotations

from prikup.deal import TrickGame
from prikup.match import Agree, FixChoice, FixMatch, MatchAction, MatchView
from prikup.match.events import Admit, Correct, Fine, Redeal, Stop

CERTAIN_OVERTRICKS = 2
"""Tricks above an order from which an under-order is believed without proof."""


def about_the_match(view: MatchView) -> MatchAction:
    """The answer to a proposal, or the pool size."""
    for form in view.legal:
        if isinstance(form, FixChoice):
            return FixMatch(pool_size=max(1, min(form.advised, view.rules.pool_size)))
    return Agree(_agrees(view))


def _agrees(view: MatchView) -> bool:
    """People's wishes are granted, except what would take a deal or whists away from oneself."""
    assert view.proposal is not None
    match view.proposal.proposal:
        case Stop() | Correct() | Admit():
            return True
        case Redeal():
            return view.deal is not None and view.deal.phase == "auction"
        case Fine():
            return _under_ordered(view)


def _under_ordered(view: MatchView) -> bool:
    outcome = view.rows[-1].outcome if view.rows else None
    if not isinstance(outcome, TrickGame) or outcome.declarer == view.seat or outcome.tricks is None:
        return False
    return outcome.tricks[outcome.declarer] >= outcome.game.level + CERTAIN_OVERTRICKS
