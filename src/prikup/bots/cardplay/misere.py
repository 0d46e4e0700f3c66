"""Against a misère: one plan for all discards that he may have made."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from prikup.analysis import AnalysisError
from prikup.analysis.misere import OutOfTimeError, Plans, Position, best_cards
from prikup.bots.belief import knowledge
from prikup.bots.cardplay.scene import Scene
from prikup.cards import CARDS

_PATIENCE = 0.6
"""Share of the time for a decision."""
SAFER = 1.1
"""How much likelier a discard is taken to be for each trick less that it costs when it is known: powers of e."""


def plan_cards(scene: Scene) -> dict[int, float] | None:
    """What the best plan that begins with each card gains, by the lowest of equal cards; None where the discard is
    known, the twelve cards are not, or time runs out."""
    deal = scene.deal
    contract = deal.contract
    assert contract is not None
    declarer = contract.declarer
    left, right = (deal.hands[(declarer + step) % 3] for step in (1, 2))
    if deal.note is None or contract.no_talon or deal.hands[declarer] is not None or left is None or right is None:
        return None
    known = int(deal.note)
    aside = known.bit_count() - deal.counts[declarer]
    if aside <= 0 or scene.hand == declarer:
        return None
    discards = _possible(scene, known, aside)
    if len(discards) < 2:
        return None
    position = Position(
        declarer=known,
        left=int(left),
        right=int(right),
        leader=(scene.leader - declarer) % 3,
        table=tuple(card for _, card in scene.played),
        discards=discards,
    )
    caught = deal.taken[declarer] > 0
    try:
        opened = Plans(position, most=10, seconds=_PATIENCE * scene.left).open
        weights = np.exp(-SAFER * np.array(opened, np.float64))
        found = best_cards(
            position,
            tuple(weights / weights.sum()),
            payoff="score" if caught else "caught",
            seconds=_PATIENCE * scene.left,
        )
    except (AnalysisError, OutOfTimeError):
        return None
    heads = scene.classes()
    if any(card not in {int(each) for each in found} for card in heads):
        return None
    return {head: found[CARDS[head]] for head in heads}


def _possible(scene: Scene, known: int, aside: int) -> tuple[int, ...]:
    """What may lie aside of the cards he may hold, given the suits that he has shown to lack."""
    could = knowledge(scene.deal)
    assert scene.deal.contract is not None
    hand = scene.deal.contract.declarer
    here = could.fixed[hand]
    free = [1 << card for card in range(32) if known >> card & 1 and not here >> card & 1]
    found = []
    for chosen in combinations(free, aside):
        mask = sum(chosen)
        if not (known & ~mask) & ~(could.could[hand] | here):
            found.append(mask)
    return tuple(found)
