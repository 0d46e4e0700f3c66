"""What a table is made with."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from prikup.deal import Rejection
from prikup.rules import Rules
from prikup.rules import check as check_rules

MAX_TITLE: Final = 60
"""Characters of a convention's title."""
MAX_SECONDS: Final = 86_400
LEAST_SECONDS: Final = 5


class TimeControl(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think. ``seconds`` are for each move, or for all moves of a match."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules and manners of a table."""

    rules: Rules
    title: str = ""
    """What the company calls its convention."""
    listed: bool = False
    """Shown in the lobby, open to everybody; otherwise whoever has a link may come."""
    time: TimeControl = TimeControl()
    grace: int = 60
    """Seconds after which somebody plays for a person who has gone."""
    pace: Literal["instant", "normal", "slow"] = "normal"
    """How fast bots act."""


def check(settings: Settings) -> Rejection | None:
    """Why a table cannot be made so."""
    problems = check_rules(settings.rules)
    if problems:
        return Rejection("table-rules", {"option": problems[0].options[0] if problems[0].options else ""})
    if len(settings.title) > MAX_TITLE or not settings.title.isprintable():
        return Rejection("table-title", {"most": MAX_TITLE})
    times = [settings.grace] + ([settings.time.seconds] if settings.time.kind != "none" else [])
    if not all(LEAST_SECONDS <= each <= MAX_SECONDS for each in times):
        return Rejection("table-seconds", {"least": LEAST_SECONDS, "most": MAX_SECONDS})
    return None
