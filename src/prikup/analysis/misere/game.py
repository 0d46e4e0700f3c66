"""Misère in the open with an unknown discard: what is caught, what one plan catches, what the guess is worth."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np

from prikup.analysis.errors import AnalysisError
from prikup.analysis.misere.guess import Guess, solve_guess
from prikup.analysis.misere.plans import OutOfTimeError, Plans, Position, Stop, Tricks, all_discards, load
from prikup.analysis.tricks import LEADS, Lead
from prikup.cards import CARDS, FULL_DECK, Card

Payoff: TypeAlias = Literal["caught", "score"]
_PRICES: Final[dict[Payoff, tuple[int, ...]]] = {"caught": (1,), "score": (2, *(1,) * 9)}
"""What each further trick is worth: with ``score`` in tens of points, the made misère that is lost counting as one more
(rules §8.1: 10 points of pool if made, 10 of mountain for each trick)."""
_OFFSET: Final[dict[Payoff, int]] = {"caught": 0, "score": -1}
_LEADER: Final[dict[Lead, int]] = {"own": 0, "left": 1, "right": 2}
SETS: Final = 24
"""Maximal sets that are looked for at most."""
_FOR_SETS: Final = 2.0
"""Seconds that looking for them may take where no time was given."""
_SHARE_OF_SETS: Final = 0.2
"""Part of the time that is kept for them."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan of the catchers: tricks by discard, the card it begins with, how often the mix has it."""

    tricks: Tricks
    lead: Card | None
    """None when the declarer leads."""
    chance: float
    exact: Fraction | None


class MisereGame(msgspec.Struct, frozen=True, kw_only=True):
    """A misère whose catchers see twelve cards. Lists go by ``discards``."""

    discards: tuple[int, ...]
    open: Tricks
    """Tricks with each discard if the catchers knew it."""
    together: bool
    """Whether one plan catches every discard that is caught at all."""
    sets: tuple[tuple[int, ...], ...]
    """Discards (places in ``discards``) that one plan catches together, none of the sets within another; the largest
    first."""
    all_sets: bool
    """Whether there are no others."""
    payoff: Payoff
    low: float
    high: float
    """What the guess is worth: with ``caught`` the chance of being caught when both sides play perfectly, with
    ``score`` the points that the declarer loses. The value lies between; equal unless time ran out."""
    exact: Fraction | None
    """The value, where it was proved in fractions."""
    mix: tuple[float, ...]
    """Chances with which to put away each discard."""
    exact_mix: tuple[Fraction, ...] | None
    plans: tuple[Plan, ...]
    """The catchers' mix, the commonest first."""


def game(
    hand: int,
    left: int,
    right: int,
    lead: Lead = "own",
    *,
    payoff: Payoff = "caught",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> MisereGame:
    """The guess of a misère: ``hand`` are the declarer's twelve cards, ``left`` and ``right`` the catchers' hands.

    The catchers are taken to choose a plan by lot before the first card, and the declarer to answer each plan as well
    as he can. Raises ``AnalysisError``; ``OutOfTimeError`` where not even the open tricks were found in time.
    """
    _check(hand, left, right, lead)
    load()
    end = None if seconds is None else time.monotonic() + seconds
    position = Position(declarer=hand, left=left, right=right, leader=_LEADER[lead], discards=all_discards(hand))
    prices = _PRICES[payoff]
    opened = Plans(position, most=10, seconds=_left(end), stop=stop).open
    for_sets = _FOR_SETS if seconds is None else seconds * _SHARE_OF_SETS
    guess_end = None if end is None else end - for_sets
    guess_plans = Plans(position, most=len(prices), seconds=_left(guess_end), stop=stop)
    guess = solve_guess(guess_plans, prices)
    sets, all_sets = _sets(position, opened, for_sets if end is None else _left(end), stop)
    return MisereGame(
        discards=position.discards,
        open=opened,
        together=not any(opened) or any(sum(each) == sum(map(bool, opened)) for each in sets),
        sets=tuple(tuple(place for place, tricks in enumerate(each) if tricks) for each in sets),
        all_sets=all_sets,
        payoff=payoff,
        low=_points(guess.low, payoff),
        high=_points(guess.high, payoff),
        exact=None if guess.exact is None else _exact_points(guess.exact, payoff),
        mix=guess.discards.chances,
        exact_mix=guess.discards.exact,
        plans=_mixed(guess_plans, guess),
    )


def best_cards(
    position: Position,
    weights: Sequence[float],
    *,
    payoff: Payoff = "caught",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Mapping[Card, float]:
    """For a catcher to play: what the best plan that begins with each card gains, ``weights`` being the chances of the
    discards. Equal cards come once, by the lowest. Fewer cards where time ran out. Raises ``AnalysisError``,
    ``OutOfTimeError``."""
    prices = np.array(_PRICES[payoff], np.float64)
    plans = Plans(position, most=len(prices), seconds=seconds, stop=stop)
    table = np.outer(np.array(weights, np.float64), prices)
    found: dict[Card, float] = {}
    for card in plans.leads:
        best = plans.best(table, int(card))
        if best.value < best.bound - 1e-9:
            break
        found[card] = best.value
    return found


def _check(hand: int, left: int, right: int, lead: Lead) -> None:
    if lead not in LEADS:
        raise AnalysisError("lead", {"lead": lead})
    if hand.bit_count() != 12:
        raise AnalysisError("count-twelve", {"count": hand.bit_count()})
    for catcher in (left, right):
        if catcher.bit_count() != 10:
            raise AnalysisError("count", {"count": catcher.bit_count()})
    for one, other in ((hand, left), (hand, right), (left, right)):
        if twice := one & other & FULL_DECK:
            raise AnalysisError("card-twice", {"card": str(CARDS[twice.bit_length() - 1])})


def _left(end: float | None) -> float | None:
    return None if end is None else max(0.0, end - time.monotonic())


def _sets(position: Position, opened: Tricks, seconds: float | None, stop: Stop | None) -> tuple[list[Tricks], bool]:
    """Maximal sets of discards that one plan catches, as tricks of 0 and 1; and whether these are all."""
    found: list[Tricks] = []
    caught = tuple(min(1, tricks) for tricks in opened)
    try:
        plans = Plans(position, most=1, seconds=seconds, stop=stop)
        if any(caught) and plans.refusal(caught) is None:
            return [caught], True
        while len(found) < SETS:
            more = plans.widest(found)
            if more is None:
                return _largest_first(found), True
            found.append(more)
    except OutOfTimeError:
        pass
    return _largest_first(found), False


def _largest_first(sets: list[Tricks]) -> list[Tricks]:
    return sorted((each for each in sets if any(each)), key=lambda each: -sum(each))


def _points(value: float, payoff: Payoff) -> float:
    return value if payoff == "caught" else 10 * (value + _OFFSET[payoff])


def _exact_points(value: Fraction, payoff: Payoff) -> Fraction:
    return value if payoff == "caught" else 10 * (value + _OFFSET[payoff])


def _mixed(plans: Plans, guess: Guess) -> tuple[Plan, ...]:
    found = []
    for place, tricks in enumerate(guess.plans):
        chance = guess.catchers.chances[place]
        if chance > 1e-9:
            exact = None if guess.catchers.exact is None else guess.catchers.exact[place]
            found.append(Plan(tricks=tricks, lead=_lead_of(plans, tricks), chance=chance, exact=exact))
    return tuple(sorted(found, key=lambda plan: -plan.chance))


def _lead_of(plans: Plans, tricks: Tricks) -> Card | None:
    try:
        return next((card for card in plans.leads if plans.refusal(tricks, int(card)) is None), None)
    except OutOfTimeError:
        return None
