"""What a deal starts from: the seats and the standing of the match, made by ``match``."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Seat: TypeAlias = int
"""A column of the score sheet, 0 to n - 1 clockwise."""

Hand: TypeAlias = int
"""One of the three hands of a deal, 0 to 2 clockwise: 0 is first hand, left of the dealer (rules §2.5)."""


class DealSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Seats, minimums and prices of one deal.

    ``seats`` gives the seat of each hand; in gusarik hand 0 is the dummy and its seat is None.
    """

    players: int
    """People on the sheet: 2, 3 or 4."""
    dealer: Seat | None
    """Seat of the dealer; None when a non-player deals (``permanent_dealer``, rules §2.7a)."""
    seats: tuple[Seat | None, Seat, Seat]
    minimum: int = 6
    """Lowest level of a trick bid (exit minimum, rules §9.7)."""
    dark_minimum: int = 7
    """min(8, 7 + d): lowest level of a light bid once a dark pass was said (rules §11.4)."""
    opening: bool = False
    """Compulsory raspasy: no auction (rules §11.3, §14.1)."""
    raspasy_price: int = 1
    """Mountain points a trick in raspasy without a dark pass (rules §9.5, §11.3, §14.1)."""
    dark_price: int = 2
    """The same after a dark pass: base * 2**s (rules §11.4)."""
    raspasy_bomb: int = 0
    """Exponent of the bomb that an opening raspasy gives to everybody; 0 = no bomb."""
    dark_bomb: int = 1
    """Exponent s of the bomb that a dark raspasy gives to each dark passer and to the sitting dealer."""
    bombs: tuple[int, ...] = ()
    """Per seat the exponent of the leftmost unused bomb, 0 = none (rules §11.2)."""

    @property
    def gusarik(self) -> bool:
        """Hand 0 is the dummy (rules §14.3)."""
        return self.seats[0] is None

    @property
    def sitting_dealer(self) -> Seat | None:
        """The seat of a dealer who is on the sheet and holds no hand, if there is one (rules §2.6)."""
        return None if self.dealer is None or self.dealer in self.seats else self.dealer

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that hold a hand, in the order of the hands."""
        return tuple(seat for seat in self.seats if seat is not None)

    def holder(self, hand: Hand) -> Seat:
        """The seat that holds a hand; not for the dummy's, which says nothing and has no turn of its own."""
        seat = self.seats[hand]
        assert seat is not None, "nobody holds the dummy"
        return seat

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats that hold a hand, clockwise from a seat that holds one; in gusarik there is one."""
        hand = self.seats.index(seat)
        others = (self.seats[(hand + step) % 3] for step in (1, 2))
        return tuple(other for other in others if other is not None)

    def hand_of(self, seat: Seat) -> Hand | None:
        """The hand a seat holds, None for the sitting dealer."""
        return self.seats.index(seat) if seat in self.seats else None
