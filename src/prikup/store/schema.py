"""The tables of the database. Changes of this file come with a migration in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ID: Final = 40
"""Longest name of a stream, a table, an account."""
HASH: Final = 64
"""Hexadecimal digits of a SHA-256; tokens themselves are never stored."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("stream", String(ID), primary_key=True),
    Column("version", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""One row an event, versions 1, 2, … without gaps in every stream. ``at`` is seconds since 1970."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("recovery", String(HASH), nullable=True, unique=True),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(HASH), primary_key=True),
    Column("account", String(ID), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""A browser that an account is known by."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("account", String(ID), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(20), nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("ix_tables_lobby", "listed", "state", "changed"),
)
"""What lists of tables show; the truth is in the events."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(ID), primary_key=True, index=True),
)
"""Whose table it is or was. An account that was deleted leaves no row."""
