"""Counting a hand: own tricks in every strain, tricks of the defence, danger in misère and raspasy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from prikup.bots.rule.holdings import danger, tricks
from prikup.cards import Card, CardSet

NO_TRUMP = 4
_ALL = 0xFF
_SHORT_TRUMPS = 2.0
"""Tricks lost by a trump suit of three cards or fewer; each card short of that costs one more."""
_UNSTOPPED = (0.8, 2.2)
"""Tricks that a suit without a stopper costs in no trump, with the lead and without."""
_LATE_TRICK = (0.85, 0.6)
"""Worth of the third and later tricks of a side suit, with five trumps and with fewer."""
NO_LEAD = 0.35
"""Tricks that a trump contract loses when another hand leads first."""


class Discarded(NamedTuple):
    """Ten cards kept of twelve, and the count of them in each strain."""

    discard: tuple[Card, Card]
    tricks: tuple[float, ...]


class Risk(NamedTuple):
    """How a hand fares when it must not take tricks."""

    caught: float
    """Share of layouts in which some suit takes a trick."""
    tricks: float
    """Tricks taken on the average."""


def suits_of(cards: int) -> tuple[int, int, int, int]:
    """The four suits of a mask as eight bits each."""
    return cards & _ALL, cards >> 8 & _ALL, cards >> 16 & _ALL, cards >> 24


@cache
def _side(own: int, many_trumps: bool) -> float:
    """A side suit of a trump contract: its later rounds may be trumped or never come."""
    mean = tricks(own, _ALL ^ own).mean
    late = max(0.0, mean - 2)
    return mean - late * (1 - _LATE_TRICK[0 if many_trumps else 1])


@cache
def _trump(own: int) -> float:
    held = own.bit_count()
    mean = tricks(own, _ALL ^ own).mean
    return mean if held > 3 else mean - _SHORT_TRUMPS - (3 - held)


@cache
def _stopped(own: int) -> bool:
    return own == 0 or tricks(own, _ALL ^ own).mean >= 0.7


@cache
def _open_suit(own: int, lead: bool) -> float:
    """A suit in no trump."""
    mean = tricks(own, _ALL ^ own).mean
    if own and _stopped(own):
        return mean
    return mean - _UNSTOPPED[0 if lead else 1] * min(1.0, (8 - own.bit_count()) / 6)


def own_tricks(cards: int, lead: bool) -> tuple[float, ...]:
    """Tricks that ten cards count in each strain, no trump last, when their holder plays the contract."""
    suits = suits_of(cards)
    return _counted(suits, lead)


def _counted(suits: Sequence[int], lead: bool) -> tuple[float, ...]:
    few = [_side(own, False) for own in suits]
    many = [_side(own, True) for own in suits]
    few_total, many_total = sum(few), sum(many)
    late = 0.0 if lead else NO_LEAD
    found = [
        _trump(own) - late + (many_total - many[suit] if own.bit_count() > 4 else few_total - few[suit])
        for suit, own in enumerate(suits)
    ]
    found.append(sum(_open_suit(own, lead) for own in suits))
    return tuple(found)


def with_talon(count: float) -> float:
    """A count of ten cards as it will be, on the average, when the talon is in and two cards are out."""
    return count + max(0.4, min(2.0, 2.7 - 0.2 * count))


def discards(twelve: int, lead: bool) -> list[Discarded]:
    """Every discard of two cards with the count of the ten kept."""
    found = []
    suits = list(suits_of(twelve))
    for first, second in combinations(CardSet(twelve), 2):
        kept = suits.copy()
        kept[first >> 3] &= ~(1 << (first & 7))
        kept[second >> 3] &= ~(1 << (second & 7))
        found.append(Discarded((first, second), _counted(kept, lead)))
    return found


def misere_risk(cards: int, lead: bool) -> Risk:
    """Misère with ten cards: the suits fail one by one, and a lead must come from a suit that can lose."""
    safe = 1.0
    taken = 0.0
    suits = suits_of(cards)
    for own in suits:
        if own:
            risk = danger(own, _ALL ^ own)
            safe *= 1 - risk.caught
            taken += risk.tricks
    if lead:
        safe *= 1 - min((_lead_risk(own) for own in suits if own), default=0.0)
    return Risk(1 - safe, taken / max(0.05, 1 - safe))


@cache
def _lead_risk(own: int) -> float:
    """Chance that the lowest card of a suit, led at once, wins the trick: nobody can or will beat it."""
    rank = (own & -own).bit_length() - 1
    higher = 7 - rank - (own >> rank + 1).bit_count()
    lower = rank
    if not higher:
        return 1.0
    return 0.0 if lower == 0 else min(1.0, 0.12 * lower / higher)


def misere_discards(twelve: int, lead: bool) -> list[tuple[Risk, tuple[Card, Card]]]:
    """Every discard of a misère with its risk, the safest first."""
    found = []
    for first, second in combinations(CardSet(twelve), 2):
        found.append((misere_risk(twelve & ~first.bit & ~second.bit, lead), (first, second)))
    found.sort(key=lambda each: each[0])
    return found


def raspasy_risk(cards: int, hands: int = 3) -> Risk:
    """Raspasy with ten cards among two or three hands. The numbers of the average were measured in play."""
    free = 1.0
    taken = 0.0
    for own in suits_of(cards):
        if own:
            risk = danger(own, _ALL ^ own)
            free *= 1 - risk.caught
            taken += risk.tricks
    average = 0.6 + 1.05 * taken if hands == 3 else 0.8 + 1.5 * taken
    return Risk(0.95 - 0.4 * free, min(10.0, average))


@cache
def _defence_side(own: int) -> float:
    """Tricks of a side suit against a trump contract: the first two rounds count."""
    held = own.bit_count()
    ace, king, queen, jack = (own >> rank & 1 for rank in (7, 6, 5, 4))
    count = 0.0
    if ace:
        count += (0.9, 0.9, 0.9, 0.85, 0.75, 0.6, 0.4, 0.3)[held - 1]
    if king:
        if ace:
            count += 0.7 if held <= 4 else 0.4
        elif held > 1:
            count += 0.65 if queen else 0.5 if held <= 4 else 0.3
    if queen and not ace and held > 2 and not king:
        count += 0.25 if not jack else 0.4
    return count


@cache
def _defence_trumps(own: int) -> float:
    held = own.bit_count()
    ace, king, queen, jack, ten = (own >> rank & 1 for rank in (7, 6, 5, 4, 3))
    count = 1.0 * ace
    if king:
        count += 1.0 if ace else 0.8 if held > 1 else 0.2
    if queen:
        count += 0.8 if ace or (king and held > 1) else 0.75 if held > 2 else 0.1
    if jack and held > 3:
        count += 0.6
    elif jack and held > 2 and (ace or king or queen):
        count += 0.5
    if ten and held > 3:
        count += 0.4
    return count


def defence_tricks(cards: int, strain: int) -> float:
    """Tricks that ten cards count against a contract in a strain."""
    suits = suits_of(cards)
    if strain == NO_TRUMP:
        return sum(min(2.5, tricks(own, _ALL ^ own).mean * 0.8) for own in suits)
    total = _defence_trumps(suits[strain])
    spare = suits[strain].bit_count() if total < 1.5 else suits[strain].bit_count() - 1
    for suit, own in enumerate(suits):
        if suit == strain:
            continue
        total += _defence_side(own)
        if own.bit_count() < 2 and spare > 0:
            total += 0.45 if own == 0 else 0.2
            spare -= 1
    return total
