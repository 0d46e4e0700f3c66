"""The search, and its answer as JSON."""

from __future__ import annotations

import sys
from fractions import Fraction

from prikup.analysis import AnalysisError, Lead
from prikup.analysis.misere import MisereGame, OutOfTimeError, Payoff, game
from prikup.cards import CardSet, hand_name
from prikup.cli.bar import Bar
from prikup.cli.console import show
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.hand.reading import wrong
from prikup.cli.interrupt import Interruption
from prikup.cli.text import Catalogue
from prikup.notation.codec import encode_pretty


def tell(
    hand: CardSet,
    left: CardSet,
    right: CardSet,
    lead: Lead,
    *,
    payoff: Payoff,
    seconds: float | None,
    json: bool,
    say: Catalogue,
) -> int:
    """Search, print, and return the exit code. Raises ``InputError``."""
    with Interruption() as stop, Bar(say("catch-progress"), 0) as bar:

        def asked() -> bool:
            bar.tell(0)
            return stop()

        try:
            found: MisereGame | None = game(hand, left, right, lead, payoff=payoff, seconds=seconds, stop=asked)
        except AnalysisError as error:
            raise wrong(error, say) from None
        except OutOfTimeError:
            found = None
    if found is None:
        if json:
            sys.stdout.write(encode_pretty({"caught_probability": None, "exact": False}).decode())
        else:
            print(say("worth-nothing", why="stopped" if stop.asked else "time"))
    elif json:
        sys.stdout.write(encode_pretty(game_object(found)).decode())
    else:
        from prikup.cli.misere.shown import page

        show(page(found, hand, left, right, lead, say))
    return INTERRUPTED if stop.asked else DONE


def game_object(found: MisereGame) -> dict[str, object]:
    """The answer as JSON. A value is an exact fraction in a string, or a number with the bounds it lies between."""
    names = [hand_name(discard) for discard in found.discards]
    told: dict[str, object] = {
        "discards": dict(zip(names, found.open, strict=True)),
        "one_plan": found.together,
        "sets": [[names[place] for place in places] for places in found.sets],
        "all_sets": found.all_sets,
        ("caught_probability" if found.payoff == "caught" else "points"): _value(
            found.exact, (found.low + found.high) / 2
        ),
        "exact": found.exact is not None,
    }
    if found.exact is None:
        told["low"], told["high"] = round(found.low, 6), round(found.high, 6)
    told["discard_mix"] = {
        name: _value(None if found.exact_mix is None else found.exact_mix[place], chance)
        for place, (name, chance) in enumerate(zip(names, found.mix, strict=True))
        if chance > 1e-9
    }
    told["plans"] = [
        {
            "chance": _value(plan.exact, plan.chance),
            "lead": None if plan.lead is None else str(plan.lead),
            "catches": [name for name, tricks in zip(names, plan.tricks, strict=True) if tricks],
        }
        for plan in found.plans
    ]
    return told


def _value(exact: Fraction | None, about: float) -> str | float:
    return round(about, 6) if exact is None else str(exact)
