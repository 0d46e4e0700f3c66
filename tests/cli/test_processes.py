"""The program as a real process: at a terminal, interrupted, killed, taken up again, fed through a pipe."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from prikup.bots.rule import RuleBot
from prikup.cli.text import Lang
from prikup.notation.record import MatchRecord, decode_record, verify
from tests.cli.terminal import Terminal, run
from tests.cli.test_whole_matches import seat
from tests.cli.typist import Typist

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")

PROMPT = " › "
OPTIONS = ("--convention", "sochi", "--pool", "2", "--bot", "random", "--seed", "3", "--speed", "instant")


def record(path: Path) -> MatchRecord:
    """A saved record that must hold."""
    read = decode_record(path.read_bytes())
    assert verify(read).finding is None
    return read


def test_ctrl_c_loses_nothing_and_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with Terminal(["play", "--lang", "ru", "--save", str(path), *OPTIONS], {}) as table:
        table.wait_for("Можно:")
        table.wait_for(PROMPT)
        table.type("?")
        table.wait_for("Сейчас можно")
        table.wait_for("Enter — за стол")
        table.type("")
        table.wait_for(PROMPT)
        table.type("пас")
        table.wait_for(PROMPT)
        table.interrupt()
        code, last = table.end()
    assert code == 130
    assert "Пулька сохранена" in last
    assert "Traceback" not in last
    before = record(path)
    with Terminal(["play", "--lang", "en", "--save", str(path), "--speed", "instant"], {}) as table:
        table.wait_for("There is a match begun: Сочинка, deal 1")
        table.type("yes")
        table.wait_for("deal 1")
        table.wait_for(PROMPT)
        table.type("quit")
        table.wait_for("Leave?")
        table.type("yes")
        code, last = table.end()
    assert code == 0
    assert "The match is saved" in last
    assert record(path) == before


def test_a_killed_program_loses_nothing_that_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with Terminal(["play", "--lang", "en", "--save", str(path), *OPTIONS], {}, columns=120, lines=40) as table:
        table.wait_for(PROMPT)
        table.type("pass")
        table.wait_for(PROMPT)
        table.kill()
    kept = record(path)
    assert kept.log
    assert not list(tmp_path.glob(".match.json.*"))
    done = run(["play", "--resume", "--save", str(path), "--speed", "instant", "--lang", "en"])
    assert done.returncode == 0
    assert record(path).log[: len(kept.log)] == kept.log


def test_a_terminal_that_is_closed_saves_the_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    done = run(["play", "--save", str(path), *OPTIONS, "--lang", "ru"], "пас\n")
    assert done.returncode == 0
    assert "Пулька сохранена" in done.stdout
    record(path)


def test_questions_are_answered_with_enter(tmp_path: Path) -> None:
    with Terminal(["play", "--lang", "ru", "--speed", "instant"], {"XDG_STATE_HOME": str(tmp_path)}) as table:
        table.wait_for("Во что играем?")
        for question in ("[1]", "[1]", "[20]", "[Вы]"):
            table.wait_for(question)
            table.type("")
        table.wait_for("Сочинка · пуля 20 · сдача 1")
        table.wait_for(PROMPT)
        table.interrupt()
        code, _ = table.end()
    assert code == 130
    assert record(tmp_path / "prikup" / "match.json").names.count("Вы") == 1


def test_a_new_match_lays_the_old_one_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(["play", "--save", str(path), *OPTIONS], "пас\n")
    old = path.read_bytes()
    done = run(["play", "--save", str(path), *OPTIONS, "--new"], "пас\n")
    assert done.returncode == 0
    aside = [other for other in tmp_path.glob("match-*.json") if other.read_bytes() == old]
    assert len(aside) == 1


@pytest.mark.parametrize(("lang", "settled"), [("ru", "Расчёт"), ("en", "Settlement")])
def test_a_whole_match_through_a_pipe(
    lang: Lang, settled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a person typed in one match, typed again to another process, ends in the same settlement."""
    first = seat(tmp_path / "first.json", "sochi", lang, (), seed=3, brain=RuleBot(3))
    first.run()
    first.finish()
    assert isinstance(first.desk.screen, Typist)
    lines = "\n".join(first.desk.screen.typed) + "\n"
    path = tmp_path / "second.json"
    done = run(["play", "--lang", lang, "--save", str(path), *OPTIONS], lines)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    page = capsys.readouterr().out
    assert done.stdout[done.stdout.rindex(settled) :].split("\n")[1:4] == page[page.rindex(settled) :].split("\n")[1:4]
    one, two = (next(tmp_path.glob(f"{name}-*.json")) for name in ("first", "second"))
    assert record(one) == record(two)
    assert not path.exists()
