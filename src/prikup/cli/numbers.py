"""Exact numbers as people write them on the sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_SIGNS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}
MINUS: Final = "−"


def amount(value: Fraction | int) -> str:
    """``24``, ``24½``, ``−18⅔``; other fractions as ``7 3/8``."""
    exact = Fraction(value)
    sign = MINUS if exact < 0 else ""
    whole, part = divmod(abs(exact), 1)
    if not part:
        return f"{sign}{whole}"
    if part in _SIGNS:
        return f"{sign}{whole or ''}{_SIGNS[part]}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"


def signed(value: Fraction | int) -> str:
    """The same with a plus before what is above zero."""
    return f"+{amount(value)}" if value > 0 else amount(value)
