"""The questions before a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.cli.play.start import Wishes, ask_wishes, new_match
from prikup.cli.text import Lang, text
from prikup.rules import preset

PEOPLE: list[tuple[Lang, list[str], int]] = [
    ("ru", ["3"], 3),
    ("ru", ["4"], 4),
    ("ru", ["трое"], 3),
    ("ru", ["Четверо"], 4),
    ("ru", ["1", "2", "5", "", "4"], 3),
    ("en", ["3"], 3),
    ("en", [" 4 "], 4),
    ("en", ["three"], 3),
    ("en", ["f"], 4),
]


@pytest.mark.parametrize(("lang", "typed", "players"), PEOPLE)
def test_how_many_at_the_table(lang: Lang, typed: list[str], players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The first convention, so many people, and Enter to everything else."""
    lines = iter(["1", *typed])
    wishes = ask_wishes(lambda _prompt: next(lines, ""), text(lang), Wishes())
    assert wishes.players == players
    assert text(lang)("play-four") in capsys.readouterr().out


def test_a_name_is_seated_without_its_control_characters(tmp_path: Path) -> None:
    """A terminal sequence in ``--name`` is neither printed nor kept."""
    wishes = Wishes(name="\x1b[31mЗоя\n", seed=1)
    state, _ = new_match(wishes, text("ru"), tmp_path / "match.json", "Сочинка", preset("sochi"))
    assert "[31mЗоя" in state.names
