"""Tricks in every layout of the twenty cards that a declarer does not see."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from prikup.cards import FULL_DECK, parse_hand
from prikup.solver.batch import batch_values

Tricks: TypeAlias = NDArray[np.int8]
Masks: TypeAlias = NDArray[np.uint32]

LEADS: Final = ("own", "left", "right")
"""Who leads to the first trick: the declarer, the player after him, the player before him."""

STRAINS: Final = "SCDHN"


def pool_of(hand: str, discard: str) -> int:
    """Mask of the twenty cards that the two others hold."""
    own, gone = int(parse_hand(hand)), int(parse_hand(discard))
    assert (own.bit_count(), gone.bit_count(), own & gone) == (10, 2, 0), (hand, discard)
    return int(FULL_DECK) ^ own ^ gone


def layouts_of(hand: str, discard: str) -> Masks:
    """The left hand of every layout, in the order in which the values stand."""
    pool = pool_of(hand, discard)
    chosen = np.arange(1 << 20, dtype=np.uint32)
    chosen = chosen[np.bitwise_count(chosen) == 10]
    lefts: Masks = np.zeros(len(chosen), np.uint32)
    for place, card in enumerate(card for card in range(32) if pool >> card & 1):
        lefts |= (chosen >> np.uint32(place) & np.uint32(1)) << np.uint32(card)
    return lefts


def tricks_in(hand: str, discard: str, strain: str, lead: str, lefts: Masks) -> Tricks:
    """Tricks of the declarer in the layouts with these left hands, all hands seen and played perfectly."""
    own, pool = int(parse_hand(hand)), pool_of(hand, discard)
    hands = np.stack([np.full(len(lefts), own, np.uint32), lefts, np.uint32(pool) & ~lefts], axis=1)
    found = batch_values(hands, strain=STRAINS.index(strain), leader=LEADS.index(lead))
    assert (found[:, 0] == found[:, 1]).all()
    return found[:, 0]


def all_tricks(hand: str, discard: str, strain: str, lead: str, store: Path | None = None) -> Tricks:
    """Tricks in all 184,756 layouts; kept in the folder ``store``, so that broken-off work goes on where it was."""
    lefts = layouts_of(hand, discard)
    if store is None:
        return tricks_in(hand, discard, strain, lead, lefts)
    file = store / f"{hand}_{discard}_{strain}_{lead}.npy"
    if not file.exists():
        store.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(f".{os.getpid()}")
        with half.open("wb") as stream:
            np.save(stream, tricks_in(hand, discard, strain, lead, lefts))
        half.replace(file)
    kept: Tricks = np.load(file)
    return kept
