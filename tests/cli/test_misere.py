"""``prikup misere``: what is printed, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prikup.cli.commands.misere import misere_command
from prikup.cli.errors import InputError, UsageError
from prikup.cli.text import LANGS, Lang

HAND, AGAINST = "KJ7.QT97.Q7.Q98", "AQ.AKJ.KT9.JT T98.8.AJ8.AK7"


def told(capsys: pytest.CaptureFixture[str], **options: Any) -> Any:
    assert misere_command(HAND, against=AGAINST, lead="left", json=True, lang="en", **options) == 0
    return json.loads(capsys.readouterr().out)


def test_the_contract_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys)
    assert found["caught_probability"] == "1/2"
    assert found["exact"] is True
    assert len(found["discards"]) == 66
    assert set(found["discard_mix"]) <= set(found["discards"])
    assert [plan["chance"] for plan in found["plans"]] == ["1/2", "1/2"]
    assert all(plan["lead"] for plan in found["plans"])
    assert not found["one_plan"]


def test_points_are_told_with_their_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, payoff="score", seconds=1)
    if found["exact"]:
        assert isinstance(found["points"], str)
    else:
        assert found["low"] <= found["points"] <= found["high"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("hand", "against"),
    [
        (HAND, AGAINST),
        ("987.987.987.987", "AK.AK.AKQ.AKQ QJT.QJT.JT.JT"),
        ("AKQ.AKQ.AKQ.AKQ", "JT.JT.JT9.JT9 987.987.87.87"),
    ],
)
def test_the_page(capsys: pytest.CaptureFixture[str], lang: Lang, hand: str, against: str) -> None:
    """A guess, a misère that holds, one that is caught whatever is put away."""
    assert misere_command(hand, against=against, lead="left", lang=lang) == 0
    shown = capsys.readouterr().out
    assert "♠" in shown
    assert "{" not in shown


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        (HAND, {"against": "AQ.AKJ.KT9.JT"}, "one hand: expected 2"),
        ("KJ7.QT97.Q7.Q9", {}, "11 cards in the hand: expected twelve"),
        (HAND, {"against": "AQ.AKJ.KT9.JT T98.8.AJT.AK7"}, "stands in two places"),
    ],
)
def test_what_is_wrong_is_said(hand: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError) as error:
        misere_command(hand, lang="en", **({"against": AGAINST, "lead": "left"} | options))
    assert words in "\n".join(error.value.lines)


def test_no_time_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert misere_command(HAND, against=AGAINST, lead="left", seconds=0, lang="en") == 0
    assert "Nothing was found in time." in capsys.readouterr().out
    assert told(capsys, seconds=0) == {"caught_probability": None, "exact": False}


def test_a_time_before_now_is_refused() -> None:
    with pytest.raises(UsageError):
        misere_command(HAND, against=AGAINST, seconds=-1, lang="en")
