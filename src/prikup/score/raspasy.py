"""The score of a raspasy, on the mountain or in whists (rules §9.4, §9.6, §11.4, §21.3, §21.11)."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.outcome import Raspasy
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry


def raspasy_entries(outcome: Raspasy, setup: DealSetup, rules: Rules) -> list[Entry]:
    """Tricks of everybody who writes, premiums for no tricks, the flat point of a dealer with a closed talon.

    Compulsory opening raspasy is always recorded on the mountain (rules §21.3).
    """
    tricks = _written_tricks(outcome, setup, rules)
    in_whists = rules.raspasy_record == "whists" and not setup.opening
    price = raspasy_price(outcome, setup)
    entries = _in_whists(tricks, price, rules) if in_whists else _on_mountain(tricks, price, setup, rules)
    premium = 1 if in_whists or rules.zero_premium_amount == "one" else price
    for seat, taken in tricks.items():
        if not taken:
            entries += _premium(seat, premium, setup, rules)
    dealer = setup.sitting_dealer
    if dealer is not None and rules.raspasy_talon == "closed" and rules.dealer_closed_point:
        entries.append(write.pool(dealer, rules.dealer_closed_point, "dealer_point", "9.6"))
    return entries


def raspasy_price(outcome: Raspasy, setup: DealSetup) -> int:
    """What a trick costs: the price of the run, of a dark raspasy, or the run's times an explicit multiplier."""
    if outcome.multiplier is not None:
        return setup.raspasy_price * outcome.multiplier
    return setup.dark_price if outcome.dark else setup.raspasy_price


def _written_tricks(outcome: Raspasy, setup: DealSetup, rules: Rules) -> dict[Seat, int]:
    """Tricks of those who write: the three, and the dealer whose talon was played (rules §9.4)."""
    writers = [*setup.active]
    dealer = setup.sitting_dealer
    if dealer is not None and rules.raspasy_talon == "open" and rules.dealer_writes_raspasy:
        writers.append(dealer)
    return {seat: outcome.tricks.get(seat, 0) for seat in sorted(writers)}


def _on_mountain(tricks: dict[Seat, int], price: int, setup: DealSetup, rules: Rules) -> list[Entry]:
    least = min(tricks.values()) if rules.raspasy_diff else 0
    entries = []
    for seat, taken in tricks.items():
        if taken == least:
            continue
        triple = seat == setup.sitting_dealer and rules.dealer_trick_price == "triple"
        reason = "raspasy_dealer_triple" if triple else "raspasy_diff" if least else "raspasy_tricks"
        entries.append(
            write.mountain(
                seat,
                (taken - least) * price * (3 if triple else 1),
                reason,
                "9.4" if triple else "9.6",
                tricks=taken - least,
                taken=taken,
                least=least,
                price=price,
            )
        )
    return entries


def _in_whists(tricks: dict[Seat, int], price: int, rules: Rules) -> list[Entry]:
    least = min(tricks.values())
    full = rules.raspasy_whist_count == "full"
    return [
        write.whists(
            seat,
            other,
            (theirs if full else theirs - least) * price,
            "raspasy_whists_full" if full else "raspasy_whists",
            "9.6",
            tricks=theirs,
            least=least,
            price=price,
        )
        for seat, own in tricks.items()
        if own == least
        for other, theirs in tricks.items()
        if theirs > least
    ]


def _premium(seat: Seat, amount: int, setup: DealSetup, rules: Rules) -> list[Entry]:
    place: str = rules.zero_premium
    if seat == setup.sitting_dealer and rules.dealer_zero_premium != "same":
        place = rules.dealer_zero_premium
    see = "9.4" if seat == setup.sitting_dealer else "9.6"
    if place == "pool":
        return [write.pool(seat, amount, "zero_premium", see, price=amount)]
    if place == "mountain":
        return [write.mountain(seat, -Fraction(amount), "zero_premium_mountain", see, price=amount)]
    return []
