"""A desk that only shows: nobody judges and nothing is saved."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cli.play.desk import Desk
from prikup.cli.play.look import Look
from prikup.cli.play.screen import Screen
from prikup.cli.play.voice import Voice
from prikup.cli.text import text
from prikup.match import AnyAction


class Nobody:
    """A host that allows everything and keeps nothing."""

    def judge(self, action: AnyAction, /) -> None:
        """No reason against anything."""

    def save(self) -> str:
        return ""


def showing(screen: Screen, look: Look, title: str, names: Sequence[str]) -> Desk:
    return Desk(screen, look, title, Voice(text(look.lang), look.letters, names), Nobody(), {})
