"""A record of a match as text that people can read and ``from_text`` reads back to the same record.

A head of ``[Key value]`` lines, then for each deal its cards and, line by line, auction, order, whist words, tricks,
result and sheet; seats are A to D clockwise. What stands behind ``#`` is a note for readers, and empty lines mean
nothing. ``End`` with the number of items in the log closes the text, so that a cut record is noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import hand_name
from prikup.deal.actions import Bid, BidMisere, BidNoTalon
from prikup.deal.events import Acted, Dealt
from prikup.match.events import AnyAction, MatchActed, TimeUp
from prikup.notation.record.model import FORMAT, VERSION, MatchRecord, RecordItem, RuleValue, Scored
from prikup.notation.record.results import format_balances, format_outcome, format_sheet_row
from prikup.notation.record.verify import replayed
from prikup.notation.record.words import SEATS, TRICK, quoted, spoken

HEAD: Final = f"[Format {FORMAT} {VERSION}]"
TIME_UP: Final = "Time up"


def format_record(record: MatchRecord) -> str:
    """The text of a record. Names of dealer and hands stand as notes where the record holds."""
    notes = _notes(record)
    lines = [HEAD, f"[Convention {record.convention}]"]
    lines += [f"[Rule {key} {_rule_word(value)}]" for key, value in record.rules.items()]
    lines += [f"[Player {SEATS[seat]} {quoted(name)}]" for seat, name in enumerate(record.names)]
    lines.append(f"[Dealer {SEATS[record.first_dealer]}]")
    if record.drawn:
        lines.append(f"[Drawn {' '.join(map(str, record.drawn))}]")
    writer = _Writer(cards_a_trick=2 if len(record.names) == 2 else 3)
    for index, item in enumerate(record.log):
        writer.write(item, notes.get(index, ()))
    lines += writer.finished()
    if record.settlement is not None:
        exact, rounded = format_balances(record.settlement)
        lines += ["", f"Balance: {exact}", f"Rounded: {rounded}"]
    return "\n".join((*lines, "", f"End {len(record.log)}")) + "\n"


def _rule_word(value: RuleValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _notes(record: MatchRecord) -> dict[int, tuple[str, ...]]:
    """For each deal that holds the names of its dealer and of those who hold the three hands."""
    notes = {}
    for step in replayed(record):
        if isinstance(step.event, Dealt):
            setup, names = step.before.next_setup, step.before.names
            dealer = "" if setup.dealer is None else f"dealer: {names[setup.dealer]}"
            notes[step.item] = (dealer, *("" if seat is None else names[seat] for seat in setup.seats))
    return notes


class _Writer:
    """Gathers actions of one kind into one line."""

    def __init__(self, cards_a_trick: int) -> None:
        self._raspasy_trick = cards_a_trick
        self._lines: list[str] = []
        self._keyword = ""
        self._items: list[str] = []
        self._deals = 0
        self._plays = 0
        self._bid = False

    def finished(self) -> list[str]:
        """All lines."""
        self._close()
        return self._lines

    def write(self, item: RecordItem, notes: Sequence[str]) -> None:
        """The line or lines of one item of the log."""
        match item:
            case Acted(seat, action) | MatchActed(seat, action):
                self._act(seat, action)
                return
            case _:
                self._close()
        match item:
            case Dealt():
                self._deals += 1
                self._plays, self._bid = 0, False
                self._lines += ["", *_deal_lines(self._deals, item, notes)]
            case TimeUp():
                self._lines.append(TIME_UP)
            case Scored():
                self._lines.append(f"Result {item.number}: {format_outcome(item.outcome)}")
                rows = range(item.sheet.players)
                self._lines += [f"Sheet {SEATS[seat]}: {format_sheet_row(item.sheet, seat)}" for seat in rows]

    def _act(self, seat: int, action: AnyAction) -> None:
        self._bid = self._bid or isinstance(action, Bid | BidNoTalon | BidMisere)
        keyword, words = spoken(action)
        size = 3 if self._bid else self._raspasy_trick
        if keyword == TRICK:
            keyword = f"{TRICK} {self._plays // size + 1}"
            self._plays += 1
        if keyword != self._keyword:
            self._close()
            self._keyword = keyword
        self._items.append(f"{SEATS[seat]} {words}".rstrip())

    def _close(self) -> None:
        if self._items:
            self._lines.append(f"{self._keyword}: {', '.join(self._items)}")
        self._keyword, self._items = "", []


def _deal_lines(number: int, dealt: Dealt, notes: Sequence[str]) -> list[str]:
    texts = [f"Deal {number}"]
    texts += [f"Hand {place}: {hand_name(hand)}" for place, hand in enumerate(dealt.hands, start=1)]
    shown = [" ".join(note.split()) for note in notes] or [""] * len(texts)
    lines = [text + (f"  # {note}" if note else "") for text, note in zip(texts, shown, strict=True)]
    return [*lines, f"Talon: {dealt.talon[0]} {dealt.talon[1]}"]
