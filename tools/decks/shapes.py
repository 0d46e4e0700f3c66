"""Outlines of the large-index deck: letters and figures as pen strokes, suits and headgear as filled shapes.

Letters need no font that way: a picture in a page may not load one, and system fonts differ. Every outline is our own.
"""

from __future__ import annotations

from typing import NamedTuple


class Stroke(NamedTuple):
    """One letter or figure: its width and the path of the pen, in a box 100 high; the pen is ``PEN`` wide."""

    width: int
    path: str


PEN = 16

OVAL = "M9 36a25 28 0 0 1 50 0V64a25 28 0 0 1-50 0z"

STROKES = {
    "0": Stroke(68, OVAL),
    "1": Stroke(36, "M6 28L24 12V98"),
    "7": Stroke(68, "M6 10H58L28 98"),
    "8": Stroke(68, "M34 8a20 19.5 0 1 1 0 39a20 19.5 0 1 1 0-39zM34 47a25 22.5 0 1 1 0 45a25 22.5 0 1 1 0-45z"),
    "9": Stroke(68, "M59 34a25 26 0 1 1-50 0a25 26 0 1 1 50 0V58C59 80 48 92 32 92C23 92 16 89 11 83"),
    "J": Stroke(60, "M22 10H48V66a20.5 24 0 0 1-40 6"),
    "Q": Stroke(72, OVAL + "M40 66L66 98"),
    "K": Stroke(70, "M12 2V98M62 2L14 58M30 42L64 98"),
    "A": Stroke(72, "M6 98L36 8L66 98M16 68H56"),
    "В": Stroke(68, "M12 8V92H36a22.5 22.5 0 0 0 0-45H12M12 8H33a19.5 19.5 0 0 1 0 39"),
    "Д": Stroke(76, "M20 80C30 62 31 34 31 10H57V80M8 100V80H70V100"),
    "К": Stroke(70, "M12 2V98M62 2L14 58M30 42L64 98"),
    "Т": Stroke(68, "M4 10H64M34 10V98"),
}

# Suits in a box of 100 by 100.
SUITS = {
    "S": "M50 3C60 24 93 40 93 64C93 76 84 84 74 84C66 84 58 80 54 73C55 84 59 92 67 97H33C41 92 45 84 46 73"
    "C42 80 34 84 26 84C16 84 7 76 7 64C7 40 40 24 50 3z",
    "C": "M50 3a22 22 0 0 1 17 36a22 22 0 1 1-13 31C55 82 59 92 68 97H32C41 92 45 82 46 70a22 22 0 1 1-13-31"
    "a22 22 0 0 1 17-36z",
    "D": "M50 1C60 20 74 38 89 50C74 62 60 80 50 99C40 80 26 62 11 50C26 38 40 20 50 1z",
    "H": "M50 96C38 76 5 60 5 33C5 16 17 6 29 6C40 6 47 13 50 22C53 13 60 6 71 6C83 6 95 16 95 33C95 60 62 76 50 96z",
}

# What the three pictures wear, in a box of 100 by 60: so that they differ from the figures at a glance.
HEADGEAR = {
    "J": "M6 58C2 40 18 26 42 26C66 26 82 40 78 58zM66 30C72 14 84 4 98 2C96 18 88 32 76 38z",
    "Q": "M10 58L2 20L28 40L50 10L72 40L98 20L90 58zM50 0a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"
    "M3 8a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM97 8a6 6 0 1 1 0 12a6 6 0 1 1 0-12z",
    "K": "M8 58L4 22C14 16 28 18 36 26C38 18 42 14 46 12V8H40V2H46V-4H54V2H60V8H54V12C58 14 62 18 64 26"
    "C72 18 86 16 96 22L92 58z",
}
