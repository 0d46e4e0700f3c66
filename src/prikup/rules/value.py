"""Values of options from outside: TOML, JSON, the command line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from decimal import Decimal, InvalidOperation
from typing import Final

from prikup.rules.option import OPTIONS, Option, Value
from prikup.rules.problem import Problem, RulesError

_ON: Final = frozenset({"on", "true", "yes", "вкл", "да"})
_OFF: Final = frozenset({"off", "false", "no", "выкл", "нет"})


def unknown(kind: str, name: str, known: Iterable[str]) -> Problem:
    """The problem ``unknown_<kind>``, or ``unknown_<kind>_nearest`` where a known name is close."""
    import difflib

    nearest = difflib.get_close_matches(name, known, 1, 0.6)
    if nearest:
        return Problem(f"unknown_{kind}_nearest", (), {"name": name, "nearest": nearest[0]})
    return Problem(f"unknown_{kind}", (), {"name": name})


def literal(value: object) -> str:
    """A value as it stands in TOML; tables and lists, which no option has, without what is in them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{…}"
    return "[…]" if isinstance(value, list) else str(value)


def plain(value: Value) -> bool | int | str | float:
    """A value for JSON: a stake becomes a number, whole where it can be."""
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    return value


def _money(option: Option, given: object) -> Decimal | None:
    if isinstance(given, bool) or not isinstance(given, int | float | str | Decimal):
        return None
    try:
        amount = Decimal(str(given).strip().replace(",", "."))
    except InvalidOperation:
        return None
    if not amount.is_finite() or not option.low <= amount <= option.high:
        return None
    if amount != round(amount, option.decimals):
        return None
    return Decimal(f"{amount:f}".rstrip("0").rstrip(".")) if amount % 1 else Decimal(int(amount))


def accept(option: Option, given: object) -> Value | Problem:
    """The value of an option in its own type, or the problem that says what was expected.

    Types are strict (``true`` is no 1, ``"20"`` is no 20); a stake may be a number or a decimal string.
    """
    if option.kind == "money":
        amount = _money(option, given)
        return _wrong(option, literal(given)) if amount is None else amount
    if option.kind == "number":
        if type(given) is int and option.low <= given <= option.high:
            return given
        return _wrong(option, literal(given))
    for value in option.values:
        if type(value) is type(given) and value == given:
            return value
    return _wrong(option, literal(given), ", ".join(literal(value) for value in option.values))


def _wrong(option: Option, given: str, expected: str = "") -> Problem:
    params: dict[str, str | int] = {"option": option.key, "given": given}
    if option.kind in ("number", "money"):
        params |= {"low": option.low, "high": option.high}
    else:
        params["expected"] = expected
    if option.kind == "money":
        params["decimals"] = option.decimals
    return Problem(f"wrong_{option.kind}", (option.key,), params)


def parse_value(key: str, text: str) -> Value:
    """The value that ``text`` means for option ``key``, as in ``--set key=value``.

    Booleans are ``on`` or ``off`` (``true``/``false``, ``yes``/``no``, ``вкл``/``выкл``, ``да``/``нет`` too). Raises
    ``RulesError`` for an unknown key or a value that the option does not have.
    """
    option = OPTIONS.get(key)
    if option is None:
        raise RulesError((unknown("option", key, OPTIONS),))
    given = text.strip()
    found = _read(option, given)
    if isinstance(found, Problem):
        raise RulesError((found,))
    return found


def _read(option: Option, given: str) -> Value | Problem:
    if option.kind == "switch":
        if given.casefold() in _ON | _OFF:
            return given.casefold() in _ON
        return _wrong(option, given, "on, off")
    if option.kind == "choice":
        for value in option.values:
            if str(value) == given.casefold():
                return value
        return _wrong(option, given, ", ".join(str(value) for value in option.values))
    if option.kind == "money":
        amount = _money(option, given)
        return _wrong(option, given) if amount is None else amount
    number = int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else -1
    return number if option.low <= number <= option.high else _wrong(option, given)
