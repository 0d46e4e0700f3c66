"""What happens at a table. Events are stored as they are; some hold secrets and are never sent."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.deal.setup import Seat
from prikup.fair import Mix
from prikup.match import MatchEvent, Started
from prikup.server.tables.settings import Settings

By: TypeAlias = Literal["person", "bot", "stand_in", "table"]
"""Who acted: somebody at the table, a bot, the bot that plays for somebody, or the table itself."""
Role: TypeAlias = Literal["seat", "watch"]


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share."""


class Opened(_Event, frozen=True, tag="opened"):
    """The table stands; its chairs are empty. ``host`` is an account."""

    table: str
    settings: Settings
    host: str


class Configured(_Event, frozen=True, tag="configured"):
    """Other rules or manners, before a match."""

    settings: Settings


class Sat(_Event, frozen=True, kw_only=True, tag="sat"):
    """Somebody takes a chair: a person by his account, or a bot of a level."""

    seat: Seat
    name: str
    account: str | None = None
    bot: str | None = None


class Stood(_Event, frozen=True, tag="stood"):
    """A chair is empty; in a match somebody plays for it."""

    seat: Seat


class HostPassed(_Event, frozen=True, tag="host_passed"):
    """Another account is the host."""

    host: str


class Linked(_Event, frozen=True, tag="linked"):
    """A link was made: the SHA-256 of its token, and what it opens."""

    hash: str
    role: Role
    seat: Seat | None = None


class Unlinked(_Event, frozen=True, tag="unlinked"):
    """A link counts no more."""

    hash: str


class Began(_Event, frozen=True, tag="began"):
    """A match begins. ``order[seat]`` is the chair whose person sits there now."""

    started: Started
    order: tuple[int, ...]


class Played(_Event, frozen=True, tag="played"):
    """Something happened in the match."""

    event: MatchEvent
    by: By


class Away(_Event, frozen=True, tag="away"):
    """A person's last connection is gone."""

    seat: Seat


class StoodIn(_Event, frozen=True, tag="stood_in"):
    """From now on a bot plays for a person, until he is back."""

    seat: Seat


class Back(_Event, frozen=True, tag="back"):
    """A person plays himself again."""

    seat: Seat


class PauseAsked(_Event, frozen=True, tag="pause_asked"):
    """A person asks for a pause, or agrees to it."""

    seat: Seat


class PauseRefused(_Event, frozen=True, tag="pause_refused"):
    """Somebody wants to go on."""

    seat: Seat


class Paused(_Event, frozen=True, tag="paused"):
    """Everybody agreed: nothing is played and no clock runs."""


class Resumed(_Event, frozen=True, tag="resumed"):
    """The pause is over."""

    seat: Seat


class Said(_Event, frozen=True, tag="said"):
    """A phrase of the list, or a text."""

    seat: Seat
    phrase: str | None = None
    text: str | None = None


class Anchored(_Event, frozen=True, tag="anchored"):
    """A seat commits itself to its chain of values (fair dealing)."""

    seat: Seat
    commitment: str


class Ready(_Event, frozen=True, tag="ready"):
    """A seat is ready for the next deal; ``cut`` is where the player to the dealer's right cut."""

    seat: Seat
    cut: int | None = None


class Prepared(_Event, frozen=True, tag="prepared"):
    """The table has drawn its secret for a deck and tells its commitment; the secret itself stays in the store."""

    number: int
    commitment: str
    secret: str


class Gave(_Event, frozen=True, tag="gave"):
    """A seat gave the next value of its chain."""

    seat: Seat
    place: int
    value: str


class Mixed(_Event, frozen=True, tag="mixed"):
    """Everything that the deck is made of; ``envelopes`` seal its cards. The deal follows at once."""

    mix: Mix
    envelopes: tuple[str, ...]


class TookBack(_Event, frozen=True, tag="took_back"):
    """The only person at a table of bots takes his last action back: so many events of the match remain."""

    seat: Seat
    events: int


class Rematch(_Event, frozen=True, tag="rematch"):
    """The same people may begin another match."""


class Closed(_Event, frozen=True, tag="closed"):
    """Nothing happens here any more."""


TableEvent: TypeAlias = (
    Opened
    | Configured
    | Sat
    | Stood
    | HostPassed
    | Linked
    | Unlinked
    | Began
    | Played
    | Away
    | StoodIn
    | Back
    | PauseAsked
    | PauseRefused
    | Paused
    | Resumed
    | Said
    | Anchored
    | Ready
    | Prepared
    | Gave
    | Mixed
    | TookBack
    | Rematch
    | Closed
)
