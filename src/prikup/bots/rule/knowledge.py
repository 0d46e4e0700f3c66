"""What one hand can know while cards are played: what is out, who can still hold it, who is beaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from prikup.cards import FULL_DECK, SUIT_MASKS
from prikup.deal import SeatView
from prikup.deal.play import trump_of
from prikup.deal.tricks import playable

TALON: Final = 3


@dataclass(slots=True)
class Table:
    """The play as the controller of ``hand`` sees it. Masks throughout."""

    hand: int
    """The hand to play."""
    own: int
    """Its cards."""
    legal: int
    """Those that may be played."""
    trump: int | None
    suit: int | None
    """The suit to follow; None on a lead."""
    after: tuple[int, ...]
    """Hands that play to this trick after this one."""
    best: int
    """The hand that holds the trick, -1 on a lead."""
    power: int
    """Strength of its card, see ``strength``."""
    declarer: int
    """-1 in raspasy."""
    cards: list[int | None]
    """Hands whose cards are known, else None."""
    could: list[int]
    """What each hand may hold; its cards where they are known."""
    counts: tuple[int, ...]
    out: int
    """Cards that other hands may hold."""
    hidden: int
    """Places for the cards that nobody has shown: in closed hands and in an unseen discard or talon."""
    tricks_left: int

    def strength(self, card: int) -> int:
        """Strength of a card in this trick; -1 for one that cannot win."""
        own = card >> 3
        if own == self.trump:
            return 16 + (card & 7)
        return 8 + (card & 7) if self.suit is None or own == self.suit else -1

    def enemy(self, hand: int) -> bool:
        """Whether a hand plays against this one."""
        if self.declarer < 0 or self.hand == self.declarer:
            return hand != self.hand
        return hand in (self.declarer, TALON)

    def against(self) -> int:
        """What the enemies of this hand may hold together."""
        mask = 0
        for hand in range(3):
            if self.enemy(hand):
                mask |= self.could[hand]
        return mask

    def chance_none(self, hand: int, mask: int) -> float:
        """Chance that a hand holds none of the cards of a mask."""
        known = self.cards[hand]
        if known is not None:
            return 0.0 if known & mask else 1.0
        wanted = (self.could[hand] & mask).bit_count()
        chance = 1.0
        for taken in range(wanted):
            left = self.hidden - taken
            free = left - self.counts[hand]
            if free <= 0:
                return 0.0
            chance *= free / left
        return chance

    def chance_beaten(self, hand: int, card: int) -> float:
        """Chance that a hand can beat a card led or played to this trick, following suit as it must."""
        suit = card >> 3 if self.suit is None else self.suit
        known = self.cards[hand]
        led = SUIT_MASKS[suit]
        if known is not None:
            return float(
                any(_beats(other, card, suit, self.trump) for other in bits(playable(known, suit, self.trump)))
            )
        higher = 0
        if card >> 3 == suit:
            higher = led & ~((2 << card) - 1)
        chance = 1 - self.chance_none(hand, higher) if higher else 0.0
        if self.trump is not None and self.trump != suit:
            trumps = SUIT_MASKS[self.trump]
            over = trumps & ~((2 << card) - 1) if card >> 3 == self.trump else trumps
            ruff = self.chance_none(hand, led) * (1 - self.chance_none(hand, over))
            chance = chance + ruff - chance * ruff
        return chance

    def wins(self, card: int) -> float:
        """Chance that a card wins the trick for the side of this hand against the hands still to play."""
        strength = self.strength(card)
        if strength <= self.power:
            if self.best >= 0 and not self.enemy(self.best):
                return self._holds()
            return 0.0
        chance = 1.0
        for hand in self.after:
            if self.enemy(hand):
                chance *= 1 - self.chance_beaten(hand, card)
        return chance

    def _holds(self) -> float:
        """Chance that the partner's card on the table stays the best."""
        chance = 1.0
        for hand in self.after:
            if self.enemy(hand):
                chance *= 1 - self.chance_beaten(hand, self.holding)
        return chance

    @property
    def holding(self) -> int:
        """The card that holds the trick."""
        suit = self.trump if self.power >= 16 else self.suit
        assert suit is not None
        return 8 * suit + (self.power & 7)

    def is_master(self, card: int, enemies: int) -> bool:
        """Whether no card of the same suit among ``enemies`` is higher."""
        return not enemies & SUIT_MASKS[card >> 3] & ~((2 << card) - 1)


def bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _beats(card: int, other: int, suit: int, trump: int | None) -> bool:
    def power(each: int) -> int:
        return 16 + (each & 7) if each >> 3 == trump else 8 + (each & 7) if each >> 3 == suit else -1

    return power(card) > power(other)


def look_around(view: SeatView) -> Table:
    """The table for the hand that is to play, which this seat controls."""
    hand = view.hand_to_act
    table = view.table
    assert hand is not None
    assert table is not None
    contract = view.contract
    raspasy = contract is None
    trump = None if contract is None else trump_of(contract)
    declarer = -1 if contract is None else contract.declarer
    players = (1, 2) if raspasy and view.setup.gusarik else (0, 1, 2)
    cards: list[int | None] = [None if held is None else int(held) for held in view.hands]
    if raspasy and view.setup.gusarik:
        cards[0] = None
    gone, voids = _played(view, trump)
    first, second = view.talon
    known_talon = (0 if first is None else first.bit) | (0 if second is None else second.bit)
    discard = 0 if view.discard is None else view.discard[0].bit | view.discard[1].bit
    dead = gone | discard
    if raspasy or (contract is not None and contract.thrown):
        dead |= known_talon
    shown = 0
    for held in cards:
        shown |= held or 0
    unseen = FULL_DECK & ~dead & ~shown
    could = [held if held is not None else unseen & ~voids[place] for place, held in enumerate(cards)]
    if not raspasy and known_talon and cards[declarer] is None:
        # The talon went to the declarer: nobody else holds these cards.
        for place in range(3):
            if place != declarer and cards[place] is None:
                could[place] &= ~known_talon
    if view.note is not None and not raspasy and cards[declarer] is None:
        twelve = int(view.note)
        could[declarer] &= twelve
        for place in range(3):
            if place != declarer and cards[place] is None:
                could[place] &= ~twelve
    own = cards[hand]
    assert own is not None
    best, power = -1, -1
    for holder, card in table.cards:
        strength = 16 + card.rank if card.suit == trump else 8 + card.rank if card.suit == table.suit else -1
        if strength > power:
            best, power = holder, strength
    place = players.index(hand)
    left = len(players) - sum(holder != TALON for holder, _ in table.cards) - 1
    after = tuple(players[(place + step) % len(players)] for step in range(1, left + 1))
    return Table(
        hand=hand,
        own=own,
        legal=playable(own, table.suit, trump),
        trump=trump,
        suit=table.suit,
        after=after,
        best=best,
        power=power,
        declarer=declarer,
        cards=cards,
        could=could,
        counts=view.counts,
        out=unseen | (shown & ~own),
        hidden=max(1, unseen.bit_count()),
        tricks_left=own.bit_count(),
    )


def _played(view: SeatView, trump: int | None) -> tuple[int, list[int]]:
    """Cards gone, and for each hand the suits it has shown to be without."""
    gone = 0
    voids = [0, 0, 0]
    for trick in (*view.tricks, view.table):
        if trick is None:
            continue
        for holder, card in trick.cards:
            gone |= card.bit
            if holder != TALON and card.suit != trick.suit and trick.suit is not None:
                voids[holder] |= SUIT_MASKS[trick.suit]
                if trump is not None and card.suit != trump:
                    voids[holder] |= SUIT_MASKS[trump]
    return gone, voids
