"""A record of a match: how it began, everything that happened, and the sheet after each deal.

The events alone are the match; the outcomes, sheets and the settlement are written beside them so that whoever
reads the record can check them (``verify``).
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.events import Acted, Dealt
from prikup.deal.outcome import Outcome
from prikup.deal.setup import Seat
from prikup.match.events import MatchActed, Started, TimeUp
from prikup.rules import PRESETS, Value, build, difference, preset
from prikup.rules.model import Rules
from prikup.score.settle import Settlement
from prikup.score.sheet import Sheet

FORMAT: Final = "prikup-match"
VERSION: Final = 1

RuleValue: TypeAlias = bool | int | str
"""A value of an option; a stake stands as the string of its digits."""


class Scored(msgspec.Struct, frozen=True, kw_only=True, tag="scored", forbid_unknown_fields=True):
    """A line of the score that the event before it wrote. ``outcome`` is None for what is no deal."""

    number: int
    """Deals scored so far, this one included."""
    outcome: Outcome | None
    sheet: Sheet


RecordEvent: TypeAlias = Dealt | Acted | MatchActed | TimeUp
RecordItem: TypeAlias = RecordEvent | Scored


class Balances(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The end of the settlement, by seat: exact whists and whole ones (rules §13)."""

    balance: tuple[Fraction, ...]
    rounded: tuple[int, ...]


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that is over or still going on."""

    format: Literal["prikup-match"] = FORMAT
    version: int = VERSION
    convention: str
    """The preset that the rules start from."""
    rules: dict[str, RuleValue] = {}
    """What the table agreed on beyond it."""
    names: tuple[str, ...]
    first_dealer: Seat
    drawn: tuple[Card, ...] = ()
    """Cards drawn for the seats; empty when people sat as they liked."""
    log: tuple[RecordItem, ...] = ()
    settlement: Balances | None = None
    """When the match is over."""

    def started(self) -> Started:
        """The first event of the match. Raises ``RulesError`` when the rules cannot stand."""
        rules = build(self.convention, self.rules)
        return Started(rules=rules, names=self.names, first_dealer=self.first_dealer, drawn=self.drawn)


def begin_record(started: Started, log: Iterable[RecordItem] = (), settlement: Settlement | None = None) -> MatchRecord:
    """The record of a match from its first event, its log and, when it is over, its settlement."""
    convention, rules = named_rules(started.rules)
    return MatchRecord(
        convention=convention,
        rules=rules,
        names=started.names,
        first_dealer=started.first_dealer,
        drawn=started.drawn,
        log=tuple(log),
        settlement=None if settlement is None else balances(settlement),
    )


def balances(settlement: Settlement) -> Balances:
    """What a record keeps of a settlement."""
    return Balances(balance=settlement.balance, rounded=settlement.rounded)


def named_rules(rules: Rules) -> tuple[str, dict[str, RuleValue]]:
    """The preset nearest to some rules, and the options in which they differ from it."""
    convention = min(PRESETS, key=lambda name: len(difference(preset(name), rules)))
    return convention, {key: _plain(value) for key, _, value in difference(preset(convention), rules)}


def _plain(value: Value) -> RuleValue:
    return f"{value.normalize():f}" if isinstance(value, Decimal) else value
