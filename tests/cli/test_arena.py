"""``prikup arena`` from the command line: the contract of its JSON, the page, refusals in words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from prikup.cli.app import run
from prikup.deal import Dealt
from prikup.notation.record import decode_record, verify

QUICK = ("--convention", "sochi", "--deals", "3", "--raspasy")


def arena(capsys: Any, *words: str, lang: str = "en") -> tuple[int, str, str]:
    code = run(["arena", "--lang", lang, *words], {})
    found = capsys.readouterr()
    return code, found.out, found.err


def test_the_json_keeps_its_contract(capsys: Any) -> None:
    words = ("--players", "rule,random,random", "--convention", "sochi", "--deals", "6", "--seed", "2", "--json")
    code, out, _ = arena(capsys, *words)
    found = json.loads(out)
    assert code == 0
    assert list(found["players"]) == ["rule", "random"]
    for kind, seats in (("rule", 18), ("random", 36)):
        each = found["players"][kind]
        assert each["low"] <= each["mean"] <= each["high"]
        assert set(each["made"]) == set(each["passed_out"]) == {"6", "7", "8", "9", "10"}
        assert all(0 <= made <= played for made, played in each["made"].values())
        assert each["misere"][0] <= each["misere"][1]
        assert 0 < each["decision_ms"]["median"] <= each["decision_ms"]["p99"]
        assert each["seats"] == seats
    assert (found["convention"], found["seed"], found["deals"], found["complete"]) == ("sochi", 2, 6, True)


@pytest.mark.parametrize(("lang", "said"), [("ru", "Взяток на распасах"), ("en", "Tricks in raspasy")])
def test_the_page_has_a_column_for_each_kind(capsys: Any, lang: str, said: str) -> None:
    code, out, _ = arena(capsys, "--players", "rule,rule,random", *QUICK, lang=lang)
    assert code == 0
    assert said in out
    head = next(line for line in out.splitlines() if "random" in line)
    assert head.split() == ["rule", "random"]


def test_a_state_is_gone_on_from_and_another_refused(capsys: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "arena.state")
    words = ("--players", "rule,random,random", "--json", "--state", path)
    _, first, _ = arena(capsys, *words, *QUICK)
    _, again, _ = arena(capsys, *words, *QUICK)
    assert first == again
    code, _, err = arena(capsys, *words, *QUICK, "--seed", "5")
    assert code == 1
    assert err == f"{path}: the state of another arena, which differs in: seed\n"
    Path(path).write_text("dear diary\n")
    code, _, err = arena(capsys, *words, *QUICK)
    assert code == 1
    assert "not the state of an arena" in err


def test_the_public_deals_are_at_hand(capsys: Any) -> None:
    code, out, _ = arena(capsys, "--players", "rule,random,random", "--deals-file", "public", "--json", *QUICK)
    assert code == 0
    assert json.loads(out)["deals_file"] == "public"


def test_failures_are_written_with_their_views(capsys: Any, tmp_path: Path) -> None:
    kind = f"cmd:{sys.executable} -c pass"
    path = tmp_path / "failures.jsonl"
    code, out, _ = arena(capsys, "--players", f"{kind},rule,rule", "--failures", str(path), *QUICK)
    assert code == 0
    assert "Moves the stand-in made" in out
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert {line["player"] for line in lines} == {kind}
    assert all(line["view"]["seat"] is not None and line["cause"] for line in lines)


def test_records_of_every_rotation_are_verified(capsys: Any, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("--players", "rule,random,random", "--convention", "sochi", "--deals", "2", "--record", str(folder))
    assert arena(capsys, *words)[0] == 0
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"00000{deal}-{turn}.json" for deal in (0, 1) for turn in (1, 2, 3)]
    records = [decode_record(path.read_text()) for path in paths]
    assert all(verify(record).finding is None for record in records)
    first = [record.started().names for record in records[:3]]
    assert first == [("P1", "P2", "P3"), ("P3", "P1", "P2"), ("P2", "P3", "P1")]
    dealt = [next(item for item in record.log if isinstance(item, Dealt)) for record in records]
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3]


WRONG = [
    (("--players", "rule,nobody,rule"), 2, "--players: “nobody” will not do"),
    (("--players", ""), 1, "--players"),
    (("--players", "rule"), 1, "--players: given are 1, a table seats 2 to 4"),
    (("--players", "rule,rule,rule,rule,rule"), 1, "given are 5"),
    (("--players", "rule,rule,rule", "--deals", "0"), 2, "--deals: 0 will not do"),
    (("--players", "rule,rule,rule", "--jobs", "0"), 2, "--jobs: 0 will not do"),
    (("--players", "rule,rule,rule", "--length", "0"), 2, "--length: 0 will not do"),
    (("--players", "rule,rule,rule", "--deadline", "0"), 2, "--deadline: expected seconds"),
    (("--players", "rule,rule,rule", "--deadline", "nan"), 2, "--deadline: expected seconds"),
    (("--players", "rule,rule,rule", "--convention", "nowhere"), 1, "nowhere"),
    (("--players", "rule,rule,rule", "--convention", "gusarik"), 1, ""),
    (("--players", "rule,rule,cmd:no-such-program-here"), 1, "there is no program to start"),
    (("--players", "rule,rule,cmd:'unclosed"), 1, "there is no program to start"),
    (("--players", "rule,rule,rule", "--deals-file", "no-such-file"), 1, "no-such-file: there is no such file"),
    (("--players", "rule,rule,rule", "--deals-file", "public", "--deals", "1001"), 1, "1,001 are wanted"),
    (("--players", "rule,rule,rule", "--jobs", "2", "--scheduler", "tcp://127.0.0.1:1"), 2, "do not go together"),
    (("--players", "rule,rule,rule", "--state", "/"), 1, "cannot be written"),
    (("--players", "rule,rule,rule", "--record", "/dev/null/x"), 1, "cannot be written"),
    ((), 2, "--players"),
]


@pytest.mark.parametrize(("words", "code", "said"), WRONG)
def test_what_cannot_be_played_is_told(capsys: Any, words: tuple[str, ...], code: int, said: str) -> None:
    found, _, err = arena(capsys, *words)
    assert found == code
    assert said in err
    assert err.strip()


def test_a_wrong_deal_is_named_by_its_line(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text("# mine\nAKQJT98.AKQ.. ..AKQJT.AKQJT .JT987.987.98\n")
    code, _, err = arena(capsys, "--players", "rule,rule,rule", "--deals-file", str(path))
    assert code == 1
    assert err.startswith(f"{path}, line 2: five words are needed")
