"""Words of the auction by expected result: each bid against what a pass brings, raspasy or somebody else's game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from prikup.bots.belief import SuitStrength, Weighted, Worlds
from prikup.bots.bidding import dark, misere, raspasy
from prikup.bots.bidding.declaring import Orders, declared, orders, solved
from prikup.bots.bidding.scene import Scene, lead_of
from prikup.bots.bidding.worth import Values
from prikup.bots.evaluation import game_values, misere_chances
from prikup.deal import GAMES, Game
from prikup.deal.actions import Action, Bid, BidMisere, BidNoTalon, Hold, Pass
from prikup.deal.ladder import bid_rank, game_rank
from prikup.deal.setup import Hand

RAISE_NEED = 0.3
"""Tricks that a hand is taken to need above the level to bid over somebody else."""


def say(scene: Scene) -> Action:
    """A word of the auction."""
    deal = scene.deal
    hand = deal.hand_to_act
    assert hand is not None
    cards = deal.hands[hand]
    if cards is None:
        return dark.unlooked(scene)
    words = [form for form in deal.legal if isinstance(form, Pass | Bid | BidNoTalon | BidMisere | Hold)]
    if len(words) == 1:
        return words[0]
    return _Weighing(scene, hand, int(cards)).best(words)


class _Weighing:
    """The words of one hand, weighed over the same worlds."""

    def __init__(self, scene: Scene, hand: Hand, cards: int) -> None:
        self.scene, self.hand, self.cards = scene, hand, cards
        self.worlds: Weighted = scene.believed(scene.settings.worlds)
        self.own_prices = scene.prices(hand, scene.seat)
        self.own: Orders | None = None

    def best(self, words: Sequence[Action]) -> Action:
        passing = self.passing()
        found: tuple[float, Action] = passing, Pass()
        # Of two words worth the same the hold comes first: it leaves the raise to the other.
        for word in sorted(words, key=lambda word: not isinstance(word, Hold)):
            value = self.value(word)
            if value > found[0]:
                found = value, word
        return found[1]

    def value(self, word: Action) -> float:
        """Expected result of winning the auction with a word."""
        standing = self.scene.deal.standing
        match word:
            case Bid(game):
                return self._playing(game)
            case Hold() if standing is not None and isinstance(standing.bid, Bid):
                return self._playing(standing.bid.game)
            case Hold() if standing is not None and isinstance(standing.bid, BidNoTalon):
                return self._without_talon(standing.bid.level)
            case BidNoTalon(level):
                return self._without_talon(level)
            case BidMisere(no_talon=no_talon):
                talons = self.worlds.worlds.talon[: self.scene.settings.talons]
                return misere.bidding(self.scene, self.hand, self.cards, talons, no_talon=no_talon)
            case _:
                return float("-inf")

    def _playing(self, lowest: Game) -> float:
        if self.own is None:
            self.own = orders(self.worlds.worlds, self.hand, self.own_prices)
        return declared(self.own, lowest, self.worlds.weights, self.own_prices, self.scene.budget)

    def _without_talon(self, level: int) -> float:
        ten = np.array([self.cards], np.uint32)
        values = game_values(ten, lead_of(self.hand), self.own_prices)[0]
        return float(values[5 * (level - 6) :].max())

    def passing(self) -> float:
        """Expected result of a pass: in each world the others say what their cards tell them to."""
        deal, scene = self.scene.deal, self.scene
        standing = deal.standing
        if standing is not None and isinstance(standing.bid, BidMisere):
            return self._misere_of(standing.hand)
        count = min(len(self.worlds.worlds), max(24, scene.settings.worlds // 2))
        chosen = np.arange(len(self.worlds.worlds))[:count]
        worlds = self.worlds.worlds.take(chosen)
        weights = self.worlds.weights[:count] / self.worlds.weights[:count].sum()
        others = [
            hand
            for hand in range(3)
            if hand != self.hand and not deal.passed[hand] and deal.setup.seats[hand] is not None
        ]
        margins = {other: self._margins(other, worlds.hands[:, other]) for other in others}
        if standing is not None and standing.hand in others:
            # Who bids stays in unless he is outbid.
            margins[standing.hand] = np.maximum(margins[standing.hand], 0.01)
        total = 0.0
        taken = np.full(count, -1)
        if others:
            table = np.stack([margins[other] for other in others])
            winner = table.argmax(axis=0)
            taken = np.where(table.max(axis=0) > 0, np.array(others)[winner], -1)
        for other in others:
            at = np.flatnonzero(taken == other)
            if len(at):
                prices = scene.prices(other, deal.setup.holder(other))
                theirs = orders(worlds.take(at), other, prices)
                lowest = self._lowest(other, len(others))
                mine = scene.prices(other, scene.seat)
                total += self._against(theirs, lowest, weights[at], mine)
        at = np.flatnonzero(taken < 0)
        if len(at):
            total += float(weights[at].sum()) * self._raspasy(worlds.take(at[:6]))
        return total

    def _against(self, theirs: Orders, lowest: Game, weights: Values, mine: Values) -> float:
        kept, games, _ = theirs.best(lowest)
        tricks, known = solved(theirs.hands, theirs.declarer, kept, games, self.scene.budget)
        tricks = np.where(known, tricks, 6 + games // 5)
        return float(mine[games, tricks] @ weights)

    def _raspasy(self, worlds: Worlds) -> float:
        found = []
        for world in worlds:
            others = {
                hand: world.hands[hand]
                for hand in range(3)
                if hand != self.hand and self.scene.deal.setup.seats[hand] is not None
            }
            found.append(raspasy.promised(self.scene, self.hand, self.cards, others))
        return float(np.mean(found))

    def _margins(self, hand: Hand, cards: np.typing.NDArray[np.uint32]) -> Values:
        """Tricks above what a hand needs to bid now, world by world."""
        deal = self.scene.deal
        tricks = SuitStrength().before_talon(cards, hand == 0)
        lowest = self._lowest(hand, 1)
        levels = np.array([lowest.level + (strain < lowest.strain) for strain in range(5)])
        need = RAISE_NEED if deal.standing is not None else 0.0
        margins: Values = (tricks - levels).max(axis=1) - need
        return margins

    def _lowest(self, hand: Hand, others: int) -> Game:
        """The lowest game that a hand may end up with."""
        deal, rules = self.scene.deal, self.scene.rules
        minimum = 5 * (max(deal.setup.minimum, deal.setup.dark_minimum if deal.dark_passes else 6) - 6)
        if deal.standing is None:
            return GAMES[minimum]
        if deal.standing.hand == hand and isinstance(deal.standing.bid, Bid):
            return deal.standing.bid.game
        rank = bid_rank(deal.standing.bid, rules)
        return next((game for game in GAMES if game >= minimum and game_rank(game) > rank), GAMES[24])

    def _misere_of(self, declarer: Hand) -> float:
        """Somebody else's misère: as safe as those that are bid."""
        worth, seat = self.scene.worth, self.scene.seat
        results = np.array([worth.misere(declarer, taken)[seat] for taken in range(6)])
        count = min(32, len(self.worlds.worlds))
        chances = misere_chances(self.worlds.worlds.hands[:count, declarer], lead_of(declarer))
        chances[:, 0] += 0.5 * (1 - chances[:, 0])
        chances /= chances.sum(axis=1, keepdims=True)
        return float((chances @ results).mean())
