"""The default reading: a bidding model of people who count their tricks, with doubt.

Every word said on cards looked at has a likelihood given the ten cards of who said it. A hand goes on bidding when its
tricks in some strain reach the level needed there, bids misère when it is safe enough, orders its best strain at the
level it counts, discards so that the ten cards left count most, whists when its tricks in defence reach its share.
Each of these is a soft step: far from its edge a word is nearly certain, at the edge it is a toss.

The numbers were fitted to the words of the ``rule`` bot; ``blunder`` keeps every word possible on every hand, so that
no world is ruled out by what somebody should have said. Play and the open or closed choice of a whister are not read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

import numpy as np

from prikup.bots.belief.hearing import AuctionWord, Heard, Ordered, WhistWord, heard
from prikup.bots.belief.reading import dealt, taken
from prikup.bots.belief.strength import Numbers, Strength, SuitStrength
from prikup.bots.belief.worlds import Masks, Worlds
from prikup.deal import Game, SeatView
from prikup.deal.actions import Bid, BidMisere, BidNoTalon, Hold, Pass
from prikup.rules.model import Rules

_PAIRS: Final = tuple(combinations(range(12), 2))


@dataclass(frozen=True, slots=True)
class BiddingModel:
    """A ``Reading`` of auction, order, discard and whist words. Tricks are the unit of all needs and softnesses."""

    strength: Strength = field(default_factory=SuitStrength)
    bid_need: tuple[float, float, float] = (0.4, 0.4, 0.4)
    """Tricks above the level needed to open, after no, one and two passes of others."""
    raspasy_pull: float = 0.6
    """Tricks less needed to open for each trick over ``10 / 3`` that the hand would take in raspasy."""
    raise_need: float = 0.0
    """The same to bid on over a standing bid or to hold it."""
    bid_soft: float = 0.3
    misere_need: float = 0.7
    """Chance of a safe misère at which it is bid half of the time."""
    misere_soft: float = 0.1
    order_soft: float = 0.5
    """Spread of the ordered level round the tricks counted, and of the choice of strain."""
    discard_soft: float = 0.25
    misere_discard_soft: float = 0.2
    whist_need: tuple[float, ...] = (2.2, 1.1, 0.7, 0.7, 0.5)
    """Own tricks in defence for a whist against a game of six to ten."""
    after_whist: float = 0.2
    after_pass: float = 0.4
    """What is needed more when the other defender has whisted, or has passed."""
    half_band: float = 0.8
    """Tricks below a whist with which half is said instead of a pass."""
    whist_soft: float = 0.4
    blunder: float = 0.04
    """Share of words said whatever the cards are."""

    def __call__(self, view: SeatView, rules: Rules, worlds: Worlds) -> Numbers:
        """(n,) log-likelihoods of all words of hands that the seat does not see."""
        hands = dealt(view, worlds)
        found = np.zeros(len(worlds))
        for said in heard(view, rules):
            theirs = hands[:, said.hand]
            # Words on cards that the seat knows weigh the same in every world.
            if _varies(theirs) or (isinstance(said, Ordered) and _varies(worlds.discard)):
                chance = self._chance(view, rules, said, worlds, theirs)
                found += np.log(self.blunder / 2 + (1 - self.blunder) * chance)
        return found

    def _chance(self, view: SeatView, rules: Rules, said: Heard, worlds: Worlds, hands: Masks) -> Numbers:
        match said:
            case AuctionWord():
                return self._auction(said, hands, rules)
            case WhistWord():
                return self._whist(view, said, hands, rules)
            case Ordered():
                return self._ordered(view, said, worlds)

    def _auction(self, said: AuctionWord, hands: Masks, rules: Rules) -> Numbers:
        lead = said.hand == 0
        sure: Numbers = np.ones(len(hands))
        misere = 0.0 * sure
        if said.misere:
            misere = _step(self.strength.misere(hands, lead) - self.misere_need, self.misere_soft)
        match said.word:
            case BidMisere(no_talon=no_talon):
                # Without a talon to improve on, the cards must be as good as safe.
                return misere if not no_talon else _step(self.strength.misere(hands, lead) - 0.95, self.misere_soft)
            case BidNoTalon(level):
                tricks = self.strength.after_discard(hands, lead).max(axis=1)
                return _step(tricks - level, self.bid_soft)
        if said.lowest is None:
            return sure
        tricks = self.strength.before_talon(hands, lead)
        margin = (tricks - _levels(said.lowest)).max(axis=1)
        if said.opened:
            margin -= self.raise_need
        else:
            margin -= self.bid_need[min(2, said.passes)]
            margin += self.raspasy_pull * (self.strength.raspasy(hands) - 10 / 3)
        goes_on = (1 - misere) * _step(margin, self.bid_soft)
        match said.word:
            case Pass():
                return 1 - misere - goes_on
            case Bid(game) if rules.jumps:
                return goes_on * _softmax(tricks / self.order_soft)[:, game.strain]
            case Bid() | Hold():
                return goes_on
        return sure

    def _whist(self, view: SeatView, said: WhistWord, hands: Masks, rules: Rules) -> Numbers:
        game = None if view.contract is None else view.contract.game
        sure: Numbers = np.ones(len(hands))
        if game is None:
            return sure
        need = self.whist_need[game.level - 6]
        if said.before:
            need += self.after_whist if said.before[-1] == "whist" else self.after_pass
        tricks = self.strength.defence(hands, game.strain)
        whists = _step(tricks - need, self.whist_soft)
        half = rules.half_whist and game.level <= 7 and said.before == ("pass",)
        low = _step(tricks - need + self.half_band, self.whist_soft) if half else whists
        match said.word:
            case "whist" | "return":
                return whists
            case "half":
                return low - whists if half else 1 - whists
            case "pass":
                return 1 - low
            case "accept" | "keep":
                return 1 - whists if said.word == "accept" else sure

    def _ordered(self, view: SeatView, said: Ordered, worlds: Worlds) -> Numbers:
        if not taken(view):
            return np.ones(len(worlds))
        lead = said.hand == 0
        kept = _kept(view, worlds, said.hand)
        if said.game is None:
            safe = self._best_kept(kept, worlds.discard, lead, None)
            return np.ones(len(worlds)) if safe is None else safe
        tricks = self.strength.after_discard(kept, lead)
        strains = _softmax(tricks / self.order_soft)[:, said.game.strain]
        over = (tricks[:, said.game.strain] - said.game.level) / (2 * self.order_soft)
        chance: Numbers = strains * np.exp(-0.5 * over * over)
        discards = self._best_kept(kept, worlds.discard, lead, said.game.strain)
        return chance if discards is None else chance * np.minimum(1.0, 6 * discards)

    def _best_kept(self, kept: Masks, discard: Masks, lead: bool, strain: int | None) -> Numbers | None:
        """How likely the discard is among the 66 of the twelve cards: the better the ten left, the likelier. None
        where it is known."""
        if not _varies(discard):
            return None
        twelve = kept | discard
        others = np.stack([twelve & ~pair for pair in _pairs(twelve)])
        flat = others.reshape(-1)
        if strain is None:
            values = self.strength.misere(flat, lead) / self.misere_discard_soft
            mine = self.strength.misere(kept, lead) / self.misere_discard_soft
        else:
            values = self.strength.after_discard(flat, lead)[:, strain] / self.discard_soft
            mine = self.strength.after_discard(kept, lead)[:, strain] / self.discard_soft
        values = values.reshape(others.shape)
        top = values.max(axis=0)
        chance: Numbers = np.exp(mine - top) / np.exp(values - top).sum(axis=0)
        return chance


def _kept(view: SeatView, worlds: Worlds, hand: int) -> Masks:
    """The ten cards the declarer kept: those in his hand and those he has played."""
    kept = worlds.hands[:, hand].copy()
    for trick in (*view.tricks, view.table):
        for holder, card in () if trick is None else trick.cards:
            if holder == hand:
                kept |= np.uint32(card.bit)
    return kept


def _pairs(twelve: Masks) -> list[Masks]:
    """The 66 pairs of cards of each mask of twelve."""
    rest = twelve.copy()
    cards: list[Masks] = []
    for _ in range(12):
        low: Masks = rest & (~rest + np.uint32(1))
        cards.append(low)
        rest ^= low
    return [cards[first] | cards[second] for first, second in _PAIRS]


def _varies(masks: Masks) -> bool:
    return bool(len(masks) and (masks != masks[0]).any())


def _levels(lowest: Game) -> Numbers:
    """(5,): the level that each strain must be bid at to be as high as a game; eleven where it cannot."""
    levels = [lowest.level if strain >= lowest.strain else lowest.level + 1 for strain in range(5)]
    return np.array([level if level <= 10 else 99 for level in levels], np.float64)


def _step(margin: Numbers, soft: float) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-np.clip(margin / soft, -40, 40)))
    return found


def _softmax(values: Numbers) -> Numbers:
    raised = np.exp(values - values.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found
