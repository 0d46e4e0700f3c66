"""The command line: languages, help, exit codes, and one clear message for everything that is wrong."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from prikup.bots.rule import RuleBot
from prikup.cli.app import run as run_app
from prikup.cli.lang import LangError, system_lang, take_lang
from prikup.cli.text import Lang
from prikup.rules import OPTIONS, PRESETS
from tests.cli.terminal import run
from tests.cli.test_whole_matches import seat

COMMANDS = ("play", "rules", "score", "solve", "simulate", "verify", "convert", "codex")


class Ran:
    """What a command line did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Ran]


@pytest.fixture
def prikup(capsys: pytest.CaptureFixture[str]) -> Run:
    """``prikup`` in this process: the words of a command line to what it did."""

    def call(*words: str, lang: Lang = "en") -> Ran:
        capsys.readouterr()
        code = run_app([*words], {"PRIKUP_LANG": lang})
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


@pytest.mark.parametrize(
    ("arguments", "environment", "lang", "rest"),
    [
        (["play", "--lang", "ru"], {}, "ru", ["play"]),
        (["--lang=EN", "play"], {"LANG": "ru_RU.UTF-8"}, "en", ["play"]),
        (["play"], {"PRIKUP_LANG": "ru", "LANG": "C"}, "ru", ["play"]),
        (["play"], {"LANG": "ru_RU.UTF-8"}, "ru", ["play"]),
        (["play"], {"LC_ALL": "de_DE.UTF-8", "LANG": "ru_RU.UTF-8"}, "en", ["play"]),
        (["play"], {}, "en", ["play"]),
        (["score", "--", "--lang", "ru"], {}, "en", ["score", "--", "--lang", "ru"]),
    ],
)
def test_which_language_is_spoken(
    arguments: list[str], environment: dict[str, str], lang: Lang, rest: list[str]
) -> None:
    assert take_lang(arguments, environment) == (lang, rest)


@pytest.mark.parametrize("arguments", [["--lang", "de"], ["--lang="], ["play", "--lang"]])
def test_a_language_there_is_not(arguments: list[str], prikup: Run) -> None:
    with pytest.raises(LangError):
        take_lang(arguments, {})
    done = prikup(*arguments)
    assert done.code == 2
    assert "ru, en" in done.err


def test_an_unknown_system_language_is_english() -> None:
    assert system_lang({"LANG": "C.UTF-8"}) == "en"


@pytest.mark.parametrize(("lang", "word"), [("ru", "Команды"), ("en", "Commands")])
def test_help_lists_every_command(lang: Lang, word: str, prikup: Run) -> None:
    done = prikup("--help", lang=lang)
    assert done.code == 0
    assert word in done.out
    assert all(f"   {command} " in done.out for command in COMMANDS)
    assert prikup(lang=lang).out == done.out


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_words_in_both_languages(command: str, lang: Lang, prikup: Run) -> None:
    done = prikup(command, "--help", lang=lang)
    assert done.code == 0
    assert not re.search(r"\bhelp-", done.out)
    if lang == "ru":
        listed = [line for line in done.out.splitlines() if line.startswith("   --")]
        assert all(re.search("[а-я]", line) for line in listed)


def test_the_version(prikup: Run) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", prikup("--version").out)


USAGE = [
    (["paly"], "no such command: paly"),
    (["play", "--convetion", "sochi"], "no such option: --convetion"),
    (["play", "--players", "5"], "--players"),
    (["play", "--seed", "many"], "whole number"),
    (["play", "--speed", "fast"], "instant, normal, slow"),
    (["play", "--convention", "sochi", "--rules", "x.toml"], "do not go together"),
    (["play", "--resume", "--new"], "do not go together"),
    (["rules", "--ask", "--json"], "do not go together"),
    (["rules", "sochi", "-o", "x.toml"], "only together with --ask"),
    (["rules", "sochi", "rostov"], "one word too many: rostov"),
    (["score"], "missing: FILE"),
    (["score", "--foo"], "no such option: --foo"),
    (["score", "--json=7", "x.json"], "takes no value"),
    (["simulate", "--deals", "0"], "from 1 to"),
    (["simulate", "--bots", "clever"], "random, rule"),
    (["play", "--level", "clever"], "random, rule"),
    (["arena", "--players", "rule,clever,rule"], "random, rule"),
    (["verify"], "missing: RECORD"),
    (["convert", "x.json"], "--to"),
    (["convert", "x.json", "--to", "pdf"], "text, json, jpref"),
    (["rules", "--diff"], "--diff needs a value"),
    (["simulate", "--seed", "1", "--seed", "2"], "given twice"),
]


@pytest.mark.parametrize(("arguments", "message"), USAGE)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_wrong_usage_is_exit_code_2(arguments: list[str], message: str, lang: Lang, prikup: Run) -> None:
    done = prikup(*arguments, lang=lang)
    assert done.code == 2
    assert done.out == ""
    assert len(done.err.splitlines()) == 2
    if lang == "en":
        assert message in done.err
    else:
        assert re.search("[а-я]", done.err.splitlines()[0])


def test_rules_print_every_option(prikup: Run) -> None:
    done = prikup("rules", "leningrad", "--set", "ten=whisted", lang="ru")
    assert done.code == 0
    assert "Ленинградка" in done.out
    assert all(re.search(rf"   {key}$", done.out, re.MULTILINE) for key in OPTIONS)
    assert re.search(r"^\* .*десят.* ten$", done.out, re.MULTILINE | re.IGNORECASE)


def test_rules_as_json(prikup: Run) -> None:
    done = prikup("rules", "leningrad", "--set", "ten=whisted", "--json")
    found = json.loads(done.out)
    assert set(found) == {"convention", "rules", "problems", "notes"}
    assert found["rules"]["ten"] == "whisted"
    assert set(found["rules"]) == set(OPTIONS)
    assert found["problems"] == []


@pytest.mark.parametrize("name", PRESETS)
def test_every_convention_has_a_card(name: str, prikup: Run) -> None:
    assert prikup("rules", name, "--brief").code == 0


def test_differences_of_two_cards(prikup: Run) -> None:
    done = prikup("rules", "sochi", "--diff", "leningrad")
    assert "price_scale" in done.out
    assert "ten" not in done.out.split()
    same = prikup("rules", "sochi", "--diff", "sochi")
    assert "same rules" in same.out
    found = json.loads(prikup("rules", "sochi", "--diff", "leningrad", "--json").out)
    assert found["differences"]["price_scale"] == {"left": 1, "right": 2}


def test_all_wrong_options_are_named_at_once(prikup: Run) -> None:
    done = prikup("rules", "--set", "foo=1", "ten=maybe", "--set", "players=2", "end=time")
    assert done.code == 1
    assert done.out == ""
    assert len(done.err.splitlines()) == 4
    assert all(word in done.err for word in ("foo", "maybe", "gusarik", "time_limit"))
    shown = prikup("rules", "--set", "players=2", "--json")
    assert shown.code == 1
    assert json.loads(shown.out)["problems"][0]["code"] == "two_players_need_gusarik"


def test_a_house_file_stands_wherever_a_convention_does(tmp_path: Path, prikup: Run) -> None:
    house = tmp_path / "house.toml"
    house.write_text('base = "rostov"\ntitle = "У Глеба"\npool_size = 30\n', encoding="utf-8")
    assert "У Глеба" in prikup("rules", str(house)).out
    assert "pool_size" in prikup("rules", "rostov", "--diff", str(house)).out
    assert prikup("simulate", "--convention", str(house), "--deals", "2").code == 0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("base = 7", ("line 1", "base")),
        ('base = "sochi"\nten = "maybe"\n', ("line 2", "ten")),
        ("= =", ("line 1",)),
    ],
)
def test_a_wrong_house_file_names_the_line(content: str, words: tuple[str, ...], tmp_path: Path, prikup: Run) -> None:
    house = tmp_path / "house.toml"
    house.write_text(content, encoding="utf-8")
    done = prikup("rules", str(house))
    assert done.code == 1
    assert all(word in done.err for word in (str(house), *words))


def test_the_questionnaire_writes_a_house_file(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    answers = "2\n2\n" + "\n" * 30
    done = run(["rules", "--ask", "-o", str(house), "--lang", "en"], answers)
    assert done.returncode == 0, done.stderr
    assert house.exists()
    assert run(["rules", str(house), "--brief"]).returncode == 0
    cut = run(["rules", "--ask", "-o", str(tmp_path / "none.toml")], "1\n")
    assert cut.returncode == 1
    assert not (tmp_path / "none.toml").exists()


FILES: list[tuple[str, bytes | None]] = [
    ("missing", None),
    ("empty", b""),
    ("binary", bytes(range(256))),
    ("not-json", b"{"),
    ("other-json", b'{"a": 1}'),
    ("list", b"[1, 2]"),
    ("latin-1", "протокол".encode("cp1251")),
]


@pytest.mark.parametrize(
    "arguments", [["score"], ["verify"], ["convert", "--to", "jpref"], ["convert", "--to", "text"]]
)
@pytest.mark.parametrize(("name", "content"), FILES)
def test_a_wrong_file_is_one_clear_message(
    arguments: list[str], name: str, content: bytes | None, tmp_path: Path, prikup: Run
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    done = prikup(arguments[0], str(path), *arguments[1:])
    assert done.out == ""
    assert done.code == 1
    assert str(path) in done.err


def test_a_folder_is_no_file(tmp_path: Path, prikup: Run) -> None:
    for command in ("verify", "convert"):
        words = [command, str(tmp_path), *(["--to", "text"] if command == "convert" else [])]
        done = prikup(*words)
        assert (done.code, done.err.count("\n")) == (1, 1)


@pytest.mark.skipif(os.geteuid() == 0, reason="everything may be written")
def test_what_cannot_be_written_is_said(tmp_path: Path, prikup: Run) -> None:
    tmp_path.chmod(0o500)
    done = prikup("play", "--convention", "sochi", "--save", str(tmp_path / "sub" / "match.json"))
    assert done.code == 1


def test_play_says_what_is_wrong_before_anything_is_written(tmp_path: Path, prikup: Run) -> None:
    path = tmp_path / "match.json"
    for words in (
        ["--convention", "nowhere"],
        ["--set", "ten=maybe"],
        ["--players", "2", "--convention", "sochi"],
        ["--rules", str(tmp_path / "none.toml")],
        ["--resume"],
    ):
        done = prikup("play", "--save", str(path), *words)
        assert done.code == 1, words
        assert done.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_save_is_not_gone_on_with(tmp_path: Path, prikup: Run) -> None:
    path = tmp_path / "match.json"
    run(["play", "--save", str(path), "--convention", "sochi", "--seed", "1", "--speed", "instant"], "пас\n")
    saved = path.read_text(encoding="utf-8")
    path.write_text(saved.replace('"seat":', '"seat":3,"was":', 1), encoding="utf-8")
    assert prikup("play", "--save", str(path), "--resume").code == 1
    seats = re.findall(r'"seat":(\d)', saved)
    path.write_text(saved.replace(f'"seat":{seats[0]}', f'"seat":{seats[1]}', 1), encoding="utf-8")
    done = prikup("play", "--save", str(path), "--resume")
    assert done.code == 1
    assert "deal 1" in done.err
    path.write_text(saved[:200], encoding="utf-8")
    assert prikup("play", "--save", str(path), "--resume").code == 1
    path.write_text(saved, encoding="utf-8")
    Path(f"{path}.table").unlink()
    assert prikup("play", "--save", str(path), "--resume").code == 1


def test_simulate_prints_sheet_balances_and_counts(prikup: Run) -> None:
    done = prikup("simulate", "--deals", "6", "--seed", "2", lang="ru")
    assert done.code == 0
    assert all(word in done.out for word in ("6 сдач", "Итог в вистах", "Игры по ступеням", "Мизер", "Распасы", "20"))
    again = prikup("simulate", "--deals", "6", "--seed", "2", lang="ru")
    assert again.out == done.out


@pytest.mark.parametrize(("convention", "players"), [("sochi", 3), ("leningrad", 4), ("gusarik", 2)])
def test_simulate_as_json_scores_to_the_same(convention: str, players: int, tmp_path: Path, prikup: Run) -> None:
    """What simulate says happened is a protocol that ``prikup score`` turns into the same numbers."""
    words = ["--convention", convention, "--players", str(players), "--deals", "5", "--seed", "7", "--json"]
    found = json.loads(prikup("simulate", *words).out)
    assert found["statistics"]["deals"] == 5
    assert sum(found["rounded"].values()) == 0
    protocol = {key: found[key] for key in ("convention", "rules", "players", "first_dealer", "deals") if key in found}
    path = tmp_path / "protocol.json"
    path.write_text(json.dumps(protocol), encoding="utf-8")
    (scored,) = json.loads(prikup("score", str(path), "--json").out)
    assert {key: found[key] for key in scored} == scored


def test_simulate_refuses_bots_that_do_not_fit_the_table(prikup: Run) -> None:
    done = prikup("simulate", "--bots", "rule,random", "--deals", "1")
    assert done.code == 1
    assert "2 bots for 3 players" in done.err


def test_a_terminal_without_suits_is_no_error() -> None:
    done = run(["rules", "--lang", "ru"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stderr == ""


def test_broken_pipe_is_no_error() -> None:
    import subprocess
    import sys

    command = f"{sys.executable} -m prikup rules | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short match that was played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    session = seat(folder / "match.json", "sochi", "en", (), seed=3, brain=RuleBot(3))
    session.run()
    session.finish()
    (path,) = folder.glob("match-*.json")
    return path


def test_records_change_their_form_and_still_hold(finished: Path, tmp_path: Path, prikup: Run) -> None:
    text, back, deals = (tmp_path / name for name in ("match.txt", "back.json", "deals.jpref"))
    assert prikup("convert", str(finished), "--to", "text", "-o", str(text)).code == 0
    assert "the match is over" in prikup("verify", str(text)).out
    found = json.loads(prikup("verify", str(finished), "--json").out)
    assert found["holds"]
    assert found["finished"]
    assert prikup("convert", str(text), "--to", "json", "-o", str(back)).code == 0
    assert back.read_bytes() == finished.read_bytes()
    lines = prikup("convert", str(finished), "--to", "jpref").out.splitlines()
    assert len(lines) == found["deals"] > 0
    deals.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert prikup("convert", str(deals), "--to", "jpref").out.splitlines() == lines
    refused = prikup("convert", str(deals), "--to", "text")
    assert refused.code == 1
    assert "only deals" in refused.err


def test_a_deal_in_progress_is_not_shown_by_accident(tmp_path: Path, prikup: Run) -> None:
    path, text = tmp_path / "match.json", tmp_path / "match.txt"
    run(["play", "--save", str(path), "--convention", "sochi", "--seed", "1", "--speed", "instant"], "пас\n")
    closed = prikup("convert", str(path), "--to", "text", "-o", str(text))
    assert closed.code == 1
    assert not text.exists()
    assert prikup("convert", str(path), "--to", "text", "-o", str(text), "--everything").code == 0
    assert "not over" in prikup("verify", str(text)).out


def test_an_altered_record_is_found_out(finished: Path, tmp_path: Path, prikup: Run) -> None:
    text = tmp_path / "match.txt"
    prikup("convert", str(finished), "--to", "text", "-o", str(text))
    whole = text.read_text(encoding="utf-8")
    text.write_text(whole.replace("pass", "here", 1), encoding="utf-8")
    done = prikup("verify", str(text))
    assert done.code == 1
    assert re.search(rf"{re.escape(str(text))}, line \d+, deal 1", done.err)
    found = json.loads(prikup("verify", str(text), "--json").out)
    assert not found["holds"]
    assert found["finding"]["rejection"]
    assert prikup("convert", str(text), "--to", "jpref").code == 1
    text.write_text(re.sub(r"pool 2;", "pool 3;", whole, count=1), encoding="utf-8")
    done = prikup("verify", str(text), lang="ru")
    assert done.code == 1
    assert "записано 3, а по событиям 2" in done.err
    text.write_text("\n".join(whole.splitlines()[:-3]), encoding="utf-8")
    assert prikup("verify", str(text)).code == 1
