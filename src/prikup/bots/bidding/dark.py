"""Words before one's cards are seen (rules §11.4 to §11.6): by the terms alone, and by chance."""

from __future__ import annotations

from typing import Final

from prikup.bots.bidding.scene import Scene
from prikup.deal.actions import Action, Look, Pass

FIRST: Final = 0.3
"""Share of the chances to pass dark first that are taken: the bomb it may bring against the bid it gives up."""
JOINED: Final = 0.75
"""The same after another dark pass: light bids have become dear and raspasy pays a bomb."""


def unlooked(scene: Scene) -> Action:
    """Pass dark now and then, for the bomb; otherwise look. Dark bids double a loss as they double a gain, and a hand
    at random loses as a declarer: they are never said."""
    deal = scene.deal
    if Pass(dark=True) in deal.legal:
        chance = JOINED if deal.dark_passes else FIRST
        if deal.standing is None and scene.random.random() < chance:
            return Pass(dark=True)
    return Look() if Look() in deal.legal else Pass(dark=True)
