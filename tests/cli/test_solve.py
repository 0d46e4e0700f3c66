"""``prikup solve``: what is printed, in which form, and what is refused before any search."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import card_set, parse_hand
from prikup.cli.commands.solve import solve_command
from prikup.cli.errors import FileError, InputError
from prikup.cli.text import LANGS, Lang
from prikup.solver import Position, card_values, line, table

CASES = Path(__file__).parents[1] / "data" / "cases" / "open_hand.json"
HANDS = ("T.KJ9.AT98.K9", "J87.A8.7.AJ87", "AQ9.T7.KQJ.QT")  # R01D of open_hand.json: 4 tricks in diamonds, 1 leading
MASKS = (int(parse_hand(HANDS[0])), int(parse_hand(HANDS[1])), int(parse_hand(HANDS[2])))


def told(capsys: pytest.CaptureFixture[str], *hands: str, **options: Any) -> Any:
    assert solve_command(*hands, lang="en", json=True, **options) == 0
    return json.loads(capsys.readouterr().out)


def test_a_file_is_answered_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, file=str(CASES))
    cases = json.loads(CASES.read_text(encoding="utf-8"))
    assert found == [{"id": case["id"], "tricks": case["tricks"]} for case in cases]


def test_a_file_with_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "deals.json"
    path.write_text(json.dumps([{"id": "x", "hands": HANDS, "strain": "D", "declarer": 2, "leader": 1}]))
    (found,) = told(capsys, file=str(path), table=True)
    expected = [[bounds.low for bounds in row] for row in table(MASKS, 2)]
    assert found["table"] == dict(zip("SCDHN", expected, strict=True))
    assert found["tricks"] == expected[2][1]


@pytest.mark.parametrize("hands", [HANDS, (" ".join(HANDS),), (" / ".join(HANDS),)])
def test_hands_as_three_words_or_one(capsys: pytest.CaptureFixture[str], hands: tuple[str, ...]) -> None:
    assert told(capsys, *hands, strain="D", leader=1) == {"tricks": 4}


def test_people_may_write_the_hands(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("♠10 ♣KJ9 ♦A1098 ♥K9", "♠В87 ♣Т8 ♦7 ♥ТВ87", "AQ9.T7.KQJ.QT")
    assert told(capsys, *hands, strain="d", leader=1) == {"tricks": 4}


def test_cards_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, *HANDS, strain="D", leader=1, cards=True, line=True)
    position = Position(hands=MASKS, turn=1, trump=2)
    assert found["cards"] == {str(card): bounds.low for card, bounds in card_values(position, 0).items()}
    assert found["line"] == [str(card) for card in line(position, 0)]


def test_in_mid_trick(capsys: pytest.CaptureFixture[str]) -> None:
    # After the ace of hearts of hand 1 only hearts of hand 2 may be played: its queen and its ten.
    found = told(capsys, HANDS[0], "J87.A8.7.J87", HANDS[2], strain="D", leader=1, on_table="AH", cards=True)
    assert set(found["cards"]) == {"QH", "TH"}
    position = Position(hands=MASKS, turn=1, trump=2)
    values = {str(card): bounds.low for card, bounds in card_values(position, 0).items()}
    assert found["tricks"] == values["AH"]


def test_raspasy_with_a_talon(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, *HANDS, strain="raspasy", talon="KS QC", line=True)
    own, others = parse_hand(HANDS[0]), found["each_for_himself"]
    # Hand 0 leads to the first three tricks, and the first suit is named: its only spade must be played.
    assert found["line"][0] == "TS"
    assert sum(others["tricks"]) == 10
    assert len(found["line"]) == 30
    assert {found["line"][0], found["line"][3], found["line"][6]} <= {str(card) for card in own}


def test_raspasy_of_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "...", "A7...", "K8...", strain="raspasy", declarer=1, leader=1)
    # The ace and the seven against the king and the eight: leading the seven gives one trick away and keeps one.
    assert found["tricks"] == 1


def test_time_may_run_out(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("9.JT9.QT98.Q9", "J87.A8.7.AJ87", "AQT.K7.KJA.KT")
    found = told(capsys, *hands, strain="misere", leader=1, seconds=0.0)
    if found["tricks"] is None:
        low, high = found["proven"]
        assert 0 <= low < high <= 10
        assert found["complete"] is False


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("strain", ["S", "N", "misere", "raspasy"])
def test_text_tells_all_that_was_asked(capsys: pytest.CaptureFixture[str], lang: Lang, strain: str) -> None:
    assert solve_command(*HANDS, strain=strain, leader=2, cards=True, line=True, table=True, lang=lang) == 0
    out = capsys.readouterr().out
    assert out.count("→") == (20 if strain == "raspasy" else 10)
    assert "♠" in out


BAD: list[tuple[tuple[str, ...], dict[str, Any], list[str]]] = [
    (HANDS[:2], {"strain": "D"}, ["2 hands: expected three, clockwise"]),
    (HANDS, {"strain": "X"}, ["“X” is not a strain: expected S, C, D, H, N, misere or raspasy"]),
    (
        HANDS,
        {"strain": "D", "leader": 3, "declarer": -1},
        [
            "the declarer -1 is no hand that plays: expected 0, 1 or 2",
            "the leader 3 is no hand that plays: expected 0, 1 or 2",
        ],
    ),
    ((HANDS[0], HANDS[0], HANDS[2]), {"strain": "D"}, ["the card 9C stands in two places"]),
    ((*HANDS[:2], "AQ9.T7.KQJ.Q"), {"strain": "D"}, ["hand 2 has 9 cards: expected 10"]),
    (HANDS, {"strain": "D", "on_table": "AS"}, ["the card AS stands in two places"]),
    (
        ("T.J9.AT98.K9", *HANDS[1:]),
        {"strain": "D", "on_table": "KC KS QH"},
        ["3 cards on the table: expected 2 at most"],
    ),
    (
        (HANDS[0], "J87.A8.7.J87", HANDS[2]),
        {"strain": "D", "on_table": "7C", "leader": 2},
        ["the card 7C stands in two places"],
    ),
    (("...", "...", "..."), {"strain": "N"}, ["the hands are empty"]),
    (
        ("AKQJT987.AKQ..", "..AKQJT987.AKQ", ".JT987..JT987"),
        {"strain": "N"},
        ["11 cards in a hand: expected ten at most"],
    ),
    (HANDS, {"strain": "misere", "talon": "KS"}, ["the talon is turned only in raspasy of three hands"]),
    (HANDS, {"strain": "raspasy", "talon": "KS"}, []),
    (
        ("A...", "K...", "Q..."),
        {"strain": "raspasy", "talon": "7H"},
        ["the talon card 7H names a suit that nobody holds"],
    ),
    (
        ("A...", "K...", "Q..."),
        {"strain": "raspasy", "talon": "7S 8S"},
        ["2 talon cards: expected 1 at most"],
    ),
    (("A.7..", "K...", "Q.8.."), {"strain": "N", "leader": 1, "on_table": "9D"}, []),
    (("A.7..", "K...", "Q.8.."), {"strain": "N", "leader": 0, "on_table": "9D 9S"}, ["hand 1 has 1 cards: expected 2"]),
    (("AZ...", "K...", "Q..."), {"strain": "N"}, ["character “Z”"]),
]


@pytest.mark.parametrize(("hands", "options", "lines"), BAD)
def test_what_cannot_be_is_named(hands: tuple[str, ...], options: dict[str, Any], lines: list[str]) -> None:
    if not lines:
        assert solve_command(*hands, lang="en", **options) == 0
        return
    with pytest.raises(InputError) as refused:
        solve_command(*hands, lang="en", **options)
    for line_ in lines:
        assert any(line_ in found for found in refused.value.lines)


def test_a_card_played_against_the_rules_is_named() -> None:
    with pytest.raises(InputError, match="hand 2 cannot have played KC: it holds ♠"):
        solve_command("T...", "J7.8..", "9.J..", strain="N", leader=1, on_table="8S KC", lang="en")


def test_a_file_tells_all_that_is_wrong_in_it(tmp_path: Path) -> None:
    path = tmp_path / "deals.json"
    deals = [{"hands": HANDS, "strain": "D", "leader": 5}, {"id": "b", "hands": [HANDS[0]] * 3, "strain": "D"}]
    path.write_text(json.dumps(deals))
    with pytest.raises(InputError) as refused:
        solve_command(file=str(path), lang="en")
    assert refused.value.lines[0] == f"{path}: position 1: the leader 5 is no hand that plays: expected 0, 1 or 2"
    assert all(found.startswith(f"{path}: b: the card ") for found in refused.value.lines[1:])
    assert len(refused.value.lines) == 11


@pytest.mark.parametrize(
    "content",
    ["", "[", "{}", '[{"hands": ["A...", "K..."]}]', '[{"hands": ["A...", "K...", "Q..."], "strian": "N"}]', "7"],
)
def test_a_file_of_another_form_is_named(tmp_path: Path, content: str) -> None:
    path = tmp_path / "deals.json"
    path.write_text(content)
    with pytest.raises(InputError, match=r"deals\.json"):
        solve_command(file=str(path), lang="ru")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileError):
        solve_command(file="/nowhere/deals.json", lang="en")


@pytest.mark.parametrize(
    ("hands", "options"),
    [
        ((), {}),
        (HANDS, {}),
        (HANDS, {"file": "x"}),
        ((), {"file": "x", "strain": "D"}),
        (HANDS, {"table": True, "on_table": "AS"}),
        (HANDS, {"strain": "S", "seconds": -1.0}),
        (HANDS, {"strain": "S", "seconds": math.nan}),
    ],
)
def test_usage_is_refused(hands: tuple[str, ...], options: dict[str, Any]) -> None:
    assert solve_command(*hands, lang="en", **options) == 2


def test_a_table_needs_no_strain(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, *HANDS, table=True)
    assert set(found) == {"table"}
    assert sum(len(row) for row in found["table"].values()) == 15
    assert card_set(parse_hand(HANDS[0])) == MASKS[0]
