"""Who sits where and who deals first (rules §2.1, §2.2)."""

from __future__ import annotations

import pytest

from prikup.cards import CARDS, parse_card
from prikup.match import first_dealer, seat_order
from prikup.rules import build


@pytest.mark.parametrize(
    ("draw", "drawn", "order"),
    [
        ("codex", "9S 7H KD", (1, 0, 2)),
        ("codex", "9S 7H KD QC", (1, 0, 3, 2)),
        ("codex", "7S AH 8D", (1, 0, 2)),
        ("codex", "KH KS KD", (1, 2, 0)),
        ("codex", "AD AC 7S", (1, 0, 2)),
        ("codex", "TD JC", (0, 1)),
        ("book", "9S 7H KD", (2, 0, 1)),
        ("book", "7S AH 8D", (1, 2, 0)),
        ("book", "TC KS 9D QC", (1, 3, 0, 2)),
        ("free", "KH KS KD", (0, 1, 2)),
    ],
    ids=[
        "the lowest picks first",
        "four people",
        "the ace is the lowest",
        "of equals the lower suit",
        "of aces too",
        "two people",
        "the highest picks first",
        "the ace is the highest",
        "four, from the highest",
        "as they like",
    ],
)
def test_the_order_around_the_table(draw: str, drawn: str, order: tuple[int, ...]) -> None:
    """Rules §2.1: suits rank ♠ ♣ ♦ ♥."""
    cards = [parse_card(card) for card in drawn.split()]
    assert seat_order(build("sochi", {"seat_draw": draw}), cards) == order


@pytest.mark.parametrize(("lot", "seats", "seat"), [(0, 3, 0), (2, 3, 2), (5, 4, 1), (7, 2, 1)])
def test_the_lot_falls_on_a_seat(lot: int, seats: int, seat: int) -> None:
    """Rules §2.2: any number drawn at random names a seat."""
    assert first_dealer(build("sochi", {}), seats, lot, ()) == seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_chose_the_first_seat_deals(seats: int) -> None:
    """Rules §2.2."""
    assert first_dealer(build("sochi", {"first_dealer": "first_seat"}), seats, 3, ()) == 0


@pytest.mark.parametrize(("place", "seats", "seat"), [(0, 3, 0), (1, 3, 1), (5, 3, 2), (28, 4, 0), (9, 2, 1)])
def test_the_first_ace_face_up_deals(place: int, seats: int, seat: int) -> None:
    """Rules §2.2: cards go face up one by one; later aces mean nothing."""
    low = [card for card in CARDS if card.rank < 7]
    deck = [*low[:place], parse_card("AH"), parse_card("AS"), *low[place:]]
    assert first_dealer(build("sochi", {"first_dealer": "first_ace"}), seats, 0, deck) == seat
