"""How wide a text is, on the safe side: no common sans serif face (PT Sans, Liberation, DejaVu) needs more."""

from __future__ import annotations

import unicodedata
from typing import Final

_BOLD: Final = 1.1
_NARROW: Final = dict.fromkeys(".,:;·'|", 0.37) | dict.fromkeys(" ", 0.34) | dict.fromkeys("ijlIt()-", 0.46)
_WIDE: Final = dict.fromkeys("mwMWшщжюыЖШЩЮЫФДф@%—…½⅓⅔¼¾", 1.09)
_EM: Final = _NARROW | _WIDE | dict.fromkeys("0123456789", 0.64) | dict.fromkeys("+−=/Ø", 0.84)


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Width in the unit of ``size``, the height of the type."""
    ems = sum(_ems(sign) for sign in text)
    return ems * size * (_BOLD if bold else 1)


def _ems(sign: str) -> float:
    known = _EM.get(sign)
    if known is not None:
        return known
    if unicodedata.combining(sign):
        return 0
    if unicodedata.east_asian_width(sign) in "WF" or ord(sign) > 0xFFFF:
        return 1.4
    return 0.82 if sign.isupper() else 0.67


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """The text, or its beginning with an ellipsis where the room is too narrow for all of it."""
    if text_width(text, size, bold=bold) <= room:
        return text
    length = len(text)
    while length and text_width(text[:length] + "…", size, bold=bold) > room:
        length -= 1
    return text[:length].rstrip() + "…"
