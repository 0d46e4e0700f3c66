"""Who sits where and who deals first, from cards drawn by whoever has the randomness (rules §2.1, §2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cards import ACE, Card
from prikup.rules.model import Rules


def seat_order(rules: Rules, drawn: Sequence[Card]) -> tuple[int, ...]:
    """The order around the table: indices of the people in the order in which they sit, clockwise.

    ``drawn`` is one card each. ``codex``: the lowest card picks a seat first, the others sit clockwise in ascending
    order, ties by suit, the ace being the lowest. ``book``: the highest card first, the ace being the highest.
    ``free``: as they are.
    """
    people = range(len(drawn))
    if rules.seat_draw == "free":
        return tuple(people)
    if rules.seat_draw == "codex":
        return tuple(sorted(people, key=lambda person: (_ace_low(drawn[person]), drawn[person].suit)))
    return tuple(sorted(people, key=lambda person: (-drawn[person].rank, -drawn[person].suit)))


def _ace_low(card: Card) -> int:
    return -1 if card.rank == ACE else card.rank


def first_dealer(rules: Rules, seats: int, lot: int, deck: Sequence[Card]) -> int:
    """The seat that deals first.

    ``lot``: the seat number drawn. ``first_seat``: who chose the first seat. ``first_ace``: the cards of ``deck`` are
    dealt face up one by one from seat 0, the first ace deals.
    """
    match rules.first_dealer:
        case "lot":
            return lot % seats
        case "first_seat":
            return 0
        case "first_ace":
            return next(place for place, card in enumerate(deck) if card.rank == ACE) % seats
