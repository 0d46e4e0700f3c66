"""Every clause of docs/rules/table.en.md names the tests that hold it, and they exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.support.collected import ROOT, options_of_tests

PAGE = ROOT / "docs" / "rules" / "table.en.md"
LINES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "clauses.toml").read_text(encoding="utf-8"))[
    "line"
]
CLAUSES = [pytest.param(clause, id=clause["text"]) for line in LINES for clause in line["clauses"]]


def lines_of_the_page() -> list[str]:
    """The numbered lines, each as one line of text."""
    text = PAGE.read_text(encoding="utf-8")
    return [" ".join(line.split()) for line in re.split(r"^(?=\d+\. )", text, flags=re.MULTILINE)[1:]]


def test_the_clauses_are_the_whole_page() -> None:
    assert [" ".join(clause["text"] for clause in line["clauses"]) for line in LINES] == lines_of_the_page()


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_its_tests(clause: dict[str, Any]) -> None:
    if "tests" not in clause:
        assert clause.get("style") or clause["open"]
        return
    assert clause["tests"], "no test holds this clause"
    assert [name for name in clause["tests"] if name not in options_of_tests()] == []
