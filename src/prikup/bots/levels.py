"""Levels of the strong player: the same bidding and card play with less search and less knowledge."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.bots import bidding, cardplay
from prikup.bots.rule import RuleBot
from prikup.match import AnyAction, MatchView


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a level can do."""

    bidding: bidding.Settings | None = None
    """None: it bids by the textbook counts of ``rule``."""
    cardplay: cardplay.Skill | None = None
    """None: it plays cards by the rules of thumb of ``rule``."""


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(cardplay=cardplay.Skill(worlds=6, endings=6, inference=False, discards=False, signals=False)),
    "club": Level(
        bidding=bidding.Settings(seconds=0.0, worlds=24, talons=12),
        cardplay=cardplay.Skill(worlds=16, endings=16, inference=False, discards=False),
    ),
    "expert": Level(bidding=bidding.Settings(seconds=1.0), cardplay=cardplay.Skill()),
}
"""From the weakest up."""


class LevelBot:
    """A player of one level. It sees what its seat may see and keeps nothing between two decisions."""

    def __init__(self, seed: int = 0, level: str = "expert") -> None:
        self.name = level
        self._level = LEVELS[level]
        self._bidding = self._level.bidding and msgspec.structs.replace(self._level.bidding, seed=seed)
        self._cardplay = self._level.cardplay and msgspec.structs.replace(self._level.cardplay, seed=seed)
        self._rule = RuleBot(seed)

    def act(self, view: MatchView) -> AnyAction | None:
        """The action of the seat of this view; None out of turn. Matters of the match are those of ``rule``."""
        action: AnyAction | None = None
        if self._bidding is not None:
            action = bidding.choose(view, self._bidding)
        if action is None and self._cardplay is not None:
            action = cardplay.choose(view, self._cardplay)
        return self._rule.act(view) if action is None else action
