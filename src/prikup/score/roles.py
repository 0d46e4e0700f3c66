"""Who defends, who whists alone: the whist words read as roles (rules §6)."""

from __future__ import annotations

import msgspec

from prikup.deal.outcome import TrickGame, Word
from prikup.deal.setup import DealSetup, Seat


class Roles(msgspec.Struct, frozen=True):
    """The parts that the seats play in a trick game."""

    defenders: tuple[Seat, ...]
    """Clockwise from the declarer; the only opponent in gusarik."""
    whisters: tuple[Seat, ...]
    """Those who play against the declarer, in the order of their words; empty when nobody does."""
    returned: bool = False
    """The only whister returned the whist and takes everything (rules §6.6, §6.7)."""
    half: Seat | None = None
    """Whose half whist stands."""

    @property
    def lone(self) -> Seat | None:
        """The only whister, if there is exactly one."""
        return self.whisters[0] if len(self.whisters) == 1 else None


def roles(outcome: TrickGame, setup: DealSetup) -> Roles:
    """The roles that the words of a checked outcome make."""
    seats = setup.opponents(outcome.declarer)
    words: dict[Seat, Word] = outcome.words
    for seat, word in words.items():
        if word == "return":
            return Roles(defenders=seats, whisters=(seat,), returned=True)
    half = next((seat for seat in seats if words.get(seat) == "half"), None)
    whisters = tuple(seat for seat in seats if words.get(seat) == "whist")
    return Roles(defenders=seats, whisters=whisters, half=half)


def is_checked_ten(outcome: TrickGame, ten: str) -> bool:
    """A ten played without whist words (rules §6.12)."""
    return outcome.game.level == 10 and ten == "checked" and not outcome.conceded
