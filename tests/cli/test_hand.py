"""``prikup hand`` for a final hand: what is printed, and what is refused."""

from __future__ import annotations

import json
import math
from math import comb
from typing import Any

import pytest

from prikup.cli.commands.hand import hand_command
from prikup.cli.errors import InputError, UsageError
from prikup.cli.text import LANGS, Lang

# Ten top cards: nothing can be lost, whoever leads.
TOPS = ("AKQJT9.AK.A.A", "87...")


def told(capsys: pytest.CaptureFixture[str], hand: str, **options: Any) -> Any:
    assert hand_command(hand, lang="en", json=True, **options) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("discard", [TOPS[1], "♠87", "п: 8 7"])
@pytest.mark.parametrize("lead", ["own", "left", "right"])
def test_all_layouts(capsys: pytest.CaptureFixture[str], discard: str, lead: Any) -> None:
    found = told(capsys, TOPS[0], discard=discard, strain="s", lead=lead, exact=True)
    assert found["worst"] == 10
    assert found["distribution"] == {"10": comb(20, 10)}
    assert found["exact"] is True


def test_a_sample_has_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "AQJ98.KQT.A7.", discard="...78", strain="S", samples=500)
    assert found["exact"] is False
    assert found["done"] == sum(found["distribution"].values()) == 500
    assert 0 < found["error"] < 0.1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("samples", [None, 300])
@pytest.mark.parametrize(("hand", "discard", "strain"), [(*TOPS, "N"), ("78Q.79J.78T.7", ".K.K.", "misere")])
def test_the_page(
    capsys: pytest.CaptureFixture[str], lang: Lang, samples: int | None, hand: str, discard: str, strain: str
) -> None:
    assert hand_command(hand, discard=discard, strain=strain, lead="left", samples=samples, lang=lang) == 0
    shown = capsys.readouterr().out
    assert "%" in shown
    assert "♠" in shown


def test_no_time_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert hand_command(TOPS[0], discard=TOPS[1], strain="S", seconds=0, lang="en") == 0
    assert "Nothing was found in time." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        ("AKQJT9.AK.A.", {"discard": "87..."}, "9 cards in the hand"),
        (TOPS[0], {"discard": "A...7"}, "both in the hand and in the discard"),
        (TOPS[0], {"discard": "8..."}, "expected 2"),
        (TOPS[0], {"discard": "87...", "strain": "X"}, "is not a strain"),
        ("AKQJT9.AK.A.AA", {"discard": "87..."}, "AH"),
    ],
)
def test_what_is_refused(hand: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError) as error:
        hand_command(hand, **{"strain": "S", "lang": "en", **options})
    assert words in str(error.value)


@pytest.mark.parametrize(
    "options",
    [
        {"exact": True, "samples": 100},
        {"samples": 1},
        {"threads": 0},
        {"strain": None},
        {"seconds": -1.0},
        {"seconds": math.nan},
    ],
)
def test_command_lines_that_are_wrong(options: dict[str, Any]) -> None:
    with pytest.raises(UsageError):
        hand_command(TOPS[0], **{"discard": TOPS[1], "strain": "S", "lang": "en", **options})
