"""A match told after the fact: deals, corrections, changes of rules in order, scored to the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from prikup.deal.outcome import Outcome, Preferans, Raspasy, TrickGame, Word
from prikup.deal.setup import DealSetup, Seat
from prikup.deal.words import must_whist
from prikup.match.course import (
    Course,
    ScoredDeal,
    change_rules,
    deal_passed_to,
    play,
    setup,
    skip_opening,
    start,
    test_end,
    time_matters,
    time_up,
)
from prikup.rules.model import Rules
from prikup.score import Entry, OutcomeProblem, Settlement, Sheet, check_outcome, settle

Param: TypeAlias = int | str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A deal that was scored. ``dealer`` only where he is to be named; otherwise the rotation decides."""

    outcome: Outcome
    dealer: Seat | None = None


class Correction(msgspec.Struct, frozen=True, tag="correction"):
    """Numbers added to the sheet directly by a ruling: neither capped nor helped, and no end is tested."""

    entries: tuple[Entry, ...]
    reason: str = ""


class TimeUp(msgspec.Struct, frozen=True, tag="time_up"):
    """The time of the match is up (rules §21.13)."""


class RulesChange(msgspec.Struct, frozen=True, tag="rules"):
    """From here on these rules hold."""

    rules: Rules


Item: TypeAlias = Played | Correction | TimeUp | RulesChange


class Notice(msgspec.Struct, frozen=True):
    """Something that was accepted though it is odd: ``score-warning-<code>``. ``item`` counts from 0, None for the
    start."""

    code: str
    item: int | None = None
    params: dict[str, Param] = {}


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One item and what it wrote. ``deal`` is the scored deal, for a deal."""

    item: Item
    entries: tuple[Entry, ...]
    sheet: Sheet
    deal: ScoredDeal | None = None


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """A scored match: its lines, the sheet and the standing at the end, the settlement of the sheet as it stands."""

    rules: Rules
    """The rules in force at the end."""
    start: Sheet
    lines: tuple[Line, ...]
    sheet: Sheet
    course: Course
    settlement: Settlement
    notices: tuple[Notice, ...]

    @property
    def ended(self) -> bool:
        """Whether the match reached its end."""
        return self.course.ended is not None


class ResultsError(ValueError):
    """A deal cannot have happened. ``item`` is its place among the items from 0; ``problems`` says all of it."""

    def __init__(self, item: int, problems: tuple[OutcomeProblem, ...]) -> None:
        super().__init__(item, problems)
        self.item = item
        self.problems = problems

    def __str__(self) -> str:
        return f"item {self.item + 1}: " + ", ".join(f"{each.field} {each.code}" for each in self.problems)


def score_results(rules: Rules, first_dealer: Seat, sheet: Sheet, items: Iterable[Item]) -> Results:
    """Score the items in order, from the sheet they begin with. Raises ``ResultsError`` for a deal that cannot be."""
    teller = _Teller(rules, first_dealer, sheet)
    for item in items:
        teller.tell(item)
    return Results(
        rules=teller.rules,
        start=sheet,
        lines=tuple(teller.lines),
        sheet=teller.sheet,
        course=teller.course,
        settlement=settle(teller.sheet, teller.rules),
        notices=tuple(teller.notices),
    )


def beyond_limits(sheet: Sheet, rules: Rules) -> bool:
    """Whether a sheet could not have come out of play under these rules: a pool above its limit, or less than
    nothing somewhere."""
    if min(sheet.pool) < 0 or min(sheet.mountain) < 0 or any(min(row) < 0 for row in sheet.whists):
        return True
    if rules.race_count:
        return max(sheet.pool) >= rules.race_limit
    if rules.end == "total_pool":
        return sum(sheet.pool) > rules.pool_size * sheet.players
    return max(sheet.pool) > rules.pool_size


class _Teller:
    def __init__(self, rules: Rules, first_dealer: Seat, sheet: Sheet) -> None:
        self.rules = rules
        self.sheet = sheet
        self.course = test_end(start(rules, first_dealer), sheet, rules)
        self.lines: list[Line] = []
        self.notices: list[Notice] = []
        if beyond_limits(sheet, rules):
            self.notices.append(Notice("start_beyond_limits"))

    def tell(self, item: Item) -> None:
        match item:
            case Played():
                self._play(item)
                return
            case Correction():
                self.sheet = self.sheet.add_all(item.entries)
                entries = item.entries
            case TimeUp():
                if not time_matters(self.rules):
                    self._warn("time_without_effect")
                self.course = time_up(self.course, self.sheet, self.rules)
                entries = ()
            case RulesChange():
                self.rules = item.rules
                self.course = change_rules(self.course, self.sheet, self.rules)
                entries = ()
        self.lines.append(Line(item=item, entries=entries, sheet=self.sheet))

    def _play(self, item: Played) -> None:
        if self.course.ended is not None:
            self._warn("deal_after_end")
        course = skip_opening(self.course, item.outcome, self.rules)
        if item.dealer is not None:
            course = deal_passed_to(course, item.dealer, self.rules)
        outcome = self._read(item.outcome, setup(course, self.rules))
        problems = check_outcome(outcome, setup(course, self.rules), self.rules)
        if problems:
            raise ResultsError(len(self.lines), problems)
        deal = play(course, self.sheet, outcome, self.rules)
        self.sheet, self.course = deal.sheet, deal.course
        self.lines.append(Line(item=item, entries=deal.entries, sheet=deal.sheet, deal=deal))

    def _read(self, outcome: Outcome, deal: DealSetup) -> Outcome:
        """The outcome without dark words that count for nothing, and with words that everybody had to say."""
        if isinstance(outcome, Raspasy):
            if outcome.dark and not (self.rules.dark_bids and not deal.opening):
                self._warn("dark_in_opening" if self.rules.dark_bids else "dark_ignored")
                return msgspec.structs.replace(outcome, dark=())
            return outcome
        if isinstance(outcome, Preferans):
            return outcome
        if outcome.dark and not self.rules.dark_bids:
            self._warn("dark_ignored")
            outcome = msgspec.structs.replace(outcome, dark=False)
        if isinstance(outcome, TrickGame) and not outcome.words and _nobody_is_asked(outcome, deal, self.rules):
            words: dict[Seat, Word] = dict.fromkeys(deal.opponents(outcome.declarer), "whist")
            return msgspec.structs.replace(outcome, words=words)
        return outcome

    def _warn(self, code: str) -> None:
        self.notices.append(Notice(code, len(self.lines)))


def _nobody_is_asked(outcome: TrickGame, deal: DealSetup, rules: Rules) -> bool:
    """Everybody whists without a word, so that a protocol may leave the words out."""
    return outcome.declarer in deal.seats and not outcome.conceded and must_whist(rules, outcome.game, outcome.dark)
