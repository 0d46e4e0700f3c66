"""Questions about one position, answered by the kernel where there is one."""

from __future__ import annotations

from functools import cache

from prikup.cards import Card
from prikup.deal.setup import Hand
from prikup.solver import kernel
from prikup.solver.answer import Aim, Bounds, Engine, EngineName, Limits, Shares, Stop, Table
from prikup.solver.kernel import Kernel
from prikup.solver.position import Position, PositionError
from prikup.solver.reference import Reference

_GUESS = 4


def engine() -> EngineName:
    """Which engine serves: ``kernel``, or ``reference`` where the package was installed without a compiler."""
    return "kernel" if kernel.available() else "reference"


@cache
def _engine(name: EngineName) -> Engine:
    return Kernel() if name == "kernel" else Reference()


def engine_of(name: EngineName | None) -> Engine:
    """The engine of a name, or the one that serves."""
    return _engine(name or engine())


def solve(
    position: Position,
    declarer: Hand,
    *,
    aim: Aim = "most",
    guess: int = _GUESS,
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Bounds:
    """Tricks that ``declarer`` takes from here on with perfect play of both sides, all cards seen.

    Exact unless stopped: then what is proven. Raises ``PositionError``.
    """
    _check(position, declarer)
    return engine_of(by).value(position, declarer, aim, guess, Limits(seconds, stop))


def at_least(
    position: Position,
    declarer: Hand,
    tricks: int,
    *,
    aim: Aim = "most",
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> bool | None:
    """Whether ``declarer`` takes at least so many tricks: cheaper than the number. None when stopped."""
    _check(position, declarer)
    return engine_of(by).at_least(position, declarer, aim, tricks, Limits(seconds, stop))


def card_values(
    position: Position,
    declarer: Hand,
    *,
    aim: Aim = "most",
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> dict[Card, Bounds]:
    """For every card that may be played now: tricks of ``declarer`` from here on if it is. Raises ``PositionError``."""
    _check(position, declarer)
    return engine_of(by).cards(position, declarer, aim, Limits(seconds, stop))


def line(
    position: Position,
    declarer: Hand,
    *,
    aim: Aim = "most",
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> tuple[Card, ...]:
    """The cards of best play to the end: of equal ones the first by suit ♠ ♣ ♦ ♥, then from the lowest up.

    Shorter when stopped. Raises ``PositionError``.
    """
    _check(position, declarer)
    return engine_of(by).line(position, declarer, aim, Limits(seconds, stop))


def table(
    hands: tuple[int, int, int],
    declarer: Hand,
    *,
    seconds: float | None = None,
    stop: Stop | None = None,
    by: EngineName | None = None,
) -> Table:
    """Tricks of ``declarer`` by strain and by leader to the first trick, ``table[strain][leader]``."""
    _check(Position(hands=hands, turn=declarer), declarer)
    return engine_of(by).table(hands, declarer, Limits(seconds, stop))


def shares(
    position: Position, *, seconds: float | None = None, stop: Stop | None = None, by: EngineName | None = None
) -> Shares | None:
    """Raspasy with each player for himself; None when stopped. Raises ``PositionError``."""
    _check(position, position.turn)
    if position.trump is not None:
        raise PositionError("raspasy has no trumps")
    return engine_of(by).shares(position, Limits(seconds, stop))


def _check(position: Position, declarer: Hand) -> None:
    position.check()
    if declarer not in position.players:
        raise PositionError(f"hand {declarer} takes no part")
    if position.tricks_left > 10:
        raise PositionError(f"{position.tricks_left} cards in a hand: ten at most")
