"""The table that a ruling is for: rules, names and sheet, from a protocol or from a convention."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from prikup.cli.codex.answers import reword
from prikup.cli.errors import InputError
from prikup.cli.files import read_text, write_atomically
from prikup.cli.rules.source import checked, choose, problem_lines
from prikup.cli.score.problems import problem_line
from prikup.cli.text import Catalogue
from prikup.codex import CodexError, Ruling, situation
from prikup.match.results import Correction
from prikup.notation.codec import encode_pretty
from prikup.notation.protocol import ProtocolError, read_protocols, score_protocol
from prikup.notation.protocol.write import write_correction
from prikup.rules import Rules, RulesError, build, parse_value
from prikup.score import Sheet, empty_sheet

_LETTERS = {"ru": "АБВГ", "en": "ABCD"}


class Table(msgspec.Struct, frozen=True):
    """Who sits there, by which rules, and what stands on their sheet."""

    rules: Rules
    names: tuple[str, ...]
    sheet: Sheet


def from_convention(name: str | None, settings: Sequence[str], say: Catalogue) -> Table:
    """A new sheet of players called by letters."""
    rules = checked(choose(name, settings, say), say).rules
    return Table(rules, tuple(_LETTERS[say.lang][: rules.players]), empty_sheet(rules.players, rules))


def from_protocol(path: str, settings: Sequence[str], say: Catalogue) -> Table:
    """The end of the last protocol of a file. Raises ``InputError`` and ``FileError``."""
    try:
        protocols = read_protocols(read_text(path))
        if not protocols:
            raise InputError(say("codex-problem-no_protocol", path=path))
        scored = score_protocol(protocols[-1])
    except ProtocolError as error:
        raise InputError(*(f"{path}: {problem_line(problem, say)}" for problem in error.problems)) from None
    changes: dict[str, object] = {}
    try:
        for setting in settings:
            key, sign, value = setting.partition("=")
            if not sign:
                raise InputError(say("error-set", given=setting))
            changes[key.strip()] = parse_value(key.strip(), value)
        rules = build(scored.rules, changes)
    except RulesError as error:
        raise InputError(*problem_lines(error.problems, say)) from None
    if rules.players != len(protocols[-1].names):
        raise InputError(say("score-problem-players_differ", found=len(protocols[-1].names)))
    return Table(rules, protocols[-1].names, scored.sheet)


def append(path: str, ruling: Ruling, names: tuple[str, ...], say: Catalogue) -> None:
    """Add the ruling to the deals of the last protocol of a file; the rest of it stays as it is."""
    if not ruling.entries:
        raise InputError(reword(CodexError("nothing_to_write"), say))
    row = situation(ruling.number)
    item = write_correction(Correction(ruling.entries, row.ru if say.lang == "ru" else row.en), names)
    data: Any = json.loads(read_text(path))
    (data[-1] if isinstance(data, list) else data)["deals"].append(item)
    write_atomically(Path(path), encode_pretty(data))
