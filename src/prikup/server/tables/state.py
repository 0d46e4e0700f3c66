"""A table between two events."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.deal.setup import Seat
from prikup.fair import Anchor, Given, Mix
from prikup.match import MatchState
from prikup.server.tables.events import Role
from prikup.server.tables.settings import Settings

Stage: TypeAlias = Literal["seating", "playing", "finished", "closed"]


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A place at the table: a person, a bot, or nobody."""

    name: str = ""
    """Stays when somebody leaves a match: his column of the sheet has it."""
    account: str | None = None
    bot: str | None = None
    """The level of the bot that sits here."""
    away: float | None = None
    """Since when the person is gone."""
    stand_in: bool = False
    """A bot plays for the person."""
    asked: float | None = None
    """Since when the match waits for this seat."""
    spent: float = 0.0
    """Seconds that the person has thought in this match."""
    anchor: Anchor | None = None
    left: tuple[str, ...] = ()
    """Accounts that have left this chair in this match, and know its cards."""
    ready: bool = False

    @property
    def empty(self) -> bool:
        """Nobody sits here."""
        return self.account is None and self.bot is None


class Link(msgspec.Struct, frozen=True):
    """A link that counts."""

    hash: str
    role: Role
    seat: Seat | None


class Deck(msgspec.Struct, frozen=True):
    """What the proof of a dealt deck needs."""

    mix: Mix
    anchors: dict[Seat, Anchor]
    secret: str


class Preparing(msgspec.Struct, frozen=True, kw_only=True):
    """A deck between the commitment of the table and its dealing."""

    number: int
    secret: str
    commitment: str
    since: float
    cut: int | None
    anchors: dict[Seat, Anchor]
    """Chains as they stood before anybody gave."""
    given: tuple[Given, ...] = ()


class Message(msgspec.Struct, frozen=True):
    """Something said."""

    at: float
    seat: Seat
    name: str
    phrase: str | None
    text: str | None


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """The fold of a table's events. It knows every card and secret."""

    id: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    version: int
    at: float
    """When the last event happened."""
    match: MatchState | None = None
    began: float = 0.0
    games: int = 0
    """Matches begun."""
    mixed: int = 0
    """Decks dealt at the table."""
    awaited: float | None = None
    """Since when a deck is awaited."""
    cut: int | None = None
    """Chosen for the next deck."""
    preparing: Preparing | None = None
    decks: tuple[Deck, ...] = ()
    """Of this match, in order."""
    paused: float | None = None
    wants_pause: tuple[Seat, ...] = ()
    links: tuple[Link, ...] = ()
    said: tuple[Message, ...] = ()
    closed: bool = False

    @property
    def stage(self) -> Stage:
        """What goes on here."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "seating"
        return "finished" if self.match.stage == "finished" else "playing"

    def seat_of(self, account: str | None) -> Seat | None:
        """Where an account sits."""
        if account is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.account == account), None)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.account is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Seats of people who are here and play themselves."""
        return tuple(seat for seat in self.people if self.chairs[seat].away is None and not self.chairs[seat].stand_in)

    @property
    def wants_deck(self) -> bool:
        """Whether the match waits for cards."""
        return (
            self.match is not None and not self.closed and self.match.stage == "between" and self.match.proposal is None
        )

    @property
    def cutter(self) -> Seat | None:
        """The seat that may cut: to the dealer's right (rules §2.4)."""
        if self.match is None:
            return None
        return (self.match.course.dealer - 1) % len(self.chairs)
