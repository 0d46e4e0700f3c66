"""Levels of the strong player: the same bidding and card play with less search and less knowledge."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.analysis.misere.plans import load
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
    "beginner": Level(
        cardplay=cardplay.Skill(worlds=1, endings=1, inference=False, discards=False, plans=False, signals=False)
    ),
    "novice": Level(cardplay=cardplay.Skill(worlds=6, endings=6, inference=False, discards=False, signals=False)),
    "club": Level(
        bidding=bidding.Settings(seconds=0.0, worlds=24, talons=12),
        cardplay=cardplay.Skill(worlds=16, endings=16, inference=False, discards=False),
    ),
    "expert": Level(bidding=bidding.Settings(seconds=1.0), cardplay=cardplay.Skill()),
}
"""From the weakest up."""

PARTS: Final = ("bidding", "sampling", "cardplay", "inference", "discards", "plans", "signals", "claims")
"""What a level can be played without, to see what each part adds."""


def without(level: Level, part: str) -> Level:
    """A level less one of ``PARTS``: bidding or card play as ``rule`` does it, bids by the learned evaluation alone, or
    a card play that lacks something."""
    match part:
        case "bidding" | "cardplay":
            return msgspec.structs.replace(level, **{part: None})
        case "sampling":
            settings = level.bidding or bidding.DEFAULT
            return msgspec.structs.replace(level, bidding=msgspec.structs.replace(settings, seconds=0.0))
        case _:
            skill = level.cardplay or cardplay.DEFAULT
            return msgspec.structs.replace(level, cardplay=msgspec.structs.replace(skill, **{part: False}))


class LevelBot:
    """A player of one level. It sees what its seat may see and keeps nothing between two decisions."""

    def __init__(self, seed: int = 0, level: str = "expert", less: str | None = None) -> None:
        self.name = level if less is None else f"{level}-without-{less}"
        self._level = LEVELS[level] if less is None else without(LEVELS[level], less)
        self._bidding = self._level.bidding and msgspec.structs.replace(self._level.bidding, seed=seed)
        self._cardplay = self._level.cardplay and msgspec.structs.replace(self._level.cardplay, seed=seed)
        self._rule = RuleBot(seed)
        if self._cardplay is not None and self._cardplay.discards:
            load()

    def act(self, view: MatchView) -> AnyAction | None:
        """The action of the seat of this view; None out of turn. Matters of the match are those of ``rule``."""
        action: AnyAction | None = None
        if self._bidding is not None:
            action = bidding.choose(view, self._bidding)
        if action is None and self._cardplay is not None:
            action = cardplay.choose(view, self._cardplay)
        return self._rule.act(view) if action is None else action
