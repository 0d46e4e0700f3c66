"""The socket: a handshake, then frames both ways. Whatever a client sends, it gets a frame with a code for it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from prikup.deal import Rejection
from prikup.notation.errors import JsonError
from prikup.server.live import wire
from prikup.server.live.room import Room
from prikup.server.live.rooms import Rooms
from prikup.server.live.viewer import Viewer
from prikup.server.tables import commands as c
from prikup.server.tables.commands import Who

LOG = logging.getLogger(__name__)
PATIENCE: Final = 10.0
"""Seconds to the first frame."""
RATE: Final = 20.0
"""Frames a second that a client may send for long."""
BURST: Final = 60.0
TOO_FAST: Final = 200
"""Frames too many in a row end a connection."""
CLOSE_ODD: Final = 1008
GONE: Final = 1012
"""Closed because the server, or the table, starts anew: come back."""


def hashed(token: str) -> str:
    """What is kept of a token: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()


class _Bucket:
    """How fast a client may speak."""

    def __init__(self) -> None:
        self._left, self._at, self.refused = BURST, time.monotonic(), 0

    def takes(self) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * RATE)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        return True


async def serve(socket: WebSocket, rooms: Rooms, account: str | None) -> None:
    """One connection from its acceptance to its end."""
    await socket.accept()
    bucket = _Bucket()
    try:
        greeted = await asyncio.wait_for(_greeting(socket, bucket), PATIENCE)
        if greeted is None:
            return
        room = await rooms.find(greeted.table)
        if room is None:
            await socket.send_text(wire.notice("table-none"))
            await socket.close(CLOSE_ODD)
            return
        # Somebody without an account may look on; the empty name sits nowhere.
        viewer = Viewer(Who(account or ""), hashed(greeted.token) if greeted.token else "")
        await _at_table(socket, room, viewer, greeted, bucket)
    except TimeoutError:
        with contextlib.suppress(RuntimeError):
            await socket.close(CLOSE_ODD)
    except (WebSocketDisconnect, RuntimeError) as error:
        # Starlette raises RuntimeError when a socket is used whose other end has gone.
        if isinstance(error, RuntimeError):
            LOG.debug("socket: %s", error)


async def _greeting(socket: WebSocket, bucket: _Bucket) -> wire.Hello | None:
    """The first good greeting; None where the client was sent away."""
    while True:
        found = await _next(socket, bucket)
        if found is None:
            return None
        if isinstance(found, wire.Hello):
            if found.protocol != wire.PROTOCOL:
                await socket.send_text(wire.notice("wire-protocol", expected=wire.PROTOCOL))
                await socket.close(CLOSE_ODD)
                return None
            return found
        if isinstance(found, wire.Ping):
            await socket.send_text(wire.frame("pong", n=found.n))
        elif isinstance(found, str):
            await socket.send_text(found)
        else:
            await socket.send_text(wire.reject(found.id, Rejection("wire-hello-first")))


async def _next(socket: WebSocket, bucket: _Bucket) -> wire.ClientFrame | str | None:
    """The next frame, or the frame that rejects it; None at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    if not bucket.takes():
        if bucket.refused > TOO_FAST:
            await socket.close(CLOSE_ODD)
            return None
        return wire.reject(None, Rejection("wire-too-fast"))
    text = message.get("text")
    if text is None:
        return wire.reject(None, Rejection("wire-binary"))
    if len(text) > wire.MAX_FRAME:
        return wire.reject(None, Rejection("wire-too-long", {"most": wire.MAX_FRAME}))
    try:
        return wire.read(text)
    except JsonError as error:
        return wire.reject(wire.number_of(text), Rejection(error.code, dict(error.params)))


async def _at_table(socket: WebSocket, room: Room, viewer: Viewer, hello: wire.Hello, bucket: _Bucket) -> None:
    refused = await room.join(viewer, hello.since, hello.epoch)
    if refused is not None:
        await socket.send_text(wire.notice(refused.code))
        await socket.close(GONE if refused.code == "table-unavailable" else CLOSE_ODD)
        return
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        while (found := await _next(socket, bucket)) is not None:
            await _answer(room, viewer, found)
            # A client that does not read what it is sent is not read from either.
            if viewer.lost:
                break
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await sending
        await room.leave(viewer)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    while (text := await viewer.frames.get()) is not None:
        await socket.send_text(text)
    await socket.close(GONE)


async def _answer(room: Room, viewer: Viewer, found: wire.ClientFrame | str) -> None:
    match found:
        case str():
            viewer.send(found)
        case wire.Ping(n):
            viewer.send(wire.frame("pong", n=n))
        case wire.Hello():
            viewer.send(wire.reject(None, Rejection("wire-hello-once")))
        case wire.ProofFrame(number, deck):
            room.prove(viewer, number, deck)
        case wire.ActFrame(number, action):
            _say(viewer, number, await room.ask(c.Act(action), viewer.who))
        case wire.TableFrame(number, command):
            filled, token = _filled(command, viewer)
            answer = await room.ask(filled, viewer.who)
            _say(viewer, number, answer, None if isinstance(answer, Rejection) else token)


def _filled(command: c.Asked, viewer: Viewer) -> tuple[c.Asked, str | None]:
    """The command with what only the server may say: hashes of tokens, the lot."""
    match command:
        case c.Sit(seat, name):
            return c.Sit(seat, name, viewer.link), None
        case c.Link(role, seat):
            token = secrets.token_urlsafe(18)
            return c.Link(role, seat, hashed(token)), token
        case c.Begin():
            return c.Begin(secrets.token_hex(16)), None
        case _:
            return command, None


def _say(viewer: Viewer, number: int, answer: int | Rejection, token: str | None = None) -> None:
    if isinstance(answer, Rejection):
        viewer.send(wire.reject(number, answer))
    elif token is None:
        viewer.send(wire.frame("ack", id=number, version=answer))
    else:
        viewer.send(wire.frame("ack", id=number, version=answer, token=token))
