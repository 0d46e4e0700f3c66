"""The list of tables: what a lobby and "my matches" show without reading every stream."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from prikup.store.schema import SITTERS, TABLES


@dataclass(frozen=True, slots=True)
class Listing:
    """One table in a list. ``summary`` is JSON of whoever keeps it."""

    id: str
    created: float
    changed: float
    listed: bool
    state: str
    summary: bytes


class Tables:
    """Listings by what they are looked up by."""

    def __init__(self, engine: AsyncEngine, reader: AsyncEngine) -> None:
        self._engine, self._reader = engine, reader

    async def put(self, listing: Listing, sitters: Iterable[str]) -> None:
        """Write a listing anew with the accounts that it belongs to."""
        values = {name: getattr(listing, name) for name in Listing.__slots__}
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(TABLES).where(TABLES.c.id == listing.id).values(values))
            if not changed.rowcount:
                await connection.execute(insert(TABLES).values(values))
            await connection.execute(delete(SITTERS).where(SITTERS.c.table == listing.id))
            rows = [{"table": listing.id, "account": account} for account in sorted(set(sitters))]
            if rows:
                await connection.execute(insert(SITTERS), rows)

    async def get(self, table: str) -> Listing | None:
        """One listing."""
        found = await self._list(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def lobby(self, state: str, limit: int = 100) -> list[Listing]:
        """Tables listed for all in one state, the last changed first."""
        query = select(TABLES).where(TABLES.c.listed, TABLES.c.state == state)
        return await self._list(query.order_by(TABLES.c.changed.desc()).limit(limit))

    async def of(self, account: str, limit: int = 200) -> list[Listing]:
        """Tables of one person, the last changed first."""
        query = select(TABLES).join(SITTERS, SITTERS.c.table == TABLES.c.id).where(SITTERS.c.account == account)
        return await self._list(query.order_by(TABLES.c.changed.desc()).limit(limit))

    async def in_state(self, state: str) -> list[Listing]:
        """All tables in one state: what a server takes up again when it starts."""
        return await self._list(select(TABLES).where(TABLES.c.state == state).order_by(TABLES.c.id))

    async def _list(self, query: Select[Any]) -> list[Listing]:
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Listing(**row) for row in rows]
