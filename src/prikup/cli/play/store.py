"""The match on disk: its record, replaced as a whole after every event, and who sits at the table beside it."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from prikup.cli.errors import FileError
from prikup.cli.files import read_text, write_atomically
from prikup.deal.setup import Seat
from prikup.match import MatchState, Started
from prikup.notation.codec import decode, encode_pretty
from prikup.notation.errors import NotationError
from prikup.notation.record import RecordItem, begin_record, decode_record, encode_record, scored_after, verify
from prikup.notation.record.model import FORMAT
from prikup.notation.record.verify import Finding

SAVE_EVERY: Final = 0.5
"""Seconds between two writings while bots play at full speed; what a person does is written at once."""
LAST_EVERY: Final = 1.0
"""Seconds between two times that the disk is waited for."""
CLOCK_EVERY: Final = 5.0
"""Seconds of play after which the clock of the match is written down again."""
_HEAD: Final = 200
_BEGINNING: Final = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"' + re.escape(FORMAT.encode()) + rb'"')


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What the record of a match does not tell: who is a person, what the bots are, where the cards come from."""

    title: str
    seat: Seat
    bots: tuple[str, ...]
    """Kinds of the players by seat; the person's own is ignored."""
    seed: int
    seconds: float = 0
    """Played so far, for the time limit."""


class DamagedError(Exception):
    """A saved match that does not hold; ``finding`` says where, where that is known."""

    def __init__(self, path: Path, finding: Finding | None = None, error: NotationError | None = None) -> None:
        super().__init__(str(path))
        self.path = path
        self.finding = finding
        self.error = error


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where programs keep the state of a user."""
    given = environment.get("XDG_STATE_HOME", "")
    base = Path(given) if given.startswith("/") else Path(environment.get("HOME", "~")).expanduser() / ".local/state"
    return base / "prikup"


def default_path(environment: Mapping[str, str]) -> Path:
    """The file of the match being played."""
    return state_folder(environment) / "match.json"


def table_path(path: Path) -> Path:
    """The file beside a record."""
    return path.with_name(f"{path.name}.table")


def is_record(path: Path) -> bool:
    """Whether a file says in its first words that it is a record of a match, be it whole or damaged.

    Raises ``FileError``.
    """
    if path.is_dir():
        raise FileError("folder", str(path))
    if not path.is_file():
        return False
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError as error:
        raise FileError("unreadable", str(path), error.strerror or str(error)) from error
    return _BEGINNING.match(head) is not None


def set_aside(path: Path, stamp: str) -> Path:
    """Give a match and the file beside it another name; where it lies now. Raises ``FileError``."""
    target = _free(path, stamp)
    try:
        os.replace(path, target)
        if table_path(path).is_file():
            os.replace(table_path(path), table_path(target))
    except OSError as error:
        raise FileError("unwritable", str(target), error.strerror or str(error)) from error
    return target


def _free(path: Path, stamp: str) -> Path:
    """A name with a date that nothing has yet."""
    target = path.with_name(f"{path.stem}-{stamp}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}-{stamp}-{number}{path.suffix}")
    return target


class Store:
    """Writes one match down as it goes on: from its beginning, or from the log of its record on."""

    def __init__(self, path: Path, table: Table, started: Started, log: Iterable[RecordItem] = ()) -> None:
        self.path = path
        self.table = table
        self._started = started
        self._log = list(log)
        self._written = 0.0
        self._lasted = 0.0
        self._beside = False
        self._dirty = True

    def follow(self, before: MatchState, after: MatchState) -> None:
        """Take note of the event between two states."""
        event = after.history[-1]
        assert not isinstance(event, Started)
        self._log += [event, *scored_after(before, after)]
        self._dirty = True

    def save(self, state: MatchState, seconds: float, *, at_once: bool = True) -> None:
        """Write the match, unless nothing is new. Raises ``FileError``.

        The disk is waited for once a second at most: a crash of the program loses nothing, one of the machine a
        second.
        """
        now = time.monotonic()
        if not self._dirty or (not at_once and now - self._written < SAVE_EVERY):
            return
        if seconds - self.table.seconds >= CLOCK_EVERY or not self._beside:
            self.sit(msgspec.structs.replace(self.table, seconds=seconds))
        settlement = state.settlement if state.stage == "finished" else None
        record = begin_record(self._started, self._log, settlement)
        lasting = now - self._lasted >= LAST_EVERY
        write_atomically(self.path, encode_record(record), lasting=lasting)
        self._written, self._dirty = now, False
        if lasting:
            self._lasted = now

    def sit(self, table: Table) -> None:
        """Write down who sits at the table. Raises ``FileError``."""
        self.table = table
        write_atomically(table_path(self.path), encode_pretty(table), lasting=False)
        self._beside = True

    def archive(self, stamp: str) -> Path:
        """Lay a finished match aside; where it lies now."""
        target = _free(self.path, stamp)
        try:
            os.replace(self.path, target)
        except OSError as error:
            raise FileError("unwritable", str(target), error.strerror or str(error)) from error
        table_path(self.path).unlink(missing_ok=True)
        return target


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A match on disk that holds."""

    table: Table
    state: MatchState
    store: Store
    """Goes on with it."""


def load(path: Path) -> Saved:
    """A saved match, every event and number of it checked. Raises ``FileError``, ``DamagedError``."""
    try:
        record = decode_record(read_text(str(path)))
        table = decode(read_text(str(table_path(path))), Table)
    except NotationError as error:
        raise DamagedError(path, error=error) from error
    report = verify(record)
    state = report.state
    if report.finding is not None or state is None:
        raise DamagedError(path, report.finding)
    if not 0 <= table.seat < state.players or len(table.bots) != state.players:
        raise DamagedError(table_path(path))
    return Saved(table=table, state=state, store=Store(path, table, record.started(), record.log))
