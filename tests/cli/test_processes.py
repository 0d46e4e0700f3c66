"""The program as a real process: at a terminal, interrupted, killed, taken up again, fed through a pipe."""

from __future__ import annotations

import os
import shlex
import subprocess
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
        for question in ("[1]", "[3]", "[20]", "[Вы]"):
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


def contents(folder: Path) -> dict[str, bytes | None]:
    """Every file under a folder with its bytes; a folder has none."""
    found = sorted(folder.rglob("*"))
    return {str(path.relative_to(folder)): None if path.is_dir() else path.read_bytes() for path in found}


@pytest.mark.parametrize(
    ("text", "lang", "sentence"),
    [
        (b"", "en", "this is no match of ours"),
        (b"Dear diary\n", "ru", "это не запись пульки"),
        (b'{"format": "other", "version": 1}\n', "en", "this is no match of ours"),
        (b'{"format": "prikup-matchless", "version": 1}\n', "ru", "это не запись пульки"),
        (b"\xff\xfe\x00", "en", "this is no match of ours"),
    ],
)
@pytest.mark.parametrize("new", [("--new",), ()])
def test_a_file_that_is_no_match_stays_where_it_is(
    text: bytes, lang: str, sentence: str, new: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    before = contents(tmp_path)
    done = run(["play", "--lang", lang, "--save", str(path), *OPTIONS, *new], "пас\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{path}: {sentence}")
    assert contents(tmp_path) == before


@pytest.mark.parametrize("new", [("--new",), ()])
def test_a_folder_stays_where_it_is(new: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "letters"
    path.mkdir()
    (path / "one.txt").write_text("one")
    before = contents(tmp_path)
    done = run(["play", "--lang", "en", "--save", str(path), *OPTIONS, *new], "pass\n")
    assert (done.returncode, done.stderr) == (1, f"{path}: this is a folder, expected a file\n")
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    "wrong",
    [["--pool", "0"], ["--convention", "nope"], ["--set", "nope=1"], ["--set", "nope"], ["--rules", "nope"], []],
)
def test_options_that_do_not_hold_leave_the_old_match(wrong: list[str], tmp_path: Path) -> None:
    """So do questions that nobody answers."""
    path = tmp_path / "match.json"
    run(["play", "--save", str(path), *OPTIONS], "пас\n")
    before = contents(tmp_path)
    done = run(["play", "--lang", "en", "--save", str(path), "--new", *wrong])
    assert done.returncode == 1
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert contents(tmp_path) == before


def test_a_damaged_match_is_laid_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(["play", "--save", str(path), *OPTIONS], "пас\n")
    half = path.read_bytes()[:150]
    path.write_bytes(half)
    done = run(["play", "--save", str(path), *OPTIONS], "пас\n")
    assert done.returncode == 0
    assert [other.read_bytes() for other in tmp_path.glob("match-*.json")] == [half]
    record(path)


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


def shell(words: str, redirections: str, folder: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    """``prikup`` under a shell that redirects its streams."""
    return subprocess.run(
        ["sh", "-c", f"{before} exec {shlex.quote(sys.executable)} -m prikup {words} {redirections}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONUTF8": "1", "PRIKUP_LANG": "en", "XDG_STATE_HOME": str(folder)},
        check=False,
    )


@pytest.mark.parametrize("words", ["rules", "--help", "--version"])
def test_an_output_that_is_closed_is_no_error(words: str, tmp_path: Path) -> None:
    done = shell(words, ">&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("words", "code"), [("rules", 0), ("rules nope", 1), ("nope", 2), ("--lang xx rules", 2)])
@pytest.mark.parametrize("redirections", ["2>&-", "<&- 2>&-"])
def test_complaints_that_nobody_hears_do_no_harm(words: str, code: int, redirections: str, tmp_path: Path) -> None:
    done = shell(words, redirections, tmp_path)
    assert done.returncode == code
    assert bool(done.stdout) == (code == 0)


def test_no_stream_at_all(tmp_path: Path) -> None:
    assert shell("rules", "<&- >&- 2>&-", tmp_path).returncode == 0
    assert shell("nope", "<&- >&- 2>&-", tmp_path).returncode == 2


@pytest.mark.parametrize("words", ["rules", "--help", "--version", "rules --json"])
def test_an_output_that_takes_nothing_is_told(words: str, tmp_path: Path) -> None:
    done = shell(words, "1</dev/null", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: ")
    assert done.stderr.count("\n") == 1


def test_an_output_that_is_full_is_told(tmp_path: Path) -> None:
    done = shell("rules", f">{shlex.quote(str(tmp_path / 'full'))}", tmp_path, before="ulimit -f 0;")
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: ")
    assert done.stderr.count("\n") == 1


def test_complaints_that_cannot_be_written_are_an_error(tmp_path: Path) -> None:
    done = shell("rules nope", "2</dev/null", tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert shell("rules", "1</dev/null 2</dev/null", tmp_path).returncode == 1


@pytest.mark.parametrize("words", ["score -", "verify -", "play", "play --pool 2"])
def test_an_input_that_is_closed_is_an_empty_one(words: str, tmp_path: Path) -> None:
    closed, empty = (shell(words, how, tmp_path / name) for how, name in (("<&-", "closed"), ("</dev/null", "empty")))
    assert closed.returncode == empty.returncode
    assert "Traceback" not in closed.stderr
    assert closed.stderr == empty.stderr


def test_an_input_that_cannot_be_read_asks_nothing(tmp_path: Path) -> None:
    done = shell("play", f"0>{shlex.quote(str(tmp_path / 'written'))}", tmp_path)
    assert done.returncode == 1
    assert done.stderr == "The answers ended before the questions: no match was begun\n"
