"""A match between two events."""

from __future__ import annotations

import msgspec

from prikup.deal import DealState
from prikup.deal.setup import DealSetup, Seat
from prikup.match.course import Course, setup
from prikup.match.events import MatchEvent, Stage
from prikup.match.view import PendingProposal, Row
from prikup.rules.model import Rules
from prikup.score import Settlement, Sheet, settle

PROPOSALS_A_STAGE = 3
"""Proposals a seat may make before the match moves on, so that they cannot stop a table."""


class MatchState(msgspec.Struct, frozen=True, kw_only=True):
    """The fold of a match's events. It knows every card: people and bots get a ``MatchView``."""

    rules: Rules
    """In force now; the owner of the mountain and a late player change them."""
    names: tuple[str, ...]
    sheet: Sheet
    course: Course
    deal: DealState | None = None
    """The deal in progress or the last one, until the next is dealt."""
    past: tuple[DealState, ...] = ()
    """Finished deals before that one, in order."""
    rows: tuple[Row, ...] = ()
    closed_rows: tuple[Row, ...] = ()
    """Lines of a sheet of three that was closed for a late player."""
    newcomer: Seat | None = None
    """Where a late player sits; deals of three know the seats as they were without him."""
    proposal: PendingProposal | None = None
    proposed: tuple[Seat, ...] = ()
    """Who has made proposals since the match last moved on."""
    stopped: bool = False
    """Ended early by consent."""
    history: tuple[MatchEvent, ...]

    @property
    def stage(self) -> Stage:
        """What the match waits for."""
        if self.stopped:
            return "finished"
        if self.deal is not None and self.deal.outcome is None:
            return "deal"
        if self.course.owner is not None:
            return "owner"
        return "between" if self.course.ended is None else "finished"

    @property
    def players(self) -> int:
        """People on the sheet."""
        return len(self.names)

    @property
    def opens_deals(self) -> bool:
        """Whether every card of the finished deals is shown to all under ``reveal`` (table 11)."""
        reveal = self.rules.reveal
        return reveal == "deal" or (reveal == "match_end" and self.stage == "finished")

    @property
    def settlement(self) -> Settlement:
        """What the sheet comes to as it stands ("if we stopped now")."""
        return settle(self.sheet, self.rules)

    @property
    def next_setup(self) -> DealSetup:
        """What the next deal starts from."""
        return setup(self.course, self.rules)
