"""A results protocol: what people dictate of a match (deals, corrections, changes of rules), and what may be wrong
with it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from prikup.deal.setup import Seat
from prikup.match.results import Item
from prikup.rules import Problem, Rules
from prikup.score import Sheet

Param: TypeAlias = str | int
CORRECTED: Final = "15.7"
"""The section a correction belongs to where it names no article."""


class Protocol(msgspec.Struct, frozen=True, kw_only=True):
    """One protocol, read: names clockwise, the rules as a value, the sheet to begin from, the items in order."""

    ident: str
    source: str = ""
    convention: str
    """The preset that the rules were built on."""
    rules: Rules
    names: tuple[str, ...]
    first_dealer: Seat
    start: Sheet
    items: tuple[Item, ...]
    expect: Any = None
    """What must come out, as it stands in the file: looked at only when a check is asked for."""


class ProtocolProblem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a protocol: ``score-problem-<code>`` of the message catalogue.

    ``deal`` is the place in ``deals`` from 1, None outside of it; ``field`` the path of keys. ``rule`` holds what the
    rules themselves have to say where ``code`` is ``rules``.
    """

    code: str
    ident: str = ""
    deal: int | None = None
    field: str = ""
    params: dict[str, Param] = {}
    rule: Problem | None = None


class ProtocolError(ValueError):
    """A file of protocols cannot be read or scored; ``problems`` has all of it, in order."""

    def __init__(self, problems: tuple[ProtocolProblem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(_plain(problem) for problem in self.problems)


def _plain(problem: ProtocolProblem) -> str:
    place = [problem.ident] if problem.ident else []
    if problem.deal is not None:
        place.append(f"deal {problem.deal}")
    if problem.field:
        place.append(problem.field)
    code = problem.code if problem.rule is None else problem.rule.code
    params = problem.params if problem.rule is None else problem.rule.params
    said = ", ".join(f"{key}={value}" for key, value in params.items())
    return f"{', '.join(place)}: {code}" + (f" ({said})" if said else "")
