"""What may be wrong with a rule set, as codes for the message catalogue: never a sentence."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Params: TypeAlias = dict[str, str | int]


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong; sentence ``rules-problem-<code>`` of the catalogue, with ``params``.

    ``options`` names the options concerned. ``source`` and ``line`` (from 1, 0 = unknown) name the place when the
    rules came from a file.
    """

    code: str
    options: tuple[str, ...] = ()
    params: Params = {}
    source: str = ""
    line: int = 0


class Note(msgspec.Struct, frozen=True):
    """Options that do nothing under the others; sentence ``rules-note-<code>`` of the catalogue.

    ``because`` names the options whose values make it so.
    """

    code: str
    options: tuple[str, ...]
    because: tuple[str, ...]


class RulesError(ValueError):
    """Rules that cannot stand: ``problems`` holds all of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(_plain(problem) for problem in problems))
        self.problems = problems


def _plain(problem: Problem) -> str:
    place = f"{problem.source}:{problem.line}: " if problem.source else ""
    params = ", ".join(f"{name}={value}" for name, value in problem.params.items())
    return f"{place}{problem.code}({params})"
