"""``prikup hand``: what a hand is worth."""

from __future__ import annotations

import math
from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.errors import InputError, UsageError
from prikup.cli.text import Catalogue, Lang, text

MOST_SAMPLES = 10_000_000
MOST_THREADS = 256
_RULES_OPTIONS = "--convention", "--set", "--bid"


def hand_command(
    hand: Annotated[str, Parameter(help="help-hand-hand")],
    *,
    discard: Annotated[str | None, Parameter(help="help-hand-discard", metavar="CARDS")] = None,
    strain: Annotated[str | None, Parameter(help="help-hand-strain", metavar="X")] = None,
    lead: Annotated[Literal["own", "left", "right"], Parameter(help="help-hand-lead", metavar="WHO")] = "own",
    exact: Annotated[bool, Parameter(help="help-hand-exact")] = False,
    samples: Annotated[int | None, Parameter(help="help-hand-samples", metavar="N")] = None,
    seed: Annotated[int, Parameter(help="help-hand-seed", metavar="S")] = 1,
    seconds: Annotated[float | None, Parameter(help="help-hand-seconds", metavar="N")] = None,
    threads: Annotated[int, Parameter(help="help-hand-threads", metavar="N")] = 1,
    convention: Annotated[str | None, Parameter(help="help-hand-convention", metavar="NAME")] = None,
    set: Annotated[list[str] | None, Parameter(help="help-hand-set", metavar="KEY=VALUE")] = None,
    bid: Annotated[str | None, Parameter(help="help-hand-bid", metavar="GAME")] = None,
    json: Annotated[bool, Parameter(help="help-hand-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """What a hand is worth over the layouts of the cards its player does not see.

    Ten cards with discard and strain: their tricks. Twelve cards: discard and order. Ten cards alone: what the talon
    may bring.
    """
    from prikup.cli.hand.reading import read_hand

    say = text(lang)
    if samples is not None and exact:
        raise UsageError(say("usage-together", one="--samples", other="--exact"))
    for option, given, low, high in (("--samples", samples, 2, MOST_SAMPLES), ("--threads", threads, 1, MOST_THREADS)):
        if given is not None and not low <= given <= high:
            raise UsageError(say("usage-number", option=option, given=given, low=low, high=high))
    if seconds is not None and not 0 <= seconds < math.inf:
        raise UsageError(say("usage-seconds", given=str(seconds)))
    cards = read_hand(hand, say)
    if discard is not None or strain is not None:
        needless = next(
            (name for name, value in zip(_RULES_OPTIONS, (convention, set, bid), strict=True) if value), None
        )
        if needless is not None:
            raise UsageError(say("usage-together", one="--strain", other=needless))
        if strain is None or discard is None:
            raise UsageError(say("usage-missing-value", option="--discard" if discard is None else "--strain"))
        from prikup.cli.hand.tricks import tell_tricks

        return tell_tricks(
            cards,
            read_hand(discard, say),
            strain,
            lead,
            samples=samples,
            seed=seed,
            seconds=seconds,
            threads=threads,
            json=json,
            say=say,
        )
    if cards.bit_count() not in (10, 12):
        raise InputError(say("worth-wrong-count-any", count=cards.bit_count()))
    if exact:
        raise UsageError(say("worth-exact-needs"))
    return _with_rules(int(cards), lead, samples, seed, seconds, threads, convention, set or [], bid, json, say)


def _with_rules(
    hand: int,
    lead: Literal["own", "left", "right"],
    samples: int | None,
    seed: int,
    seconds: float | None,
    threads: int,
    convention: str | None,
    settings: list[str],
    bid: str | None,
    json: bool,
    say: Catalogue,
) -> int:
    """What needs prices: the order of twelve cards, the prospects of ten."""
    from prikup.cards import CardSet
    from prikup.cli.hand.reading import read_game
    from prikup.cli.rules.source import checked, choose

    rules = checked(choose(convention, settings, say), say)
    if hand.bit_count() == 12:
        from prikup.cli.hand.advice import tell_orders

        return tell_orders(
            CardSet(hand),
            lead,
            rules=rules.rules,
            title=rules.title,
            bid=None if bid is None else read_game(bid, say),
            samples=samples,
            seed=seed,
            seconds=seconds,
            threads=threads,
            json=json,
            say=say,
        )
    if bid is not None:
        raise UsageError(say("worth-bid-needs-twelve"))
    from prikup.cli.hand.prospects import tell_prospects

    return tell_prospects(
        CardSet(hand),
        lead,
        rules=rules.rules,
        title=rules.title,
        samples=samples,
        seed=seed,
        seconds=seconds,
        threads=threads,
        json=json,
        say=say,
    )
