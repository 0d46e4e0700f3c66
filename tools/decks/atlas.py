"""Cut the «Атласные» deck of Debian's ``gnome-cards-data`` into one small SVG file a card.

Run from the repository root (needs the package and Node with ``npx``)::

    apt-get install gnome-cards-data
    python tools/decks/atlas.py

It writes ``web/public/decks/atlas/`` (letters В Д К Т) and ``web/public/decks/atlas-en/`` (J Q K A): ``7S.svg`` to
``AH.svg`` and ``back.svg``. The licence and the attribution beside them are kept by hand: the drawings stay under
LGPL-3.0-or-later, and so does what this program makes of them. This program itself is under the licence of prikup.

What it changes in the drawings: every card stands alone in a view box of its own; the index is larger, so that it
can be read on a telephone; the ace of diamonds loses the factory mark and the name and is as plain as the other aces.
"""

from __future__ import annotations

import argparse
import copy
import gzip
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

SVG = "http://www.w3.org/2000/svg"
HREF = "{http://www.w3.org/1999/xlink}href"
SVGO = "svgo@4.1.0"
SVGO_CONFIG = """export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    { name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
  ],
};
"""

SOURCES = {
    "atlas": Path("/usr/share/aisleriot/cards/Атласные.svgz"),
    "atlas-en": Path("/usr/share/aisleriot/cards/atlasnye.svgz"),
}
# The source is one sheet: thirteen columns (ace, 2 to 10, jack, queen, king), one row a suit, cells of equal size.
CELL_W, CELL_H = 362, 542
SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
RANKS = {"7": "7", "8": "8", "9": "9", "T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "1"}
ROWS = ("club", "diamond", "heart", "spade")
COLUMNS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
BACK = (2 * CELL_W, 4 * CELL_H)
INDEX_SCALE = 1.35
INDEX_FIXED = (30, 30)  # the point of the cell that stays when the index grows
# Where the room is narrow the letter grows less across, about an x of its own: the ten is wide and grows away from the
# edge; on the jack of diamonds the large suit begins right behind the letter.
NARROW_SCALE = 1.2
NARROW_FIXED_X = {(suit, "10"): 14 for suit in ROWS} | {("diamond", "jack"): 38}
INDEX_STROKE = ".8"  # in the source only the letters and figures of the corners carry this width


def cell(suit: str, rank: str) -> tuple[int, int]:
    """The top left corner of a card on the sheet."""
    return COLUMNS.index(rank) * CELL_W, ROWS.index(suit) * CELL_H


def elements_by_id(root: ET.Element) -> dict[str, ET.Element]:
    """Every element of the sheet that has an id."""
    return {name: element for element in root.iter() if (name := element.get("id")) is not None}


def target(element: ET.Element) -> str | None:
    """The id that a ``use`` element points at."""
    reference = element.get(HREF)
    return None if reference is None else reference.removeprefix("#")


def is_small_suit(element: ET.Element, ids: dict[str, ET.Element]) -> bool:
    """Whether the element is the small suit of a corner, itself or by a chain of ``use``."""
    name = element.get("id", "")
    following = target(element)
    return name.endswith("_symbol_small") or (following is not None and is_small_suit(ids[following], ids))


def is_letter(element: ET.Element) -> bool:
    """Whether the element is a letter or figure of the index."""
    return element.tag == f"{{{SVG}}}path" and element.get("stroke-width") == INDEX_STROKE


def is_index(element: ET.Element, ids: dict[str, ET.Element]) -> bool:
    """Whether the element belongs to one of the two corner indices."""
    following = target(element)
    return is_letter(element) or is_small_suit(element, ids) or (following is not None and is_letter(ids[following]))


def keep_in_ace(element: ET.Element) -> bool:
    """Of the ace of diamonds only the card, the suit in the middle and the index stay: the rest is the factory mark."""
    plain = element.tag in {f"{{{SVG}}}rect", f"{{{SVG}}}use"} or is_letter(element)
    return plain or element.get("id", "").startswith("diamond_symbol")


def grown(elements: list[ET.Element], fixed: tuple[int, int], across: float) -> ET.Element:
    """The elements in a group that grows about a point, to ``INDEX_SCALE`` down and to ``across`` sideways."""
    x, y = fixed
    group = ET.Element(f"{{{SVG}}}g")
    group.set("transform", f"translate({x} {y}) scale({across} {INDEX_SCALE}) translate({-x} {-y})")
    group.extend(elements)
    return group


def larger_index(card: ET.Element, ids: dict[str, ET.Element], suit: str, rank: str) -> None:
    """Replace both corner indices of the card by larger ones, the second being the first turned round."""
    letters = [copy.deepcopy(child) for child in card if is_letter(child)]
    for child in list(card):
        if is_index(child, ids):
            card.remove(child)
    left, top = cell(suit, rank)
    small = copy.deepcopy(ids[f"{suit}_symbol_small"])
    small.set("transform", f"translate({left})")
    fixed_x, fixed_y = left + INDEX_FIXED[0], top + INDEX_FIXED[1]
    narrow_x = NARROW_FIXED_X.get((suit, rank))
    if narrow_x is None:
        letter_group = grown(letters, (fixed_x, fixed_y), INDEX_SCALE)
    else:
        letter_group = grown(letters, (left + narrow_x, fixed_y), NARROW_SCALE)
    corner = ET.SubElement(card, f"{{{SVG}}}g", id="index")
    corner.append(letter_group)
    corner.append(grown([small], (fixed_x, fixed_y), INDEX_SCALE))
    turn = f"rotate(180 {left + CELL_W / 2} {top + CELL_H / 2})"
    ET.SubElement(card, f"{{{SVG}}}use", {HREF: "#index", "transform": turn})


def with_definitions(card: ET.Element, ids: dict[str, ET.Element]) -> list[ET.Element]:
    """The elements outside the card that it points at, directly or by others, as copies for ``defs``."""
    inside = set(elements_by_id(card))
    needed: dict[str, ET.Element] = {}
    waiting = list(card.iter())
    while waiting:
        name = target(waiting.pop())
        if name is not None and name not in inside and name not in needed:
            needed[name] = copy.deepcopy(ids[name])
            waiting.extend(needed[name].iter())
    return list(needed.values())


def alone(card: ET.Element, ids: dict[str, ET.Element], left: int, top: int) -> str:
    """The card as an SVG document of its own whose view box is its cell of the sheet, with that top left corner."""
    document = ET.Element(f"{{{SVG}}}svg", viewBox=f"{left} {top} {CELL_W} {CELL_H}")
    definitions = with_definitions(card, ids)
    if definitions:
        ET.SubElement(document, f"{{{SVG}}}defs").extend(definitions)
    document.append(card)
    return ET.tostring(document, encoding="unicode")


def cards_of(sheet: ET.Element) -> dict[str, str]:
    """File name without ending -> SVG text, for the 32 cards and the back."""
    ids = elements_by_id(sheet)
    found = {"back": alone(copy.deepcopy(ids["back"]), ids, *BACK)}
    for suit_letter, suit in SUITS.items():
        for rank_letter, rank in RANKS.items():
            card = copy.deepcopy(ids[f"{suit}_{rank}"])
            if (rank_letter, suit_letter) == ("A", "D"):
                card[:] = [child for child in card if keep_in_ace(child)]
            larger_index(card, ids, suit, rank)
            found[rank_letter + suit_letter] = alone(card, ids, *cell(suit, rank))
    return found


def write_small(texts: dict[str, str], folder: Path) -> None:
    """Write the cards, shortened by svgo and with the size in the root element that an ``img`` wants."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        raw = Path(name)
        for card, text in texts.items():
            (raw / f"{card}.svg").write_text(text, encoding="utf-8")
        config = raw / "svgo.config.mjs"
        config.write_text(SVGO_CONFIG, encoding="utf-8")
        command = ["npx", "--yes", SVGO, "--quiet", "--config", str(config), "--folder", str(raw)]
        subprocess.run([*command, "--output", str(folder)], check=True)
    for card in texts:
        path = folder / f"{card}.svg"
        text = re.sub(r"<svg ", f'<svg width="{CELL_W}" height="{CELL_H}" ', path.read_text("utf-8"), count=1)
        path.write_text(text.rstrip() + "\n", encoding="utf-8")


def main() -> None:
    """Make both decks below the folder given."""
    parser = argparse.ArgumentParser(description="Cut the deck of gnome-cards-data into files.")
    parser.add_argument("--out", type=Path, default=Path("web/public/decks"))
    out: Path = parser.parse_args().out
    ET.register_namespace("", SVG)
    ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    for deck, source in SOURCES.items():
        sheet = ET.fromstring(gzip.decompress(source.read_bytes()))
        write_small(cards_of(sheet), out / deck)


if __name__ == "__main__":
    main()
