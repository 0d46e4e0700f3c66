"""Every code that a reader raises has its sentence in both languages, with the parameters that it gets."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import prikup.notation
from prikup.cli.text import LANGS, Lang, text
from prikup.notation.archive import read_archive
from prikup.notation.codec import decode
from prikup.notation.deals import read_deal
from prikup.notation.errors import DealError, NotationError
from prikup.notation.games import parse_game_name
from prikup.notation.hands import fill_small, parse_any_card, parse_any_hand, parse_diagram
from prikup.notation.jpref import parse_jpref_line
from prikup.notation.record import read_record, verify
from tests.notation.data_files import cases
from tests.notation.test_codec import Box
from tests.notation.test_record import changed

SOURCES = Path(next(iter(prikup.notation.__path__)))
LOCALE = SOURCES.parent / "cli" / "locale"
FRAMES = {"line", "place", "json-path", "verify-place"}
"""Messages that stand around others and are no code."""


def codes() -> set[str]:
    """The codes written in the sources, by reading their calls."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        if "protocol" in path.parts:
            continue
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                found.update(_codes_of(node))
        found.update(re.findall(r'"(json-[a-z]+)", \(', source))
    # A value refused inside JSON gets the path in front of it.
    return found - {"value"} | {"json-value", "json-fraction"}


def _codes_of(call: ast.Call) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if not name.endswith("Error") and name not in ("Finding", "_differs", "_Finding"):
        return
    first = call.args[:1] or [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    for node in ast.walk(first[0]) if first else ():
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.fullmatch("[a-z]+(-[a-z0-9]+)*", node.value)
        ):
            yield node.value
    for assigned in (node for node in ast.walk(call) if isinstance(node, ast.IfExp)):
        for branch in (assigned.body, assigned.orelse):
            if isinstance(branch, ast.Constant):
                yield str(branch.value)


def messages(lang: Lang) -> set[str]:
    ftl = (LOCALE / lang / "notation.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^notation-([a-z0-9-]+) =", ftl, re.MULTILINE))


def variables(lang: Lang, message: str) -> set[str]:
    ftl = (LOCALE / lang / "notation.ftl").read_text(encoding="utf-8")
    body = re.search(rf"^notation-{message} =(.*?)(?=^\S|\Z)", ftl + "\n", re.MULTILINE | re.DOTALL)
    assert body is not None
    # The closing brace of a choice stands at the start of a line.
    rest = ftl[body.start() :].split("\nnotation-", 1)[0]
    return set(re.findall(r"\$([a-z]+)", rest))


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    spread = {
        "hand-cyrillic-ace",
        "hand-latin-ten",
        "verify-illegal",
        "verify-illegal-event",
        "jpref-card",
        "jpref-few",
    }
    known = codes() | spread
    for lang in LANGS:
        assert messages(lang) - FRAMES == known


@pytest.mark.parametrize("message", sorted(messages("ru")))
def test_both_languages_say_the_same_things(message: str) -> None:
    assert variables("ru", message) == variables("en", message)


def refusals() -> Iterator[NotationError]:
    """An error of every kind that the data of these tests knows."""
    readers: list[tuple[str, str, Any]] = [
        ("hands.toml", "bad", lambda case: parse_any_hand(case["text"])),
        ("hands.toml", "card", lambda case: parse_any_card(case["text"])),
        ("hands.toml", "game", lambda case: parse_game_name(case["text"])),
        ("hands.toml", "small", lambda case: fill_small([parse_diagram(each) for each in case["texts"]])),
        ("deals.toml", "read", lambda case: read_deal(case["hands"], case["talon"])),
        ("jpref.toml", "bad", lambda case: parse_jpref_line(case["text"])),
        ("archive.toml", "bad", lambda case: read_archive("\n".join(case["lines"]))),
        ("record.toml", "unread", lambda case: read_record(changed(case["line"], case["by"], recount=False))),
    ]
    for file, table, read in readers:
        for case in cases(file, table):
            try:
                read(case)
            except DealError as error:
                yield from error.problems
            except NotationError as error:
                yield error
    for data in ('{"amount":"1.5"}', '{"amount":true}', '{"amount":"1","more":1}', "{}", "[]", "{", "?", b'"\xff"'):
        try:
            decode(data, Box)
        except NotationError as error:
            yield error


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_and_findings_are_sentences(lang: Lang) -> None:
    say = text(lang)
    said = {error.code: say(f"notation-{error.code}", **error.params) for error in refusals()}
    assert len(said) > 50
    for case in cases("record.toml", "finding"):
        finding = verify(read_record(changed(case["line"], case["by"], recount=True))).finding
        if finding is not None:
            said[finding.code] = say(f"notation-{finding.code}", **finding.params)
    assert all("{" not in sentence.replace('"format"', "") for sentence in said.values())


def test_places_are_named() -> None:
    assert text("ru")("notation-place", place="hand-2") == "рука 2"
    assert text("en")("notation-place", place="talon") == "talon"
    assert text("ru")("notation-json-missing", path="root", field="names") == "нет обязательного поля «names»"
    assert text("en")("notation-json-missing", path="log[1]", field="seat") == (
        "log[1]: the required field “seat” is missing"
    )
    assert text("ru")("notation-deal-count", count=9) == "в руке 9 карт, а должно быть десять"
