"""How much better one kind of bot is than another: whists a deal, with its interval."""

from __future__ import annotations

import msgspec

from prikup.arena.contest import contest
from prikup.arena.interval import Interval
from prikup.arena.plan import Plan, Task
from prikup.arena.result import table_of
from prikup.rules.model import Rules


class Advantage(msgspec.Struct, frozen=True):
    """Whists a deal that the challenger wins, and the deals they were found in, each played from every seat."""

    whists: Interval
    deals: int


def advantage(rules: Rules, challenger: str, field: str, *, deals: int, length: int = 1, seed: int = 0) -> Advantage:
    """One challenger against a table of others, who is given every seat in turn with the same cards.

    A deal is ``length`` of them in a row from an empty sheet, settled as it stands; these are what the interval is
    counted over. Raises ``ValueError`` for fewer than two: they give no interval.
    """
    if deals < 2:
        raise ValueError(f"{deals} deals give no interval: expected 2 or more")
    kinds = (challenger, *(field,) * (rules.players - 1))
    plan = Plan(rules=rules, players=kinds, seed=seed, length=length)
    played = contest(plan, [Task(number) for number in range(deals)])
    return Advantage(table_of(kinds, played).players[challenger].whists, deals)
