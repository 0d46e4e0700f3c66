"""What the table rules ask of the screen: the counter of a side, what a table with bots shows after a deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.bots import RandomBot
from prikup.cli.play.look import PAUSES, Look
from prikup.cli.play.parts import duty
from prikup.cli.play.session import at_table
from prikup.cli.play.start import Wishes, new_match, rules_of
from prikup.cli.play.voice import Voice
from prikup.cli.text import text
from prikup.deal import DealState, view
from prikup.rules import PRESETS, build
from tests.cli.typist import Typist
from tests.support.script import run, setup_of, start

# Hand 0 is first hand: six clubs with the talon ♣A9. 1 holds diamonds, 2 spades.
HANDS = ("7.KQJT..AKQJT", "98.87.AKQJT.9", "AKQJT..987.87")
TALON = "AC 9C"


def six_clubs(words: str) -> DealState:
    state = start(build("sochi", {}), setup_of(3), HANDS, TALON)
    return run(state, f"6S pass pass order:6C:TH,TC {words}")


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_a_counter_shows_the_sides_tricks_against_its_obligation(mode: str) -> None:
    """Table 4: the passer's ace of spades counts for the whister, who owes four (rules §6.2)."""
    state = run(six_clubs(f"whist:whist whist:pass {mode}"), "c:7S c:9S c:AS")
    assert view(state, None).taken == (0, 0, 1)
    assert "1 of 4" in duty(view(state, 0), Voice(text("en"), "en", ("A", "B", "C")))


@pytest.mark.parametrize("convention", PRESETS)
def test_a_table_of_one_person_and_bots_shows_the_deal(convention: str) -> None:
    """Table 11, unless the person asks for something else."""
    _, rules = rules_of(Wishes(convention=convention), text("en"))
    assert rules.reveal == "deal"
    _, rules = rules_of(Wishes(convention=convention, settings=("reveal=played",)), text("en"))
    assert rules.reveal == "played"


class Watch(Typist):
    """A typist who notes how long he was made to wait."""

    def __init__(self) -> None:
        super().__init__(RandomBot(1), "en")
        self.waits: list[float] = []

    def pause(self, seconds: float) -> str | None:
        self.waits.append(seconds)
        return None


@pytest.mark.usefixtures("capsys")
def test_every_pause_is_as_long_as_every_other(tmp_path: Path) -> None:
    """Table 10: after a choice among ten cards and after a forced one, whatever is held."""
    say = text("en")
    wishes = Wishes(convention="sochi", pool=2, bot="random", seed=7)
    title, rules = rules_of(wishes, say)
    state, store = new_match(wishes, say, tmp_path / "match.json", title, rules)
    screen = Watch()
    look = Look(lang="en", letters="en", speed="normal")
    session = at_table(screen, look, state, store, lambda _kind: RandomBot(7))
    screen.view = session.live.view
    session.run()
    assert len(screen.waits) > 50
    assert set(screen.waits) == {PAUSES["normal"]}
