"""What every reader here raises: a code of the message catalogue and its parameters, never a sentence.

The sentence of a code is ``notation-<code>`` in the catalogues; ``str(error)`` is the code with its parameters
for logs and for users of the library.
"""

from __future__ import annotations

from typing import Self, TypeAlias

Param: TypeAlias = str | int


class NotationError(ValueError):
    """The text or data cannot be read.

    ``line`` is the line of the file, counted from 1, and ``place`` the part of a deal (``hand-1`` to ``hand-3``,
    ``talon``), where they are known. The subclasses say what kind of thing was read.
    """

    def __init__(
        self,
        code: str,
        params: dict[str, Param] | None = None,
        *,
        line: int | None = None,
        place: str | None = None,
    ) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params or {}
        self.line = line
        self.place = place

    def at(self, *, line: int | None = None, place: str | None = None) -> Self:
        """The same error with the line or the place added; what it knows already stays."""
        self.line = line if self.line is None else self.line
        self.place = place if self.place is None else self.place
        return self

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        where += "" if self.place is None else f"{self.place}: "
        if not self.params:
            return where + self.code
        return f"{where}{self.code} ({', '.join(f'{key}={value!r}' for key, value in self.params.items())})"


class HandError(NotationError):
    """A card, a hand or a game in people's notation."""


class DealError(NotationError):
    """Hands and talon that are not one deal. ``problems`` has them all; the error itself repeats the first."""

    def __init__(self, problems: tuple[NotationError, ...], *, line: int | None = None) -> None:
        first = problems[0]
        super().__init__(first.code, first.params, line=line, place=first.place)
        self.problems = problems
        self.args = (problems,)


class JsonError(NotationError):
    """JSON that is malformed or does not have the form expected."""


class ForeignError(NotationError):
    """A line of another program's format."""


class RecordError(NotationError):
    """A record of a match."""
