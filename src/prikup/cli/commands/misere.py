"""``prikup misere``: is a misère caught when its discard is not known?"""

from __future__ import annotations

import math
from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text


def misere_command(
    hand: Annotated[str, Parameter(help="help-misere-hand")],
    *,
    against: Annotated[str, Parameter(help="help-misere-against", metavar="HANDS")],
    lead: Annotated[Literal["own", "left", "right"], Parameter(help="help-misere-lead", metavar="WHO")] = "own",
    payoff: Annotated[Literal["caught", "score"], Parameter(help="help-misere-payoff", metavar="WHAT")] = "caught",
    seconds: Annotated[float | None, Parameter(help="help-misere-seconds", metavar="N")] = None,
    json: Annotated[bool, Parameter(help="help-misere-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """Misère in the open, the discard unknown."""
    from prikup.cli.hand.reading import read_hand, read_hands
    from prikup.cli.misere.telling import tell

    say = text(lang)
    if seconds is not None and not 0 <= seconds < math.inf:
        raise UsageError(say("usage-seconds", given=str(seconds)))
    left, right = read_hands(against, 2, say)
    return tell(read_hand(hand, say), left, right, lead, payoff=payoff, seconds=seconds, json=json, say=say)
