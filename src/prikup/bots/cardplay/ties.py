"""Which of several cards that are worth the same: what partners read, and what the declarer hides."""

from __future__ import annotations

from prikup.bots.cardplay.scene import Scene
from prikup.bots.cardplay.signals import discard_key, lead_key, told
from prikup.cards import SUIT_MASKS


def pick(scene: Scene, equals: list[int]) -> int:
    """One of the cards.

    In closed defence leads and discards follow ``signals``; elsewhere a defender plays the lowest card of his longest
    suit. The declarer plays any of his equal cards, so that nothing can be read from which.
    """
    contract = scene.deal.contract
    if len(equals) == 1:
        return equals[0]
    if not scene.skill.signals:
        return equals[0]
    if contract is not None and scene.deal.controllers[contract.declarer] == scene.seat:
        return equals[scene.random.randrange(len(equals))]
    known = told(scene)
    suit = None if scene.deal.table is None else scene.deal.table.suit
    if known is not None and suit is None:
        return max(equals, key=lambda card: lead_key(known, card))
    if known is not None and all(card >> 3 not in (suit, scene.trump) for card in equals):
        return max(equals, key=lambda card: discard_key(known, card))
    return max(equals, key=lambda card: (_length(scene, card), -(card & 7)))


def _length(scene: Scene, card: int) -> int:
    return (scene.own & SUIT_MASKS[card >> 3]).bit_count()
