"""The tricks of a hand as a page for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prikup.analysis import Lead, Tricks
from prikup.cards import CardSet
from prikup.cli.hand.numbers import decimal, percent, whole
from prikup.cli.paint import NAME, QUIET, paint
from prikup.cli.text import Catalogue
from prikup.notation.games import format_strain
from prikup.notation.hands import format_hand

if TYPE_CHECKING:
    from rich.text import Text

_BAR: Final = 24
"""Columns of the longest bar."""


def page(
    found: Tricks, hand: CardSet, discard: CardSet, strain: str, lead: Lead, why: str, say: Catalogue
) -> Iterator[Text]:
    """The hand, the sure tricks, the shares, a layout to beware of. ``strain`` is one of ``reading.STRAINS``; ``why``
    says why nothing was found: ``time`` or ``stopped``."""
    from rich.text import Text

    yield paint(
        say("worth-cards", hand=format_hand(hand, say.lang), discard=format_hand(discard, say.lang)), style=NAME
    )
    misere = strain == "misere"
    game = "" if misere else format_strain("SCDHN".index(strain), say.lang)
    yield paint(say("worth-game", kind="misere" if misere else "trump", strain=game, lead=lead))
    if not found.done:
        yield Text(say("worth-nothing", why=why))
        return
    yield Text(_scope(found, say), QUIET)
    yield Text()
    assert found.worst is not None
    yield Text(say("worth-worst", kind="misere" if misere else "trump", proof=_proof(found), tricks=found.worst), NAME)
    yield Text(_mean(found, say))
    yield Text()
    yield from _table(found, say)
    if found.worst_layout is not None and len(found.counts) > 1:
        left, right = (format_hand(mask, say.lang) for mask in found.worst_layout)
        yield Text()
        yield Text(say("worth-layout", tricks=found.worst))
        for who, cards in ((say("worth-left"), left), (say("worth-right"), right)):
            yield paint(f"  {who}  {cards}")


def _proof(found: Tricks) -> str:
    return "all" if found.exact else "some"


def _scope(found: Tricks, say: Catalogue) -> str:
    if found.exact:
        return say("worth-all", total=whole(found.total, say))
    return say("worth-some", done=whole(found.done, say), total=whole(found.total, say))


def _mean(found: Tricks, say: Catalogue) -> str:
    mean = decimal(found.mean, 2, say)
    if found.exact or found.done < 2:
        return say("worth-mean", mean=mean)
    return say("worth-mean-error", mean=mean, error=decimal(found.error, 3, say))


def _table(found: Tricks, say: Catalogue) -> Iterator[Text]:
    """A row for each number of tricks: share, bar, and the chance of so many or a better number."""
    from rich.text import Text

    up = found.aim == "most"
    layouts = say("worth-count")
    heads = say("worth-tricks"), say("worth-share"), say("worth-least" if up else "worth-most")
    widths = [max(len(head), 8) for head in heads]
    head = "  ".join(f"{word:>{width}}" for word, width in zip(heads, widths, strict=True))
    errors = not found.exact and found.done > 1
    yield Text(f"{head}  {layouts:>{_COUNT}}", QUIET)
    most = max(found.counts.values())
    for tricks in range(min(found.counts), max(found.counts) + 1):
        count = found.counts.get(tricks, 0)
        chance = found.share(tricks) if up else found.share(0, tricks)
        cells = str(tricks), percent(count / found.done, say), percent(chance, say)
        line = Text("  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))
        line.append(f"  {whole(count, say):>{_COUNT}}", QUIET)
        line.append("  " + "█" * (count and max(1, round(_BAR * count / most))))
        if errors and 0 < count < found.done:
            line.append(f" ± {percent(found.share_error(tricks, tricks), say)}", QUIET)
        yield line


_COUNT: Final = 9
