"""Claims that every layout bears out, and answers to offers by what playing on promises."""

from __future__ import annotations

from typing import Final

import numpy as np

from prikup.bots.cardplay.contracts import solved
from prikup.bots.cardplay.payoffs import of_offer, payoffs
from prikup.bots.cardplay.scene import Scene
from prikup.bots.rule.claims import has_claimed
from prikup.deal.actions import Offer
from prikup.deal.forms import OfferChoice
from prikup.solver.batch import batch_values

CLOSE: Final = 0.2
"""Parts of a trick's worth by which an offer may fall short and still be taken: play has its accidents."""
LEAST: Final = 2


def claim(scene: Scene) -> Offer | None:
    """The rest for the declarer when all possible layouts give it to him however the others play; one claim a deal."""
    deal, contract = scene.deal, scene.deal.contract
    choice = next((form for form in deal.legal if isinstance(form, OfferChoice)), None)
    if choice is None or contract is None or scene.hand != contract.declarer or choice.remaining < LEAST:
        return None
    if has_claimed(deal):
        return None
    worlds = scene.worlds()
    if not worlds.exact:
        return None
    tricks = solved(scene, worlds.worlds.hands, scene.left)
    best = tricks.max(axis=1) if not contract.misere else np.where(tricks < 0, 99, tricks).min(axis=1)
    wanted = 0 if contract.misere else choice.remaining
    card = _common(tricks, wanted)
    if card is None or not (best == wanted).all():
        return None
    numbers = [0] * len(deal.taken)
    numbers[contract.declarer] = wanted
    if wanted == 0:
        numbers[(contract.declarer + 1) % 3] = choice.remaining
    return Offer(tuple(numbers))


def _common(tricks: np.typing.NDArray[np.int8], wanted: int) -> int | None:
    """A card that takes what is wanted in every layout."""
    fits = np.flatnonzero((tricks == wanted).all(axis=0))
    return int(fits[0]) if len(fits) else None


def accepts(scene: Scene) -> bool | None:
    """Whether the pending offer is worth as much as playing on; None where that cannot be counted from this seat."""
    deal = scene.deal
    offer, contract = deal.offer, deal.contract
    assert offer is not None
    if contract is None:
        # Solved against both others, raspasy looks worse than it is: too much would be taken for a bargain.
        return None
    worlds = scene.worlds()
    before = deal.taken[contract.declarer]
    found = batch_values(
        worlds.worlds.hands,
        strain=4 if scene.trump is None else scene.trump,
        leader=scene.leader,
        declarer=contract.declarer,
        aim="fewest" if contract.misere else "most",
        on_table=scene.on_table,
        seconds=scene.left,
    )
    known = found[:, 0] == found[:, 1]
    if not known.any():
        return None
    worth = payoffs(scene)
    weights = worlds.weights[known] / worlds.weights[known].sum()
    expected = float(weights @ worth[np.minimum(10, before + found[known, 0].astype(np.int64))])
    step = float(np.abs(np.diff(worth)).min())
    return of_offer(scene, offer.tricks) >= expected - CLOSE * step - 1e-9
