"""``prikup arena``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text

MOST = {"--deals": 1_000_000, "--length": 1000, "--jobs": 256}


def arena_command(
    *,
    players: Annotated[str, Parameter(help="help-arena-players", metavar="A,B,C")],
    convention: Annotated[str | None, Parameter(help="help-arena-convention", metavar="NAME")] = None,
    set: Annotated[list[str] | None, Parameter(help="help-arena-set", metavar="KEY=VALUE")] = None,
    deals: Annotated[int, Parameter(help="help-arena-deals", metavar="K")] = 100,
    seed: Annotated[int, Parameter(help="help-arena-seed", metavar="S")] = 1,
    deals_file: Annotated[str | None, Parameter(help="help-arena-deals-file", metavar="FILE")] = None,
    length: Annotated[int, Parameter(help="help-arena-length", metavar="N")] = 1,
    raspasy: Annotated[bool, Parameter(help="help-arena-raspasy")] = False,
    deadline: Annotated[float | None, Parameter(help="help-arena-deadline", metavar="SECONDS")] = None,
    jobs: Annotated[int, Parameter(help="help-arena-jobs", metavar="N")] = 1,
    scheduler: Annotated[str | None, Parameter(help="help-arena-scheduler", metavar="ADDRESS")] = None,
    state: Annotated[str | None, Parameter(help="help-arena-state", metavar="FILE")] = None,
    failures: Annotated[str | None, Parameter(help="help-arena-failures", metavar="FILE")] = None,
    record: Annotated[str | None, Parameter(help="help-arena-record", metavar="FOLDER")] = None,
    json: Annotated[bool, Parameter(help="help-arena-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """Duplicate deals between bots."""
    from prikup.arena.plan import kinds_of_text, unknown
    from prikup.bots.registry import KINDS
    from prikup.cli.arena.running import Wishes, run

    say = text(lang)
    for option, given in (("--deals", deals), ("--length", length), ("--jobs", jobs)):
        if not 1 <= given <= MOST[option]:
            raise UsageError(say("usage-number", option=option, given=given, low=1, high=MOST[option]))
    if deadline is not None and not 0 < deadline <= 3600:
        raise UsageError(say("arena-wrong-deadline"))
    if scheduler is not None and jobs > 1:
        raise UsageError(say("usage-together", one="--scheduler", other="--jobs"))
    kinds = kinds_of_text(players)
    if wrong := unknown(kinds):
        choices = ", ".join((*KINDS, "cmd:…"))
        raise UsageError(say("usage-wrong-choice", option="--players", given=wrong[0], choices=choices))
    wishes = Wishes(
        convention=convention,
        settings=tuple(set or ()),
        kinds=kinds,
        deals=deals,
        seed=seed,
        deals_file=deals_file,
        length=length,
        raspasy=raspasy,
        deadline=deadline,
        jobs=jobs,
        scheduler=scheduler,
        state=state,
        failures=failures,
        record=record,
        json=json,
    )
    return run(wishes, say)
