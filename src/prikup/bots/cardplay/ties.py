"""Which of several cards that are worth the same: what partners read, and what the declarer hides."""

from __future__ import annotations

from prikup.bots.cardplay.scene import Scene
from prikup.cards import SUIT_MASKS


def pick(scene: Scene, equals: list[int]) -> int:
    """One of the cards.

    A defender who leads prefers a suit that his partner has led, then his longest; a discard on somebody else's suit
    is the lowest of the longest suit; otherwise the lowest card that does the work. The declarer plays any of his equal
    cards, so that nothing can be read from which.
    """
    contract = scene.deal.contract
    if len(equals) == 1:
        return equals[0]
    if not scene.skill.signals:
        return equals[0]
    if contract is not None and scene.deal.controllers[contract.declarer] == scene.seat:
        return equals[scene.random.randrange(len(equals))]
    if scene.deal.table is not None and scene.deal.table.suit is None and contract is not None:
        led = _led_by_partner(scene, contract.declarer)
        return max(equals, key=lambda card: (card >> 3 in led, _length(scene, card), -(card & 7)))
    return max(equals, key=lambda card: (_length(scene, card), -(card & 7)))


def _length(scene: Scene, card: int) -> int:
    return (scene.own & SUIT_MASKS[card >> 3]).bit_count()


def _led_by_partner(scene: Scene, declarer: int) -> set[int]:
    """Suits that the other defender has led."""
    return {
        trick.cards[0][1].suit
        for trick in scene.deal.tricks
        if trick.cards and trick.cards[0][0] not in (declarer, scene.hand, 3)
    }
