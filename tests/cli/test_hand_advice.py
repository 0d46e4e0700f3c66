"""``prikup hand`` for twelve cards, and for ten before the auction."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prikup.cli.commands.hand import hand_command
from prikup.cli.errors import InputError, UsageError
from prikup.cli.text import LANGS, Lang

TWELVE = "AKQJT98.A8.A7.A"
TEN = "AKQJT9.A8.A.A"
LOW = "987.97.987.97"


def told(capsys: pytest.CaptureFixture[str], hand: str, **options: Any) -> Any:
    assert hand_command(hand, lang="en", json=True, **options) == 0
    return json.loads(capsys.readouterr().out)


def test_twelve_cards_get_a_discard_and_an_order(capsys: pytest.CaptureFixture[str]) -> None:
    """Ten sure tricks once ♣8 and ♦7 are away."""
    found = told(capsys, TWELVE, samples=30)
    best = found["best"]
    assert (best["discard"], best["contract"], best["made"]) == (".8.7.", "10S", 1.0)
    assert best["tricks"] == {"10": 1.0}
    assert found["candidates"][0] == best
    assert found["layouts"] == 184756
    assert "conceded" not in found


def test_a_bid_bounds_the_order_and_may_be_conceded(capsys: pytest.CaptureFixture[str]) -> None:
    """Down three at a seven in Sochi: 12 on the mountain of one, 80 whists in all (rules §5.3, §13.1)."""
    found = told(capsys, "AKQ98.T97.K.K97", bid="7♦", set=["concede_three=on"], samples=10)
    assert found["conceded"] == -80
    assert all(each["contract"] != "misere" and each["contract"][0] != "6" for each in found["candidates"])


def test_the_convention_sets_the_prices(capsys: pytest.CaptureFixture[str]) -> None:
    sochi = told(capsys, "987.987.987.987", samples=10)["best"]["score"]
    dear = told(capsys, "987.987.987.987", samples=10, set=["pool_whists=20"])["best"]["score"]
    assert dear == pytest.approx(2 * sochi, abs=0.01)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("hand", [TWELVE, "987.987.987.987", TEN, LOW])
def test_the_page(capsys: pytest.CaptureFixture[str], lang: Lang, hand: str) -> None:
    assert hand_command(hand, samples=3, lead="right", lang=lang) == 0
    shown = capsys.readouterr().out
    assert "♠" in shown
    assert "%" in shown
    assert "{" not in shown


def test_ten_cards_have_prospects(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, TEN, samples=5)
    assert found["games"]["done"] == 5
    assert found["games"]["score"] > 0
    assert found["misere"] is None
    assert len(found["games"]["by_talon"]) == 5
    assert found["complete"] is True
    assert found["promises"][0]["made"] > 0.9
    assert found["tricks"]["S"]["with_talon"] >= found["tricks"]["S"]["without_talon"]
    assert sum(found["games"]["best_orders"].values()) == pytest.approx(1, abs=1e-5)


def test_no_time_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert hand_command(TEN, seconds=0, lang="en") == 0
    assert "Nothing was found in time." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        ("AKQJT9.AK.A.", {}, "9 cards in the hand: expected ten or twelve"),
        (TWELVE, {"bid": "5S"}, "“5S” is not a game"),
        (TWELVE, {"convention": "nowhere"}, "nowhere"),
        (TWELVE, {"set": ["half_whist"]}, "half_whist"),
    ],
)
def test_what_is_wrong_is_said(hand: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError) as error:
        hand_command(hand, lang="en", **options)
    assert words in "\n".join(error.value.lines)


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        (TEN, {"bid": "7S"}, "--bid"),
        (TEN, {"strain": "S"}, "--discard"),
        (TEN, {"discard": "87..."}, "--strain"),
        (TWELVE, {"exact": True}, "--discard and --strain"),
        (TEN, {"discard": "87...", "strain": "S", "convention": "sochi"}, "--convention"),
    ],
)
def test_options_that_do_not_fit(hand: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(UsageError) as error:
        hand_command(hand, lang="en", **options)
    assert words in str(error.value)
