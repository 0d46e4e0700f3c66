"""The rule card: every option with its value, ready to be printed or sent as JSON."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.rules.check import check
from prikup.rules.idle import notes
from prikup.rules.model import Rules
from prikup.rules.option import GROUPS, OPTIONS, Group, Option, Value
from prikup.rules.problem import Note, Problem
from prikup.rules.value import plain

Plain: TypeAlias = bool | int | float | str


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One option on the card; its words are ``option.label``, ``option.words(value, lang)`` and ``option.effect``."""

    group: Group
    option: Option
    value: Value
    changed: bool
    """Whether the value differs from the convention the card is compared with."""
    notes: tuple[Note, ...]
    """Why the option does nothing; empty if it does."""
    problems: tuple[Problem, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """All rows in the order of the card, with all problems and notes."""

    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Note, ...]

    @property
    def surprising_notes(self) -> tuple[Note, ...]:
        """The notes about an option that somebody changed: it looks agreed, and does nothing."""
        changed = {row.option.key for row in self.rows if row.changed}
        return tuple(note for note in self.notes if not changed.isdisjoint(note.options))


def card(rules: Rules, base: Rules | None = None, problems: tuple[Problem, ...] | None = None) -> Card:
    """The rule card of ``rules``; ``changed`` is told against ``base`` (default: the rules themselves).

    ``problems`` replaces those of ``check`` where the caller has more of them (see ``compose``).
    """
    wrong = check(rules) if problems is None else problems
    idle = notes(rules)
    compared = rules if base is None else base
    rows = tuple(
        Row(
            group=group,
            option=OPTIONS[key],
            value=getattr(rules, key),
            changed=getattr(rules, key) != getattr(compared, key),
            notes=tuple(note for note in idle if key in note.options),
            problems=tuple(problem for problem in wrong if key in problem.options),
        )
        for group in GROUPS.values()
        for key in group.options
    )
    return Card(rows=rows, problems=wrong, notes=idle)


def rules_object(rules: Rules) -> dict[str, Plain]:
    """Every option under its key, as JSON has it: booleans, whole numbers, strings.

    The stake is a number, whole where it can be; four decimal places pass through a float unchanged.
    """
    return {key: plain(getattr(rules, key)) for key in OPTIONS}


def card_object(convention: str, rules: Rules, problems: tuple[Problem, ...] | None = None) -> dict[str, object]:
    """What ``prikup rules --json`` prints: ``convention``, ``rules``, ``problems``, ``notes``."""
    wrong = check(rules) if problems is None else problems
    return {
        "convention": convention,
        "rules": rules_object(rules),
        "problems": [problem_object(problem) for problem in wrong],
        "notes": [
            {"code": note.code, "options": list(note.options), "because": list(note.because)} for note in notes(rules)
        ],
    }


def problem_object(problem: Problem) -> dict[str, object]:
    """A problem for JSON; ``source`` and ``line`` only where there is a file."""
    place = {"source": problem.source, "line": problem.line} if problem.source else {}
    return {"code": problem.code, "options": list(problem.options), "params": dict(problem.params), **place}
