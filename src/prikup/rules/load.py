"""Rule sets from a base and overrides, from the packaged conventions, and from a house's own file.

A convention is a TOML file: ``title``, ``summary`` and ``base`` (all may be missing), then overrides under their
keys, at the top or in the table of their group.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import msgspec

from prikup.rules.check import check
from prikup.rules.model import Rules
from prikup.rules.option import GROUPS, OPTIONS, Lang, Text, Value, packaged
from prikup.rules.problem import Problem, RulesError
from prikup.rules.value import accept, literal, unknown

PRESETS: Final = ("sochi", "leningrad", "rostov", "classic", "codex", "gusarik", "races-22", "races-20")
"""Names of the packaged conventions."""

DEFAULT_PRESET: Final = PRESETS[0]
"""The convention where nobody names one: the base of all others."""

_HEAD: Final = ("title", "summary", "base")


class Convention(msgspec.Struct, frozen=True, kw_only=True):
    """A named rule set: ``overrides`` is what its file says beyond ``base`` (``None``: the defaults, Sochi)."""

    name: str
    title: Text
    summary: Text | None = None
    base: str | None = None
    overrides: dict[str, Value]
    rules: Rules


@cache
def convention(name: str) -> Convention:
    """A packaged convention. Raises ``RulesError`` for a name that is not in ``PRESETS``."""
    if name not in PRESETS:
        raise RulesError((unknown("convention", name, PRESETS),))
    return _convention(packaged(f"presets/{name}.toml"), name, _Place("", ""))


def preset(name: str) -> Rules:
    """The rules of a packaged convention. Raises ``RulesError`` for a name that is not in ``PRESETS``."""
    return convention(name).rules


def default_preset(players: int | None = None) -> str:
    """The convention where nobody names one: the first that is made for so many people, else ``DEFAULT_PRESET``."""
    return next((name for name in PRESETS if preset(name).players == players), DEFAULT_PRESET)


def build(base: Rules | str, overrides: Mapping[str, object]) -> Rules:
    """``base`` (rules, or the name of a preset) with some options changed.

    Raises ``RulesError`` with all problems at once: unknown keys and values, and what cannot stand together.
    """
    rules, problems = compose(base, overrides)
    if problems:
        raise RulesError(problems)
    return rules


def compose(base: Rules | str, overrides: Mapping[str, object]) -> tuple[Rules, tuple[Problem, ...]]:
    """Like ``build``, but gives back the rules as far as they go beside their problems.

    A key or value that is wrong leaves the option as ``base`` has it and is no reason for further problems.
    """
    problems: list[Problem] = []
    start = Rules()
    base_stands = True
    if isinstance(base, Rules):
        start = base
    elif base in PRESETS:
        start = preset(base)
    else:
        problems.append(unknown("convention", base, PRESETS))
        base_stands = False
    changes: dict[str, Value] = {}
    spoiled: set[str] = set()
    for key, given in overrides.items():
        option = OPTIONS.get(key)
        if option is None:
            problems.append(unknown("option", key, OPTIONS))
            continue
        value = accept(option, given)
        if isinstance(value, Problem):
            problems.append(value)
            spoiled.add(key)
        else:
            changes[key] = value
    rules = msgspec.structs.replace(start, **changes)
    if base_stands:
        problems += [problem for problem in check(rules) if spoiled.isdisjoint(problem.options)]
    return rules, tuple(problems)


def difference(left: Rules, right: Rules) -> list[tuple[str, Value, Value]]:
    """Options in which two rule sets differ: key, value on the left, value on the right, in the card's order."""
    pairs = ((key, getattr(left, key), getattr(right, key)) for key in OPTIONS)
    return [(key, one, other) for key, one, other in pairs if one != other]


def load_house(text: str, source: str) -> Convention:
    """A house's own convention; ``source`` names the file in problems and, without a title, the convention.

    Raises ``RulesError`` with all problems at once, each with its line where that can be told.
    """
    import tomllib

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesError((_syntax(str(error), text, source),)) from None
    return _convention(table, source, _Place(text, source))


def load_rules_text(text: str, source: str) -> tuple[str, Rules]:
    """Name and rules of a house's own file; see ``load_house``."""
    house = load_house(text, source)
    return house.title.ru, house.rules


def dump_house(rules: Rules, base: str, title: str = "", lang: Lang | None = None) -> str:
    """A house file for ``rules``: only what differs from the preset ``base``, group by group.

    With ``lang`` every option gets a comment in that language.
    """
    changed = {key: value for key, _, value in difference(preset(base), rules)}
    lines = [f"base = {literal(base)}"]
    if title:
        lines.append(f"title = {literal(title)}")
    for group in GROUPS.values():
        keys = [key for key in group.options if key in changed]
        if keys:
            lines += ["", f"[{group.name}]"]
        for key in keys:
            comment = f"  # {OPTIONS[key].label.of(lang)}: {OPTIONS[key].words(changed[key], lang)}" if lang else ""
            lines.append(f"{key} = {literal(changed[key])}{comment}")
    return "\n".join(lines) + "\n"


class _Place(msgspec.Struct, frozen=True):
    """A file, to say where a problem stands."""

    text: str
    source: str

    def at(self, problem: Problem) -> Problem:
        """The problem with its place: the first line on which its key, table or name is written."""
        names = [problem.params.get("name"), problem.params.get("option"), *problem.options]
        lines = (self._line(str(name)) for name in names if name)
        line = next((found for found in lines if found), 0)
        return msgspec.structs.replace(problem, source=self.source, line=line)

    def _line(self, name: str) -> int:
        # tomllib gives no places; a key or table stands at the start of its line, a name after the sign
        word = rf"""["']?{re.escape(name)}["']?[ \t]*"""
        found = re.search(rf"^[ \t]*(?:\[[ \t]*)?{word}[=\].]|^\w+[ \t]*=[ \t]*{word}$", self.text, re.MULTILINE)
        return self.text.count("\n", 0, found.start()) + 1 if found else 0


def _syntax(message: str, text: str, source: str) -> Problem:
    found = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 0)
    detail = re.sub(r" \(at [^)]*\)$", "", message)
    return Problem("not_toml", (), {"line": line, "column": column, "detail": detail}, source, line)


def _convention(table: Mapping[str, object], name: str, place: _Place) -> Convention:
    problems: list[Problem] = []
    title = _text(table, "title", problems) or Text(name, name)
    summary = _text(table, "summary", problems)
    base = table.get("base")
    if base is not None and not isinstance(base, str):
        problems.append(Problem("wrong_base", (), {"name": "base", "given": literal(base)}))
        base = None
    overrides: dict[str, object] = {}
    for key, value, misplaced in _flat(table):
        if misplaced is not None:
            problems.append(misplaced)
        elif key in overrides:
            problems.append(Problem("option_given_twice", (key,), {"option": key}))
        else:
            overrides[key] = value
    rules, wrong = compose(Rules() if base is None else base, overrides)
    problems += wrong
    if problems:
        raise RulesError(tuple(place.at(problem) for problem in problems))
    changes = {key: getattr(rules, key) for key in overrides}
    return Convention(name=name, title=title, summary=summary, base=base, overrides=changes, rules=rules)


def _flat(table: Mapping[str, object]) -> Iterator[tuple[str, object, Problem | None]]:
    """Overrides of a file: key, value, and the problem of standing in the wrong table."""
    for name, item in table.items():
        if name in _HEAD:
            continue
        if not isinstance(item, Mapping):
            yield name, item, None
        elif name not in GROUPS:
            yield name, item, None if name in OPTIONS else unknown("group", name, GROUPS)
        else:
            for key, value in item.items():
                option = OPTIONS.get(key)
                if option is None or option.group == name:
                    yield key, value, None
                else:
                    params: dict[str, str | int] = {"option": key, "group": name, "belongs": option.group}
                    yield key, value, Problem("option_in_wrong_group", (key,), params)


def _text(table: Mapping[str, object], key: str, problems: list[Problem]) -> Text | None:
    """A string, the same in both languages, or a table with ``ru`` and ``en``."""
    given = table.get(key)
    if given is None:
        return None
    if isinstance(given, str):
        return Text(given, given)
    try:
        return msgspec.convert(given, Text)
    except msgspec.ValidationError:
        problems.append(Problem("wrong_title", (), {"name": key, "given": literal(given)}))
        return None
