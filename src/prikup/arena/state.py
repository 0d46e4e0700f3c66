"""The state of an arena in a file: a line that says what is played, then a line for every deal that has been."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Mapping
from io import BufferedRandom
from pathlib import Path
from typing import Final

import msgspec

from prikup.arena.plan import Plan, marks
from prikup.arena.playing import Played
from prikup.notation.codec import decode, encode
from prikup.notation.errors import JsonError

FORM: Final = 1


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    prikup_arena: int
    plan: dict[str, str]


class StateError(ValueError):
    """The file cannot be gone on from: ``code`` and ``params`` for a sentence.

    ``foreign``: not the state of an arena. ``damaged``: a ``line`` that does not hold. ``other``: another arena's, with
    the ``settings`` that differ. ``busy``: another run writes it.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class StateFile:
    """Results kept as they come. A line that a crash has cut short is dropped and its deal played again.

    Raises ``StateError``, ``OSError``.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.played: dict[int, Played] = {}
        self._file: BufferedRandom = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        try:
            self._open(marks(plan))
        except BaseException:
            self._file.close()
            raise

    def _open(self, wanted: dict[str, str]) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StateError("busy") from None
        text = self._file.read()
        if not text:
            self._write(encode(Head(FORM, wanted)))
            return
        whole, _, cut = text.rpartition(b"\n")
        lines = whole.split(b"\n")
        if not whole or (differing := _differing(lines[0], wanted)) is None:
            raise StateError("foreign")
        if differing:
            raise StateError("other", settings=", ".join(differing))
        for number, line in enumerate(lines[1:], 2):
            self._take(number, line, wanted)
        if cut:
            self._file.truncate(len(text) - len(cut))
        self._file.seek(0, os.SEEK_END)

    def _take(self, number: int, line: bytes, wanted: Mapping[str, str]) -> None:
        try:
            played = decode(line, Played)
        except JsonError:
            raise StateError("damaged", line=number) from None
        kinds = set(played.whists)
        if played.number < 0 or not kinds == set(played.counts) == set(played.times):
            raise StateError("damaged", line=number)
        self.played[played.number] = played

    def keep(self, played: Played) -> None:
        """Write a result behind the others."""
        self.played[played.number] = played
        self._write(encode(played))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Give the file back."""
        self._file.close()


def _differing(line: bytes, wanted: Mapping[str, str]) -> list[str] | None:
    """The settings in which a head differs from what is wanted; None where it is no head."""
    try:
        head = decode(line, Head)
    except JsonError:
        return None
    if head.prikup_arena != FORM or set(head.plan) != set(wanted):
        return None
    return [key for key in wanted if head.plan[key] != wanted[key]]
