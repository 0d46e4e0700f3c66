"""The guess of a misère as a page for people."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from prikup.analysis import Lead
from prikup.analysis.misere import MisereGame
from prikup.cards import CardSet
from prikup.cli.hand.numbers import percent, signed
from prikup.cli.paint import NAME, QUIET, paint
from prikup.cli.text import Catalogue
from prikup.notation.hands import format_card, format_hand

if TYPE_CHECKING:
    from rich.text import Text

_SHOWN: Final = 12
"""Discards, sets or plans in one list; of more the rest is counted."""


def page(found: MisereGame, hand: CardSet, left: CardSet, right: CardSet, lead: Lead, say: Catalogue) -> Iterator[Text]:
    """The cards, which discards hold, what one plan catches, the guess."""
    from rich.text import Text

    yield paint(say("catch-head", hand=format_hand(hand, say.lang), lead=lead), style=NAME)
    for who, cards in ((say("worth-left"), left), (say("worth-right"), right)):
        yield paint(f"  {who}  {format_hand(cards, say.lang)}")
    yield Text()
    yield from _open(found, say)
    yield Text()
    yield from _together(found, say)
    yield from _guess(found, say)
    yield Text()
    yield Text(say("catch-how"), QUIET)


def _open(found: MisereGame, say: Catalogue) -> Iterator[Text]:
    """Discards by the tricks they cost when the catchers know them."""
    for tricks in sorted(set(found.open)):
        places = [place for place, each in enumerate(found.open) if each == tricks]
        yield paint(say("catch-open", tricks=tricks, count=len(places), discards=_discards(found, places, say)))


def _discards(found: MisereGame, places: list[int], say: Catalogue) -> str:
    shown = ", ".join(format_hand(found.discards[place], say.lang) for place in places[:_SHOWN])
    return shown if len(places) <= _SHOWN else say("catch-more", shown=shown, more=len(places) - _SHOWN)


def _together(found: MisereGame, say: Catalogue) -> Iterator[Text]:
    """Sets of discards that one plan catches, by what each leaves out."""
    caught = {place for place, tricks in enumerate(found.open) if tricks}
    if not caught:
        yield paint(say("catch-holds"), style=NAME)
        return
    if found.together:
        yield paint(say("catch-one-plan", count=len(caught)))
        return
    yield paint(say("catch-no-plan", count=len(found.sets), all="yes" if found.all_sets else "no"))
    for places in found.sets[:_SHOWN]:
        missed = sorted(caught - set(places))
        yield paint(f"  {say('catch-set', count=len(places), total=len(caught), missed=_discards(found, missed, say))}")


def _guess(found: MisereGame, say: Catalogue) -> Iterator[Text]:
    """Value, the discarder's mix, the catchers' plans."""
    yield paint(say("catch-value", payoff=found.payoff, value=_value(found, say)), style=NAME)
    mixed = [place for place, chance in enumerate(found.mix) if chance > 1e-9]
    mix = ", ".join(
        f"{format_hand(found.discards[place], say.lang)} – "
        f"{_chance(None if found.exact_mix is None else found.exact_mix[place], found.mix[place], say)}"
        for place in mixed[:_SHOWN]
    )
    yield paint(say("catch-mix", count=len(mixed), mix=mix))
    for number, plan in enumerate(found.plans[:_SHOWN], 1):
        chance = _chance(plan.exact, plan.chance, say)
        lead = "" if plan.lead is None else format_card(plan.lead, say.lang)
        missed = [place for place, tricks in enumerate(plan.tricks) if found.open[place] and not tricks]
        yield paint(
            say(
                "catch-plan",
                number=number,
                chance=chance,
                led="no" if plan.lead is None else "yes",
                lead=lead,
                missed=_discards(found, missed, say) if missed else say("catch-nothing-missed"),
            )
        )


def _value(found: MisereGame, say: Catalogue) -> str:
    if found.payoff == "caught":
        if found.exact is not None:
            return str(found.exact)
        return f"{percent(found.low, say)} … {percent(found.high, say)}"
    # Points that the declarer loses; a made misère is a gain.
    if found.exact is not None:
        return signed(-float(found.exact), say)
    return f"{signed(-found.high, say)} … {signed(-found.low, say)}"


def _chance(exact: Fraction | None, about: float, say: Catalogue) -> str:
    return percent(about, say) if exact is None else str(exact)
