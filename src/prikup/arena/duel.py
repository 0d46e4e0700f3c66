"""How much better one kind of bot is than another: whists a deal, with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from statistics import mean, stdev
from typing import TypeAlias

import msgspec

from prikup.arena.simulate import deal_clock
from prikup.arena.table import play_match
from prikup.bots.player import Player
from prikup.match import Started, begin_match
from prikup.rules.model import Rules

NORMAL_95 = 1.96
Maker: TypeAlias = Callable[[int], Player]
"""A player from a seed."""


class Advantage(msgspec.Struct, frozen=True):
    """Whists a deal that the challenger wins, with the ends of the 95 % interval."""

    mean: float
    low: float
    high: float
    matches: int
    deals: int


def advantage(rules: Rules, challenger: Maker, field: Maker, *, rounds: int, deals: int, seed: int = 0) -> Advantage:
    """One challenger against a table of others, who is given every seat in turn with the same decks.

    A round is one short match of at most ``deals`` deals for each seat, settled as it stands; the rounds are what
    the interval is counted over, since the deals of a match hang together.
    """
    if rounds < 2:
        raise ValueError(f"{rounds} rounds give no interval: expected 2 or more")
    found: list[float] = []
    played = 0
    names = tuple(f"P{seat}" for seat in range(rules.players))
    for number in range(rounds):
        won, counted = Fraction(0), 0
        for seat in range(rules.players):
            state = begin_match(Started(rules=rules, names=names, first_dealer=number % rules.players))
            table = [(challenger if place == seat else field)(seed + number) for place in range(rules.players)]
            for step in play_match(state, table, f"{seed}/{number}", deals=deals, clock=deal_clock()):
                state = step.state
            won += state.settlement.balance[seat]
            counted += state.course.deals
        found.append(float(won / counted))
        played += counted
    half = NORMAL_95 * stdev(found) / math.sqrt(rounds)
    middle = mean(found)
    return Advantage(middle, middle - half, middle + half, rounds * rules.players, played)
