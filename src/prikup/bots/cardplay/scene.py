"""One decision about a card: whose hand, which cards, which layouts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from prikup.bots.belief import BiddingModel, Weighted, believe
from prikup.bots.cardplay.skill import Skill
from prikup.bots.player import own_random
from prikup.cards import Card
from prikup.deal import SeatView
from prikup.deal.play import trump_of
from prikup.deal.setup import Hand, Seat
from prikup.deal.tricks import playable
from prikup.match import MatchView
from prikup.solver.batch import NO_CARD

Values = NDArray[np.float64]
Ints = NDArray[np.int8]
TALON = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """The decision of the seat that plays ``hand`` now."""

    view: MatchView
    deal: SeatView
    seat: Seat
    hand: Hand
    skill: Skill
    random: Random
    end: float
    """When the decision must be made, by the monotonic clock."""

    @property
    def left(self) -> float:
        """Seconds left for it."""
        return max(0.0, self.end - time.monotonic())

    @property
    def own(self) -> int:
        """Mask of the cards of the hand."""
        return int(self.deal.hands[self.hand] or 0)

    @property
    def trump(self) -> int | None:
        """The trump suit."""
        return None if self.deal.contract is None else trump_of(self.deal.contract)

    @property
    def legal(self) -> int:
        """Mask of the cards that may be played."""
        assert self.deal.table is not None
        return playable(self.own, self.deal.table.suit, self.trump)

    @property
    def played(self) -> tuple[tuple[Hand, Card], ...]:
        """The running trick, the talon's card left out."""
        assert self.deal.table is not None
        return tuple((hand, card) for hand, card in self.deal.table.cards if hand != TALON)

    @property
    def leader(self) -> Hand:
        """Who leads or has led the running trick."""
        return self.played[0][0] if self.played else self.hand

    @property
    def on_table(self) -> Ints:
        """The running trick as the batch interface takes it."""
        cards = [int(card) for _, card in self.played]
        return np.array([*cards, NO_CARD, NO_CARD][:2], np.int8)

    def worlds(self) -> Weighted:
        """The layouts: all of them if they are few, else so many as the skill has."""
        reading = BiddingModel() if self.skill.inference else None
        found = believe(self.view, self.skill.endings, self.random, reading)
        return found if found.exact else thinned(found, self.skill.worlds, self.random)

    def classes(self) -> dict[int, list[int]]:
        """Legal cards by the lowest of those that are as good: none between them that another hand may hold or that
        lies on the table."""
        gone = self._gone()
        found: dict[int, list[int]] = {}
        for suit in range(4):
            head = -1
            for card in range(8 * suit, 8 * suit + 8):
                if self.own >> card & 1:
                    if not self.legal >> card & 1:
                        continue
                    if head < 0:
                        head = card
                        found[head] = []
                    found[head].append(card)
                elif not gone >> card & 1:
                    head = -1
        return found

    def _gone(self) -> int:
        """Cards of closed tricks and own discards: they separate nothing."""
        gone = 0
        for trick in self.deal.tricks:
            for _, card in trick.cards:
                gone |= card.bit
        for card in self.deal.discard or ():
            gone |= card.bit
        if self.deal.contract is None and self.deal.table is not None:
            on_table = {card for _, card in self.deal.table.cards}
            for turned in self.deal.talon:
                gone |= 0 if turned is None or turned in on_table else turned.bit
        return gone


def thinned(found: Weighted, count: int, random: Random) -> Weighted:
    """So many of the worlds, drawn by their weights."""
    if len(found.worlds) <= count:
        return found
    steps = (np.arange(count) + random.random()) / count
    chosen = np.minimum(np.searchsorted(np.cumsum(found.weights), steps, side="right"), len(found.weights) - 1)
    places, times = np.unique(chosen, return_counts=True)
    return Weighted(found.worlds.take(places), times / count, found.effective, found.total, False, found.temper)


def scene_of(view: MatchView, skill: Skill) -> Scene:
    """The scene of a view whose seat is to play a card."""
    deal = view.deal
    assert deal is not None
    assert view.seat is not None
    assert deal.hand_to_act is not None
    return Scene(
        view, deal, view.seat, deal.hand_to_act, skill, own_random(skill.seed, view), time.monotonic() + skill.seconds
    )
