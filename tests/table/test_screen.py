"""What table.md asks of the screen: the counter of a side, what a table with bots shows after a deal."""

from __future__ import annotations

import pytest

from prikup.cli.play.parts import duty
from prikup.cli.play.start import Wishes, rules_of
from prikup.cli.play.voice import Voice
from prikup.cli.text import text
from prikup.deal import DealState, view
from prikup.rules import PRESETS, build
from tests.support.script import run, setup_of, start

# Hand 0 is first hand: six clubs with the talon ♣A9. 1 holds diamonds, 2 spades.
HANDS = ("7.KQJT..AKQJT", "98.87.AKQJT.9", "AKQJT..987.87")
TALON = "AC 9C"


def six_clubs(words: str) -> DealState:
    state = start(build("sochi", {}), setup_of(3), HANDS, TALON)
    return run(state, f"6S pass pass order:6C:TH,TC {words}")


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_a_counter_shows_the_sides_tricks_against_its_obligation(mode: str) -> None:
    """Table.md 4: the passer's ace of spades counts for the whister, who owes four (rules §6.2)."""
    state = run(six_clubs(f"whist:whist whist:pass {mode}"), "c:7S c:9S c:AS")
    assert view(state, None).taken == (0, 0, 1)
    assert "1 of 4" in duty(view(state, 0), Voice(text("en"), "en", ("A", "B", "C")))


@pytest.mark.parametrize("convention", PRESETS)
def test_a_table_of_one_person_and_bots_shows_the_deal(convention: str) -> None:
    """Table.md 11, unless the person asks for something else."""
    _, rules = rules_of(Wishes(convention=convention), text("en"))
    assert rules.reveal == "deal"
    _, rules = rules_of(Wishes(convention=convention, settings=("reveal=played",)), text("en"))
    assert rules.reveal == "played"
