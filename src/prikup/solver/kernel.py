"""The compiled engine behind the interface of ``Engine``."""

from __future__ import annotations

import threading
from types import ModuleType
from typing import TYPE_CHECKING

from prikup.cards import CARDS, Card
from prikup.deal.setup import Hand
from prikup.solver.answer import Aim, Bounds, EngineName, Limits, Row, Shares, Table
from prikup.solver.position import Position, PositionError

if TYPE_CHECKING:
    from prikup.solver._kernel import Question, Solver

try:
    from prikup.solver import _kernel
except ImportError:  # no compiler was found when the package was installed
    _missing = True
else:
    _missing = False


def available() -> bool:
    """Whether the compiled kernel is installed."""
    return not _missing


def module() -> ModuleType:
    """The compiled module."""
    return _kernel


class Kernel:
    """One solver a thread: its tables keep what related searches have found. ``bytes`` bounds them."""

    name: EngineName = "kernel"

    def __init__(self, bytes: int | None = None) -> None:
        self._bytes = _kernel.DEFAULT_BYTES if bytes is None else bytes
        self._local = threading.local()

    @property
    def solver(self) -> Solver:
        """The solver of the running thread."""
        found: Solver | None = getattr(self._local, "solver", None)
        if found is None:
            found = self._local.solver = _kernel.Solver(self._bytes)
        return found

    def value(self, position: Position, declarer: Hand, aim: Aim, guess: int, limits: Limits) -> Bounds:
        """See ``Engine``."""
        return Bounds(*self.solver.value(question(position, declarer, aim), guess, _seconds(limits), limits.stop))

    def at_least(self, position: Position, declarer: Hand, aim: Aim, tricks: int, limits: Limits) -> bool | None:
        """See ``Engine``."""
        found = self.solver.at_least(question(position, declarer, aim), tricks, _seconds(limits), limits.stop)
        return None if found < 0 else found == 1

    def cards(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> dict[Card, Bounds]:
        """See ``Engine``."""
        found = self.solver.cards(question(position, declarer, aim), _seconds(limits), limits.stop)
        return {CARDS[card]: Bounds(low, high) for card, low, high in found}

    def line(self, position: Position, declarer: Hand, aim: Aim, limits: Limits) -> tuple[Card, ...]:
        """See ``Engine``."""
        found = self.solver.line(question(position, declarer, aim), _seconds(limits), limits.stop)
        return tuple(CARDS[card] for card in found)

    def shares(self, position: Position, limits: Limits) -> Shares | None:
        """See ``Engine``."""
        asked = question(position, position.turn, "fewest")
        done, first, second, third, line = self.solver.shares(asked, _seconds(limits), limits.stop)
        return Shares((first, second, third), tuple(CARDS[card] for card in line)) if done else None

    def table(self, hands: tuple[int, int, int], declarer: Hand, limits: Limits) -> Table:
        """See ``Engine``."""
        flat = [Bounds(low, high) for low, high in self.solver.table(hands, declarer, _seconds(limits), limits.stop)]
        rows: list[Row] = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, 15, 3)]
        return rows[0], rows[1], rows[2], rows[3], rows[4]


def question(position: Position, declarer: Hand, aim: Aim) -> Question:
    """A position as the kernel takes it. Raises ``PositionError`` for one that cannot be."""
    table = [card for hand, card in position.trick.cards if hand in position.players]
    leader = position.turn
    for _ in table:
        leader = position.players[position.players.index(leader) - 1]
    talon = list(position.talon)
    running = [card for hand, card in position.trick.cards if hand not in position.players]
    suit = position.trick.suit
    if running:
        talon.insert(0, running[0])
    elif suit is not None and (talon or not table or table[0].suit != suit):
        # The talon has named the suit: any card of it that is nowhere else stands for the one turned.
        talon.insert(0, _card_of(suit, position))
    elif talon:
        raise PositionError("talon cards are to be turned, but none has been for the running trick")
    absent = next((hand for hand in range(3) if hand not in position.players), -1)
    try:
        return _kernel.Question(
            position.hands,
            leader,
            4 if position.trump is None else position.trump,
            table,
            declarer,
            aim == "fewest",
            talon,
            bool(running) or position.talon_leads,
            position.first_leads,
            position.first_hand,
            absent,
        )
    except ValueError as error:
        raise PositionError(f"the kernel cannot take the position: {error}") from None


def _card_of(suit: int, position: Position) -> Card:
    gone = position.hands[0] | position.hands[1] | position.hands[2]
    for card in (*(card for _, card in position.trick.cards), *position.talon):
        gone |= card.bit
    for card in CARDS[8 * suit : 8 * suit + 8]:
        if not gone & card.bit:
            return card
    raise PositionError("all cards of the suit that the talon names are in play")


def _seconds(limits: Limits) -> float:
    return -1.0 if limits.seconds is None else limits.seconds
