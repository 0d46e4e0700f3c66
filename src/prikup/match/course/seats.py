"""Who sits where in a deal, and who deals next (rules §2.3, §2.5, §2.7a, §21.15)."""

from __future__ import annotations

from prikup.deal.setup import Seat
from prikup.rules.model import Rules


def next_seat(seat: Seat, players: int) -> Seat:
    """The left neighbour."""
    return (seat + 1) % players


def seats_of_hands(dealer: Seat, players: int) -> tuple[Seat | None, Seat, Seat]:
    """The seats of the three hands, clockwise from first hand. With two players the dummy is first hand."""
    if players == 2:
        return (None, 1 - dealer, dealer)
    return ((dealer + 1) % players, (dealer + 2) % players, (dealer + 3) % players)


def dealer_on_sheet(dealer: Seat, rules: Rules) -> Seat | None:
    """The dealer of the deal, None when a person without a column deals to three."""
    return None if rules.permanent_dealer and rules.players == 3 else dealer
