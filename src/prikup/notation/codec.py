"""JSON in and out: the one place that knows how our values look in JSON.

``Card`` is ``"AS"``, ``CardSet`` ``"AKQ98.T97..K7"``, ``Game`` ``"7D"``, ``Fraction`` the exact ``"136/3"`` or
``"-20"``, ``Decimal`` its digits in a string. Everything else is a msgspec struct or a plain value.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, Final, TypeVar

import msgspec

from prikup.cards import Card, CardError, CardSet, hand_name, parse_card, parse_hand
from prikup.deal.contract import Game, GameError, parse_game
from prikup.notation.errors import JsonError, Param

T = TypeVar("T")

_FRACTION: Final = re.compile(r"(-?[0-9]{1,40})(?:/([0-9]{1,40}))?", re.ASCII)


def parse_fraction(text: str) -> Fraction:
    """The number of a text such as ``136/3`` or ``-20``: an integer, or two with a slash and no decimal point.

    Raises ``JsonError`` with code ``fraction``.
    """
    match = _FRACTION.fullmatch(text)
    if match is None or (match[2] is not None and not int(match[2])):
        raise JsonError("fraction", {"text": text})
    return Fraction(int(match[1]), int(match[2] or 1))


def _enc_hook(value: Any) -> Any:
    if isinstance(value, CardSet):
        return hand_name(value)
    if isinstance(value, Card | Game | Fraction):
        return str(value)
    raise NotImplementedError(f"no JSON form of {type(value).__name__}")


def _dec_hook(kind: type, value: Any) -> Any:
    if kind is Fraction and isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if not isinstance(value, str):
        raise JsonError("value", {"value": str(value), "expected": _EXPECTED.get(kind, kind.__name__)})
    try:
        if kind is Card:
            return parse_card(value)
        if kind is CardSet:
            return parse_hand(value)
        if kind is Game:
            return parse_game(value)
    except (CardError, GameError):
        raise JsonError("value", {"value": value, "expected": _EXPECTED[kind]}) from None
    if kind is Fraction:
        return parse_fraction(value)
    raise NotImplementedError(f"no JSON form of {kind.__name__}")


_EXPECTED: Final[dict[type, str]] = {
    Card: "AS, TD, 7H",
    CardSet: "AKQ98.T97..K7",
    Game: "6S … 10N",
    Fraction: "136/3, -20",
}

_ENCODER: Final = msgspec.json.Encoder(enc_hook=_enc_hook)


def encode(value: object) -> bytes:
    """JSON of a value on one line, keys in the order of the fields: equal values give equal bytes."""
    return _ENCODER.encode(value)


def encode_pretty(value: object) -> bytes:
    """The same with line breaks and two spaces of indent, for people."""
    return msgspec.json.format(_ENCODER.encode(value), indent=2) + b"\n"


def to_plain(value: object) -> Any:
    """The value as dicts, lists, strings and numbers: what ``encode`` writes, before it is bytes."""
    return msgspec.to_builtins(value, enc_hook=_enc_hook, str_keys=True)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of type ``kind`` that the JSON holds.

    Raises ``JsonError``, whose ``path`` is the place in the data (``deals[3].tricks``, or ``root``).
    """
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=_dec_hook)
    except msgspec.ValidationError as error:
        raise _form_error(error) from error
    except msgspec.DecodeError as error:
        raise _syntax_error(error, data) from error
    except RecursionError as error:
        raise JsonError("json-deep") from error


def from_plain(value: Any, kind: type[T]) -> T:
    """The value of type ``kind`` made of dicts, lists, strings and numbers (TOML, YAML). Raises ``JsonError``."""
    try:
        return msgspec.convert(value, kind, dec_hook=_dec_hook, str_keys=True)
    except msgspec.ValidationError as error:
        raise _form_error(error) from error


_PATH: Final = re.compile(r"(.*?)(?: - at `(?:key` in `)?\$\.?([^`]*)`)?", re.DOTALL)
_FORMS: Final[tuple[tuple[re.Pattern[str], str, tuple[str, ...]], ...]] = tuple(
    (re.compile(pattern, re.DOTALL), code, names)
    for pattern, code, names in (
        (r"Object missing required field `(.*)`", "json-missing", ("field",)),
        (r"Object contains unknown field `(.*)`", "json-unknown", ("field",)),
        (r"Expected `(.*)`, got `(.*)`", "json-type", ("expected", "found")),
        (r"Invalid (?:enum )?value '?(.*?)'?", "json-choice", ("value",)),
        (r"Expected (.*)", "json-expected", ("expected",)),
    )
)


def _form_error(error: msgspec.ValidationError) -> JsonError:
    """msgspec says in English where and what; take its sentence apart so that any language can say it."""
    match = _PATH.fullmatch(str(error))
    text, path = (match[1], match[2] or "root") if match else (str(error), "root")
    where: dict[str, Param] = {"path": path}
    if isinstance(error.__cause__, JsonError):
        return JsonError(f"json-{error.__cause__.code}", where | error.__cause__.params)
    for pattern, code, names in _FORMS:
        if found := pattern.fullmatch(text):
            return JsonError(code, where | dict(zip(names, found.groups(), strict=True)))
    return JsonError("json-other", where | {"what": text})


def _syntax_error(error: msgspec.DecodeError, data: bytes | str) -> JsonError:
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else bytes(data)
    text = str(error)
    if "UTF-8" in text:
        return JsonError("json-utf8")
    match = re.search(r"\(byte (\d+)\)", text)
    if match is None:
        return JsonError("json-truncated", line=raw.count(b"\n") + 1)
    # Behind a whole value msgspec counts one byte more than anywhere else.
    before = raw[: int(match[1]) - ("trailing" in text)]
    line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
    return JsonError("json-syntax", {"column": column}, line=line)
