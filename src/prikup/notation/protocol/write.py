"""Results protocols as plain values, ready for JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from prikup.match.results import Correction, Item, Played, RulesChange, TimeUp
from prikup.notation.protocol.deal import write_outcome
from prikup.notation.protocol.model import CORRECTED, Protocol
from prikup.rules import Rules, difference, preset, rules_object
from prikup.score import Entry, Sheet, empty_sheet


def write_protocol(protocol: Protocol) -> dict[str, Any]:
    """The object of a protocol; ``read_protocols`` reads it back. What is as by default is left out."""
    data: dict[str, Any] = {}
    if protocol.ident:
        data["id"] = protocol.ident
    if protocol.source:
        data["source"] = protocol.source
    data["convention"] = protocol.convention
    overrides = _overrides(preset(protocol.convention), protocol.rules)
    overrides.pop("players", None)
    if overrides:
        data["rules"] = overrides
    data["players"] = list(protocol.names)
    data["first_dealer"] = protocol.names[protocol.first_dealer]
    if protocol.start != empty_sheet(len(protocol.names), protocol.rules):
        data["start"] = _sheet(protocol.start, protocol.names)
    data["deals"] = write_items(protocol.items, protocol.rules, protocol.names)
    if protocol.expect is not None:
        data["expect"] = protocol.expect
    return data


def write_items(items: tuple[Item, ...], rules: Rules, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The list ``deals`` of a match that began under ``rules``."""
    written = []
    for item in items:
        match item:
            case Played():
                data = write_outcome(item.outcome, names)
                if item.dealer is not None:
                    data["dealer"] = names[item.dealer]
            case Correction():
                data = write_correction(item, names)
            case TimeUp():
                data = {"time_up": True}
            case RulesChange():
                data = {"rules": _overrides(rules, item.rules)}
                rules = item.rules
        written.append(data)
    return written


def write_correction(item: Correction, names: tuple[str, ...]) -> dict[str, Any]:
    """The object of numbers written by a ruling, with its article where it is not the one of wrong entries."""
    data: dict[str, Any] = {"entry": _entries(item.entries, names)}
    if item.reason:
        data["reason"] = item.reason
    articles = {entry.see for entry in item.entries} - {CORRECTED}
    if len(articles) == 1:
        data["article"] = articles.pop()
    return data


def number(value: Fraction) -> int | str:
    """A number of a sheet: whole, or an exact fraction as text."""
    return int(value) if value.denominator == 1 else str(value)


def _overrides(base: Rules, rules: Rules) -> dict[str, Any]:
    """Options in which ``rules`` differ from ``base``, with their values for JSON."""
    changed = {key for key, _, _ in difference(base, rules)}
    return {key: value for key, value in rules_object(rules).items() if key in changed}


def _sheet(sheet: Sheet, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "pool": {name: number(value) for name, value in zip(names, sheet.pool, strict=True)},
        "mountain": {name: number(value) for name, value in zip(names, sheet.mountain, strict=True)},
        "whists": {
            name: {other: number(value) for other, value in zip(names, row, strict=True) if other != name}
            for name, row in zip(names, sheet.whists, strict=True)
        },
    }


def _entries(entries: tuple[Entry, ...], names: tuple[str, ...]) -> dict[str, Any]:
    """Entries of a correction; several on one cell add up."""
    cells: dict[str, Any] = {}
    for entry in entries:
        column = cells.setdefault(entry.column, {})
        row, name = (
            (column, names[entry.seat])
            if entry.on is None
            else (
                column.setdefault(names[entry.seat], {}),
                names[entry.on],
            )
        )
        row[name] = row.get(name, Fraction(0)) + entry.amount
    return {column: _plain(cell) for column, cell in cells.items()}


def _plain(cell: Any) -> Any:
    return {key: _plain(value) for key, value in cell.items()} if isinstance(cell, dict) else number(cell)
