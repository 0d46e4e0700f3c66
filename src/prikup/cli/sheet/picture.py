"""The drawing of a scored protocol: its cells, what stands over and under them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

from prikup.cli.numbers import amount
from prikup.cli.paper import Cell, Paper, paper, short_names
from prikup.cli.sheet.settlement import settlement_blocks
from prikup.cli.text import Catalogue
from prikup.drawing import Drawing, Writing
from prikup.match.results import Results
from prikup.notation.protocol import Protocol

WHEEL: Final = "Ø"
"""A hundred whists («колесо»)."""
_MOST_WHEELS: Final = 3
_LABEL: Final = 4
"""Most letters of a label."""


def drawing(protocol: Protocol, scored: Results, say: Catalogue, *, turned: bool = True, down: bool = False) -> Drawing:
    """The sheet of a match with its settlement as it stands. ``down``: pools are written from their size to zero."""
    names = protocol.names
    page = written(protocol, scored, down=down)
    initials = [_label(name) for name in short_names(names)] if len(names) > 2 else [""] * len(names)
    return Drawing(
        names=names,
        hub=str(hub(scored)),
        pool=tuple(_writing(cell.totals, cell) for cell in page.pool),
        mountain=tuple(_writing(cell.totals, cell) for cell in page.mountain),
        whists=tuple(tuple(_whists(cell, initials[other]) for other, cell in enumerate(row)) for row in page.whists),
        title=title(protocol, say),
        subtitle=subtitle(protocol, scored, say),
        legend=say("drawing-legend"),
        blocks=settlement_blocks(names, scored, say),
        turned=turned,
    )


def written(protocol: Protocol, scored: Results, *, down: bool = False) -> Paper:
    """What stands in every cell."""
    page = paper(protocol.names, scored.start, [line.sheet for line in scored.lines])
    if not down:
        return page
    size = Fraction(hub(scored))
    return msgspec.structs.replace(page, pool=tuple(_down(cell, size) for cell in page.pool))


def _down(cell: Cell, size: Fraction) -> Cell:
    """What is still missing in a pool; nothing where it is more than full."""
    return Cell(tuple(max(size - total, Fraction(0)) for total in (Fraction(0), *cell.totals)), cell.fresh)


def _label(name: str) -> str:
    """Whom whists are on, short enough for a cell: where it lies tells the rest."""
    return name if len(name) <= _LABEL else f"{name[: _LABEL - 1]}…"


def _writing(totals: Sequence[Fraction], cell: Cell) -> Writing:
    return Writing(tuple(map(amount, totals)), cell.fresh)


def _whists(cell: Cell, label: str) -> Writing:
    return Writing(tuple(map(wheels, cell.totals)), cell.fresh, label)


def wheels(whists: Fraction) -> str:
    """Whists with a wheel for each hundred, up to three of them: ``Ø``, ``Ø24``, ``ØØ8``; otherwise the number."""
    hundreds, rest = divmod(whists, 100)
    if not 0 < hundreds <= _MOST_WHEELS:
        return amount(whists)
    return WHEEL * hundreds + (amount(rest) if rest else "")


def hub(scored: Results) -> int:
    """What stands in the middle of the sheet: the size of the pool, or the limit of a race."""
    return scored.rules.race_limit if scored.rules.race_count else scored.rules.pool_size


def title(protocol: Protocol, say: Catalogue) -> str:
    """The name of the match."""
    return say("drawing-title", ident=protocol.ident or "none")


def subtitle(protocol: Protocol, scored: Results, say: Catalogue) -> str:
    """Convention, deals, and whether the match is over."""
    deals = sum(line.deal is not None for line in scored.lines)
    state = "over" if scored.ended else "open"
    return say("drawing-state", convention=protocol.convention, deals=deals, state=state)
