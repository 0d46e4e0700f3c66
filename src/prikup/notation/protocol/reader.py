"""Reading JSON by hand, so that every wrong place is named and all of them at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final, TypeVar

from prikup.deal.setup import Seat
from prikup.notation.protocol.model import Param, ProtocolError, ProtocolProblem
from prikup.rules import RulesError

T = TypeVar("T")

LARGEST: Final = 10**12
"""No number of a sheet comes near it; beyond it a file is taken for damaged."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,15}(/[0-9]{1,15})?", re.ASCII)
_DECIMAL: Final = re.compile(r"-?[0-9]{1,15}\.[0-9]{1,9}", re.ASCII)


class _Unreadable:
    """A number that JSON allows and no sheet has: ``1e400``, ``NaN``."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class _RepeatedError(ValueError):
    pass


def load_json(text: str) -> Any:
    """The plain values of a JSON text; decimals become exact fractions. Raises ``ProtocolError`` with the place."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_float=_decimal,
            parse_int=_whole,
            parse_constant=_Unreadable,
        )
    except json.JSONDecodeError as error:
        problem = ProtocolProblem(code="json_syntax", params={"line": error.lineno, "column": error.colno})
    except _RepeatedError as error:
        problem = ProtocolProblem(code="json_repeated", params={"key": str(error)})
    except RecursionError:
        problem = ProtocolProblem(code="json_deep")
    raise ProtocolError((problem,)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _RepeatedError(key)
        found[key] = value
    return found


def _decimal(text: str) -> Fraction | _Unreadable:
    return Fraction(text) if _DECIMAL.fullmatch(text) else _Unreadable(text)


def _whole(text: str) -> int | _Unreadable:
    return int(text) if len(text) <= 16 else _Unreadable(text)


class Reader:
    """Collects the problems of one protocol; ``at`` a deal and a field, each check returns None after a problem."""

    def __init__(self, ident: str = "") -> None:
        self.ident = ident
        self.deal: int | None = None
        self.names: tuple[str, ...] = ()
        self.dark_bids = True
        """Whether the rules in force know dark bids; where they do not, the marks count for nothing."""
        self.problems: list[ProtocolProblem] = []

    def report(self, code: str, field: str, **params: Param) -> None:
        """Note a problem at the present place."""
        self.problems.append(ProtocolProblem(code=code, ident=self.ident, deal=self.deal, field=field, params=params))

    def report_rules(self, error: RulesError, field: str) -> None:
        """Note everything that the rules have to say."""
        for problem in error.problems:
            self.problems.append(
                ProtocolProblem(code="rules", ident=self.ident, deal=self.deal, field=field, rule=problem)
            )

    def object(self, value: Any, field: str, keys: Iterable[str] | None = None) -> dict[str, Any]:
        """The value as an object of known keys; an empty one after a problem."""
        if not isinstance(value, dict):
            self.wrong(value, field, "object")
            return {}
        if keys is not None:
            known = tuple(keys)
            for key in value:
                if key not in known:
                    self.report("unknown_key", field, key=key, known=", ".join(known))
        return value

    def wrong(self, value: Any, field: str, expected: str) -> None:
        """Note a value of the wrong kind; ``expected`` is a word of the catalogue."""
        self.report("wrong_kind", field, found=shown(value), expected=expected)

    def list(self, value: Any, field: str) -> list[Any]:
        """The value as a list."""
        if isinstance(value, list):
            return value
        self.wrong(value, field, "list")
        return []

    def text(self, value: Any, field: str) -> str:
        """The value as a text."""
        if isinstance(value, str):
            return value
        self.wrong(value, field, "text")
        return ""

    def flag(self, value: Any, field: str) -> bool:
        """The value as true or false."""
        if isinstance(value, bool):
            return value
        self.wrong(value, field, "flag")
        return False

    def whole(self, value: Any, field: str) -> int:
        """The value as a whole number."""
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
            return value
        self.wrong(value, field, "whole")
        return 0

    def number(self, value: Any, field: str) -> Fraction:
        """The value as an exact number: whole, decimal, or a text such as ``136/3``."""
        found = exact(value)
        if found is not None and abs(found) <= LARGEST:
            return found
        self.wrong(value, field, "number")
        return Fraction(0)

    def seat(self, value: Any, field: str) -> Seat | None:
        """The seat of a player's name."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        self.report("unknown_player", field, found=shown(value), known=", ".join(self.names))
        return None

    def by_seat(self, value: Any, field: str) -> dict[Seat, Any]:
        """An object with players' names as keys, by seat."""
        found = {}
        for name, entry in self.object(value, field).items():
            seat = self.seat(name, field)
            if seat is not None:
                found[seat] = entry
        return found

    def choice(self, value: Any, field: str, choices: Mapping[str, T]) -> T | None:
        """The value that a word stands for."""
        if isinstance(value, str) and value in choices:
            return choices[value]
        self.report("unknown_word", field, found=shown(value), known=", ".join(choices))
        return None


def exact(value: Any) -> Fraction | None:
    """The exact number of a JSON value, None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | Fraction):
        return Fraction(value)
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        over, _, under = value.partition("/")
        return Fraction(int(over), int(under or 1)) if int(under or 1) else None
    return None


def shown(value: Any) -> str:
    """A value of the file in a message, shortened."""
    if isinstance(value, _Unreadable):
        text = value.text
    elif isinstance(value, Fraction):
        text = str(float(value))
    else:
        text = json.dumps(value, ensure_ascii=False, default=lambda inner: shown(inner))
    return text if len(text) <= 40 else text[:37] + "…"
