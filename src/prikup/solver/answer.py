"""What a search answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.setup import Hand
from prikup.solver.position import Position

Aim: TypeAlias = Literal["most", "fewest"]
"""What the declarer wants of tricks: ``most`` in a trick game, ``fewest`` in misère and raspasy. The two others act
together against that (rules §7, §8, §9)."""

EngineName: TypeAlias = Literal["kernel", "reference"]

Stop: TypeAlias = Callable[[], bool]
"""Asked every few milliseconds; True stops the search."""


class Bounds(msgspec.Struct, frozen=True, order=True):
    """Tricks of the declarer from here on, the running trick included: what is proven of them."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the search came to its end."""
        return self.low == self.high


Row: TypeAlias = tuple[Bounds, Bounds, Bounds]
Table: TypeAlias = tuple[Row, Row, Row, Row, Row]
"""Tricks of one declarer by strain ♠ ♣ ♦ ♥ NT and by the hand that leads to the first trick."""


class Shares(msgspec.Struct, frozen=True):
    """Raspasy with each player for himself: tricks by hand, and the cards as they fall.

    Everybody takes as few tricks as he can, given that the others do; of cards that are equal for him he plays the
    first by suit ♠ ♣ ♦ ♥, then from the lowest up. Tricks that the talon wins are nobody's.
    """

    tricks: tuple[int, int, int]
    line: tuple[Card, ...]


class Limits(msgspec.Struct, frozen=True):
    """When to stop: so many seconds from the start of the search, or when ``stop`` says so."""

    seconds: float | None = None
    stop: Stop | None = None


class Engine(Protocol):
    """A way of searching. The kernel and the reference give the same answers."""

    name: EngineName

    def value(self, position: Position, declarer: Hand, aim: Aim, guess: int, limits: Limits) -> Bounds:
        """Tricks of the declarer. ``guess`` only makes it faster."""

    def at_least(self, position: Position, declarer: Hand, aim: Aim, tricks: int, limits: Limits) -> bool | None:
        """Whether the declarer takes so many; None when stopped."""

    def cards(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> dict[Card, Bounds]:
        """The same for every card that may be played now, if it is."""

    def line(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> tuple[Card, ...]:
        """Best play to the end; shorter when stopped."""

    def shares(self, position: Position, limits: Limits) -> Shares | None:
        """Each for himself; None when stopped."""

    def table(self, hands: tuple[int, int, int], declarer: Hand, limits: Limits) -> Table:
        """All strains and leaders."""
