"""Bringing a schema up to date with Alembic, from inside the program: no ini file, no command of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

WHERE: Final = Path(__file__).parent / "migrations"


class NewerSchemaError(Exception):
    """The database was written by a newer program."""


def configuration(connection: Connection | None = None) -> Config:
    """The settings that Alembic needs, around a connection."""
    config = Config()
    config.set_main_option("script_location", str(WHERE))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks. Raises ``NewerSchemaError``."""
    if connection.dialect.name == "postgresql":
        # Of several servers that start together one migrates, the others wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(7071)"))
    config = configuration(connection)
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerSchemaError(found)
    command.upgrade(config, "head")
