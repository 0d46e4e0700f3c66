"""Golden playthroughs: a match as text, one event a line, and behind ``>`` what the table is like after it.

    A Auction 6S                            > auction B, 3 choices
    B Trick KS                              > play C, 2 choices; tricks 3 1 0; open B C

A deal ends with its entries, the sheet, and what the next deal starts from. ``python -m tests.support.golden FILE``
writes everything but events and notes anew. Whoever does that checks the difference by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prikup import match
from prikup.cards import hand_name, parse_card, parse_hand
from prikup.deal import Acted, DealState, Dealt, Rejection, legal, to_act, view
from prikup.deal.setup import Seat
from prikup.match import MatchActed, MatchEvent, MatchState, TimeUp
from prikup.notation.record import format_record, read_record, record_of
from prikup.notation.record.model import balances
from prikup.notation.record.results import format_balances, format_outcome, format_sheet_row
from prikup.notation.record.words import SEATS, heard, spoken
from prikup.score import Entry

COLUMN: Final = 40
TIME_UP: Final = "Time up"


class GoldenError(AssertionError):
    """A line is no event, or the referee does not allow it."""


# Writing


def written(state: MatchState) -> list[str]:
    """The lines of a match, without notes."""
    first = match.fold(state.history[:1])
    lines = format_record(record_of(first)).split("\n\n")[0].split("\n")
    at = first
    for event in state.history[1:]:
        before, at = at, match.apply(at, event)
        lines += _event(event, before, at)
        if len(at.rows) > len(before.rows):
            lines += _scored(before, at)
        if at.stage == "finished" and before.stage != "finished":
            lines += _over(at)
    return lines


def _event(event: MatchEvent, before: MatchState, after: MatchState) -> Iterator[str]:
    match event:
        case Dealt(hands, talon):
            seats = before.next_setup.seats
            yield f"Deal {before.course.deals + 1}"
            for seat, hand in zip(seats, hands, strict=True):
                yield f"Hand {_letter(seat)}: {hand_name(hand)}"
            yield _line(f"Talon: {talon[0]} {talon[1]}", _table(after))
        case Acted(seat, action) | MatchActed(seat, action):
            yield _line(" ".join((SEATS[seat], *spoken(action))).rstrip(), _table(after))
        case _:
            yield _line(TIME_UP, _table(after))


def _line(left: str, right: str) -> str:
    return f"{left:<{COLUMN}}> {right}"


def _letter(seat: Seat | None) -> str:
    return "-" if seat is None else SEATS[seat]


def _table(state: MatchState) -> str:
    """Phase, seats that are waited for, how much the first of them may do; tricks and open hands."""
    if state.proposal is not None:
        return f"proposal, waits for {_letters(state.proposal.waiting)}"
    deal = state.deal
    if state.stage != "deal" or deal is None:
        return f"{state.stage} {_letters(match.to_act(state))}".rstrip()
    seen = view(deal, None)
    words = [f"{seen.phase} {_letters(to_act(deal))}, {_choices(deal)} choices"]
    if deal.offer is not None:
        words = [f"offer, waits for {_letters(deal.offer.waiting)}"]
    if seen.phase in ("play", "raspasy"):
        words.append(f"tricks {' '.join(map(str, seen.taken))}")
    laid = [_letter(seat) for seat, flag in zip(deal.setup.seats, seen.laid, strict=True) if flag]
    if laid:
        words.append(f"open {' '.join(laid)}")
    return "; ".join(words)


def _letters(seats: tuple[Seat, ...]) -> str:
    return " ".join(SEATS[seat] for seat in seats)


def _choices(deal: DealState) -> int:
    return len(legal(deal, to_act(deal)[0]))


def _scored(before: MatchState, after: MatchState) -> Iterator[str]:
    row = after.rows[-1]
    yield f"Result: {format_outcome(row.outcome)}"
    yield from (f"  {_entry(entry)}" for entry in row.entries)
    for seat in range(after.players):
        yield f"Sheet {SEATS[seat]}: {format_sheet_row(row.sheet, seat)}"
    if after.stage != "finished":
        setup = after.next_setup
        bombs = f"; bombs {' '.join(map(str, setup.bombs))}" if any(setup.bombs) else ""
        opening = "; opening" if setup.opening else ""
        dealer = _letter(setup.dealer)
        yield f"Next: dealer {dealer}; minimum {setup.minimum}; raspasy {setup.raspasy_price}{opening}{bombs}"


def _entry(entry: Entry) -> str:
    on = "" if entry.on is None else f" on {SEATS[entry.on]}"
    return f"{SEATS[entry.seat]} {entry.column}{on} {'+' if entry.amount >= 0 else ''}{entry.amount} {entry.reason}"


def _over(state: MatchState) -> Iterator[str]:
    exact, rounded = format_balances(balances(state.settlement))
    yield f"Over: {state.course.ended or 'stopped'}"
    yield f"Balance: {exact}"
    yield f"Rounded: {rounded}"


# Reading


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines that are no notes and not empty, with their numbers."""
    numbered = enumerate(text.split("\n"), start=1)
    return [(number, line) for number, line in numbered if line.strip() and not line.startswith("#")]


def replayed(text: str) -> MatchState:
    """The match of the events of a text. Raises ``GoldenError`` with the number of a line that does not stand."""
    lines = lines_of(text)
    head = [line for _, line in lines if line.startswith("[")]
    state = match.begin_match(read_record("\n".join((*head, "", "End 0", ""))).started())
    hands: list[str] = []
    for number, line in lines:
        left = line.partition(">")[0].split()
        match left:
            case ["Deal", _]:
                hands = []
            case ["Hand", _, hand]:
                hands.append(hand)
            case ["Talon:", one, other]:
                first, second, third = map(parse_hand, hands)
                state = match.apply(state, Dealt((first, second, third), (parse_card(one), parse_card(other))))
            case ["Time", "up"]:
                state = match.apply(state, TimeUp())
            case [seat, keyword, *words] if ">" in line:
                state = _acted(state, number, SEATS.index(seat), keyword, words)
    return state


def _acted(state: MatchState, number: int, seat: Seat, keyword: str, words: list[str]) -> MatchState:
    events = match.decide(state, seat, heard(keyword, words))
    if isinstance(events, Rejection):
        raise GoldenError(f"line {number}: {events.code} {events.params}")
    for event in events:
        state = match.apply(state, event)
    return state


def rewritten(text: str) -> str:
    """The text with everything but events and notes anew; notes stand at the beginning and before deals."""
    notes: dict[str, list[str]] = {}
    waiting: list[str] = []
    for line in text.split("\n"):
        if not line.strip() or line.startswith("#"):
            waiting.append(line)
        else:
            if line.startswith(("[Format", "Deal")):
                notes[line] = waiting
            waiting = []
    return "\n".join(piece for line in written(replayed(text)) for piece in (*notes.get(line, ()), line)) + "\n"


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        path.write_text(rewritten(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
