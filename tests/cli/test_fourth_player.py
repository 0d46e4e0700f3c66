"""A fourth player sits down between two deals (rules §2.7): the person sees the sheet that begins anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prikup import match
from prikup.cli.play.desk import Prompt
from prikup.cli.play.look import Look
from prikup.cli.play.screen import Screen
from prikup.match import Admit, Agree, Propose
from tests.cli.desks import showing
from tests.support.matches import begin, deal, say, talk

if TYPE_CHECKING:
    from rich.text import Text


class Pictures(Screen):
    """A terminal of a fixed size that keeps its last picture."""

    width = 100
    height = 40

    def __init__(self) -> None:
        super().__init__(pictures=True)
        self.picture: list[str] = []

    def draw(self, rows: Sequence[Text]) -> None:
        self.picture = [row.plain for row in rows]


def test_after_a_fourth_player_is_admitted_the_sheet_is_shown() -> None:
    state = talk(
        deal(begin(), ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), "AH QH"),
        "6S pass pass order:6S:KH,QC whist:pass whist:pass",
    )
    state = say(state, 0, Propose(Admit("Глеб")))
    for seat in (1, 2):
        state = say(state, seat, Agree(True))
    assert state.deal is None
    screen = Pictures()
    desk = showing(screen, Look(lang="ru", letters="ru"), "Сочинка", state.names)
    desk.show(match.view(state, 0), Prompt(text="Enter"))
    for name in ("Анна", "Борис", "Вера", "Глеб"):
        assert any(name in row for row in screen.picture[2:])
    assert any("┌" in row for row in screen.picture)
