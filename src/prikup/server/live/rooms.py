"""All tables that are being played in this process. A table is taken up from the store when it is wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from prikup.deal import Rejection
from prikup.notation.codec import decode, encode
from prikup.server.live.bots import Bots
from prikup.server.live.room import Outside, Room
from prikup.server.tables import Settings, TableEvent, TableState, apply, fold
from prikup.server.tables.events import Opened
from prikup.server.tables.settings import check
from prikup.store import Listing, Record, Store

LOG = logging.getLogger(__name__)
SWEEP: Final = 60.0
"""Seconds between two looks for tables that nobody needs in memory."""
MOST: Final = 5000
"""Tables in memory at most."""


class Rooms:
    """The tables of this process by their ids."""

    def __init__(self, store: Store, bots: Bots, clock: Callable[[], float] = time.time) -> None:
        self._store, self.bots, self._clock = store, bots, clock
        self._rooms: dict[str, Room] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._outside = Outside(store.log, bots, clock, self._listed)
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was being played when the last process ended."""
        self.bots.start()
        for listing in await self._store.tables.in_state("playing"):
            await self.find(listing.id)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """End all rooms; everything that was acknowledged is in the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
        self.bots.stop()

    async def open(self, settings: Settings, host: str) -> Room | Rejection:
        """A new table."""
        refused = check(settings)
        if refused is not None:
            return refused
        if len(self._rooms) >= MOST:
            return Rejection("server-full")
        table = secrets.token_urlsafe(9)
        opened = Opened(table, settings, host)
        at = self._clock()
        await self._store.log.append(table, 0, [Record("opened", encode(opened), at)])
        room = self._rooms[table] = Room(apply(None, opened, at), self._outside)
        return room

    async def find(self, table: str) -> Room | None:
        """A table, taken up from the store where it is not in memory; None where there is none."""
        async with self._locks.setdefault(table, asyncio.Lock()):
            room = self._rooms.get(table)
            if room is None or room.failed:
                if room is not None:
                    await room.close()
                state = await self.state_of(table)
                if state is None:
                    self._locks.pop(table, None)
                    return None
                room = self._rooms[table] = Room(state, self._outside)
            return room

    async def state_of(self, table: str) -> TableState | None:
        """The fold of a stored table."""
        if not 0 < len(table) <= 40:
            return None
        stored = await self._store.log.read(table)
        return fold(_read(each.at, each.data) for each in stored)

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._rooms)

    def all(self) -> Iterable[Room]:
        """The tables in memory."""
        return self._rooms.values()

    async def _listed(self, state: TableState) -> None:
        summary = {
            "title": state.settings.title,
            "players": len(state.chairs),
            "stage": state.stage,
            "time": state.settings.time,
            "chairs": [
                {"name": each.name, "kind": "person" if each.account else "bot" if each.bot else "empty"}
                for each in state.chairs
            ],
        }
        created = state.at if state.version == 1 else None
        if created is None:
            before = await self._store.tables.get(state.id)
            created = state.at if before is None else before.created
        sitters = {each.account for each in state.chairs if each.account is not None}
        listing = Listing(state.id, created, state.at, state.settings.listed, state.stage, encode(summary))
        await self._store.tables.put(listing, sitters | {state.host})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table, room in [*self._rooms.items()]:
                if room.idle or room.failed:
                    del self._rooms[table]
                    self._locks.pop(table, None)
                    await room.close()


_EVENTS: Any = TableEvent
"""A union is no type to the type checker."""


def _read(at: float, data: bytes) -> tuple[float, TableEvent]:
    event: TableEvent = decode(data, _EVENTS)
    return at, event
