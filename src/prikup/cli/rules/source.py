"""Rules as a command line names them: a convention or a file, and changes to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from prikup.cli.errors import InputError
from prikup.cli.files import read_text
from prikup.cli.text import Catalogue
from prikup.rules import (
    DEFAULT_PRESET,
    PRESETS,
    Convention,
    Problem,
    Rules,
    RulesError,
    Value,
    compose,
    convention,
    load_house,
    parse_value,
)


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that were named, and everything that is wrong with them."""

    name: str
    """The convention's name, or the file."""
    title: str
    base: Rules
    """As the convention or the file has them, before the changes."""
    rules: Rules
    problems: tuple[Problem, ...]


def choose(
    name: str | None, settings: Sequence[str], say: Catalogue, extra: Mapping[str, Value] | None = None
) -> Chosen:
    """The rules of a convention or file with ``KEY=VALUE`` settings; ``extra`` are settings known by value.

    Raises ``InputError`` where there are no rules to speak of, ``FileError`` for a file that cannot be read.
    """
    try:
        found = named(name or DEFAULT_PRESET)
    except RulesError as error:
        raise InputError(*problem_lines(error.problems, say)) from None
    overrides: dict[str, object] = dict(extra or {})
    problems: list[Problem] = []
    spoiled: set[str] = set()
    for setting in settings:
        key, sign, value = setting.partition("=")
        if not sign:
            raise InputError(say("error-set", given=setting))
        try:
            overrides[key.strip()] = parse_value(key.strip(), value)
        except RulesError as error:
            problems += error.problems
            spoiled.add(key.strip())
    rules, wrong = compose(found.rules, overrides)
    problems += [problem for problem in wrong if spoiled.isdisjoint(problem.options)]
    return Chosen(
        name=found.name, title=found.title.of(say.lang), base=found.rules, rules=rules, problems=tuple(problems)
    )


def checked(chosen: Chosen, say: Catalogue) -> Chosen:
    """The same, if nothing is wrong. Raises ``InputError`` with all problems."""
    if chosen.problems:
        raise InputError(*problem_lines(chosen.problems, say))
    return chosen


def named(name: str) -> Convention:
    """A packaged convention or a house's file. Raises ``RulesError``, ``FileError``."""
    if name in PRESETS or not _is_file(name):
        return convention(name)
    return load_house(read_text(name), name)


def _is_file(name: str) -> bool:
    return name == "-" or "/" in name or name.endswith(".toml") or Path(name).exists()


def problem_lines(problems: Sequence[Problem], say: Catalogue) -> list[str]:
    """A sentence for each problem, with its place in the file."""
    lines = []
    for problem in problems:
        place = ""
        if problem.source:
            place = say("error-place", path=problem.source, line=problem.line) if problem.line else problem.source
        sentence = say(f"rules-problem-{problem.code}", **problem.params)
        lines.append(f"{place}: {sentence}" if place else sentence)
    return lines
