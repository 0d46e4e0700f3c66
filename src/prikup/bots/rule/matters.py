"""Matters of the match: what the bot agrees to, and the pool it fixes as the owner of the mountain."""

from __future__ import annotations

from fractions import Fraction

from prikup.bots.owner import fix_match
from prikup.deal import TrickGame
from prikup.match import Agree, FixChoice, MatchAction, MatchView
from prikup.match.events import Admit, Change, Correct, Fine, Redeal, Stop
from prikup.score import Entry, settle

CERTAIN_OVERTRICKS = 2
"""Tricks above an order from which an under-order is believed without proof."""


def about_the_match(view: MatchView) -> MatchAction:
    """The answer to a proposal, or the pool size."""
    for form in view.legal:
        if isinstance(form, FixChoice):
            return fix_match(view.rules, max(1, min(form.advised, view.rules.pool_size)))
    return Agree(_agrees(view))


def _agrees(view: MatchView) -> bool:
    """People's wishes are granted, except what would take a deal, a game or whists away from oneself."""
    assert view.proposal is not None
    match view.proposal.proposal:
        case Admit():
            return True
        case Stop():
            return view.deal is None or view.deal.phase in ("auction", "finished")
        case Correct(changes):
            return not _loses_by(view, changes)
        case Redeal():
            return view.deal is not None and view.deal.phase == "auction" and view.deal.standing is None
        case Fine():
            return _under_ordered(view)


def _loses_by(view: MatchView, changes: tuple[Change, ...]) -> bool:
    """Whether the settlement as it stands would be worse for oneself after a correction of the sheet."""
    assert view.seat is not None
    sheet = view.sheet.add_all(
        Entry(
            column=change.column,
            seat=change.seat,
            amount=Fraction(change.amount),
            on=change.on,
            reason="correction",
            see="15.7",
        )
        for change in changes
    )
    return settle(sheet, view.rules).balance[view.seat] < settle(view.sheet, view.rules).balance[view.seat]


def _under_ordered(view: MatchView) -> bool:
    outcome = view.rows[-1].outcome if view.rows else None
    if not isinstance(outcome, TrickGame) or outcome.declarer == view.seat or outcome.tricks is None:
        return False
    return outcome.tricks[outcome.declarer] >= outcome.game.level + CERTAIN_OVERTRICKS
