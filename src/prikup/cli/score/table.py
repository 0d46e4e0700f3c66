"""A scored match as a table of plain text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from prikup.cli.numbers import amount, signed
from prikup.cli.text import Catalogue
from prikup.match.results import Results


def table(scored: Results, names: tuple[str, ...], say: Catalogue) -> Iterator[str]:
    """Pool, mountain, whists on each other, and the result of settling now; exact where rounding hides something."""
    sheet, settled = scored.sheet, scored.settlement
    fractions = any(balance.denominator > 1 for balance in settled.balance)
    head = [say("score-column-player"), say("score-column-pool"), say("score-column-mountain")]
    head += [say("score-column-whists", other=name) for name in names]
    head.append(say("score-column-balance"))
    if fractions:
        head.append(say("score-column-exact"))
    rows = [head]
    for seat, name in enumerate(names):
        row = [name, amount(sheet.pool[seat]), amount(sheet.mountain[seat])]
        row += ["·" if other == seat else amount(whists) for other, whists in enumerate(sheet.whists[seat])]
        row.append(signed(settled.rounded[seat]))
        if fractions:
            row.append(signed(settled.balance[seat]))
        rows.append(row)
    widths = [max(width(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *rest = (_padded(cell, widths[column], column > 0) for column, cell in enumerate(row))
        yield "  ".join([first, *rest]).rstrip()


def width(text: str) -> int:
    """Columns that a text takes in a terminal."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )


def _padded(text: str, columns: int, right: bool) -> str:
    space = " " * (columns - width(text))
    return space + text if right else text + space
