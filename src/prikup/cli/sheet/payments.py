"""Who pays whom at the end: the fewest payments."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec


class Payment(msgspec.Struct, frozen=True):
    """So many whists from one seat to another."""

    payer: int
    receiver: int
    whists: int


def payments(balances: Sequence[int]) -> tuple[Payment, ...]:
    """As few payments as settle these balances, which sum to zero.

    People fall into as many groups as there can be that settle among themselves; in each group one payment fewer than
    people is enough.
    """
    return tuple(payment for group in _groups(balances) for payment in _within(group, balances))


def _groups(balances: Sequence[int]) -> list[tuple[int, ...]]:
    left = [seat for seat, balance in enumerate(balances) if balance]
    found: list[tuple[int, ...]] = []
    size = 2
    while left and 2 * size <= len(left):
        group = next((each for each in combinations(left, size) if not sum(balances[seat] for seat in each)), None)
        if group is None:
            size += 1
            continue
        found.append(group)
        left = [seat for seat in left if seat not in group]
    return [*found, tuple(left)] if left else found


def _within(group: tuple[int, ...], balances: Sequence[int]) -> list[Payment]:
    open_sums = {seat: balances[seat] for seat in group}
    found: list[Payment] = []
    while any(open_sums.values()):
        payer = min(open_sums, key=lambda seat: open_sums[seat])
        receiver = max(open_sums, key=lambda seat: open_sums[seat])
        whists = min(-open_sums[payer], open_sums[receiver])
        found.append(Payment(payer, receiver, whists))
        open_sums[payer] += whists
        open_sums[receiver] -= whists
    return found
