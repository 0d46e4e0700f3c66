"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from prikup.store import Store, open_store
from tests.support.postgres import cluster, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A cluster for the tests of this process. Where PostgreSQL is missing they are left out, but not in CI."""
    try:
        programs()
    except FileNotFoundError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    with cluster() as url:
        yield url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "prikup.db")
    url: str = request.getfixturevalue("postgres")
    name = f"t{uuid.uuid4().hex}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return url.replace("/postgres?", f"/{name}?")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with open_store(address) as opened:
        yield opened
