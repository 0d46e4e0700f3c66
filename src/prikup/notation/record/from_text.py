"""The reader of text records (see ``as_text`` for their form). Every refusal names the line and what it expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, NoReturn, TypeVar

from prikup.cards import Card, parse_card, parse_hand
from prikup.deal.actions import Bid, BidMisere, BidNoTalon, Play
from prikup.deal.events import Acted, Dealt
from prikup.match.events import Agree, AnyAction, FixMatch, MatchActed, Propose, TimeUp
from prikup.notation.deals import check_deal
from prikup.notation.errors import DealError, Param, RecordError
from prikup.notation.record.as_text import HEAD, TIME_UP
from prikup.notation.record.model import FORMAT, VERSION, Balances, MatchRecord, RecordItem, RuleValue, Scored
from prikup.notation.record.results import (
    OUTCOME_EXAMPLE,
    SHEET_EXAMPLE,
    number,
    parse_by_seat,
    parse_outcome,
    parse_sheet_row,
)
from prikup.notation.record.words import EXAMPLES, SEATS, TRICK, heard, seat_of, unquoted, whole
from prikup.rules import PRESETS, RulesError, parse_value
from prikup.score.sheet import Row, Sheet

T = TypeVar("T")

_STRING: Final = r'"(?:[^"\\]|\\.)*"'
_NOTE: Final = re.compile(rf"({_STRING})|#.*")
_ITEM: Final = re.compile(rf'((?:{_STRING}|[^,"])+)(,|$)')
_WORD: Final = re.compile(rf'{_STRING}|[^\s"]+')
_LINE: Final = re.compile(r"([A-Z][a-z]+)(?: ([0-9]{1,9}))?(?::(.*))?")
_BODY: Final = ("Deal", *EXAMPLES, "Result", TIME_UP, "Balance", "End")


def read_record(text: str) -> MatchRecord:
    """The record of a text. Raises ``RecordError`` or ``DealError`` with the line and what was expected there."""
    return read_record_lines(text)[0]


def read_record_lines(text: str) -> tuple[MatchRecord, tuple[int, ...]]:
    """The record, and the line on which each item of its log stands, counted from 1."""
    lines = _Lines(text)
    make = _read_head(lines)
    body = _Body(lines, cards_a_trick=2 if len(make.names) == 2 else 3)
    settlement = body.read()
    record = MatchRecord(
        convention=make.convention,
        rules=make.rules,
        names=make.names,
        first_dealer=make.first_dealer,
        drawn=make.drawn,
        log=tuple(body.log),
        settlement=settlement,
    )
    return record, tuple(body.item_lines)


class _Lines:
    """The lines that mean something, with their numbers; an empty one behind the last."""

    def __init__(self, text: str) -> None:
        stripped = (_NOTE.sub(r"\1", line).strip() for line in text.lstrip("\ufeff").split("\n"))
        self._lines = [(place, line) for place, line in enumerate(stripped, start=1) if line]
        self._end = text.count("\n") + 1
        self._place = 0

    def peek(self) -> tuple[int, str]:
        """The next line."""
        if self._place < len(self._lines):
            return self._lines[self._place]
        return self._end, ""

    def more(self) -> None:
        """Refuse a text that ends here."""
        line, text = self.peek()
        if not text:
            raise RecordError("record-truncated", line=line)

    def next(self) -> tuple[int, str]:
        """The next line, and go on. Raises ``RecordError`` behind the last."""
        self.more()
        found = self.peek()
        self._place += 1
        return found


def _read_head(lines: _Lines) -> MatchRecord:
    """A record with the head alone."""
    line, text = lines.peek()
    if text != HEAD:
        version = re.fullmatch(rf"\[Format {FORMAT} ([0-9]{{1,9}})\]", text)
        if version is None:
            raise RecordError("record-head", {"expected": HEAD}, line=line)
        raise RecordError("record-version", {"version": int(version[1]), "known": VERSION}, line=line)
    lines.next()
    convention = _head_line(lines, "Convention", f"[Convention {PRESETS[0]}]", _convention)
    rules: dict[str, RuleValue] = {}
    while lines.peek()[1].startswith("[Rule "):
        key, value = _head_line(lines, "Rule", "[Rule pool_size 20]", _rule)
        rules[key] = value
    names: list[str] = []
    while len(names) < 2 or (len(names) < len(SEATS) and lines.peek()[1].startswith("[Player ")):
        seat = SEATS[len(names)]
        names.append(_head_line(lines, f"Player {seat}", f'[Player {seat} "…"]', _name))
    dealer = _head_line(lines, "Dealer", "[Dealer A]", _dealer)
    drawn: tuple[Card, ...] = ()
    if lines.peek()[1].startswith("[Drawn "):
        drawn = _head_line(lines, "Drawn", "[Drawn AH 7S KD]", lambda words: tuple(map(parse_card, words)))
    return MatchRecord(convention=convention, rules=rules, names=tuple(names), first_dealer=dealer, drawn=drawn)


def _head_line(lines: _Lines, key: str, example: str, read: Callable[[list[str]], T]) -> T:
    """The value of the line ``[key …]``, which must be next."""
    line, text = lines.next()
    found = re.fullmatch(rf"\[{key} (.*)\]", text)
    try:
        if found is not None:
            return read(_words(found[1]))
    except ValueError:
        pass
    raise RecordError("record-header", {"text": text, "expected": example}, line=line)


def _convention(words: list[str]) -> str:
    (name,) = words
    if name not in PRESETS:
        raise ValueError(name)
    return name


def _rule(words: list[str]) -> tuple[str, RuleValue]:
    key, text = words
    try:
        value = parse_value(key, text)
    except RulesError as error:
        raise ValueError(key) from error
    return key, value if isinstance(value, bool | int | str) else str(value)


def _name(words: list[str]) -> str:
    (name,) = words
    return unquoted(name)


def _dealer(words: list[str]) -> int:
    (letter,) = words
    return seat_of(letter)


class _Body:
    """Everything behind the head."""

    def __init__(self, lines: _Lines, cards_a_trick: int) -> None:
        self._lines = lines
        self._raspasy_trick = cards_a_trick
        self.log: list[RecordItem] = []
        self.item_lines: list[int] = []
        self._deals = 0
        self._plays = 0
        self._bid = False

    def read(self) -> Balances | None:
        """Read to the end; the settlement, if there is one."""
        settlement: Balances | None = None
        while True:
            line, text = self._lines.next()
            found = _LINE.fullmatch(text)
            keyword, count, rest = (found[1], found[2], found[3]) if found else ("", None, None)
            if settlement is not None and keyword != "End":
                _refuse(line, text, "End")
            if text == TIME_UP:
                self._add(line, TimeUp())
            elif keyword == "Deal" and rest is None:
                _check_number(line, keyword, count, self._deals + 1)
                self._deal(line)
            elif keyword in EXAMPLES and rest is not None:
                self._actions(line, keyword, count, rest.strip())
            elif keyword == "Result" and count is not None and rest is not None:
                self._result(line, int(count), rest.strip())
            elif keyword == "Balance" and count is None and rest is not None:
                settlement = self._settlement(line, rest.strip())
            elif keyword == "End" and rest is None:
                _check_number(line, keyword, count, len(self.log))
                line, text = self._lines.peek()
                if text:
                    raise RecordError("record-after-end", {"text": text}, line=line)
                return settlement
            else:
                _refuse(line, text, ", ".join(_BODY))

    def _add(self, line: int, item: RecordItem) -> None:
        self.log.append(item)
        self.item_lines.append(line)

    def _deal(self, line: int) -> None:
        one, two, three = (self._named(f"Hand {place}", "AKQ98.T97..K7", parse_hand) for place in (1, 2, 3))
        talon = self._named("Talon", "7D AS", _talon)
        problems = check_deal((one, two, three), talon)
        if problems:
            raise DealError(problems, line=line)
        self._deals += 1
        self._plays, self._bid = 0, False
        self._add(line, Dealt((one, two, three), talon))

    def _actions(self, line: int, keyword: str, count: str | None, text: str) -> None:
        size = 3 if self._bid else self._raspasy_trick
        most = size - self._plays % size
        if keyword == TRICK:
            _check_number(line, keyword, count, self._plays // size + 1)
        elif count is not None:
            _refuse(line, f"{keyword} {count}", keyword)
        for place, part in enumerate(_parts(text)):
            seat, action = _read(line, keyword, part, EXAMPLES[keyword], lambda item: _heard(keyword, item))
            if keyword == TRICK and place >= most:
                raise RecordError("record-long-trick", {"text": part, "most": most}, line=line)
            self._plays += isinstance(action, Play)
            self._bid = self._bid or isinstance(action, Bid | BidNoTalon | BidMisere)
            self._add(line, _event(seat, action))

    def _result(self, line: int, count: int, text: str) -> None:
        outcome = _read(line, "Result", text, OUTCOME_EXAMPLE, parse_outcome)
        rows: list[tuple[int, str]] = []
        while len(rows) < 2 or (len(rows) < len(SEATS) and self._lines.peek()[1].startswith("Sheet ")):
            at = self._lines.peek()[0]
            rows.append((at, self._named(f"Sheet {SEATS[len(rows)]}", SHEET_EXAMPLE, str)))
        self._lines.more()
        cells = [self._sheet_row(at, row, seat, len(rows)) for seat, (at, row) in enumerate(rows)]
        sheet = Sheet(tuple(row[0] for row in cells), tuple(row[1] for row in cells), tuple(row[2] for row in cells))
        self._add(line, Scored(number=count, outcome=outcome, sheet=sheet))

    def _sheet_row(self, line: int, text: str, seat: int, players: int) -> tuple[Fraction, Fraction, Row]:
        keyword = f"Sheet {SEATS[seat]}"
        return _read(line, keyword, text, SHEET_EXAMPLE, lambda row: parse_sheet_row(row, seat, players))

    def _settlement(self, line: int, text: str) -> Balances:
        exact = _read(line, "Balance", text, "A 1/3, B -1/3", parse_by_seat)
        balance = _read(line, "Balance", text, "A 1/3, B -1/3", lambda _: tuple(map(number, exact)))
        rounded = self._named("Rounded", "A 1, B -1", lambda words: tuple(map(whole, parse_by_seat(words))))
        return Balances(balance=balance, rounded=rounded)

    def _named(self, keyword: str, example: str, read: Callable[[str], T]) -> T:
        """What stands behind a keyword that must be next."""
        line, text = self._lines.next()
        found, colon, rest = text.partition(":")
        if found != keyword or not colon:
            _refuse(line, text, f"{keyword}: {example}")
        return _read(line, keyword, rest.strip(), example, read)


def _refuse(line: int, text: str, expected: str) -> NoReturn:
    raise RecordError("record-keyword", {"text": text, "expected": expected}, line=line)


def _check_number(line: int, keyword: str, count: str | None, expected: int) -> None:
    if count != str(expected):
        text = f"{keyword} {count or ''}".strip()
        raise RecordError("record-number", {"text": text, "expected": f"{keyword} {expected}"}, line=line)


def _read(line: int, keyword: str, text: str, example: str, read: Callable[[str], T]) -> T:
    try:
        return read(text)
    except ValueError:
        params: dict[str, Param] = {"keyword": keyword, "text": text, "expected": example}
        raise RecordError("record-item", params, line=line) from None


def _parts(text: str) -> list[str]:
    """The items between the commas outside quotes; a text that has none in order is one item."""
    parts, place = [], 0
    while found := _ITEM.match(text, place):
        parts.append(found[1].strip())
        place = found.end()
        if not found[2]:
            return parts
    return [text]


def _words(text: str) -> list[str]:
    """The words of a text, strings in quotes being one. Raises ``ValueError`` for a stray quote."""
    if _WORD.sub("", text).strip():
        raise ValueError(text)
    return _WORD.findall(text)


def _talon(text: str) -> tuple[Card, Card]:
    one, two = text.split()
    return parse_card(one), parse_card(two)


def _heard(keyword: str, text: str) -> tuple[int, AnyAction]:
    seat, *words = _words(text)
    return seat_of(seat), heard(keyword, words)


def _event(seat: int, action: AnyAction) -> Acted | MatchActed:
    if isinstance(action, Propose | Agree | FixMatch):
        return MatchActed(seat, action)
    return Acted(seat, action)
