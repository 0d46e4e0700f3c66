"""Opening a database: its address, its settings, its schema."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from prikup.store.log import Log
from prikup.store.migrating import NewerSchemaError, upgrade
from prikup.store.people import People
from prikup.store.tables import Tables

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE: Final = 10.0
"""Seconds that a connection waits for a database that is busy."""


class StoreError(Exception):
    """A database that cannot be used: a code of the message catalogue and its parameters."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(f"{code} {params}")
        self.code, self.params = code, params


@dataclass(frozen=True, slots=True)
class Store:
    """An open database."""

    log: Log
    people: People
    tables: Tables
    engine: AsyncEngine


@asynccontextmanager
async def open_store(where: str | Path) -> AsyncIterator[Store]:
    """A database by its URL (``postgresql://user@host/name``) or the path of a SQLite file, which is made if it is not
    there. The schema is brought up to date first. Raises ``StoreError``."""
    url = _url(where)
    engine = create_async_engine(url, **_settings(url))
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _for_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
    reader = engine.execution_options(reading=True)
    log = Log(engine, reader)
    try:
        try:
            async with engine.connect() as connection:
                await connection.run_sync(upgrade)
                await connection.commit()
        except NewerSchemaError as error:
            raise StoreError("store-newer", where=_shown(url), revision=str(error)) from error
        except (DBAPIError, OSError) as error:
            raise StoreError("store-unreachable", where=_shown(url), cause=_cause(error)) from error
        yield Store(log, People(engine, reader), Tables(engine, reader), engine)
    finally:
        await log.close()
        await engine.dispose()


def _url(where: str | Path) -> URL:
    text = str(where)
    if isinstance(where, Path) or "://" not in text:
        path = Path(text).expanduser()
        if path.is_dir():
            raise StoreError("store-directory", where=text)
        path.parent.mkdir(parents=True, exist_ok=True)
        return URL.create(_DRIVERS["sqlite"], database=str(path))
    try:
        url = make_url(text)
        driver = _DRIVERS[url.get_backend_name()]
    except (ArgumentError, NoSuchModuleError, KeyError, ValueError) as error:
        raise StoreError("store-address", where=text.partition("://")[0]) from error
    return url.set(drivername=driver)


def _settings(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": PATIENCE}}
    return {"pool_pre_ping": True, "pool_size": 5, "connect_args": {"timeout": PATIENCE}}


def _for_sqlite(connection: Any, _record: object) -> None:
    # SQLAlchemy begins transactions itself (see _begin).
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """A transaction that will write takes its lock at once: one that first reads could be refused in its middle."""
    reads = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _shown(url: URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _cause(error: BaseException) -> str:
    inner = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(inner).__name__}: {inner}".splitlines()[0]


def backup(database: Path, copy: Path) -> None:
    """Copy a SQLite database, also one that a server is writing to. Raises ``StoreError``."""
    if not database.is_file():
        raise StoreError("store-missing", where=str(database))
    source = sqlite3.connect(database)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
    except sqlite3.Error as error:
        raise StoreError("store-unreachable", where=str(database), cause=str(error)) from error
    finally:
        source.close()
        target.close()
