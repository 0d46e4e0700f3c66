"""Readings: how likely the others' words are in each world. ``dealt`` gives the hands that the words were said on."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief.strength import Numbers
from prikup.bots.belief.worlds import Masks, Worlds
from prikup.deal import SeatView
from prikup.deal.outcome import Misere, TrickGame
from prikup.rules.model import Rules


class Reading(Protocol):
    """A model of the other people at the table."""

    def __call__(self, view: SeatView, rules: Rules, worlds: Worlds) -> Numbers:
        """(n,): for each world the logarithm of how likely everything is that the others have said and done in it, up
        to a constant that is the same for all of them."""


def dealt(view: SeatView, worlds: Worlds) -> Masks:
    """(n, 3): the ten cards that each hand was dealt.

    A talon that the declarer has taken and that the view does not show (``talon_memory`` once, dark games) may be any
    two of his twelve cards: two of them are picked, other ones in other worlds.
    """
    found = worlds.hands.copy()
    for trick in (*view.tricks, view.table):
        for hand, card in () if trick is None else trick.cards:
            if hand < 3:
                found[:, hand] |= np.uint32(card.bit)
    if taken(view):
        assert view.contract is not None
        twelve = found[:, view.contract.declarer] | worlds.discard
        talon = talon_taken(view)
        found[:, view.contract.declarer] = twelve & ~np.uint32(talon) if talon else _without_two(twelve)
    return found


def taken(view: SeatView) -> bool:
    """Whether the declarer has taken the talon."""
    return view.contract is not None and not view.contract.no_talon and view.phase != "before_talon"


def talon_taken(view: SeatView) -> int:
    """Mask of the talon that went to the declarer, 0 where the view does not show it."""
    cards = view.talon
    if isinstance(view.outcome, TrickGame | Misere) and view.outcome.talon is not None:
        cards = view.outcome.talon
    first, second = cards
    return 0 if first is None or second is None else first.bit | second.bit


def _without_two(twelve: Masks) -> Masks:
    """Two cards less, picked by a hash of the twelve: over many worlds every pair comes equally often."""
    mixed = twelve.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(32)
    left = twelve.copy()
    for number, size in enumerate((12, 11)):
        place = (mixed >> np.uint64(32 * number) & np.uint64(0xFFFFFFFF)) % np.uint64(size)
        left = _without(left, place)
    return left


def _without(masks: Masks, places: NDArray[np.uint64]) -> Masks:
    """Each mask without its card of a place, counted from the lowest."""
    rest = masks.copy()
    for step in range(int(places.max(initial=0))):
        rest = np.where(places > step, rest & (rest - np.uint32(1)), rest)
    return masks & ~(rest & (~rest + np.uint32(1)))
