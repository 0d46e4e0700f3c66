"""One connection as a room sees it, and what a seat is shown."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec

from prikup.notation.codec import encode
from prikup.server.live.patching import patch
from prikup.server.tables.commands import Who

WAITING: Final = 256
"""Frames that wait for a slow connection; more of them end it, and the client comes back with its version."""
KEPT: Final = 16
"""Frames kept for those who come back."""


class Viewer:
    """A connection: who it is, and the frames on their way to it. None among them ends it."""

    def __init__(self, who: Who, link: str) -> None:
        self.who, self.link = who, link
        self.seat: int | None = None
        self.host = False
        self.frames: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.lost = False

    def send(self, text: str | None) -> None:
        """Put a frame on its way."""
        if self.lost:
            return
        try:
            self.frames.put_nowait(text)
        except asyncio.QueueFull:
            self.lost = True
            while not self.frames.empty():
                self.frames.get_nowait()
            self.frames.put_nowait(None)


class Screen:
    """What one seat, or the spectators, have been sent: the last picture and the latest frames."""

    def __init__(self, version: int, plain: dict[str, Any]) -> None:
        self.version, self._raw = version, encode(plain)
        self.frames: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.used = 0.0

    @property
    def plain(self) -> dict[str, Any]:
        """The picture. It is kept as bytes: a fifth of the memory of dicts and lists."""
        found: dict[str, Any] = msgspec.json.decode(self._raw)
        return found

    def change(self, version: int, plain: dict[str, Any]) -> list[list[Any]]:
        """Put another picture in its place; what has changed."""
        raw = encode(plain)
        found = patch(self.plain, msgspec.json.decode(raw))
        self.version, self._raw = version, raw
        return found

    def missed(self, since: int) -> list[str] | None:
        """The frames after a version, None where some of them are not kept any more."""
        if since > self.version or (since < self.version and (not self.frames or self.frames[0][0] > since + 1)):
            return None
        return [text for version, text in self.frames if version > since]
