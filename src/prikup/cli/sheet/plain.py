"""The sheet in signs, its settlement under it."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.cli.score.table import width
from prikup.cli.sheet.picture import hub, subtitle, title, written
from prikup.cli.sheet.settlement import settlement_blocks
from prikup.cli.sheet_text import draw
from prikup.cli.text import Catalogue
from prikup.drawing import Block
from prikup.match.results import Results
from prikup.notation.protocol import Protocol


def plain(protocol: Protocol, scored: Results, say: Catalogue, *, down: bool = False) -> str:
    """The page as text, ended by a line break."""
    lines = [title(protocol, say), subtitle(protocol, scored, say), ""]
    lines += [row.plain.rstrip() for row in draw(written(protocol, scored, down=down), hub(scored))]
    lines.append(say("drawing-legend-plain"))
    for block in settlement_blocks(protocol.names, scored, say):
        lines += ["", *_block(block)]
    return "\n".join(lines) + "\n"


def _block(block: Block) -> Iterator[str]:
    yield block.title
    table = [row for row in (block.head, *block.rows) if row]
    widths = [max(map(width, column)) for column in zip(*table, strict=True)]
    for first, *rest in table:
        cells = [f"  {first}{' ' * (widths[0] - width(first))}"]
        cells += [" " * (column - width(cell)) + cell for cell, column in zip(rest, widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()
    for note in (*block.flow, *block.notes):
        yield f"  {note}"
