"""``prikup codex``: list, search, rulings, questions, what is written to a protocol."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup.cli.app import run
from prikup.cli.codex.answers import ask_missing, expected
from prikup.cli.codex.shown import ruling_lines
from prikup.cli.text import LANGS, Lang, text
from prikup.codex import rule_on, situations
from prikup.deal.contract import parse_game
from prikup.rules import build
from tests.codex.test_rulings import CASES, PLAIN

PROTOCOL: dict[str, Any] = {
    "players": ["Аня", "Борис", "Вера"],
    "deals": [{"game": "6S", "declarer": "Аня", "whist": {"Борис": "pass", "Вера": "pass"}}],
}
Out = pytest.CaptureFixture[str]


def codex(capsys: Out, *words: str, lang: Lang = "ru") -> tuple[int, str, str]:
    code = run(["codex", *words, "--lang", lang], {})
    shown = capsys.readouterr()
    return code, shown.out, shown.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "вечер.json"
    path.write_text(json.dumps(PROTOCOL, ensure_ascii=False), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_has_a_line_for_each_situation(capsys: Out, lang: Lang) -> None:
    code, out, _ = codex(capsys, "--list", lang=lang)
    assert code == 0
    assert [line.split(" · ")[0] for line in out.splitlines()] == [row.number for row in situations()]


def test_a_search_finds_revokes_or_says_that_nothing_was_found(capsys: Out) -> None:
    code, out, _ = codex(capsys, "--search", "ревок")
    assert code == 0
    assert len(out.splitlines()) == 5
    code, out, err = codex(capsys, "--search", "самолёт")
    assert (code, out) == (1, "")
    assert "самолёт" in err


def test_what_only_is_recommended_is_said_to_be_for_the_table_to_decide(capsys: Out) -> None:
    words = ("V8", "--answer", "offender=Б", "bid=7♦")
    _, out, _ = codex(capsys, *words)
    assert "Решает стол, предлагается записать:" in out
    assert "Б: гора +4" in out
    _, out, _ = codex(capsys, *words, "--set", "penalty_mode=true")
    assert "Решает стол" not in out


def test_missing_answers_are_named_with_their_choices(capsys: Out) -> None:
    code, out, err = codex(capsys, "V3")
    assert (code, out) == (1, "")
    assert "moment" in err
    assert "during, after" in err


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("V99",), 1),
        (("V5", "--answer", "offender=Q"), 1),
        (("V5", "--answer", "offender"), 1),
        (("V5", "--answer", "nobody=A"), 1),
        (("V8", "--answer", "bid=11S"), 1),
        (("V3", "--answer", "moment=never"), 1),
        (("V5", "--sheet", "/nowhere/at/all.json"), 1),
        (("V1", "--write", "a.json", "--sheet", "b.json"), 2),
        (("V1", "--list"), 2),
        ((), 2),
    ],
)
def test_wrong_input_is_told_in_a_sentence(capsys: Out, words: tuple[str, ...], code: int, lang: Lang) -> None:
    found, out, err = codex(capsys, *words, lang=lang)
    assert (found, out) == (code, "")
    assert err.strip()


@pytest.mark.parametrize("lang", LANGS)
def test_every_ruling_and_question_has_its_sentences(lang: Lang) -> None:
    say = text(lang)
    for row in situations():
        for ask in row.asks:
            assert say(f"codex-ask-{ask.key}")
            assert expected(ask.kind, ask.choices, say)
            assert all(say(f"codex-word-{word}") for word in ask.choices)
    told = [(number, 3, answers) for number, answers, _ in PLAIN]
    told += [(number, players, answers) for number, _, players, answers, _ in CASES]
    told += [("V10b", 3, {"offender": 0, "bid": None, "made": made}) for made in ("made", "failed", "later")]
    for number, players, answers in told:
        rules = build("sochi", {"players": players})
        ruling = rule_on(number, answers, rules=rules, players=players)
        assert len([*ruling_lines(ruling, ("A", "B", "C", "D")[:players], rules, say)]) >= 3


def test_questions_are_asked_one_after_another_until_the_answers_fit() -> None:
    typed = iter(["9", "2", "7X", "7♦"])
    rules = build("sochi", {"players": 3})
    answers = ask_missing("V8", {}, rules, ("А", "Б", "В"), lambda _: next(typed), text("ru"))
    assert answers == {"offender": 1, "bid": parse_game("7D")}


def test_a_ruling_is_written_to_the_protocol_with_its_article(capsys: Out, file: Path) -> None:
    code, out, _ = codex(
        capsys, "V10", "--write", str(file), "--answer", "offender=Аня", "contracts=Борис=9S,Вера=7D:6"
    )
    assert code == 0, out
    # a nine made is worth 45⅓ at three; nobody is left to write the profit lost by the seven
    deals = json.loads(file.read_text(encoding="utf-8"))["deals"]
    assert deals[0] == PROTOCOL["deals"][0]
    assert deals[1]["entry"] == {"whists": {"Борис": {"Аня": "136/3"}}}
    assert deals[1]["article"] == "15.3 V10"
    assert run(["score", str(file), "--explain", "--lang", "ru"], {}) == 0
    assert "§15.3 V10" in capsys.readouterr().out
    assert run(["score", str(file), "--json"], {}) == 0
    balance = json.loads(capsys.readouterr().out)[0]["balance"]
    assert sum(Fraction(value) for value in balance.values()) == 0


def test_nothing_is_appended_where_nothing_is_written(capsys: Out, file: Path) -> None:
    before = file.read_bytes()
    code, _, err = codex(capsys, "V1", "--write", str(file))
    assert code == 1
    assert err
    assert file.read_bytes() == before


def test_json_holds_the_numbers_and_the_sentences(capsys: Out) -> None:
    code, out, _ = codex(capsys, "5", "--json", "--answer", "offender=Г", "--set", "players=4")
    ruling = json.loads(out)
    assert code == 0
    assert (ruling["number"], ruling["grade"], ruling["suggested"]) == ("V5", "B", False)
    assert [(each["player"], each["column"], each["amount"]) for each in ruling["entries"]] == [("Г", "mountain", "2")]


LAYOUT = ("--hand", "A=AKQJT.7..KQJT", "B=987.98.AKQJT.", "C=.AKQJT.987.87")
"""The talon is ♥A9."""


def test_an_opened_talon_is_solved_in_the_layout(capsys: Out) -> None:
    words = ("V10", "--set", "players=4", "--answer", "offender=D", "contracts=A=6S,B=6C")
    code, out, err = codex(capsys, *words, *LAYOUT, "--json", lang="en")
    assert code == 0, err
    # A keeps five top spades and five top hearts: ten, 75 whists. B has five top diamonds and the ace of hearts, and
    # his other cards win nothing: six, 7 whists.
    assert [(each["player"], each["on"], each["amount"]) for each in json.loads(out)["entries"]] == [
        ("A", "D", "75"),
        ("B", "D", "7"),
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("V10", "--answer", "offender=C", "contracts=A=6S,B=6C", "--hand", "A=AKQJT.7..KQJT"),
        ("V10", "--answer", "offender=C", "contracts=A=6S,B=6C", "--hand", "A"),
        ("V10", "--answer", "offender=C", "contracts=A=6S,B=6C", "--hand", "A=AKQ.XY"),
        ("V1", *LAYOUT),
    ],
)
def test_a_wrong_layout_is_told(capsys: Out, words: tuple[str, ...]) -> None:
    code, out, err = codex(capsys, *words, lang="en")
    assert (code, out) == (1, "")
    assert err.strip()
