"""One match of every convention, re-run line by line: every event stands, and every line says what it said."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup import match
from prikup.deal import Dealt
from prikup.notation.record import Scored, format_record, read_record, record_of, verify
from prikup.rules import PRESETS
from tests.support.golden import GoldenError, lines_of, replayed, rewritten, written

FILES = {path.stem: path for path in sorted(Path(__file__).parent.glob("*.txt"))}


def text_of(name: str) -> str:
    return FILES[name].read_text(encoding="utf-8")


def test_every_convention_has_its_playthrough() -> None:
    assert set(FILES) == set(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_playthrough_line_by_line(name: str) -> None:
    text = text_of(name)
    state = replayed(text)
    assert f"[Convention {name}]" in text
    for (number, line), again in zip(lines_of(text), written(state), strict=True):
        assert (number, line) == (number, again)
    assert state.stage == "finished"
    assert match.fold(state.history) == state


@pytest.mark.parametrize("name", PRESETS)
def test_its_record_holds(name: str) -> None:
    """The same match as a record: written, read, verified."""
    record = record_of(replayed(text_of(name)))
    assert read_record(format_record(record)) == record
    assert verify(record).finding is None
    deals = [item for item in record.log if isinstance(item, Dealt)]
    assert len(deals) == sum(isinstance(item, Scored) for item in record.log)


@pytest.mark.parametrize("name", PRESETS)
def test_writing_it_anew_changes_nothing(name: str) -> None:
    assert rewritten(text_of(name)) == text_of(name)


def test_a_changed_line_is_found() -> None:
    """A wrong word is named with its line, a wrong number differs."""
    text = text_of("sochi")
    at = text.split("\n").index("A Auction here                          > auction B, 2 choices") + 1
    with pytest.raises(GoldenError, match=f"^line {at}: auction-misere-first-word"):
        replayed(text.replace("A Auction here", "A Auction misere"))
    wrong = text.replace("  B pool +2 game_made", "  B pool +3 game_made")
    assert [line for _, line in lines_of(wrong)] != written(replayed(wrong))
