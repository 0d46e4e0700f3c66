"""Pieces of the screen: lines of text with a known width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from prikup.cli.paint import QUIET, SUIT_STYLES, Suits

if TYPE_CHECKING:
    from rich.text import Text

    from prikup.cards import Card
    from prikup.cli.play.voice import Voice

BOX: Final = 8
"""Columns of a card on the table."""
_NARROW: Final = 4
"""Columns of a card in the hand where there is little room."""


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """A line of parts, each plain, with a style, or painted."""
    from rich.text import Text

    return Text.assemble(*parts, no_wrap=True)


def fitted(text: Text, width: int) -> Text:
    """The text in exactly so many columns."""
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis", pad=True)
    return cut


def side_by_side(blocks: Sequence[Sequence[Text]], width: int, gap: int = 2) -> list[Text]:
    """Blocks in columns of equal width."""
    from rich.text import Text

    each = (width - gap * (len(blocks) - 1)) // max(1, len(blocks))
    height = max((len(block) for block in blocks), default=0)
    rows = []
    for row in range(height):
        joined = Text(no_wrap=True)
        for place, block in enumerate(blocks):
            if place:
                joined.append(" " * gap)
            joined.append_text(fitted(block[row] if row < len(block) else Text(), each))
        joined.rstrip()
        rows.append(joined)
    return rows


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the ends of a line; the left one gives way."""
    room = max(0, width - right.cell_len - 1)
    joined = fitted(left, room) if left.cell_len > room else left.copy()
    joined.append(" " * max(1, width - joined.cell_len - right.cell_len))
    joined.append_text(right)
    return joined


def wrapped(text: Text, width: int) -> list[Text]:
    """The text on lines of at most this width, later ones indented."""
    from rich.console import Console

    if text.cell_len <= width:
        return [text]
    first, *rest = text.wrap(Console(width=width), width)
    if not rest:
        return [first]
    left = text[len(first.plain.rstrip()) :]
    left = left[len(left.plain) - len(left.plain.lstrip()) :]
    return [first, *(line("   ", piece) for piece in left.wrap(Console(width=width), width - 3))]


def card_boxes(
    cards: Iterable[tuple[Card, str, str]], voice: Voice, suits: Suits, *, dim: bool = False
) -> list[list[Text]]:
    """Cards as they lie on the table: each with a name below it in its style."""
    frame = QUIET
    boxes = []
    for card, name, style in cards:
        face = voice.card(card)
        colour = "dim" if dim else SUIT_STYLES[suits][face[0]]
        boxes.append(
            [
                line(" ", ("╭────╮", frame)),
                line(" ", ("│", frame), (f"{face:^4}", colour), ("│", frame)),
                line(" ", ("╰────╯", frame)),
                line((f"{name[:BOX]:^{BOX}}", style)),
            ]
        )
    return boxes


def joined(boxes: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Boxes in a row, each as wide as it is."""
    from rich.text import Text

    if not boxes:
        return []
    rows = []
    for row in range(max(len(box) for box in boxes)):
        whole = Text(no_wrap=True)
        for place, box in enumerate(boxes):
            width = max(piece.cell_len for piece in box)
            if place:
                whole.append(" " * gap)
            whole.append_text(fitted(box[row] if row < len(box) else Text(), width))
        rows.append(whole)
    return rows


def numbered_hand(cards: Sequence[Card], bright: frozenset[Card], voice: Voice, suits: Suits, width: int) -> list[Text]:
    """A hand with the number of each card above it, on as many rows as it needs; cards that may not be played are
    dim."""
    each = min(6, max(_NARROW, width // max(1, len(cards))))
    a_row = max(1, width // each)
    rows: list[Text] = []
    for first in range(0, len(cards), a_row):
        numbers, faces = line(), line()
        for number, card in enumerate(cards[first : first + a_row], start=first + 1):
            face = voice.card(card)
            numbers.append(f"{number:^{each}}", QUIET)
            faces.append(f"{face:^{each}}", SUIT_STYLES[suits][face[0]] if card in bright else "dim")
        rows += [numbers, faces]
    return rows
