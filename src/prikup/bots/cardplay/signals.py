"""What partners in closed defence tell each other by cards that are worth the same.

With two whisters the first discard shows the strongest suit, and later ones come from the suit that the partner has
shown, for he keeps it, or from the weakest. A defender who passed and was called to play in the dark shows nothing: he
keeps his longest suit and does not lead it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from prikup.bots.cardplay.scene import Scene
from prikup.cards import SUIT_MASKS
from prikup.deal import Acted
from prikup.deal.actions import Bid
from prikup.deal.setup import Hand, Seat

Key: TypeAlias = tuple[float, ...]
"""The larger, the better."""
_HONOURS: Final = ((7, 3), (6, 2), (5, 1))
"""Ace, king and queen, and what they count for the strength of a suit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What two defenders know of each other's suits."""

    own: int
    """Cards of the hand."""
    trump: int | None = None
    led: frozenset[int] = frozenset()
    """Suits that the partner has led."""
    bid: int | None = None
    """The last suit that the partner has bid."""
    mine: int | None = None
    """The suit of one's own first discard."""
    his: int | None = None
    """The suit of the partner's first discard."""
    called: bool = False
    """Whether one passed and was called to play in the dark."""


def told(scene: Scene) -> Told | None:
    """What was told so far; None outside closed defence with a partner."""
    deal, contract = scene.deal, scene.deal.contract
    if contract is None or contract.misere or deal.open is not False or deal.setup.gusarik:
        return None
    if scene.hand == contract.declarer:
        return None
    partner = 3 - contract.declarer - scene.hand
    words = dict(deal.words)
    return Told(
        own=scene.own,
        trump=scene.trump,
        led=frozenset(trick.cards[0][1].suit for trick in deal.tricks if trick.cards and trick.cards[0][0] == partner),
        bid=_last_bid(scene, deal.setup.holder(partner)),
        mine=_first_discard(scene, scene.hand),
        his=_first_discard(scene, partner),
        called=words.get(scene.seat) == "pass" and words.get(deal.setup.holder(partner)) != "pass",
    )


def lead_key(told: Told, card: int) -> Key:
    """For leads: a suit that the partner has led, one that he has shown or bid, then length, the lowest of it."""
    suit = card >> 3
    length = _length(told.own, suit)
    return (suit in told.led, suit == told.his, suit == told.bid, -length if told.called else length, -(card & 7))


def discard_key(told: Told, card: int) -> Key:
    """For discards: the first one shows strength, unless one was called; later ones give up what the partner keeps."""
    suit = card >> 3
    low = -(card & 7)
    if told.called:
        return (suit == told.his, -_length(told.own, suit), low)
    if told.mine is None:
        return (suit != told.his, strength(told.own, suit), _length(told.own, suit), low)
    return (suit == told.his, suit != told.mine, -strength(told.own, suit), low)


def strength(own: int, suit: int) -> int:
    """Honours of a suit."""
    return sum(worth for rank, worth in _HONOURS if own >> 8 * suit + rank & 1)


def _length(own: int, suit: int) -> int:
    return (own & SUIT_MASKS[suit]).bit_count()


def _first_discard(scene: Scene, hand: Hand) -> int | None:
    running = () if scene.deal.table is None else (scene.deal.table,)
    for trick in (*scene.deal.tricks, *running):
        for player, card in trick.cards:
            if player == hand and card.suit not in (trick.suit, scene.trump):
                return int(card.suit)
    return None


def _last_bid(scene: Scene, seat: Seat) -> int | None:
    """The suit of a seat's last bid on cards that it has seen; the declarer's trump is nobody's suit to lead."""
    found: int | None = None
    for event in scene.deal.history:
        if isinstance(event, Acted) and event.seat == seat and isinstance(event.action, Bid) and not event.action.dark:
            found = int(event.action.game.strain)
    return found if found is not None and found < 4 and found != scene.trump else None
