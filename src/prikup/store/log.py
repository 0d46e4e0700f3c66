"""Streams of events. Appends of many streams that come together are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from prikup.store.schema import EVENTS

TOGETHER: Final = 64
"""Appends in one transaction at most."""


@dataclass(frozen=True, slots=True)
class Record:
    """An event to be stored."""

    kind: str
    data: bytes
    at: float
    """Seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An event of a stream with its number."""

    version: int
    kind: str
    data: bytes
    at: float


class ConflictError(Exception):
    """The stream is not at the version that the writer has seen; nothing was appended."""

    def __init__(self, stream: str, expected: int, found: int) -> None:
        super().__init__(f"stream {stream} is at version {found}, not {expected}")
        self.stream, self.expected, self.found = stream, expected, found


@dataclass(slots=True)
class _Waiting:
    stream: str
    expected: int
    records: Sequence[Record]
    done: asyncio.Future[int]


class Log:
    """The streams of one database, written by one task at a time."""

    def __init__(self, engine: AsyncEngine, reader: AsyncEngine) -> None:
        self._engine, self._reader = engine, reader
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def append(self, stream: str, expected: int, records: Sequence[Record]) -> int:
        """Append events after version ``expected`` (0 for a new stream) and return the version of the last of them,
        committed. Raises ``ConflictError``."""
        if not records:
            raise ValueError("nothing to append")
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write(), name="store log")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        await self._waiting.put(_Waiting(stream, expected, records, done))
        return await done

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The events of a stream after a version, in order; none for a stream that there is not."""
        query = (
            select(EVENTS.c.version, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.at)
            .where(EVENTS.c.stream == stream, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
        )
        async with self._reader.connect() as connection:
            return [Stored(version, kind, data, at) for version, kind, data, at in await connection.execute(query)]

    async def version(self, stream: str) -> int:
        """The version of a stream's last event, 0 without any."""
        async with self._reader.connect() as connection:
            return await _version(connection, stream)

    async def close(self) -> None:
        """Let what was asked for be written, then stop."""
        while not self._waiting.empty() and self._writer is not None and not self._writer.done():
            await asyncio.sleep(0)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            # A commit under way is finished even when the writer is stopped: its callers wait for the answer.
            await asyncio.shield(asyncio.ensure_future(self._commit(batch)))

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        answers: list[int | ConflictError] = []
        try:
            async with self._engine.begin() as connection:
                for waiting in batch:
                    answers.append(await _append(connection, waiting))
        except Exception as error:
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.done.done():
                continue
            if isinstance(answer, ConflictError):
                waiting.done.set_exception(answer)
            else:
                waiting.done.set_result(answer)


async def _append(connection: AsyncConnection, waiting: _Waiting) -> int | ConflictError:
    found = await _version(connection, waiting.stream)
    if found != waiting.expected:
        return ConflictError(waiting.stream, waiting.expected, found)
    rows = [
        {"stream": waiting.stream, "version": version, "kind": each.kind, "data": each.data, "at": each.at}
        for version, each in enumerate(waiting.records, found + 1)
    ]
    try:
        async with connection.begin_nested():
            await connection.execute(insert(EVENTS), rows)
    except IntegrityError:
        # Another process wrote between the question and the answer.
        return ConflictError(waiting.stream, waiting.expected, await _version(connection, waiting.stream))
    return found + len(rows)


async def _version(connection: AsyncConnection, stream: str) -> int:
    query = select(func.max(EVENTS.c.version)).where(EVENTS.c.stream == stream)
    return (await connection.execute(query)).scalar() or 0
