"""What a raspasy promises."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from prikup.bots.bidding.scene import Scene
from prikup.bots.evaluation import TRICKS, raspasy_chances
from prikup.bots.evaluation.models import Table
from prikup.deal import DealSetup
from prikup.deal.setup import Hand
from prikup.rules.model import Rules

DEALERS_SHARE = 0.6
"""Tricks that a sitting dealer takes with the talon on the average."""


def table_of(setup: DealSetup, rules: Rules) -> Table:
    """The kind of raspasy that these rules play."""
    if setup.gusarik:
        return "gusarik"
    if rules.raspasy_talon == "closed":
        return "closed"
    return "open_three" if setup.sitting_dealer is None else "open_four"


@lru_cache(256)
def _shared(rest: int, parts: tuple[float, ...]) -> tuple[int, ...]:
    """``rest`` tricks in whole numbers by parts, the largest remainders first."""
    total = sum(parts) or 1.0
    exact = [rest * part / total for part in parts]
    found = [int(each) for each in exact]
    by_rest = sorted(range(len(parts)), key=lambda place: found[place] - exact[place])
    for place in by_rest[: rest - sum(found)]:
        found[place] += 1
    return tuple(found)


def promised(scene: Scene, hand: Hand, cards: int, others: dict[Hand, int]) -> float:
    """The result of a raspasy for a hand; ``others`` are the hands the rest is shared with by their means."""
    setup, rules = scene.deal.setup, scene.rules
    table = table_of(setup, rules)
    own = raspasy_chances(cards, table, hand)[0]
    means = {
        other: round(float(raspasy_chances(theirs, table, other)[0] @ np.arange(TRICKS)), 1)
        for other, theirs in others.items()
    }
    dark = tuple(setup.holder(passer) for passer in scene.deal.dark_passes)
    dealer = setup.sitting_dealer if table == "open_four" else None
    total = 0.0
    for taken, chance in enumerate(own):
        if chance < 0.01:
            continue
        parts = tuple(means.values()) if dealer is None else (*means.values(), DEALERS_SHARE)
        shares = _shared(10 - taken, parts)
        tricks = {setup.holder(hand): taken}
        tricks.update({setup.holder(other): share for other, share in zip(means, shares, strict=False)})
        if dealer is not None:
            tricks[dealer] = shares[-1]
        total += float(chance) * float(scene.worth.raspasy(tricks, dark)[scene.seat])
    return total / float(own[own >= 0.01].sum())
