"""``prikup hand``: what a hand is worth."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text

MOST_SAMPLES = 10_000_000
MOST_THREADS = 256


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
    json: Annotated[bool, Parameter(help="help-hand-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """What a hand is worth over the layouts of the cards its player does not see."""
    from prikup.cli.hand.reading import read_hand

    say = text(lang)
    if samples is not None and exact:
        raise UsageError(say("usage-together", one="--samples", other="--exact"))
    for option, given, low, high in (("--samples", samples, 2, MOST_SAMPLES), ("--threads", threads, 1, MOST_THREADS)):
        if given is not None and not low <= given <= high:
            raise UsageError(say("usage-number", option=option, given=given, low=low, high=high))
    cards = read_hand(hand, say)
    if discard is None and (strain is None or cards.bit_count() != 10):
        raise UsageError(say("usage-missing-value", option="--discard"))
    if strain is None:
        raise UsageError(say("usage-missing-value", option="--strain"))
    from prikup.cli.hand.tricks import tell_tricks

    return tell_tricks(
        cards,
        read_hand(discard or "-", say),
        strain,
        lead,
        samples=samples,
        seed=seed,
        seconds=seconds,
        threads=threads,
        json=json,
        say=say,
    )
