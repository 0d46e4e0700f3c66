"""The page of options and the tests that flip them: ``python -m tests.support.option_table`` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from prikup.rules import GROUPS, OPTIONS
from tests.support.collected import ROOT, options_of_tests

PAGE: Final = ROOT / "docs" / "tests-by-option.md"
LATER: Final[Mapping[str, str]] = {}
"""Options whose effect is not built yet."""

HEAD: Final = """\
# Options and the tests that flip them

Every option of a table has tests that change it alone and look at what the referee, the score, the match or a view
makes of it. Each of them is run a second time while the option reads as its default whatever is set, and at least one
must fail then: an option that does nothing cannot stay unnoticed.

This page is written by `python -m tests.support.option_table`; a test compares it with the suite.
"""


def functions_by_option() -> dict[str, tuple[str, ...]]:
    """For each option the test functions that flip it, without their parameters."""
    table: dict[str, dict[str, None]] = {key: {} for key in OPTIONS}
    for test, keys in options_of_tests().items():
        for key in keys:
            table[key][test.partition("[")[0]] = None
    return {key: tuple(sorted(tests)) for key, tests in table.items()}


def page() -> str:
    """The page as it should be."""
    table = functions_by_option()
    lines = [HEAD]
    for group in GROUPS.values():
        lines += [f"## {group.title.en}", "", "| option | tests |", "|---|---|"]
        lines += [f"| `{key}` | {_cell(key, table[key])} |" for key in group.options]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _cell(key: str, tests: tuple[str, ...]) -> str:
    by_file: dict[str, list[str]] = {}
    for test in tests:
        path, _, name = test.partition("::")
        by_file.setdefault(path, []).append(name.removeprefix("test_").replace("_", " "))
    if not by_file:
        return LATER.get(key, "")
    return "; ".join(
        f"[{path.removeprefix('tests/').removesuffix('.py')}](../{path}): {', '.join(names)}"
        for path, names in by_file.items()
    )


def write(path: Path = PAGE) -> None:
    """Write the page anew."""
    path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
