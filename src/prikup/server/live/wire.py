"""Frames of the socket: JSON texts with the tag ``t`` (docs/protocol.md). Strict: an unknown field is refused."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from prikup.deal import Rejection
from prikup.match import AnyAction
from prikup.notation.codec import decode, encode
from prikup.server.tables.commands import Asked

PROTOCOL: Final = 1
MAX_FRAME: Final = 64 * 1024
"""Bytes of a frame from a client: rules of a table are the longest thing that it sends."""


class _Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """What all of them share."""


class Hello(_Frame, frozen=True, kw_only=True, tag="hello"):
    """The first frame."""

    protocol: int
    table: str
    token: str | None = None
    """Of the link that the person came with."""
    since: int | None = None
    """The version that the client has, with the ``epoch`` of the welcome that it came from."""
    epoch: str | None = None
    language: str = "ru"


class ActFrame(_Frame, frozen=True, tag="act"):
    """An action in the match."""

    id: int
    action: AnyAction


class TableFrame(_Frame, frozen=True, tag="table"):
    """A command about the table."""

    id: int
    command: Asked


class ProofFrame(_Frame, frozen=True, tag="proof"):
    """The proof of a deck is wanted."""

    id: int
    number: int


class Ping(_Frame, frozen=True, tag="ping"):
    """Is the server there?"""

    n: int


ClientFrame: TypeAlias = Hello | ActFrame | TableFrame | ProofFrame | Ping


class _Numbered(msgspec.Struct):
    id: int | None = None


_FRAMES: Any = ClientFrame
"""A union is no type to the type checker."""


def read(text: str) -> ClientFrame:
    """A frame of a client. Raises ``JsonError``."""
    found: ClientFrame = decode(text, _FRAMES)
    return found


def number_of(text: str) -> int | None:
    """The id of a frame that could not be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def frame(kind: str, **fields: Any) -> str:
    """A frame of the server."""
    return encode({"t": kind, **fields}).decode()


def reject(number: int | None, why: Rejection) -> str:
    """The answer to a frame that does not stand."""
    return frame("reject", id=number, code=why.code, params=why.params)


def notice(code: str, **params: str | int) -> str:
    """Something that the client did not ask for and a person should know."""
    return frame("notice", code=code, params=params)
