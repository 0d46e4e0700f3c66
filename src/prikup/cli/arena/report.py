"""The table of an arena as a page: a column for each kind of player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prikup.arena.place import Failure
from prikup.arena.result import Standing, Table, share
from prikup.arena.statistics import LEVELS
from prikup.arena.times import quantile
from prikup.cli.numbers import amount
from prikup.cli.paint import NAME, QUIET
from prikup.cli.text import Catalogue

if TYPE_CHECKING:
    from rich.text import Text

_NARROW, _WIDE = 16, 30
_LABEL = 34


def page(table: Table, title: str, failures: Sequence[Failure], raspasy: bool, say: Catalogue) -> list[Text]:
    """Whists with their intervals, contracts, misère, raspasy, times, and the first failure of each kind."""
    from rich.text import Text

    kinds = list(table.players)
    head = say("arena-title-raspasy" if raspasy else "arena-title", title=title, deals=table.deals)
    widths = [min(_WIDE, max(_NARROW, len(kind) + 2)) for kind in kinds]
    names = "".join(f"{_short(kind):>{width}}" for kind, width in zip(kinds, widths, strict=True))
    rows = [Text(head, NAME), Text(), Text(f"{'':<{_LABEL}}{names}", NAME)]
    for label, cells in _lines(list(table.players.values()), say):
        numbers = "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        line = Text(f"{label:<{_LABEL}}", QUIET)
        line.append(numbers, "not dim")
        rows.append(line)
    told = {failure.kind: failure.cause for failure in reversed(failures)}
    rows += [Text(say("arena-failure", kind=kind, cause=cause)) for kind, cause in told.items()]
    return rows


def _short(kind: str) -> str:
    return kind if len(kind) <= _WIDE - 2 else kind[: _WIDE - 3] + "…"


def _lines(standings: Sequence[Standing], say: Catalogue) -> list[tuple[str, list[str]]]:
    """Labels with a cell for each kind; what nobody did is left out."""
    lines = [
        (say("arena-whists"), [_signed(each.whists.mean) for each in standings]),
        (
            say("arena-interval"),
            [
                "" if each.whists.low is None or each.whists.high is None
                else f"{_signed(each.whists.low)} … {_signed(each.whists.high)}"
                for each in standings
            ],
        ),
    ]  # fmt: skip
    for level in LEVELS:
        lines.append(
            (say("arena-made", level=level), [_part(each, f"made-{level}", f"played-{level}") for each in standings])
        )
    unplayed = [sum(each.counts[f"unplayed-{level}"] for level in LEVELS) for each in standings]
    lines.append((say("arena-passed-out"), [amount(count) if count else "" for count in unplayed]))
    lines.append((say("arena-misere"), [_part(each, "misere-made", "misere") for each in standings]))
    lines.append((say("arena-caught"), [_part(each, "caught", "against") for each in standings]))
    lines.append((say("arena-raspasy"), [_part(each, "raspasy", "hands") for each in standings]))
    lines.append((say("arena-raspasy-tricks"), [_mean(each, "raspasy-tricks", "raspasy") for each in standings]))
    for label, at in (("arena-median", 0.5), ("arena-p99", 0.99)):
        times = [quantile(each.times, at) for each in standings]
        lines.append((say(label), ["" if time is None else _plain(f"{time:.3g}") for time in times]))
    lines.append((say("arena-stand-in"), [str(each.counts["stand-in"] or "") for each in standings]))
    return [(label, cells) for label, cells in lines if any(cells)]


def _part(each: Standing, part: str, whole: str) -> str:
    found = share(each.counts[part], each.counts[whole])
    return "" if found is None else f"{each.counts[part]}/{each.counts[whole]} {round(100 * found):>3} %"


def _mean(each: Standing, part: str, whole: str) -> str:
    found = share(each.counts[part], each.counts[whole])
    return "" if found is None else f"{found:.2f}"


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−")


def _plain(number: str) -> str:
    return f"{float(number):g}"
