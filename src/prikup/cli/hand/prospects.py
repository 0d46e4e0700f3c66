"""Ten cards before the auction: what the talon may make of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import inf, isfinite
from typing import TYPE_CHECKING, Final

from prikup.analysis import AnalysisError, Lead
from prikup.analysis.orders import TALONS, Prospects, Way, before_auction
from prikup.cards import CARDS, CardSet, hand_name
from prikup.cli.bar import Bar
from prikup.cli.console import show
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.hand.advice import contract_name, table
from prikup.cli.hand.numbers import decimal, percent, signed
from prikup.cli.hand.reading import STRAINS, wrong
from prikup.cli.interrupt import Interruption
from prikup.cli.paint import NAME, QUIET, paint
from prikup.cli.text import Catalogue
from prikup.deal.contract import parse_game
from prikup.notation.codec import encode_pretty
from prikup.notation.hands import format_cards, format_hand
from prikup.rules.model import Rules

if TYPE_CHECKING:
    from rich.text import Text

_WELCOME: Final = 0.1
"""Whists by which a card has to help."""
_GAMES: Final = 6
"""Games on the page."""
_CARDS: Final = 5
"""Talon cards that are named as the most welcome."""


def tell_prospects(
    hand: CardSet,
    lead: Lead,
    *,
    rules: Rules,
    title: str,
    samples: int | None,
    seed: int,
    seconds: float | None,
    threads: int,
    json: bool,
    say: Catalogue,
) -> int:
    """Search, print, and return the exit code. Raises ``InputError``."""
    with Interruption() as stop, Bar(say("worth-progress-talons"), 0) as bar:
        try:
            found = before_auction(
                hand,
                rules=rules,
                lead=lead,
                talons=samples,
                seed=seed,
                seconds=seconds,
                threads=threads,
                progress=bar.tell,
                stop=stop,
            )
        except AnalysisError as error:
            raise wrong(error, say) from None
    if json:
        told: dict[str, object] = {
            "talons": TALONS,
            "games": _object(found.games),
            "misere": _object(found.misere),
            "exact": False,
        }
        told |= {"complete": found.complete, "promises": _listed(found), "tricks": _tricks(found)}
        sys.stdout.write(encode_pretty(told).decode())
    else:
        show(_page(found, hand, title, lead, "stopped" if stop.asked else "time", say))
    return INTERRUPTED if stop.asked else DONE


def _page(found: Prospects, hand: CardSet, title: str, lead: Lead, why: str, say: Catalogue) -> Iterator[Text]:
    from rich.text import Text

    yield paint(format_hand(hand, say.lang), style=NAME)
    yield Text(say("worth-under", rules=title, lead=lead))
    if not found.games.found:
        yield Text(say("worth-nothing", why=why))
        return
    yield Text()
    yield from _way(found.games, "games", say)
    yield from _orders(found.games, say)
    yield from _welcome(found.games, say)
    if found.promises:
        yield Text()
        yield from _promises(found, say)
    if found.misere.found:
        yield Text()
        yield from _way(found.misere, "misere", say)
        yield from _welcome(found.misere, say)
    yield Text()
    yield Text(say("worth-talons", done=len(found.games.found), total=TALONS), QUIET)


def _way(way: Way, kind: str, say: Catalogue) -> Iterator[Text]:
    score = _with_error(way.mean, way.error, say)
    yield paint(say("worth-prospect", kind=kind, score=score, made=percent(way.made, say)), style=NAME)


def _orders(way: Way, say: Catalogue) -> Iterator[Text]:
    """How often each game is the best order."""
    shares = [
        f"{contract_name(parse_game(name), say)} {percent(share, say)}"
        for name, share in list(way.contracts.items())[:6]
    ]
    yield paint(say("worth-best-orders", orders=", ".join(shares)))


def _promises(found: Prospects, say: Catalogue) -> Iterator[Text]:
    """The best games as they would go with whatever talon comes, and the tricks that it brings."""
    from rich.text import Text

    heads = tuple(say(f"worth-orders-{name}") for name in ("game", "made", "score"))
    rows = [
        (contract_name(one.game, say), percent(one.made, say), _with_error(one.mean, one.error, say))
        for one in found.promises[:_GAMES]
    ]
    yield Text(say("worth-whatever"))
    yield from table(heads, rows, left=1)
    best = found.promises[0].game.strain
    tricks = next(one for one in found.strains if one.strain == best)
    bare, with_talon = decimal(tricks.bare, 1, say), decimal(tricks.with_talon, 1, say)
    strain = contract_name(found.promises[0].game, say).lstrip("0123456789")
    yield paint(say("worth-talon-adds", strain=strain, bare=bare, tricks=with_talon))


def _with_error(score: float, error: float, say: Catalogue) -> str:
    return signed(score, say) if error == inf else f"{signed(score, say)} ± {decimal(error, 1, say)}"


def _welcome(way: Way, say: Catalogue) -> Iterator[Text]:
    """The talon cards that help most."""
    gains = [(gain, card) for card in range(32) if (gain := way.with_card(card)) is not None and gain >= _WELCOME]
    best = sorted(gains, reverse=True)[:_CARDS]
    if best and len(way.found) > 1:
        listed = ", ".join(f"{format_cards([CARDS[card]], say.lang)} {signed(gain, say)}" for gain, card in best)
        yield paint(say("worth-welcome", cards=listed))


def _object(way: Way) -> dict[str, object] | None:
    if not way.found:
        return None
    told: dict[str, object] = {
        "score": round(way.mean, 4),
        "made": round(way.made, 6),
        "best_orders": {name: round(share, 6) for name, share in way.contracts.items()},
        "done": len(way.found),
        "by_talon": [
            {
                "talon": hand_name(each.talon),
                "discard": hand_name(each.discard),
                "contract": str(each.contract),
                "score": round(each.mean, 4),
            }
            for each in way.found
        ],
    }
    if len(way.found) > 1:
        told["error"] = round(way.error, 4)
    return told


def _listed(found: Prospects) -> list[dict[str, object]]:
    """Every game with whatever talon."""
    return [
        {"contract": str(one.game), "made": round(one.made, 6), "score": round(one.mean, 4)}
        | ({"error": round(one.error, 4)} if isfinite(one.error) else {})
        for one in found.promises
    ]


def _tricks(found: Prospects) -> dict[str, dict[str, float]]:
    """Mean tricks of a strain without the talon and with it."""
    return {
        STRAINS[one.strain]: {"without_talon": round(one.bare, 4), "with_talon": round(one.with_talon, 4)}
        for one in found.strains
    }
