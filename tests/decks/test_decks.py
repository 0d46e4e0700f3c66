"""The card pictures of the site: complete, well formed, self-contained, small, and with their licences."""

from __future__ import annotations

import importlib.util
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECKS = ROOT / "web" / "public" / "decks"
TOOLS = ROOT / "tools" / "decks"
ATLAS = ("atlas", "atlas-en")
LARGE = ("large-ru-two", "large-ru-four", "large-en-two", "large-en-four")
CARDS = tuple(rank + suit for suit in "SCDH" for rank in "789TJQKA")
FILES = tuple(f"{name}.svg" for name in (*CARDS, "back"))
DRAWING = {"svg", "defs", "g", "path", "rect", "use", "circle", "ellipse"}
REFERENCE = re.compile(r"(?:^|\})(?:href|src)$")
LARGEST_FILE, LARGEST_SET = 60_000, 1_500_000


@pytest.mark.parametrize("deck", ATLAS + LARGE)
def test_a_deck_has_its_32_cards_and_a_back_and_no_other_picture(deck: str) -> None:
    assert {path.name for path in (DECKS / deck).glob("*.svg")} == set(FILES)


@pytest.mark.parametrize("deck", ATLAS + LARGE)
@pytest.mark.parametrize("name", FILES)
def test_a_card_is_a_plain_drawing_that_needs_nothing_from_outside(deck: str, name: str) -> None:
    text = (DECKS / deck / name).read_text("utf-8")
    assert "<!" not in text
    assert "url(" not in text
    root = ET.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        namespace, _, tag = element.tag[1:].partition("}")
        assert namespace == "http://www.w3.org/2000/svg"
        assert tag in DRAWING
        for attribute, value in element.attrib.items():
            assert not attribute.startswith("on")
            if REFERENCE.search(attribute):
                assert value.startswith("#")
                assert value[1:] in ids


@pytest.mark.parametrize("deck", ATLAS + LARGE)
@pytest.mark.parametrize("name", FILES)
def test_every_card_of_every_deck_has_the_same_measures(deck: str, name: str) -> None:
    root = ET.fromstring((DECKS / deck / name).read_text("utf-8"))
    _, _, width, height = root.attrib["viewBox"].split()
    assert (width, height) == (root.get("width"), root.get("height")) == ("362", "542")


def test_the_pictures_are_small() -> None:
    sizes = [path.stat().st_size for path in DECKS.rglob("*.svg")]
    assert max(sizes) <= LARGEST_FILE
    assert sum(sizes) <= LARGEST_SET


@pytest.mark.parametrize("deck", ATLAS)
def test_the_satin_deck_carries_its_licence_and_its_makers(deck: str) -> None:
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (DECKS / deck / "LICENSE.LGPL-3").read_text("utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in (DECKS / deck / "LICENSE.GPL-3").read_text("utf-8")
    attribution = (DECKS / deck / "ATTRIBUTION.md").read_text("utf-8")
    for said in ("Vincent Bermel", "Dmitry Fomin", "CC0", "any later version", "Changed for prikup"):
        assert said in attribution


@pytest.mark.parametrize("deck", ATLAS)
def test_the_ace_of_diamonds_is_as_plain_as_the_ace_of_hearts(deck: str) -> None:
    def drawn(card: str) -> int:
        root = ET.fromstring((DECKS / deck / f"{card}.svg").read_text("utf-8"))
        return sum(element.tag.endswith(("}path", "}rect", "}use")) for element in root.iter())

    assert drawn("AD") == drawn("AH")


@pytest.fixture(scope="module")
def large() -> ModuleType:
    """The program that draws the large deck; its folder is no package, so it is loaded by path."""
    sys.path.insert(0, str(TOOLS))
    try:
        specification = importlib.util.spec_from_file_location("decks_large", TOOLS / "large.py")
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
    finally:
        sys.path.remove(str(TOOLS))
    return module


@pytest.mark.parametrize("deck", LARGE)
def test_the_large_deck_is_what_its_program_draws(deck: str, large: ModuleType) -> None:
    _, language, colours = deck.split("-")
    for card in CARDS:
        assert (DECKS / deck / f"{card}.svg").read_text("utf-8") == large.card(card[0], card[1], language, colours)
    assert (DECKS / deck / "back.svg").read_text("utf-8") == large.back()


@pytest.mark.parametrize(("colours", "distinct"), [("two", 2), ("four", 4)])
def test_the_large_deck_has_as_many_colours_as_its_name_says(colours: str, distinct: int) -> None:
    found = set()
    for suit in "SCDH":
        text = (DECKS / f"large-ru-{colours}" / f"7{suit}.svg").read_text("utf-8")
        found.add(tuple(sorted(set(re.findall(r'<g [^>]*(?:fill|stroke)="(#[0-9a-f]{6})"', text)))))
    assert len(found) == distinct


def contrast_with_white(colour: str) -> float:
    """Contrast ratio of a colour on white, WCAG 2.2 (relative luminance of sRGB)."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 1.05 / (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)


def test_suits_of_the_large_deck_stand_out_from_the_paper(large: ModuleType) -> None:
    for suits in large.COLOURS.values():
        for colour in suits.values():
            assert contrast_with_white(colour) >= 4.5


def test_the_index_of_the_large_deck_fits_the_strip_of_an_overlapped_hand(large: ModuleType) -> None:
    strip = 34 / 70 * large.WIDTH  # 34 of 70 pixels of each card are seen in a hand on a telephone
    left, _, size = large.SMALL_SUIT
    assert strip >= large.INDEX_RIGHT
    assert left + size <= strip
