"""How well a player plays cards: what the levels differ in."""

from __future__ import annotations

from typing import Final

import msgspec


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """Search and knowledge of one player. The same skill and view give the same card while time does not run out."""

    seed: int = 0
    seconds: float = 1.0
    """Time for one decision."""
    worlds: int = 100
    """Layouts that a card is weighed over."""
    endings: int = 600
    """Where no more layouts are possible than this, all of them are."""
    inference: bool = True
    """Whether layouts are weighed by what the others have said."""
    discards: bool = True
    """Whether a misère's unknown discard is met with one plan for all of them; otherwise layout by layout."""
    plans: bool = True
    """Whether the last tricks are played with one plan for all layouts instead of layout by layout."""
    signals: bool = True
    """Whether equal cards are played by the conventions of the defence, and hidden by the declarer."""
    claims: bool = True


DEFAULT: Final = Skill()
