"""Links between files hold, and every section that is cited exists in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules" / "rules.en.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CITING = sorted(
    path
    for folder in ("src", "tests", "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".toml", ".ftl", ".json", ".md"}
)


def anchor(heading: str) -> str:
    """The anchor that a heading gets: lower case, punctuation gone, blanks as hyphens."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def sections() -> set[str]:
    """Numbers of all sections of the rules: headings, bold paragraph numbers, clarifications, appendices."""
    text = RULES.read_text(encoding="utf-8")
    found = set(re.findall(r"^(?:#{2,3} |\*\*)(\d+(?:\.\d+[a-z]?)?)", text, re.MULTILINE))
    clarifications = text[text.index("\n## 21.") : text.index("\n## 22.")]
    found.update(f"21.{number}" for number in re.findall(r"^(\d+)\. ", clarifications, re.MULTILINE))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        name, _, fragment = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        assert file.exists(), target
        if fragment:
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert fragment in map(anchor, headings), target


def test_every_section_cited_exists_in_the_rules() -> None:
    known = sections()
    assert {"3", "9.3", "11.3a", "10.5", "21.15"} <= known
    missing = {
        f"{path.relative_to(ROOT)}: §{number}"
        for path in CITING
        for number in re.findall(r"§(\d+(?:\.\d+[a-z]?)?)", path.read_text(encoding="utf-8"))
        if number not in known
    }
    assert not missing
