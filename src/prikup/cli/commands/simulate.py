"""``prikup simulate``."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text

MOST_DEALS = 1_000_000


def simulate_command(
    *,
    convention: Annotated[str | None, Parameter(help="help-simulate-convention", metavar="NAME")] = None,
    set: Annotated[list[str] | None, Parameter(help="help-simulate-set", metavar="KEY=VALUE")] = None,
    players: Annotated[Literal[2, 3, 4] | None, Parameter(help="help-simulate-players", metavar="N")] = None,
    deals: Annotated[int, Parameter(help="help-simulate-deals", metavar="K")] = 100,
    seed: Annotated[int, Parameter(help="help-simulate-seed", metavar="S")] = 1,
    bots: Annotated[str | None, Parameter(help="help-simulate-bots", metavar="BOTS")] = None,
    json: Annotated[bool, Parameter(help="help-simulate-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """Many deals between bots."""
    from prikup.bots.registry import KINDS
    from prikup.cli.simulation.running import kinds, run

    say = text(lang)
    if not 1 <= deals <= MOST_DEALS:
        raise UsageError(say("usage-number", option="--deals", given=deals, low=1, high=MOST_DEALS))
    given = kinds(bots)
    wrong = next((kind for kind in given if kind not in KINDS), None)
    if wrong is not None:
        raise UsageError(say("usage-wrong-choice", option="--bots", given=wrong, choices=", ".join(KINDS)))
    return run(convention, set or [], players, deals, seed, given, json, say)
