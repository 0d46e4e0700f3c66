"""What happened in many deals: contracts by level, raspasy, and how often every word was said."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from prikup.arena.kinds import kinds_of
from prikup.deal import Acted, DealSetup, Misere, Outcome, Preferans, Raspasy, TrickGame
from prikup.match import MatchActed, MatchEvent

LEVELS = (6, 7, 8, 9, 10)


class Statistics(msgspec.Struct):
    """Counts, filled by ``see`` and ``score``."""

    deals: int = 0
    made: Counter[int] = msgspec.field(default_factory=Counter)
    """By level: contracts made in play."""
    failed: Counter[int] = msgspec.field(default_factory=Counter)
    credited: Counter[int] = msgspec.field(default_factory=Counter)
    """By level: contracts written without play, nobody having whisted."""
    conceded: Counter[int] = msgspec.field(default_factory=Counter)
    misere_made: int = 0
    misere_failed: int = 0
    raspasy: int = 0
    raspasy_dark: int = 0
    preferans: int = 0
    claimed: int = 0
    """Deals that ended by agreement."""
    actions: Counter[str] = msgspec.field(default_factory=Counter)
    """By the codes of ``kinds_of``: every word, bid form, level and claim."""

    def see(self, event: MatchEvent) -> None:
        """Count an event."""
        if isinstance(event, Acted | MatchActed):
            self.actions.update(kinds_of(event.action))

    def score(self, outcome: Outcome, setup: DealSetup) -> None:
        """Count a finished deal."""
        self.deals += 1
        if isinstance(outcome, TrickGame) and setup.sitting_dealer in outcome.words:
            self.actions["dealer-returned"] += 1
        match outcome:
            case TrickGame(conceded=True):
                self.conceded[outcome.game.level] += 1
            case TrickGame(tricks=None):
                self.credited[outcome.game.level] += 1
            case TrickGame():
                assert outcome.tricks is not None
                level = outcome.game.level
                made = outcome.tricks[outcome.declarer] >= level
                (self.made if made else self.failed)[level] += 1
            case Misere():
                caught = outcome.tricks[outcome.declarer] > 0
                self.misere_failed += caught
                self.misere_made += not caught
            case Raspasy():
                self.raspasy += 1
                self.raspasy_dark += bool(outcome.dark)
            case Preferans():
                self.preferans += 1
        if not isinstance(outcome, Preferans):
            self.claimed += outcome.claimed

    def as_object(self) -> dict[str, Any]:
        """The counts as plain values, ready for JSON."""
        return {
            "deals": self.deals,
            "games": {
                str(level): {
                    "made": self.made[level],
                    "failed": self.failed[level],
                    "credited": self.credited[level],
                    "conceded": self.conceded[level],
                }
                for level in LEVELS
            },
            "misere": {"made": self.misere_made, "failed": self.misere_failed},
            "raspasy": {"deals": self.raspasy, "dark": self.raspasy_dark, "share": self.share(self.raspasy)},
            "preferans": self.preferans,
            "claimed": self.claimed,
            "actions": dict(sorted(self.actions.items())),
        }

    def share(self, count: int) -> float:
        """A count as a share of all deals, to four places."""
        return round(count / self.deals, 4) if self.deals else 0.0
