"""The rule card and the differences of two, as they are printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from prikup.cli.paint import FRESH, NAME, QUIET
from prikup.cli.text import Catalogue
from prikup.rules import OPTIONS, Card, Note, Row, Rules, card, difference

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

LABEL_WIDTH = 40


def card_page(title: str, shown: Card, say: Catalogue) -> list[RenderableType]:
    """Every option under its group with its value and what it does.

    Options that do nothing under the others are dim, changed ones stand out.
    """
    from rich.padding import Padding
    from rich.text import Text

    page: list[RenderableType] = []
    for line, row in _lines(title, shown, say):
        page.append(line)
        if row is not None:
            effect = f"{row.option.effect.of(say.lang)} ({', '.join(row.option.see)})"
            page.append(Padding.indent(Text(effect, QUIET), 4))
    return page


def short_card_page(title: str, shown: Card, say: Catalogue) -> list[Text]:
    """The same without what the options do."""
    return [line for line, _ in _lines(title, shown, say)]


def _lines(title: str, shown: Card, say: Catalogue) -> Iterator[tuple[Text, Row | None]]:
    """Lines of the card, each with its option where it is one's."""
    from rich.text import Text

    yield Text(say("card-title", title=title), NAME), None
    for group, rows in groupby(shown.rows, key=lambda row: row.group):
        yield Text(), None
        yield Text(group.title.of(say.lang), NAME), None
        for row in rows:
            yield _line(row, say), row
    if any(row.changed for row in shown.rows) or any(row.notes for row in shown.rows):
        yield Text(), None
        yield Text(say("card-legend"), QUIET), None
    for line in note_lines(shown.surprising_notes, say):
        yield Text(line), None


def _line(row: Row, say: Catalogue) -> Text:
    from rich.text import Text

    label = row.option.label.of(say.lang)
    value = row.option.words(row.value, say.lang)
    idle = QUIET if row.notes else ""
    line = Text()
    line.append("* " if row.changed else "· " if row.notes else "  ", FRESH if row.changed else QUIET)
    line.append(f"{label} ".ljust(LABEL_WIDTH, "."), QUIET)
    line.append(" ")
    line.append(value, FRESH if row.changed else idle or NAME)
    line.append(f"   {row.option.key}", QUIET)
    return line


def note_lines(notes: Sequence[Note], say: Catalogue) -> Iterator[str]:
    """What was agreed on and does nothing."""
    for note in notes:
        words = {"options": ", ".join(note.options), "because": ", ".join(note.because)}
        yield say("card-note", note=say(f"rules-note-{note.code}", **words))


def difference_page(
    left_title: str, left: Rules, right_title: str, right: Rules, say: Catalogue
) -> list[RenderableType]:
    """Options in which two rule sets differ, side by side."""
    from rich.table import Table
    from rich.text import Text

    rows = difference(left, right)
    if not rows:
        return [Text(say("card-same", left=left_title, right=right_title))]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=NAME)
    for head in (say("card-option"), left_title, right_title):
        table.add_column(head, overflow="fold")
    for key, one, other in rows:
        option = OPTIONS[key]
        label = Text(option.label.of(say.lang))
        label.append(f" {key}", QUIET)
        table.add_row(label, option.words(one, say.lang), option.words(other, say.lang))
    return [table]


def short_card(title: str, rules: Rules, say: Catalogue) -> list[Text]:
    """The card without explanations, for a table in play."""
    return short_card_page(title, card(rules), say)
