"""The final settlement (rules §13): exact balances, both methods' tables, rounding that keeps the sum."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

import msgspec

from prikup.rules.model import Rules
from prikup.score.sheet import ZERO, Row, Sheet


class ByPairs(msgspec.Struct, frozen=True):
    """Method 1 (rules §13.3): mountains become whists in the cells, then the pairs are netted."""

    on_each: Row
    """What every other player writes on a seat for its mountain after the amnesty."""
    cells: tuple[Row, ...]
    """Whists of the play and of the mountains together."""
    pairs: tuple[Row, ...]
    """``pairs[i][j]`` = cell i on j less cell j on i."""
    balance: Row


class ByAverage(msgspec.Struct, frozen=True):
    """Method 2 (rules §13.3): everybody against the average mountain, plus the net of the play."""

    average: Fraction
    from_mountain: Row
    from_play: Row
    balance: Row


class Settlement(msgspec.Struct, frozen=True):
    """Who wins what, in whists. ``balance`` is exact and sums to zero; ``rounded`` is whole and does too."""

    equalised: Row
    """Mountains after step 0: pool differences turned into mountain points (rules §13.1)."""
    amnesty: Fraction
    """The smallest of them, which step 1 takes off everybody's."""
    after_amnesty: Row
    by_pairs: ByPairs
    by_average: ByAverage
    balance: Row
    rounded: tuple[int, ...]
    money: tuple[Decimal, ...] | None
    """``rounded`` times the stake, where one is agreed."""


def settle(sheet: Sheet, rules: Rules) -> Settlement:
    """The settlement of the sheet as it stands. In races pools are never converted (rules §21.4)."""
    equalised = _equalised(sheet, rules)
    amnesty = min(equalised)
    mountains = tuple(mountain - amnesty for mountain in equalised)
    pairs = _by_pairs(sheet, mountains, rules)
    average = _by_average(sheet, mountains, rules)
    rounded = round_balances(pairs.balance)
    return Settlement(
        equalised=equalised,
        amnesty=amnesty,
        after_amnesty=mountains,
        by_pairs=pairs,
        by_average=average,
        balance=pairs.balance,
        rounded=rounded,
        money=tuple(whists * rules.stake for whists in rounded) if rules.stake else None,
    )


def divisor(players: int, rules: Rules) -> int:
    """d: a mountain point is worth 10/d whists of each other player (rules §13.4); only gusarik chooses it."""
    if players == 2 and rules.mountain_divisibility != "n":
        return rules.mountain_divisibility
    return players


def _equalised(sheet: Sheet, rules: Rules) -> Row:
    if rules.race_count:
        return sheet.mountain
    most = max(sheet.pool)
    factor = Fraction(rules.pool_whists, 10)
    return tuple(mountain + factor * (most - pool) for mountain, pool in zip(sheet.mountain, sheet.pool, strict=True))


def _by_pairs(sheet: Sheet, mountains: Row, rules: Rules) -> ByPairs:
    seats = range(sheet.players)
    on_each = tuple(mountain * 10 / divisor(sheet.players, rules) for mountain in mountains)
    cells = tuple(tuple(sheet.whists[i][j] + on_each[j] if i != j else ZERO for j in seats) for i in seats)
    pairs = tuple(tuple(cells[i][j] - cells[j][i] for j in seats) for i in seats)
    return ByPairs(on_each=on_each, cells=cells, pairs=pairs, balance=tuple(sum(row, ZERO) for row in pairs))


def _by_average(sheet: Sheet, mountains: Row, rules: Rules) -> ByAverage:
    seats = range(sheet.players)
    average = sum(mountains, ZERO) / sheet.players
    # 10 whists a point, times n/d: with two players the table may agree on another divisor.
    worth = Fraction(10 * sheet.players, divisor(sheet.players, rules))
    from_mountain = tuple(worth * (average - mountain) for mountain in mountains)
    from_play = tuple(sum((sheet.whists[i][j] - sheet.whists[j][i] for j in seats), ZERO) for i in seats)
    balance = tuple(a + b for a, b in zip(from_mountain, from_play, strict=True))
    return ByAverage(average=average, from_mountain=from_mountain, from_play=from_play, balance=balance)


def round_balances(balance: Sequence[Fraction]) -> tuple[int, ...]:
    """Whole whists that sum to zero: floors, and the missing whists to the largest fractions, ties in seat order
    (rules §13.4)."""
    floors = [math.floor(value) for value in balance]
    missing = -sum(floors)
    by_fraction = sorted(range(len(balance)), key=lambda seat: floors[seat] - balance[seat])
    for seat in by_fraction[:missing]:
        floors[seat] += 1
    return tuple(floors)
