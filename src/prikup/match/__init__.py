"""Deals in a row: seats, dealers, the run of raspasy, bombs, races, consent, the end of the match.

``begin_match`` with a ``Started``, ``apply`` a ``Dealt`` when the stage is ``between``, let seats act through
``decide`` and ``apply``; ``view`` is what a seat, a bot or a browser gets.
"""

from prikup.match.events import (
    Admit,
    Agree,
    AnyAction,
    Change,
    Correct,
    Fine,
    FixMatch,
    MatchActed,
    MatchAction,
    MatchEvent,
    Proposal,
    Propose,
    Redeal,
    Stage,
    Started,
    Stop,
    TimeUp,
)
from prikup.match.referee import MatchError, apply, begin_match, decide, fold, legal, to_act
from prikup.match.seating import first_dealer, seat_order
from prikup.match.state import MatchState
from prikup.match.view import FixChoice, MatchView, PendingProposal, Row
from prikup.match.views import past_views, view

__all__ = [
    "Admit",
    "Agree",
    "AnyAction",
    "Change",
    "Correct",
    "Fine",
    "FixChoice",
    "FixMatch",
    "MatchActed",
    "MatchAction",
    "MatchError",
    "MatchEvent",
    "MatchState",
    "MatchView",
    "PendingProposal",
    "Proposal",
    "Propose",
    "Redeal",
    "Row",
    "Stage",
    "Started",
    "Stop",
    "TimeUp",
    "apply",
    "begin_match",
    "decide",
    "first_dealer",
    "fold",
    "legal",
    "past_views",
    "seat_order",
    "to_act",
    "view",
]
