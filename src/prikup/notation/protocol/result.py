"""What comes out of a protocol, and how it compares with what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from prikup.match.results import Results
from prikup.notation.protocol.model import Protocol
from prikup.notation.protocol.reader import exact, shown

EXPECTED: Final = ("pool", "mountain", "whists", "balance", "rounded", "ended", "warnings")


class Difference(msgspec.Struct, frozen=True):
    """The first place where the result is not what the protocol expects; ``path`` is keys and names."""

    path: tuple[str, ...]
    expected: str
    found: str


def result_object(protocol: Protocol, scored: Results, warnings: Iterable[str] = ()) -> dict[str, Any]:
    """The result as plain values: exact fractions as strings, ``rounded`` whole numbers that sum to zero."""
    names, sheet, settled = protocol.names, scored.sheet, scored.settlement
    return {
        "id": protocol.ident,
        "pool": _by_name(names, sheet.pool),
        "mountain": _by_name(names, sheet.mountain),
        "whists": {
            name: {other: str(value) for other, value in zip(names, row, strict=True) if other != name}
            for name, row in zip(names, sheet.whists, strict=True)
        },
        "balance": _by_name(names, settled.balance),
        "rounded": dict(zip(names, settled.rounded, strict=True)),
        "ended": scored.ended,
        "warnings": list(warnings),
    }


def _by_name(names: Sequence[str], row: Iterable[Fraction]) -> dict[str, str]:
    return {name: str(value) for name, value in zip(names, row, strict=True)}


def compare(protocol: Protocol, result: dict[str, Any]) -> Difference | None:
    """The first difference between the result and ``expect``, None when they agree (or nothing is expected).

    Numbers are compared as numbers, warnings by how many there are.
    """
    expect = {} if protocol.expect is None else protocol.expect
    if not isinstance(expect, dict):
        return Difference(("expect",), ", ".join(EXPECTED), shown(expect))
    for key in expect:
        if key not in EXPECTED:
            return Difference((key,), ", ".join(EXPECTED), key)
    for key in EXPECTED:
        if key in expect:
            found = _compare((key,), expect[key], result[key])
            if found is not None:
                return found
    return None


def _compare(path: tuple[str, ...], expected: Any, found: Any) -> Difference | None:
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name not in found:
                return Difference((*path, name), shown(value), "—")
            difference = _compare((*path, name), value, found[name])
            if difference is not None:
                return difference
        return None
    if isinstance(expected, list) and isinstance(found, list):
        same = len(expected) == len(found)
        return None if same else Difference(path, str(len(expected)), str(len(found)))
    numbers = exact(expected), exact(found)
    same = numbers[0] == numbers[1] if None not in numbers else expected == found
    return None if same else Difference(path, _text(expected), _text(found))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else shown(value)
