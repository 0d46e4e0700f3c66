"""The score of a misère, whole or shared with the sitting dealer (rules §8.6, §8.7)."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.outcome import Misere
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry
from prikup.score.prices import MISERE_VALUE, multiplier


def misere_entries(outcome: Misere, setup: DealSetup, rules: Rules) -> list[Entry]:
    """Pool points for no tricks, mountain points for each trick taken; the prize of races (rules §21.5)."""
    m = multiplier(outcome, setup)
    taken = outcome.tricks.get(outcome.declarer, 0)
    entries = [_share(seat, taken, m, part, rules) for seat, part in _partners(outcome, setup)]
    if not taken and rules.race_count and rules.race_misere_prize:
        entries += [
            write.whists(outcome.declarer, seat, rules.race_misere_prize, "race_misere_prize", "14.1")
            for seat in range(setup.players)
            if seat != outcome.declarer
        ]
    return entries


def _partners(outcome: Misere, setup: DealSetup) -> list[tuple[Seat, int]]:
    """Who shares the misère, each with the number of parts it is divided into."""
    if not outcome.half:
        return [(outcome.declarer, 1)]
    assert setup.sitting_dealer is not None, "half a misère needs a sitting dealer"
    return [(outcome.declarer, 2), (setup.sitting_dealer, 2)]


def _share(seat: Seat, taken: int, m: int, parts: int, rules: Rules) -> Entry:
    suffix, see = ("", "8.6") if parts == 1 else ("_half", "8.7")
    if not taken:
        amount = Fraction(MISERE_VALUE * m, parts)
        return write.pool(seat, amount, f"misere_made{suffix}", see, value=MISERE_VALUE, multiplier=m)
    price = rules.misere_undertrick * m
    amount = Fraction(taken * price, parts)
    return write.mountain(seat, amount, f"misere_tricks{suffix}", see, tricks=taken, price=price, multiplier=m)
