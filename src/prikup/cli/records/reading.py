"""Files of records and deals, whatever form they have."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cli.errors import InputError
from prikup.cli.text import Catalogue
from prikup.notation.archive import read_archive
from prikup.notation.errors import DealError, NotationError
from prikup.notation.foreign import ForeignDeal
from prikup.notation.jpref import read_jpref
from prikup.notation.record import MatchRecord, decode_record, read_record_lines

Form: TypeAlias = Literal["json", "text", "jpref", "archive"]


class ReadRecord(msgspec.Struct, frozen=True):
    """A record, and for text the line of every item of its log."""

    record: MatchRecord
    lines: tuple[int, ...] = ()


def form_of(text: str) -> Form:
    """What a file holds, told by its beginning; what is nothing known counts as a record in text."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    if start.lower().startswith("begin"):
        return "archive"
    if not start.startswith("[") and any(line.strip().lower().startswith("deal:") for line in text.splitlines()):
        return "jpref"
    return "text"


def read_any_record(text: str, path: str, say: Catalogue) -> ReadRecord:
    """The record of a file. Raises ``InputError`` that names line or key and what was expected."""
    try:
        if form_of(text) == "json":
            return ReadRecord(decode_record(text))
        return ReadRecord(*read_record_lines(text))
    except NotationError as error:
        raise InputError(*error_lines(error, path, say)) from None


def read_foreign(text: str, path: str, say: Catalogue) -> tuple[ForeignDeal, ...]:
    """The deals of a JPref file or of an archive. Raises ``InputError``."""
    try:
        return read_archive(text) if form_of(text) == "archive" else read_jpref(text)
    except NotationError as error:
        raise InputError(*error_lines(error, path, say)) from None


def error_lines(error: NotationError, path: str, say: Catalogue) -> list[str]:
    """A sentence for each thing that is wrong, with its place in the file."""
    problems = error.problems if isinstance(error, DealError) else (error,)
    lines = []
    for problem in problems:
        line = problem.line if problem.line is not None else error.line
        place = path if line is None else say("error-place", path=path, line=line)
        if problem.place is not None:
            place += f", {say('notation-place', place=problem.place)}"
        sentence = say(f"notation-{problem.code}", **problem.params)
        lines.append(f"{place}: {sentence}")
    return lines
