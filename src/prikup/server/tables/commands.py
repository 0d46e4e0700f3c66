"""What may be asked of a table: by people (``Asked``, as the socket brings it), and by the table itself."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.deal.setup import Seat
from prikup.match import AnyAction
from prikup.server.tables.events import By, Role
from prikup.server.tables.settings import Settings


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a chair. ``link`` is the hash of the token that the person came with, filled in by the server."""

    seat: Seat
    name: str
    link: str = ""


class Stand(_Command, frozen=True, tag="stand"):
    """Leave one's chair."""


class SetBot(_Command, frozen=True, tag="set_bot"):
    """The host puts a bot of a level on a chair without a person."""

    seat: Seat
    level: str


class Remove(_Command, frozen=True, tag="remove"):
    """The host empties a chair."""

    seat: Seat


class HandOver(_Command, frozen=True, tag="hand_over"):
    """The host makes the person on a chair the host."""

    seat: Seat


class Configure(_Command, frozen=True, tag="configure"):
    """The host changes rules or manners before a match."""

    settings: Settings


class Link(_Command, frozen=True, tag="link"):
    """The host makes a link; the answer brings its token. ``hash`` is filled in by the server."""

    role: Role
    seat: Seat | None = None
    hash: str = ""


class Unlink(_Command, frozen=True, tag="unlink"):
    """The host takes a link back, by the name that the table shows for it."""

    link: str


class Begin(_Command, frozen=True, tag="begin"):
    """The host begins a match. ``lot`` draws the seats, filled in by the server."""

    lot: str = ""


class Ready(_Command, frozen=True, tag="ready"):
    """Ready for the next deal; whoever sits to the dealer's right may cut."""

    cut: int | None = None


class Anchor(_Command, frozen=True, tag="anchor"):
    """Commit oneself to a chain of values."""

    commitment: str


class Give(_Command, frozen=True, tag="give"):
    """The value of one's chain at a place, for the deck that is being prepared."""

    place: int
    value: str


class Pause(_Command, frozen=True, tag="pause"):
    """Ask for a pause, or agree to the one that was asked for."""


class RefusePause(_Command, frozen=True, tag="refuse_pause"):
    """Go on without a pause."""


class Resume(_Command, frozen=True, tag="resume"):
    """End the pause."""


class Return(_Command, frozen=True, tag="return"):
    """Play oneself again."""


class Say(_Command, frozen=True, tag="say"):
    """A phrase of the list or a text."""

    phrase: str | None = None
    text: str | None = None


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Take one's last action back, alone among bots."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """The host wants another match with the same people."""


class Close(_Command, frozen=True, tag="close"):
    """The host closes the table."""


Asked: TypeAlias = (
    Sit
    | Stand
    | SetBot
    | Remove
    | HandOver
    | Configure
    | Link
    | Unlink
    | Begin
    | Ready
    | Anchor
    | Give
    | Pause
    | RefusePause
    | Resume
    | Return
    | Say
    | TakeBack
    | Rematch
    | Close
)
"""What people may ask."""


class Act(_Command, frozen=True, tag="act"):
    """A person's action in the match."""

    action: AnyAction


class ActFor(_Command, frozen=True, tag="act_for"):
    """The action of a bot, or of the bot that plays for somebody."""

    seat: Seat
    action: AnyAction
    by: By


class Came(_Command, frozen=True, tag="came"):
    """A person has connected."""


class Went(_Command, frozen=True, tag="went"):
    """A person's last connection is gone."""


class StandIn(_Command, frozen=True, tag="stand_in"):
    """Time is up for a seat: a bot plays for it."""

    seat: Seat


class Prepare(_Command, frozen=True, tag="prepare"):
    """A deck is wanted; 64 hexadecimal digits of secret are filled in by the server."""

    secret: str = ""


class Deal(_Command, frozen=True, tag="deal"):
    """Everybody has given, or time is up: mix and deal."""


class EndTime(_Command, frozen=True, tag="end_time"):
    """The time of the match is up."""


TableCommand: TypeAlias = Asked | Act | ActFor | Came | Went | StandIn | Prepare | Deal | EndTime


class Who(msgspec.Struct, frozen=True):
    """Who asks: an account, or the table itself (None)."""

    account: str | None


TABLE = Who(None)
"""The table itself."""
