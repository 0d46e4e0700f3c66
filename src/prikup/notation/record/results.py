"""Outcomes, sheets and balances in a text record.

An outcome is clauses between semicolons: ``7D C; whist A whist, B pass; tricks A 2, B 0, C 8; talon 7D AS; claimed``,
``misere B; tricks …``, ``raspasy; tricks …; dark A C``, ``preferans B 10N``; ``none`` for a line that is no deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, TypeVar, get_args

from prikup.cards import Card, parse_card
from prikup.deal.contract import parse_game
from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame, Word
from prikup.notation.codec import parse_fraction
from prikup.notation.errors import JsonError
from prikup.notation.record.model import Balances
from prikup.notation.record.words import SEATS, seat_of, whole
from prikup.score.sheet import Row, Sheet

T = TypeVar("T")

OUTCOME_EXAMPLE: Final = "7D C; whist A whist, B pass; tricks A 2, B 0, C 8; talon 7D AS"
SHEET_EXAMPLE: Final = "pool 4; mountain 2; whists B 8, C 0"

_WORDS: Final[tuple[Word, ...]] = get_args(Word)
_FLAGS: Final = {
    "conceded": "conceded",
    "thrown": "thrown",
    "no talon": "no_talon",
    "half": "half",
    "claimed": "claimed",
    "dark": "dark",
}


_OF_TRICK_GAMES: Final = (
    "whist",
    "tricks",
    "talon",
    "times",
    "conceded",
    "thrown",
    "no_talon",
    "claimed",
    "dark",
)


def format_outcome(outcome: Outcome | None) -> str:
    """The clauses of an outcome."""
    match outcome:
        case None:
            return "none"
        case Preferans():
            return f"preferans {SEATS[outcome.declarer]} {outcome.game}"
        case TrickGame():
            clauses = [f"{outcome.game} {SEATS[outcome.declarer]}"]
            if outcome.words:
                clauses.append("whist " + _by_seat(outcome.words))
        case Misere():
            clauses = [f"misere {SEATS[outcome.declarer]}"]
        case Raspasy():
            clauses = ["raspasy"]
    if outcome.tricks is not None:
        clauses.append("tricks " + _by_seat(outcome.tricks))
    if outcome.talon is not None:
        clauses.append(f"talon {outcome.talon[0]} {outcome.talon[1]}")
    if outcome.multiplier is not None:
        clauses.append(f"times {outcome.multiplier}")
    if isinstance(outcome, Raspasy) and outcome.dark:
        clauses.append("dark " + " ".join(SEATS[seat] for seat in outcome.dark))
    clauses += [word for word, field in _FLAGS.items() if getattr(outcome, field, False) is True]
    return "; ".join(clauses)


def parse_outcome(text: str) -> Outcome | None:
    """The outcome of its clauses. Raises ``ValueError``."""
    head, *clauses = (clause.split() for clause in text.split(";"))
    match head:
        case ["none"] if not clauses:
            return None
        case ["preferans", seat, game] if not clauses:
            return Preferans(declarer=seat_of(seat), game=parse_game(game))
        case ["raspasy"]:
            return Raspasy(**_fields(clauses, "tricks", ("talon", "times", "darkness", "claimed")))
        case ["misere", seat]:
            fields = _fields(clauses, "tricks", ("talon", "times", "thrown", "no_talon", "half", "claimed", "dark"))
            return Misere(declarer=seat_of(seat), **fields)
        case [game, seat]:
            fields = _fields(clauses, None, _OF_TRICK_GAMES)
            return TrickGame(game=parse_game(game), declarer=seat_of(seat), **fields)
    raise ValueError(text)


def _fields(clauses: Sequence[Sequence[str]], needed: str | None, allowed: tuple[str, ...]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for clause in clauses:
        kind, field, value = _clause(clause)
        if kind not in (needed, *allowed) or field in fields:
            raise ValueError(clause)
        fields[field] = value
    if needed is not None and needed not in fields:
        raise ValueError(clauses)
    return fields


def _clause(words: Sequence[str]) -> tuple[str, str, Any]:
    """What kind of clause it is, the field of the outcome and its value."""
    match list(words):
        case ["whist", *rest]:
            return "whist", "words", _from_seats(rest, _WORDS)
        case ["tricks", *rest]:
            return "tricks", "tricks", {seat: whole(number) for seat, number in _pairs(rest)}
        case ["talon", one, two]:
            talon: tuple[Card, Card] = (parse_card(one), parse_card(two))
            return "talon", "talon", talon
        case ["times", number]:
            return "times", "multiplier", whole(number)
        case ["dark", *seats] if seats:
            return "darkness", "dark", tuple(seat_of(seat) for seat in seats)
        case flag if " ".join(flag) in _FLAGS:
            field = _FLAGS[" ".join(flag)]
            return field, field, True
    raise ValueError(words)


def _by_seat(values: Mapping[int, object]) -> str:
    return ", ".join(f"{SEATS[seat]} {value}" for seat, value in values.items())


def _pairs(words: Sequence[str]) -> list[tuple[int, str]]:
    """Seats and their words of ``A 2, B 0``."""
    pairs = [item.split() for item in " ".join(words).split(",")]
    seats = [seat_of(pair[0]) for pair in pairs if len(pair) == 2]
    if len(seats) != len(pairs) or len(set(seats)) != len(seats):
        raise ValueError(words)
    return [(seat, pair[1]) for seat, pair in zip(seats, pairs, strict=True)]


def _from_seats(words: Sequence[str], known: Sequence[T]) -> dict[int, T]:
    # index() raises for an unknown word, and gives the word its type.
    return {seat: known[known.index(word)] for seat, word in _pairs(words)}


def format_sheet_row(sheet: Sheet, seat: int) -> str:
    """One person's part of a sheet."""
    whists = {other: number for other, number in enumerate(sheet.whists[seat]) if other != seat}
    return f"pool {sheet.pool[seat]}; mountain {sheet.mountain[seat]}; whists {_by_seat(whists)}"


def parse_sheet_row(text: str, seat: int, players: int) -> tuple[Fraction, Fraction, Row]:
    """Pool, mountain and whists of one person. Raises ``ValueError``."""
    match [clause.split() for clause in text.split(";")]:
        case [["pool", pool], ["mountain", mountain], ["whists", *rest]]:
            whists = dict(_pairs(rest))
            if set(whists) != set(range(players)) - {seat}:
                raise ValueError(text)
            row = tuple(number(whists.get(other, "0")) for other in range(players))
            return number(pool), number(mountain), row
    raise ValueError(text)


def format_balances(balances: Balances) -> tuple[str, str]:
    """The exact and the rounded balances, each by seat."""
    return _by_seat(dict(enumerate(balances.balance))), _by_seat(dict(enumerate(balances.rounded)))


def parse_by_seat(text: str) -> tuple[str, ...]:
    """The words of ``A 1/3, B -1/3`` in the order of seats, all of them from A on. Raises ``ValueError``."""
    pairs = _pairs(text.split())
    if [seat for seat, _ in pairs] != list(range(len(pairs))):
        raise ValueError(text)
    return tuple(word for _, word in pairs)


def number(word: str) -> Fraction:
    """An exact number. Raises ``ValueError``."""
    try:
        return parse_fraction(word)
    except JsonError:
        raise ValueError(word) from None
