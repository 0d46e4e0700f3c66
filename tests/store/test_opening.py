"""Addresses, migrations, backups."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from prikup.store import Record, Store, StoreError, open_store
from prikup.store.migrating import configuration
from prikup.store.opening import backup
from prikup.store.schema import METADATA

pytestmark = pytest.mark.anyio


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_the_migrations_go_back_too(store: Store) -> None:
    def down_and_up(connection: Connection) -> None:
        command.downgrade(configuration(connection), "base")
        command.upgrade(configuration(connection), "head")

    async with store.engine.begin() as connection:
        await connection.run_sync(down_and_up)
    assert await store.log.append("t", 0, [Record("k", b"d", 0.0)]) == 1


async def test_servers_that_start_together_migrate_once(address: str) -> None:
    async def start() -> int:
        async with open_store(address) as store:
            return await store.log.version("t")

    assert await asyncio.gather(*(start() for _ in range(4))) == [0] * 4


async def test_a_database_of_a_newer_program_is_left_alone(address: str) -> None:
    async with open_store(address) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as error:
        async with open_store(address):
            pass
    assert error.value.code == "store-newer"
    assert error.value.params["revision"] == "9999"


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("mysql://host/name", "store-address"),
        ("nonsense://x", "store-address"),
        ("postgresql://nobody@/none?host=/nowhere", "store-unreachable"),
        ("postgresql://prikup:secret@localhost:1/none", "store-unreachable"),
    ],
)
async def test_an_address_that_leads_nowhere_is_named(where: str, code: str) -> None:
    with pytest.raises(StoreError) as error:
        async with open_store(where):
            pass
    assert error.value.code == code
    assert "secret" not in str(error.value)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as error:
        async with open_store(tmp_path):
            pass
    assert error.value.code == "store-directory"


async def test_a_file_that_is_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all, " * 400)
    with pytest.raises(StoreError) as error:
        async with open_store(path):
            pass
    assert error.value.code == "store-unreachable"
    assert path.read_text() == "Dear all, " * 400


async def test_a_backup_of_a_database_in_use_can_be_opened(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await store.log.append("t", 0, [Record("k", b"d", 0.0)])
        await asyncio.to_thread(backup, tmp_path / "a.db", tmp_path / "b.db")
        await store.log.append("t", 1, [Record("k", b"later", 0.0)])
    async with open_store(tmp_path / "b.db") as copy:
        assert [each.data for each in await copy.log.read("t")] == [b"d"]


async def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as error:
        backup(tmp_path / "none.db", tmp_path / "b.db")
    assert error.value.code == "store-missing"
    assert not (tmp_path / "b.db").exists()
