"""Every numbered row of rules §15 that writes something; numbers worked out by hand from the rules."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup.codex import CodexError, Contract, rule_on, search, situations
from prikup.deal.contract import parse_game
from prikup.rules import build
from prikup.score import Sheet, empty_sheet, settle

G = parse_game
DEFENCE = {"declarer": 0, "game": G("6C"), "tricks": {1: 3, 2: 2}}
REVOKE = {**DEFENCE, "offender": 2, "whisted": "whist", "short": 1}

# number, convention, players, answers, entries "column seat[>on] amount"
CASES: list[tuple[str, str, int, dict[str, Any], list[str]]] = [
    # one undertrick of a six: S 2, L 4
    ("V5", "sochi", 4, {"offender": 3}, ["mountain 3 2"]),
    ("V5", "leningrad", 4, {"offender": 3}, ["mountain 3 4"]),
    ("V5", "rostov", 3, {"offender": 1}, ["mountain 1 2"]),
    # at the last bid level: 6..10 cost 2..10 in S, twice that in L
    ("V7", "sochi", 4, {"offender": 3, "bid": None}, ["mountain 3 2"]),
    ("V7", "leningrad", 4, {"offender": 3, "bid": G("8H")}, ["mountain 3 12"]),
    ("V8", "sochi", 3, {"offender": 1, "bid": G("7D")}, ["mountain 1 4"]),
    ("V8", "sochi", 3, {"offender": 1, "bid": G("10N")}, ["mountain 1 10"]),
    ("V8", "leningrad", 3, {"offender": 1, "bid": None}, ["mountain 1 4"]),
    ("V10b", "sochi", 4, {"offender": 1, "bid": G("9S"), "made": "failed"}, ["mountain 1 8"]),
    ("V11", "sochi", 4, {"offender": 2}, ["mountain 2 2"]),
    # the sample of the Codex: the nine 52, the dealer's lost profit 7
    (
        "V10",
        "sochi",
        4,
        {"offender": 0, "contracts": {1: Contract(G("9S"), 9), 2: Contract(G("6D"), 5)}},
        ["whists 1>0 52", "whists 3>0 7"],
    ),
    (
        "V10",
        "leningrad",
        4,
        {"offender": 0, "contracts": {1: Contract(G("9S"), 9), 2: Contract(G("6D"), 5)}},
        ["whists 1>0 104", "whists 3>0 14"],
    ),
    # at three: both make, a six 16/3 and a seven 44/3
    (
        "V10",
        "sochi",
        3,
        {"offender": 0, "contracts": {1: Contract(G("6S"), 6), 2: Contract(G("7C"), 7)}},
        ["whists 1>0 16/3", "whists 2>0 44/3"],
    ),
    # at three, a six two down: 10·2·2/3 + 2·2 = 52/3 for the one who would have failed a seven by one,
    # and 10·4/3 + 4 = 52/3 for the other
    (
        "V10",
        "sochi",
        3,
        {"offender": 0, "contracts": {1: Contract(G("6S"), 4), 2: Contract(G("7C"), 6)}},
        ["whists 2>0 52/3", "whists 1>0 52/3"],
    ),
    # 6♣ with five tricks: 2 to the mountain, tricks by 2, consolation 2 each (4 and 4 in L, 10 flat in R)
    (
        "V20",
        "sochi",
        3,
        {"contract": "game", **DEFENCE},
        ["mountain 0 2", "whists 1>0 6", "whists 2>0 4", "whists 1>0 2", "whists 2>0 2"],
    ),
    (
        "V20",
        "leningrad",
        4,
        {"contract": "game", **DEFENCE},
        ["mountain 0 4", "whists 1>0 12", "whists 2>0 8", "whists 1>0 4", "whists 2>0 4", "whists 3>0 4"],
    ),
    # nine tricks taken on a seven: one down all the same
    (
        "V20",
        "sochi",
        3,
        {"contract": "game", "declarer": 0, "game": G("7S"), "tricks": {1: 1, 2: 0}},
        ["mountain 0 4", "whists 1>0 4", "whists 1>0 4", "whists 2>0 4"],
    ),
    ("V20", "sochi", 3, {"contract": "misere", "declarer": 0, "tricks": {1: 6, 2: 4}}, ["mountain 0 10"]),
    ("V21", "sochi", 3, {"contract": "misere", "declarer": 0, "tricks": {1: 4, 2: 3}}, ["mountain 0 30"]),
    # credited 2; his own half of a six is two tricks
    ("V22", "sochi", 3, {"offender": 1, "declarer": 0, "game": G("6C")}, ["pool 0 2", "whists 2>1 4"]),
    (
        "V22",
        "leningrad",
        4,
        {"offender": 1, "declarer": 0, "game": G("8C"), "innocent": 3},
        ["pool 0 6", "whists 3>1 12"],
    ),
    (
        "V31",
        "sochi",
        3,
        DEFENCE,
        ["mountain 0 2", "whists 1>0 6", "whists 2>0 4", "whists 1>0 2", "whists 2>0 2"],
    ),
    # the innocent's three tricks by 2, no shortfall of four, one lost consolation to him (and to the dealer)
    ("V32", "sochi", 3, REVOKE, ["pool 0 2", "whists 1>0 6", "whists 1>2 2"]),
    ("V32", "sochi", 4, REVOKE, ["pool 0 2", "whists 1>0 6", "whists 1>2 2", "whists 3>2 2"]),
    # a seven owes two, the side took one: the offender pays 4
    (
        "V32",
        "sochi",
        3,
        {"declarer": 0, "game": G("7S"), "tricks": {1: 1, 2: 0}, "offender": 2, "whisted": "pass", "short": 0},
        ["pool 0 4", "mountain 2 4"],
    ),
    ("V33", "sochi", 3, {"by": "declarer", "declarer": 0, "taken": 0}, ["mountain 0 10"]),
    ("V33", "sochi", 3, {"by": "declarer", "declarer": 0, "taken": 3}, ["mountain 0 30"]),
    ("V33", "sochi", 3, {"by": "defender", "declarer": 0}, ["pool 0 10"]),
    ("V34", "sochi", 3, {"offender": 1, "price": 3}, ["mountain 1 6"]),
    ("V35", "sochi", 3, {"fault": "deal"}, []),
    (
        "V35",
        "sochi",
        3,
        {"fault": "declarer", **DEFENCE},
        ["mountain 0 2", "whists 1>0 6", "whists 2>0 4", "whists 1>0 2", "whists 2>0 2"],
    ),
    ("V35", "sochi", 3, {"fault": "defender", **REVOKE}, ["pool 0 2", "whists 1>0 6", "whists 1>2 2"]),
    ("V36", "sochi", 3, {"decided": "no"}, []),
    ("V36", "sochi", 3, {"decided": "yes", **REVOKE}, ["pool 0 2", "whists 1>0 6", "whists 1>2 2"]),
    ("V44", "sochi", 3, {"declarer": 0, "points": 4}, ["pool 0 4"]),
]
# rows that write nothing, with answers and whether their remedy is a suggestion
PLAIN: list[tuple[str, dict[str, Any], bool]] = [
    *(
        (number, {}, False)
        for number in ("V1", "V2", "V4", "V12", "V15", "V24", "V38", "V39", "V41", "V42", "V45", "2.7")
    ),
    *((number, {}, True) for number in ("V6", "V16", "V18", "V19", "V23", "V25", "V26", "V27", "V29", "V37", "V40")),
    *(("V3", {"moment": moment}, False) for moment in ("during", "after")),
    ("V9", {"last_bid": "other"}, False),
    ("V9", {"last_bid": "opener"}, True),
    *(("V13", {"role": role}, False) for role in ("declarer", "defender")),
    *(("V14", {"opened": opened}, True) for opened in ("no", "yes")),
    ("V17", {"held": 2, "moment": "before"}, False),
    ("V17", {"held": 3, "moment": "before"}, False),
    *(("V28", {"followed": followed}, True) for followed in ("no", "yes")),
    *(("V30", {"by": side}, True) for side in ("declarer", "defender")),
    *(("V43", {"when": when}, True) for when in ("before", "later", "settling")),
]


@pytest.mark.parametrize(("number", "convention", "players", "answers", "written"), CASES)
def test_who_writes_what(
    number: str, convention: str, players: int, answers: dict[str, Any], written: list[str]
) -> None:
    rules = build(convention, {"players": players})
    ruling = rule_on(number, answers, rules=rules, players=players)
    found = [f"{e.column} {e.seat}{'' if e.on is None else f'>{e.on}'} {e.amount}" for e in ruling.entries]
    assert found == written
    assert all(entry.see == ruling.article for entry in ruling.entries)
    assert sum(settle(empty_sheet(players, rules).add_all(ruling.entries), rules).balance) == 0


@pytest.mark.parametrize(("number", "answers", "suggested"), PLAIN)
def test_rows_without_numbers(number: str, answers: dict[str, Any], suggested: bool) -> None:
    ruling = rule_on(number, answers, rules=build("sochi", {"players": 3}), players=3)
    assert not ruling.entries
    assert len(ruling.steps) == 1
    assert ruling.suggested == suggested


def test_every_row_has_a_case() -> None:
    assert {case[0] for case in CASES} | {case[0] for case in PLAIN} == {row.number for row in situations()}


def test_the_rows_and_grades_are_those_of_the_page_of_rules() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / "rules.en.md").read_text(encoding="utf-8")
    numbers = list(dict.fromkeys(re.findall(r"^\| (V\d+b?) \|", page, re.MULTILINE)))
    assert [row.number for row in situations() if row.number != "2.7"] == numbers


@pytest.mark.option("penalty_mode")
def test_what_only_is_recommended_is_law_where_the_table_agreed_so() -> None:
    answers = {"offender": 1, "bid": None}
    for agreed in (False, True):
        rules = build("sochi", {"players": 3, "penalty_mode": agreed})
        assert rule_on("V8", answers, rules=rules, players=3).suggested is not agreed


@pytest.mark.parametrize(
    ("number", "answers", "code"),
    [
        ("V99", {}, "no_situation"),
        ("V5", {}, "missing_answer"),
        ("V5", {"offender": 3}, "wrong_answer"),
        ("V5", {"offender": True}, "wrong_answer"),
        ("V1", {"offender": 0}, "unknown_answer"),
        ("V3", {"moment": "never"}, "wrong_answer"),
        ("V10", {"offender": 0, "contracts": {0: Contract(G("6S"), 6)}}, "offender_bids"),
        ("V10", {"offender": 0, "contracts": {1: Contract(G("6S"), 6)}}, "two_bidders"),
        ("V31", {**DEFENCE, "tricks": {1: 3}}, "defenders"),
        ("V31", {**DEFENCE, "tricks": {1: 6, 2: 6}}, "tricks_sum"),
        ("V22", {"offender": 0, "declarer": 0, "game": G("6S")}, "offender_declares"),
        ("V32", {**REVOKE, "offender": 0}, "offender_defends"),
    ],
)
def test_wrong_answers_are_named(number: str, answers: dict[str, Any], code: str) -> None:
    with pytest.raises(CodexError) as caught:
        rule_on(number, answers, rules=build("sochi", {"players": 3}), players=3)
    assert caught.value.code == code


def test_the_other_defender_is_neither_offender_nor_declarer() -> None:
    for innocent in (0, 1):
        answers = {"offender": 0, "declarer": 1, "game": G("6S"), "innocent": innocent}
        with pytest.raises(CodexError) as caught:
            rule_on("V22", answers, rules=build("sochi", {"players": 4}), players=4)
        assert caught.value.code == "innocent"


def test_a_full_pool_helps_instead_of_losing_points() -> None:
    # rules §12.4, example 1: N = 20, pools 19, 14, 18, a seven: C +2, B +1, 20 and 10 whists
    rules = build("sochi", {"players": 3, "pool_size": 20})
    sheet = empty_sheet(3, rules)
    sheet = Sheet(pool=(Fraction(19), Fraction(14), Fraction(18)), mountain=sheet.mountain, whists=sheet.whists)
    ruling = rule_on("V44", {"declarer": 0, "points": 4}, rules=rules, players=3, sheet=sheet)
    after = sheet.add_all(ruling.entries)
    assert [*after.pool] == [20, 15, 20]
    assert [*after.whists[0]] == [0, 10, 20]


def test_words_find_rows() -> None:
    assert [row.number for row in search("ренонс", "ru")] == ["V30", "V31", "V32", "V33", "V34"]
    assert {row.number for row in search("ревок", "ru")} == {"V30", "V31", "V32", "V33", "V34"}
    assert "V8" in {row.number for row in search("подсмотрел прикуп", "ru")}
    assert not search("", "ru")
