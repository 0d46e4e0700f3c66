"""Twelve cards: which two to put away and what to order."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from prikup.analysis import AnalysisError, Lead
from prikup.analysis.orders import Advice, Candidate, Contract, orders
from prikup.cards import CardSet, hand_name
from prikup.cli.bar import Bar
from prikup.cli.console import show
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.hand.numbers import decimal, percent, signed, whole
from prikup.cli.hand.reading import wrong
from prikup.cli.interrupt import Interruption
from prikup.cli.paint import NAME, QUIET, paint
from prikup.cli.text import Catalogue
from prikup.deal.contract import Game
from prikup.notation.codec import encode_pretty
from prikup.notation.games import format_game
from prikup.notation.hands import format_hand
from prikup.rules.model import Rules

if TYPE_CHECKING:
    from rich.text import Text

_SHOWN: Final = 8
"""Candidates on the page."""
_DISCARDS: Final = 3
"""Of them with one contract."""


def tell_orders(
    hand: CardSet,
    lead: Lead,
    *,
    rules: Rules,
    title: str,
    bid: Game | None,
    samples: int | None,
    seed: int,
    seconds: float | None,
    threads: int,
    json: bool,
    say: Catalogue,
) -> int:
    """Search, print, and return the exit code. Raises ``InputError``."""
    with Interruption() as stop, Bar(say("worth-progress-orders"), 0) as bar:
        try:
            found = orders(
                hand,
                rules=rules,
                lead=lead,
                minimum=bid,
                samples=samples,
                seed=seed,
                seconds=seconds,
                threads=threads,
                progress=bar.tell,
                stop=stop,
            )
        except AnalysisError as error:
            raise wrong(error, say) from None
    if json:
        sys.stdout.write(encode_pretty(_object(found)).decode())
    else:
        show(_page(found, hand, title, lead, "stopped" if stop.asked else "time", say))
    return INTERRUPTED if stop.asked else DONE


def contract_name(contract: Contract, say: Catalogue) -> str:
    """A game or misère as people write it."""
    return format_game(contract, say.lang) if isinstance(contract, Game) else say("worth-misere")


def _page(found: Advice, hand: CardSet, title: str, lead: Lead, why: str, say: Catalogue) -> Iterator[Text]:
    from rich.text import Text

    yield paint(format_hand(hand, say.lang), style=NAME)
    yield Text(say("worth-under", rules=title, lead=lead))
    best = found.best
    if best is None:
        yield Text(say("worth-nothing", why=why))
        return
    yield Text()
    discard, game = format_hand(best.discard, say.lang), contract_name(best.contract, say)
    kind = "game" if isinstance(best.contract, Game) else "misere"
    yield paint(say("worth-advice", discard=discard, kind=kind, game=game), style=NAME)
    score, error = signed(best.mean, say), decimal(best.error, 2, say)
    yield Text(say("worth-advice-score", score=score, error=error, made=percent(best.makes, say)))
    yield Text()
    yield from _table(found, say)
    if found.conceded is not None:
        yield Text(say("worth-conceded", score=signed(found.conceded, say)))
    yield Text()
    if not found.complete:
        yield Text(say("worth-broken-off"), QUIET)
    yield Text(say("worth-orders-how", layouts=whole(best.layouts, say), total=whole(found.total, say)), QUIET)


def _table(found: Advice, say: Catalogue) -> Iterator[Text]:
    rows = [_row(candidate, say) for candidate in islice(_varied(found.candidates), _SHOWN)]
    heads = tuple(say(f"worth-orders-{name}") for name in ("game", "discard", "made", "score", "behind"))
    yield from table(heads, rows, left=2)


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], left: int) -> Iterator[Text]:
    """Rows under their heads; the first ``left`` columns are flush left, the others right."""
    from rich.text import Text

    widths = [max(len(row[place]) for row in (heads, *rows)) for place in range(len(heads))]
    yield Text(_aligned(heads, widths, left), QUIET)
    for row in rows:
        yield paint(_aligned(row, widths, left))


def _varied(candidates: tuple[Candidate, ...]) -> Iterator[Candidate]:
    """The candidates in their order, a few discards of each contract."""
    met: Counter[str] = Counter()
    for candidate in candidates:
        name = str(candidate.contract)
        met[name] += 1
        if met[name] <= _DISCARDS:
            yield candidate


def _aligned(cells: tuple[str, ...], widths: list[int], left: int) -> str:
    return "  ".join(
        f"{cell:<{width}}" if place < left else f"{cell:>{width}}"
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ).rstrip()


def _row(candidate: Candidate, say: Catalogue) -> tuple[str, ...]:
    behind = (
        ""
        if not candidate.behind and not candidate.behind_error
        else (f"{signed(-candidate.behind, say)} ± {decimal(candidate.behind_error, 1, say)}")
    )
    return (
        contract_name(candidate.contract, say),
        format_hand(candidate.discard, say.lang),
        percent(candidate.makes, say),
        signed(candidate.mean, say),
        behind,
    )


def _object(found: Advice) -> dict[str, object]:
    """The answer as JSON; scores in whists."""
    listed = [_candidate(candidate) for candidate in found.candidates]
    told: dict[str, object] = {
        "best": listed[0] if listed else None,
        "candidates": listed,
        "layouts": found.total,
        "complete": found.complete,
        "exact": False,
    }
    if found.conceded is not None:
        told["conceded"] = round(found.conceded, 4)
    return told


def _candidate(candidate: Candidate) -> dict[str, object]:
    return {
        "discard": hand_name(candidate.discard),
        "equal_discards": [hand_name(each) for each in candidate.discards[1:]],
        "contract": str(candidate.contract),
        "score": round(candidate.mean, 4),
        "error": round(candidate.error, 4),
        "behind": round(candidate.behind, 4),
        "behind_error": round(candidate.behind_error, 4),
        "made": round(candidate.makes, 6),
        "tricks": {str(tricks): round(share, 6) for tricks, share in enumerate(candidate.tricks) if share},
        "done": candidate.layouts,
    }
