"""Results protocols from JSON (docs/results-protocol.md)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from prikup.deal.setup import Seat
from prikup.match.results import Correction, Item, Played, Results, ResultsError, RulesChange, TimeUp, score_results
from prikup.notation.protocol.deal import read_outcome
from prikup.notation.protocol.model import CORRECTED, Protocol, ProtocolError, ProtocolProblem
from prikup.notation.protocol.reader import Reader, load_json, shown
from prikup.rules import DEFAULT_PRESET, Rules, RulesError, build, check_change, preset
from prikup.score import Column, Entry, Sheet, empty_sheet

KEYS: Final = ("id", "source", "convention", "rules", "players", "first_dealer", "start", "deals", "expect")
COLUMNS: Final = ("pool", "mountain", "whists")


def read_protocols(text: str) -> tuple[Protocol, ...]:
    """The protocols of a file: one object or a list of them.

    Raises ``ProtocolError`` with everything that is wrong in any of them.
    """
    data = load_json(text)
    protocols: list[Protocol] = []
    problems: list[ProtocolProblem] = []
    for number, each in enumerate(data if isinstance(data, list) else [data], start=1):
        reader = Reader(_name(each, number, len(data) if isinstance(data, list) else 1))
        protocol = _protocol(reader, each)
        problems += reader.problems
        if protocol is not None:
            protocols.append(protocol)
    if problems:
        raise ProtocolError(tuple(problems))
    return tuple(protocols)


def score_protocol(protocol: Protocol) -> Results:
    """Score a protocol to its end. Raises ``ProtocolError`` that names the deal which cannot have happened."""
    try:
        return score_results(protocol.rules, protocol.first_dealer, protocol.start, protocol.items)
    except ResultsError as error:
        raise ProtocolError(
            tuple(
                ProtocolProblem(
                    code=each.code,
                    ident=protocol.ident,
                    deal=error.item + 1,
                    field=each.field,
                    params=_named(each.params, protocol.names),
                )
                for each in error.problems
            )
        ) from None


def _named(params: dict[str, int | str], names: tuple[str, ...]) -> dict[str, int | str]:
    """Parameters with names for seats: ``declarer_seat`` 0 becomes ``declarer`` "A"."""
    return {
        key.removesuffix("_seat"): names[value] if key.endswith("_seat") and isinstance(value, int) else value
        for key, value in params.items()
    }


def _name(data: Any, number: int, count: int) -> str:
    ident = data.get("id") if isinstance(data, dict) else None
    if isinstance(ident, str) and ident:
        return ident
    return f"#{number}" if count > 1 else ""


def _protocol(reader: Reader, value: Any) -> Protocol | None:
    data = reader.object(value, "", KEYS)
    if not data:
        if not reader.problems:
            reader.report("missing_key", "", key="players")
        return None
    ident = reader.text(data["id"], "id") if "id" in data else ""
    source = reader.text(data["source"], "source") if "source" in data else ""
    names = _names(reader, data)
    if not names:
        return None
    reader.names = names
    convention = reader.text(data.get("convention", DEFAULT_PRESET), "convention")
    rules = _rules(reader, data, convention, len(names))
    if rules is None:
        return None
    dealer = reader.seat(data["first_dealer"], "first_dealer") if "first_dealer" in data else len(names) - 1
    start = _start(reader, data.get("start", {}), rules)
    items = _items(reader, data, rules)
    if reader.problems or dealer is None:
        return None
    return Protocol(
        ident=ident,
        source=source,
        convention=convention,
        rules=rules,
        names=names,
        first_dealer=dealer,
        start=start,
        items=tuple(items),
        expect=data.get("expect"),
    )


def _names(reader: Reader, data: dict[str, Any]) -> tuple[str, ...]:
    if "players" not in data:
        reader.report("missing_key", "", key="players")
        return ()
    given = reader.list(data["players"], "players")
    names = [reader.text(name, "players") for name in given]
    if reader.problems:
        return ()
    if not 2 <= len(names) <= 4:
        reader.report("players_count", "players", found=len(names))
        return ()
    for name in sorted({name for name in names if names.count(name) > 1}):
        reader.report("players_repeated", "players", found=name)
    if "" in names:
        reader.report("players_unnamed", "players")
    for name in names:
        if not name.isprintable():
            reader.report("players_unprintable", "players", found=shown(name))
    return () if reader.problems else tuple(names)


def _rules(reader: Reader, data: dict[str, Any], convention: str, players: int) -> Rules | None:
    given = _overrides(reader, data.get("rules", {}))
    if given.get("players", players) != players:
        reader.report("players_differ", "rules", found=players)
        return None
    try:
        preset(convention)
    except RulesError as error:
        reader.report_rules(error, "convention")
        return None
    try:
        return build(convention, given | {"players": players})
    except RulesError as error:
        reader.report_rules(error, "rules")
        return None


def _overrides(reader: Reader, value: Any) -> dict[str, Any]:
    """Options as the file gives them; a decimal stake as the text it was."""
    return {
        key: str(float(given)) if isinstance(given, Fraction) else given
        for key, given in reader.object(value, "rules").items()
    }


def _start(reader: Reader, value: Any, rules: Rules) -> Sheet:
    data = reader.object(value, "start", COLUMNS)
    sheet = empty_sheet(len(reader.names), rules)
    pool, mountain = list(sheet.pool), list(sheet.mountain)
    whists = [list(row) for row in sheet.whists]
    for entry in _numbers(reader, data, "start"):
        if entry.column == "pool":
            pool[entry.seat] = entry.amount
        elif entry.column == "mountain":
            mountain[entry.seat] = entry.amount
        elif entry.on is not None:
            whists[entry.seat][entry.on] = entry.amount
    return Sheet(pool=tuple(pool), mountain=tuple(mountain), whists=tuple(tuple(row) for row in whists))


def _numbers(
    reader: Reader, data: dict[str, Any], field: str, reason: str = "", article: str = CORRECTED
) -> list[Entry]:
    """The numbers of an object of pool, mountain and whists, as entries."""
    entries: list[Entry] = []

    def add(column: Column, seat: Seat, amount: Fraction, on: Seat | None = None) -> None:
        params: dict[str, int | str] = {"text": reason}
        entry = Entry(column=column, seat=seat, amount=amount, on=on, reason="correction", see=article, params=params)
        entries.append(entry)

    columns: tuple[Column, ...] = ("pool", "mountain")
    for column in columns:
        for seat, amount in reader.by_seat(data.get(column, {}), f"{field}.{column}").items():
            add(column, seat, reader.number(amount, f"{field}.{column}"))
    for seat, row in reader.by_seat(data.get("whists", {}), f"{field}.whists").items():
        place = f"{field}.whists.{reader.names[seat]}"
        for other, amount in reader.by_seat(row, place).items():
            if other == seat:
                reader.report("whists_on_self", place, player=reader.names[seat])
            else:
                add("whists", seat, reader.number(amount, place), other)
    return entries


def _items(reader: Reader, data: dict[str, Any], rules: Rules) -> list[Item]:
    items: list[Item] = []
    if "deals" not in data:
        reader.report("missing_key", "", key="deals")
    for number, value in enumerate(reader.list(data.get("deals", []), "deals"), start=1):
        reader.deal = number
        reader.dark_bids = rules.dark_bids
        item = _item(reader, value, rules)
        if isinstance(item, RulesChange):
            rules = item.rules
        if item is not None:
            items.append(item)
    reader.deal = None
    return items


def _item(reader: Reader, value: Any, rules: Rules) -> Item | None:
    data = reader.object(value, "")
    if "entry" in data:
        reader.object(data, "", ("entry", "reason", "article"))
        reason = reader.text(data.get("reason", ""), "reason")
        article = reader.text(data.get("article", CORRECTED), "article") or CORRECTED
        if not article.isprintable():
            reader.wrong(article, "article", "text")
        numbers = reader.object(data["entry"], "entry", COLUMNS)
        return Correction(tuple(_numbers(reader, numbers, "entry", reason, article)), reason)
    if "time_up" in data:
        reader.object(data, "", ("time_up",))
        if not reader.flag(data["time_up"], "time_up"):
            reader.report("time_up_false", "time_up")
        return TimeUp()
    if "rules" in data:
        reader.object(data, "", ("rules",))
        return _rules_change(reader, data, rules)
    if not data:
        if isinstance(value, dict):
            reader.report("unknown_item", "", known=", ".join(("game", "entry", "time_up", "rules")))
        return None
    outcome = read_outcome(reader, data)
    dealer = reader.seat(data["dealer"], "dealer") if "dealer" in data else None
    return None if outcome is None else Played(outcome=outcome, dealer=dealer)


def _rules_change(reader: Reader, data: dict[str, Any], rules: Rules) -> RulesChange | None:
    try:
        new = build(rules, _overrides(reader, data["rules"]))
    except RulesError as error:
        reader.report_rules(error, "rules")
        return None
    fixed = check_change(rules, new)
    if fixed:
        reader.report_rules(RulesError(fixed), "rules")
    return RulesChange(new)
