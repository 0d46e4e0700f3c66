"""When twelve cards make a «преферанс» declaration (rules §14.2)."""

from __future__ import annotations

from typing import Final, Literal

_TOP_THREE: Final = 0b1110_0000


def declares_preferans(twelve: int, definition: Literal["akq", "sure12"]) -> bool:
    """Whether the twelve cards of a mask are certain tricks in the sense agreed."""
    suits = [twelve >> 8 * suit & 0xFF for suit in range(4)]
    if definition == "akq":
        return all(suit & _TOP_THREE == _TOP_THREE for suit in suits)
    return all(_wins_every_trick(suit) for suit in suits)


def _wins_every_trick(suit: int) -> bool:
    """Whether all cards held of a suit win against any layout and lead in no trump.

    The suit must hold its ace, against a lead; its top run must be all of it, or as long as the rest of the suit
    can be in one other hand, so that the small cards are high when their turn comes.
    """
    held = suit.bit_count()
    run = 0
    while run < 8 and suit >> (7 - run) & 1:
        run += 1
    return run > 0 and (run == held or run >= 8 - held)
