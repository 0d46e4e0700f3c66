"""Why every number is written: the entries of a deal in order, with their reasons and the numbers in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from prikup.notation.protocol import Protocol, score_protocol
from prikup.rules import Rules
from prikup.score import Entry, underbid_entries
from prikup.score.reasons import REASONS
from tests.support.protocols import load, read

CASES = load(Path(__file__).parent / "data" / "entries.json")


def plain(entry: Entry, names: tuple[str, ...]) -> str:
    """An entry as a data file has it: ``B whists on A 6 whist_side §10.5 tricks=3 price=2``."""
    on = "" if entry.on is None else f" on {names[entry.on]}"
    params = [
        f"{key.removesuffix('_seat')}={names[int(value)] if key.endswith('_seat') else value}"
        for key, value in entry.params.items()
    ]
    written = f"{names[entry.seat]} {entry.column}{on} {entry.amount} {entry.reason} §{entry.see}"
    return " ".join([written, *params])


def _protocol(case: dict[str, Any]) -> Protocol:
    return read({key: value for key, value in case.items() if key != "entries"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_entries_of_a_deal(case: dict[str, Any]) -> None:
    protocol = _protocol(case)
    scored = score_protocol(protocol)
    written = [plain(entry, protocol.names) for line in scored.lines for entry in line.entries]
    assert written == case["entries"]


def test_every_entry_names_a_section_of_the_rules() -> None:
    lines = [line for case in CASES for line in score_protocol(_protocol(case)).lines]
    entries = [*(entry for line in lines for entry in line.entries), *underbid_entries(1, 3, Rules(underbid_penalty=5))]
    assert [entry.see for entry in entries if not re.fullmatch(r"\d+(\.\d+[a-z]?)?", entry.see)] == []


def test_every_reason_stands_in_a_case() -> None:
    shown = {word for case in CASES for line in case["entries"] for word in line.split() if word in REASONS}
    # No deal writes a fine or what a violation costs; tests/codex has those.
    assert {code for code in REASONS - shown if not code.startswith("codex_")} == {"underbid_penalty"}
