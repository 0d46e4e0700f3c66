"""Draw the large-index deck: cards for telephones, where a strip of each card must tell what it is.

Run from the repository root::

    python tools/decks/large.py

It writes four decks under ``web/public/decks``: ``large-ru-two``, ``large-ru-four``, ``large-en-two`` and
``large-en-four`` (letters В Д К Т or J Q K A, two or four colours), each with ``7S.svg`` to ``AH.svg`` and
``back.svg``. The drawings are ours, under the licence of prikup. A card has the measures of the «Атласные» deck
(362 by 542), so that either may lie on the table. Everything that tells the card lies in the left 165 units:
on a card 70 pixels wide these are 32 pixels.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from shapes import HEADGEAR, PEN, STROKES, SUITS

WIDTH, HEIGHT = 362, 542
INK, RED, GREEN, BLUE = "#1b1b1b", "#c8321f", "#17733a", "#1d5bb0"
COLOURS = {
    "two": {"S": INK, "C": INK, "D": RED, "H": RED},
    "four": {"S": INK, "C": GREEN, "D": BLUE, "H": RED},
}
FIGURES = {"7": "7", "8": "8", "9": "9", "T": "10"}
LETTERS = {
    "ru": FIGURES | {"J": "В", "Q": "Д", "K": "К", "A": "Т"},
    "en": FIGURES | {"J": "J", "Q": "Q", "K": "K", "A": "A"},
}
INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT = 20, 30, 140
INDEX_RIGHT = 165
SMALL_SUIT = (22, 192, 104)  # left, top, size
LARGE_SUIT = (128, 296, 216)
ACE_SUIT = (92, 260, 252)
HEADGEAR_PLACE = (186, 62, 136)
TINT = 0.1


def head() -> str:
    """The start of a card: the sheet of paper with its edge."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="30" '
        f'fill="#fff" stroke="#2b2b2b" stroke-width="3"/>'
    )


def shape(path: str, place: tuple[int, int, int]) -> str:
    """A filled outline whose box, 100 wide, lies at ``place``: left, top, width."""
    left, top, size = place
    return f'<path transform="translate({left} {top}) scale({size / 100:g})" d="{path}"/>'


def index(text: str, colour: str) -> str:
    """The letter or figure of the corner; a wide one is pressed together until it fits the strip."""
    scale = INDEX_HEIGHT / 100
    natural = scale * sum(STROKES[letter].width for letter in text)
    across = scale * min(1.0, (INDEX_RIGHT - INDEX_LEFT) / natural)
    parts, left = [], 0
    for letter in text:
        stroke = STROKES[letter]
        place = f' transform="translate({left} 0)"' if left else ""
        parts.append(f'<path{place} d="{stroke.path}"/>')
        left += stroke.width
    return (
        f'<g transform="translate({INDEX_LEFT} {INDEX_TOP}) scale({across:.3g} {scale:g})" '
        f'fill="none" stroke="{colour}" stroke-width="{PEN}" stroke-linejoin="round">{"".join(parts)}</g>'
    )


def card(rank: str, suit: str, language: str, colours: str) -> str:
    """One card as an SVG document; rank and suit as in the file names (T is the ten)."""
    colour = COLOURS[colours][suit]
    parts = [head()]
    if rank in HEADGEAR:
        parts.append(
            f'<rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="22" '
            f'fill="{colour}" fill-opacity="{TINT}"/>'
        )
    shapes = [shape(SUITS[suit], SMALL_SUIT), shape(SUITS[suit], ACE_SUIT if rank == "A" else LARGE_SUIT)]
    if rank in HEADGEAR:
        shapes.append(shape(HEADGEAR[rank], HEADGEAR_PLACE))
    parts += [index(LETTERS[language][rank], colour), f'<g fill="{colour}">{"".join(shapes)}</g>', "</svg>\n"]
    return "".join(parts)


def back() -> str:
    """The back: a lattice in a frame, the same turned round."""
    lattice = "".join(
        f"M{x} {y}l19 30l-19 30l-19-30z" for y in range(31, HEIGHT - 60, 60) for x in range(48, WIDTH - 28, 38)
    )
    return (
        head()
        + f'<rect x="18" y="18" width="{WIDTH - 36}" height="{HEIGHT - 36}" rx="18" fill="#1c3f6f"/>'
        + f'<path d="{lattice}" fill="none" stroke="#c9a35f" stroke-width="3"/></svg>\n'
    )


def main() -> None:
    """Write the four decks below the folder given."""
    parser = argparse.ArgumentParser(description="Draw the large-index deck.")
    parser.add_argument("--out", type=Path, default=Path("web/public/decks"))
    out: Path = parser.parse_args().out
    for language in LETTERS:
        for colours in COLOURS:
            folder = out / f"large-{language}-{colours}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "back.svg").write_text(back(), encoding="utf-8")
            for rank in LETTERS[language]:
                for suit in SUITS:
                    text = card(rank, suit, language, colours)
                    (folder / f"{rank}{suit}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
