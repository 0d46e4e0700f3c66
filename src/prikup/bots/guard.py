"""A net under a bot: what it fails to do in time, or at all, a simpler bot does."""

from __future__ import annotations

import logging
import threading

import msgspec

from prikup.bots.player import Player
from prikup.bots.rule import RuleBot
from prikup.match import AnyAction, MatchView

LOG = logging.getLogger(__name__)


class Guarded:
    """A player whose crash, silence or slowness is made good by the stand-in.

    With ``deadline`` (seconds a decision) the player thinks in a thread of its own, which is left alone when time is
    up: a thread cannot be ended from outside. Whether an action is legal the referee says; the table then asks
    ``instead``.
    """

    def __init__(self, player: Player, deadline: float | None = None, stand_in: Player | None = None) -> None:
        self.player = player
        self.deadline = deadline
        self.stand_in: Player = RuleBot() if stand_in is None else stand_in
        self.replaced = 0

    @property
    def name(self) -> str:
        """The kind of the player behind it."""
        return self.player.name

    def act(self, view: MatchView) -> AnyAction | None:
        """The player's action, or the stand-in's."""
        try:
            action = self._asked(view)
        except Exception as error:
            return self.instead(view, f"{type(error).__name__}: {error}")
        if action is None and view.seat in view.to_act:
            return self.instead(view, "no action")
        return action

    def instead(self, view: MatchView, cause: str) -> AnyAction | None:
        """The stand-in's action; cause and view go to the log."""
        self.replaced += 1
        told = msgspec.json.encode(view, enc_hook=str).decode()
        LOG.warning("%s, seat %s: %s; view %s", self.name, view.seat, cause, told)
        return self.stand_in.act(view)

    def _asked(self, view: MatchView) -> AnyAction | None:
        if self.deadline is None:
            return self.player.act(view)
        found: list[AnyAction | None] = []
        failed: list[Exception] = []

        def think() -> None:
            try:
                found.append(self.player.act(view))
            except Exception as error:
                failed.append(error)

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self.deadline)
        if failed:
            raise failed[0]
        if not found:
            raise TimeoutError(f"no action in {self.deadline} s")
        return found[0]
