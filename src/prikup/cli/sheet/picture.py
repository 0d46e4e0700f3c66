"""The drawing of a scored protocol: its cells, the settlement under it, who pays whom."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from prikup.cli.numbers import MINUS, amount, signed
from prikup.cli.paper import Cell, paper
from prikup.cli.sheet.payments import payments
from prikup.cli.text import Catalogue
from prikup.drawing import Drawing, Writing
from prikup.match.results import Results
from prikup.score import Settlement

HUNDRED = Fraction(100)


def drawing(scored: Results, names: tuple[str, ...], title: str, say: Catalogue, *, turned: bool) -> Drawing:
    """The sheet of a match with its settlement as it stands."""
    page = paper(names, scored.start, [line.sheet for line in scored.lines])
    rules = scored.rules
    return Drawing(
        names=names,
        hub=str(rules.race_limit if rules.race_count else rules.pool_size),
        pool=tuple(map(_writing, page.pool)),
        mountain=tuple(map(_writing, page.mountain)),
        whists=tuple(tuple(map(_writing, row)) for row in page.whists),
        table=tuple(_table(scored, names, say)),
        notes=tuple(_notes(scored, names, say)),
        title=title,
        turned=turned,
    )


def _writing(cell: Cell) -> Writing:
    """Running totals as people write them: Ø is a hundred."""
    return Writing(tuple("Ø" if total == HUNDRED else amount(total) for total in cell.totals), cell.fresh)


def _table(scored: Results, names: tuple[str, ...], say: Catalogue) -> Iterator[tuple[str, ...]]:
    """Mountain, what each method gives, the balance; money where a stake is agreed."""
    settled: Settlement = scored.settlement
    exact = any(balance.denominator > 1 for balance in settled.balance)
    head = [say(f"drawing-{name}") for name in ("player", "mountain", "amnesty", "from-mountain", "from-play")]
    head += [say("drawing-exact")] if exact else []
    head += [say("drawing-balance")] + ([say("drawing-money")] if settled.money is not None else [])
    yield tuple(head)
    for seat, name in enumerate(names):
        row = [name, amount(scored.sheet.mountain[seat]), amount(settled.after_amnesty[seat])]
        row += [signed(settled.by_average.from_mountain[seat]), signed(settled.by_average.from_play[seat])]
        row += [signed(settled.balance[seat])] if exact else []
        row.append(signed(settled.rounded[seat]))
        if settled.money is not None:
            row.append(str(settled.money[seat]).replace("-", MINUS))
        yield tuple(row)


def _notes(scored: Results, names: tuple[str, ...], say: Catalogue) -> Iterator[str]:
    """The same by pairs, who pays whom, whether the match is over."""
    settled, seats = scored.settlement, range(len(names))
    pairs = ", ".join(
        f"{names[i]} – {names[j]} {signed(settled.by_pairs.pairs[i][j])}" for i in seats for j in seats if i < j
    )
    yield say("drawing-pairs", pairs=pairs)
    paid = [
        say("drawing-pays", payer=names[each.payer], receiver=names[each.receiver], whists=each.whists)
        for each in payments(settled.rounded)
    ]
    if paid:
        yield say("drawing-payments", payments="; ".join(paid))
    yield say("drawing-ended" if scored.ended else "drawing-open")
