"""Of the closed tricks only the last may be looked at while a deal is played (rules §7.5, table 10)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from prikup import match
from prikup.cli.play.frame import Facts, frame
from prikup.cli.play.look import Look
from prikup.cli.play.result import history_page
from prikup.cli.play.screen import Screen
from prikup.cli.play.voice import Voice
from prikup.cli.text import text
from prikup.deal.actions import Play
from prikup.match import MatchState, MatchView
from tests.cli.desks import showing
from tests.support.matches import NAMES, begin, deal, say, talk

LOOK = Look(lang="en", letters="en")
VOICE = Voice(text("en"), "en", NAMES[:3])


def third_trick() -> MatchState:
    """First hand plays 7♠ and has led to the third trick."""
    state = deal(begin(), ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), "AH QH")
    return talk(state, "6S pass pass order:7S:KH,QC whist:whist whist:whist c:AS c:8S c:7S c:KS c:TS c:7C c:QS")


def picture(view: MatchView) -> str:
    return "\n".join(row.plain for row in frame(view, Facts(title="Sochi"), LOOK, VOICE, 200, 60))


def history(view: MatchView) -> str:
    assert view.deal is not None
    return "\n".join(row.plain for row in history_page(view.deal, LOOK, VOICE))


def lines(view: MatchView) -> str:
    """What is printed to somebody who comes back to the table."""
    screen = Screen(pictures=False)
    printed: list[str] = []
    screen.print = lambda rows: printed.extend(str(row) for row in rows)  # type: ignore[method-assign]
    desk = showing(screen, LOOK, "Sochi", NAMES[:3])
    desk.show(view)
    return "\n".join(printed)


def tricks_in(shown: str) -> list[str]:
    return re.findall(r"trick (\d+): \S+ \S+, \S+ \S+, \S+ \S+ — ", shown)


@pytest.mark.parametrize("page", [picture, history, lines], ids=["picture", "history", "lines"])
def test_of_the_closed_tricks_only_the_last_is_shown(page: Callable[[MatchView], str]) -> None:
    for seat in range(3):
        shown = page(match.view(third_trick(), seat))
        assert tricks_in(shown) == ["2"]
        assert "♠7" not in shown


def test_the_history_counts_tricks_and_keeps_talon_and_words() -> None:
    told = history(match.view(third_trick(), 1)).splitlines()
    assert told[0] == "auction: Анна: 6♠, Борис: pass, Вера: pass"
    assert told[1] == "talon: ♥A ♥Q"
    assert "trick 3: Анна ♠Q" in told
    assert told[-1] == "Анна: 2 of 7 tricks, Борис: 0 tricks, Вера: 0 tricks"


def test_the_deal_over_shows_every_trick() -> None:
    state = third_trick()
    while state.stage == "deal":
        seat = match.to_act(state)[0]
        view = match.view(state, seat).deal
        assert view is not None
        state = say(state, seat, next(form for form in view.legal if isinstance(form, Play)))
    told = history(match.view(state, 1))
    assert tricks_in(told) == [str(number) for number in range(1, 11)]
    assert "Борис: ♠J108" in told
