"""``prikup score``: what is printed, the exit codes, and the sentences in both languages."""

from __future__ import annotations

import io
import json
import re
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cli.app import run as run_program
from prikup.cli.score.explain import entry_line
from prikup.cli.score.problems import notice_line, problem_line
from prikup.cli.text import LANGS, Lang, text
from prikup.match.course import play, setup, start
from prikup.match.results import Notice
from prikup.notation.protocol import ProtocolError, read_protocols, score_protocol
from prikup.rules import Rules
from prikup.score import Entry, empty_sheet
from prikup.score.reasons import OUTCOME_PROBLEMS, REASONS
from tests.notation.test_protocol import bad_text
from tests.support.outcomes import outcomes
from tests.support.protocols import load
from tests.support.strategies import rules_values

TESTS = Path(__file__).parents[1]
GOOD = TESTS / "data" / "cases" / "scoring.json"
MORE = TESTS / "data" / "cases" / "scoring_more.json"
SEVEN: dict[str, Any] = {
    "id": "вечер",
    "players": ["Аня", "Борис", "Вера"],
    "start": {"pool": {"Аня": 18}},
    "deals": [
        {
            "game": "7D",
            "declarer": "Борис",
            "whist": {"Вера": "whist", "Аня": "whist"},
            "tricks": {"Борис": 6, "Аня": 3, "Вера": 1},
        }
    ],
}


def run(path: Path | str, *, json: bool = False, check: bool = False, explain: bool = False, lang: Lang = "en") -> int:
    flags = [flag for flag, given in (("--json", json), ("--check", check), ("--explain", explain)) if given]
    return run_program(["score", str(path), *flags, "--lang", lang], {})


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(SEVEN, ensure_ascii=False), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", [GOOD, MORE], ids=lambda path: path.stem)
def test_the_cases_check(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(path, check=True) == 0
    assert capsys.readouterr() == (f"As expected: {len(load(path))}\n", "")


@pytest.mark.parametrize("path", [GOOD, MORE], ids=lambda path: path.stem)
def test_json_has_what_the_cases_expect(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(path, json=True, check=True) == 0
    results = json.loads(capsys.readouterr().out)
    for case, result in zip(load(path), results, strict=True):
        assert list(result) == ["id", "pool", "mountain", "whists", "balance", "rounded", "ended", "warnings"]
        assert result["id"] == case["id"]
        for key, expected in case["expect"].items():
            assert result[key] == expected
        assert sum(result["rounded"].values()) == sum(Fraction(each) for each in result["balance"].values()) == 0


def test_a_table_for_people(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(evening, lang="ru") == 0
    assert capsys.readouterr().out.splitlines() == [
        "вечер",
        # 10 (18 - 6) + 10 · 4/3 + 16 for Аня and so on; equal fractions: the first seat is rounded up (rules §13)
        "Игрок  Пуля  Гора  → Аня  → Борис  → Вера  Итог  Точно",
        "Аня      18     0      ·       16       0  +150  +149⅓",
        "Борис     0     4      0        ·       0  −111  −110⅔",
        "Вера      0     0      0        8       ·   −39   −38⅔",
        "Пулька не окончена: итог — если остановиться сейчас.",
    ]


def test_every_number_explained(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # One down on seven: 4 on the mountain; 3 and 1 tricks at 4, consolation 4 each (rules §10.5).
    assert run(evening, explain=True, lang="ru") == 0
    assert capsys.readouterr().out.splitlines()[1:7] == [
        "1. Сдаёт Вера: 7♦, играет Борис; Вера — вист, Аня — вист; взятки: Аня 3, Борис 6, Вера 1",
        "   Борис: гора +4 — 7♦ без одной: 1 × 4 (§10.5)",
        "   Вера → Борис: висты +4 — вист, свои взятки: 1 × 4 (§10.5)",
        "   Аня → Борис: висты +12 — вист, свои взятки: 3 × 4 (§10.5)",
        "   Вера → Борис: висты +4 — консоляция за ремиз: 1 × 4 (§10.5)",
        "   Аня → Борис: висты +4 — консоляция за ремиз: 1 × 4 (§10.5)",
    ]


def test_fractions_are_written_as_on_the_sheet() -> None:
    entry = Entry(
        column="mountain", seat=0, amount=Fraction(-8, 3), reason="surplus_mountain", see="12.4", params={"rest": "7/3"}
    )
    assert "−2⅔" in entry_line(entry, ("Anna", "Boris", "Vera"), text("en"))
    assert "2⅓" in entry_line(entry, ("Anna", "Boris", "Vera"), text("en"))


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(SEVEN).encode())))
    assert run("-", json=True) == 0
    assert json.loads(capsys.readouterr().out)[0]["mountain"]["Борис"] == "4"


def test_a_difference_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.json"
    good = SEVEN | {"id": "good", "expect": {"mountain": {"Борис": 4}}}
    bad = SEVEN | {"expect": {"mountain": {"Борис": 5}, "pool": {"Аня": 18}}}
    path.write_text(json.dumps([good, bad]))
    assert run(path, check=True) == 1
    assert capsys.readouterr() == ("", f"{path}: вечер: differs: mountain Борис: expected 5, found 4\n")
    assert run(path) == 0


def test_nothing_to_check(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(evening, check=True) == 0
    assert capsys.readouterr().out == "Nothing to check against: there is no expect\n"


def test_warnings_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dark.json"
    deal = SEVEN["deals"][0] | {"dark": ["Борис"]}
    path.write_text(json.dumps(SEVEN | {"start": {"pool": {"Аня": 21}}, "deals": [deal]}))
    assert run(path, json=True) == 0
    assert json.loads(capsys.readouterr().out)[0]["warnings"] == [
        "the sheet to begin from is beyond the limits of these rules",
        "item 1: dark play is not agreed on (dark_bids is off), the mark is ignored",
    ]
    assert run(path, lang="ru") == 0
    assert "Внимание: пункт 1: втёмную здесь не играют" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "there is no such file"),
        (b"\xff\xfe\x00", "this is not text in UTF-8"),
        (b'{"players": [', "line 1, column 14: this is no JSON"),
        (b'{"players": ["A", "B", "C"]}', "expected the key deals"),
        (
            b'{"id": "x", "players": ["A", "B", "C"], "deals": [{"game": "raspasy", "tricks": {"A": 9}}]}',
            "x, item 1, tricks: the tricks add up to 9, expected 10",
        ),
        (
            b'{"players": ["A", "B", "C"], "rules": {"help": "on"}, "deals": []}',
            'rules: help: "on"',
        ),
        (
            (
                b'{"players": ["A", "B", "C"], "deals": '
                b'[{"game": "8D", "declarer": "A", "whist": {"B": "pass", "C": "half"}}]}'
            ),
            "item 1, whist: half whist is for sixes and sevens, the game is 8♦",
        ),
    ],
)
def test_bad_input_is_one_message_and_exit_1(
    content: bytes | None, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_bytes(content)
    assert run(path, json=True) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: {sentence}" if "rules" not in sentence else f"{path}: rules: ")
    assert err.count("\n") == 1


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path) == 1
    assert "this is a folder" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGS)
def test_the_catalogue_has_a_sentence_for_every_reason_and_no_other(lang: Lang) -> None:
    source = (TESTS.parent / "src" / "prikup" / "cli" / "locale" / lang / "score.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^score-reason-(\w+) =", source, re.MULTILINE)) == REASONS
    assert set(re.findall(r"^score-problem-(\w+) =", source, re.MULTILINE)) > OUTCOME_PROBLEMS


def test_both_catalogues_have_the_same_messages() -> None:
    folder = TESTS.parent / "src" / "prikup" / "cli" / "locale"
    ru, en = (
        re.findall(r"^(score-[\w-]+) =", (folder / lang / "score.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGS
    )
    assert ru == en


@given(rules=rules_values(), data=st.data(), lang=st.sampled_from(LANGS))
def test_every_entry_that_can_be_written_has_its_sentence(rules: Rules, data: st.DataObject, lang: Lang) -> None:
    say = text(lang)
    names = ("Анна", "Борис", "Вера", "Глеб")[: rules.players]
    course, sheet = start(rules, 0), empty_sheet(rules.players, rules)
    for _ in range(6):
        deal = play(course, sheet, data.draw(outcomes(setup(course, rules), rules)), rules)
        for entry in deal.entries:
            assert "{" not in entry_line(entry, names, say)
        course, sheet = deal.course, deal.sheet


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", load(TESTS / "notation" / "data" / "bad_protocols.json"), ids=lambda case: case["id"])
def test_every_problem_has_its_sentence(case: dict[str, Any], lang: Lang) -> None:
    content = bad_text(case)
    with pytest.raises(ProtocolError) as raised:
        [score_protocol(protocol) for protocol in read_protocols(content)]
    for problem in raised.value.problems:
        assert "{ $" not in problem_line(problem, text(lang))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "code", ["start_beyond_limits", "dark_ignored", "dark_in_opening", "deal_after_end", "time_without_effect"]
)
def test_every_warning_has_its_sentence(code: str, lang: Lang) -> None:
    assert notice_line(Notice(code, 3), text(lang))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", ["score/data/worked.json", "match/data/course.json"])
def test_whole_files_can_be_explained(
    folder: str, lang: Lang, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = [
        {key: value for key, value in case.items() if key != "expect"}
        for case in load(TESTS / folder)
        if "problem" not in case["expect"]
    ]
    path = tmp_path / "all.json"
    path.write_text(json.dumps(cases))
    assert run(path, explain=True, lang=lang) == 0
    assert capsys.readouterr().out.count("\n\n") == len(cases) - 1


def test_the_example_of_the_docs_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (TESTS.parent / "docs" / "results-protocol.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    path = tmp_path / "friday.json"
    path.write_text(example[1])
    assert run(path, json=True) == 0
    # one down on six, greedy: 5 × 2 + 2, 2, 2; then price 1; then misère made (rules §10.5, §9.6, §8.6)
    result = json.loads(capsys.readouterr().out)[0]
    assert result["mountain"] == {"Anna": "2", "Boris": "4", "Vera": "4", "Gleb": "2"}
    assert result["whists"]["Boris"]["Anna"] == "12"
