"""A bot that fails at the terminal: its turn is taken over, the cause goes to a file beside the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prikup import match
from prikup.bots import RuleBot
from prikup.bots.guard import Guarded
from prikup.cli.play.failures import failures_kept
from prikup.match import AnyAction, MatchView
from prikup.rules import preset
from tests.support.bots import at


class Broken:
    name = "broken"

    def act(self, view: MatchView) -> AnyAction | None:
        raise ValueError("no idea")


HANDS = ["AKQJT.AKQJT..", "987.987.T9.T9", "..AKQJ8.AKQJ8"]


def test_the_cause_and_the_view_stand_in_a_file(tmp_path: Path, capfd: Any) -> None:
    view = match.view(at(preset("sochi"), HANDS, "7D 7H"), 0)
    with failures_kept(tmp_path / "match.json") as path:
        assert not path.exists()
        assert Guarded(Broken()).act(view) == RuleBot().act(view)
    text = path.read_text(encoding="utf-8")
    assert "broken, seat 0: ValueError: no idea; view {" in text
    assert path.name == "match.json.bots.log"
    Guarded(Broken(), stand_in=RuleBot()).act(view)
    assert path.read_text(encoding="utf-8") == text


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path, capfd: Any) -> None:
    view = match.view(at(preset("sochi"), HANDS, "7D 7H"), 0)
    with failures_kept(tmp_path / "nowhere" / "match.json"):
        assert Guarded(Broken()).act(view) is not None
    assert "Traceback" not in capfd.readouterr().err
