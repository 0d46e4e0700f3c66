"""People: an account behind a cookie, a name, ways to come back to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from prikup.store.schema import ACCOUNTS, SESSIONS, SITTERS


@dataclass(frozen=True, slots=True)
class Account:
    """A person as the store knows him."""

    id: str
    name: str
    created: float
    recoverable: bool


class People:
    """Accounts and the browsers they are known by. Tokens come as SHA-256 hashes and are looked up by them, so that
    neither a leaked database nor a comparison byte by byte gives one away."""

    def __init__(self, engine: AsyncEngine, reader: AsyncEngine) -> None:
        self._engine, self._reader = engine, reader

    async def create(self, account: str, name: str, session: str, now: float) -> Account:
        """A new account known by one session."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(ACCOUNTS).values(id=account, name=name, created=now, recovery=None))
            await connection.execute(insert(SESSIONS).values(hash=session, account=account, created=now, seen=now))
        return Account(account, name, now, False)

    async def by_session(self, session: str) -> Account | None:
        """The account of a session."""
        return await self._one(
            select(ACCOUNTS).join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id).where(SESSIONS.c.hash == session)
        )

    async def by_recovery(self, recovery: str, session: str, now: float) -> Account | None:
        """The account that a recovery code belongs to; the session is another of its browsers from now on."""
        account = await self._one(select(ACCOUNTS).where(ACCOUNTS.c.recovery == recovery))
        if account is not None:
            await self.add_session(account.id, session, now)
        return account

    async def add_session(self, account: str, session: str, now: float) -> None:
        """Let an account be known by one more browser."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(SESSIONS).values(hash=session, account=account, created=now, seen=now))

    async def end_session(self, session: str) -> None:
        """Forget a browser."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == session))

    async def rename(self, account: str, name: str) -> None:
        """Another name; tables where he sits keep the one he sat down with."""
        async with self._engine.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(name=name))

    async def set_recovery(self, account: str, recovery: str | None) -> None:
        """The hash of the only recovery code that counts, or none."""
        async with self._engine.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(recovery=recovery))

    async def forget(self, account: str) -> None:
        """Delete an account with its sessions and passkeys; matches stay with the others who played them."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SITTERS).where(SITTERS.c.account == account))
            await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

    async def _one(self, query: Select[Any]) -> Account | None:
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        return Account(row["id"], row["name"], row["created"], row["recovery"] is not None)
