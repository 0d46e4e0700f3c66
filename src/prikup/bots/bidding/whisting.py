"""Whist words by expected result over layouts of the cards not seen, solved (rules §6)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from prikup.bots.belief import BiddingModel, SuitStrength, Weighted
from prikup.bots.belief.worlds import Masks
from prikup.bots.bidding.scene import Scene, lead_of
from prikup.bots.bidding.worth import Values
from prikup.bots.evaluation import TRICKS, discards, trick_chances
from prikup.cards import Strain
from prikup.deal.actions import Action, ChooseMode, LookAtHand, SpokenWord, Whist
from prikup.deal.contract import Game
from prikup.deal.outcome import Word
from prikup.deal.setup import Hand, Seat
from prikup.solver.batch import batch_values

WIDER = 4
"""Layouts looked at for each one that is solved."""
SIX_NEED, MORE_NEED = 5.7, 0.3
"""Tricks by the evaluation at which an order is as likely as not: of a six, which the auction may force; above the
level of a higher game, which is ordered freely as a rule."""
ORDERED_SOFT = 0.3
"""How sharply."""
CLOSED = 0.2
"""Tricks that a defence loses when both keep their cards closed."""
GUESS = 0.0
"""Tricks that an open defence loses because the declarer's hand is hidden."""


def say(scene: Scene) -> Action:
    """A whist word, or the sitting dealer's look at a hand."""
    deal = scene.deal
    words = {form.word for form in deal.legal if isinstance(form, Whist)}
    looks = [form for form in deal.legal if isinstance(form, LookAtHand)]
    if looks:
        return looks[-1]
    if len(words) == 1:
        return Whist(next(iter(words)))
    table = _Whisting(scene)
    values = {word: table.value(word) for word in sorted(words)}
    return Whist(max(values, key=lambda word: values[word]))


def mode(scene: Scene) -> Action:
    """Open: both hands play as one, and what the declarer learns he mostly knew."""
    return ChooseMode(ChooseMode(True) in scene.deal.legal)


class _Whisting:
    """The words of one deal over the same layouts."""

    def __init__(self, scene: Scene) -> None:
        deal, contract = scene.deal, scene.deal.contract
        assert contract is not None
        assert contract.game is not None
        self.scene = scene
        self.game: Game = contract.game
        self.declarer: Hand = contract.declarer
        self.dark = contract.dark
        self.seats = deal.setup.opponents(deal.setup.holder(contract.declarer))
        self.said = tuple(word for _, word in deal.words)
        hands = self._declared(scene.believed(WIDER * scene.settings.worlds))
        found = batch_values(
            hands,
            strain=int(self.game.strain),
            leader=0,
            declarer=self.declarer,
            seconds=scene.budget.left + 0.05,
        )
        known = found[:, 0] == found[:, 1]
        if not known.any():
            known[:] = True
        self.hands = hands[known]
        self.taken = found[known].mean(axis=1).round().astype(int)
        self.weights: Values = np.full(len(self.taken), 1 / len(self.taken))

    def _declared(self, believed: Weighted) -> Masks:
        """Layouts in which the declarer has discarded for his game and had reason to order it, drawn by their
        weight."""
        hands = believed.worlds.hands.copy()
        weights = believed.weights.copy()
        away = believed.worlds.talon
        lead = lead_of(self.declarer)
        count = np.arange(TRICKS)
        need = SIX_NEED if self.game.level == 6 else self.game.level + MORE_NEED
        if len(np.unique(away)) > 1:
            twelve = hands[:, self.declarer] | away
            kept = np.stack([np.uint32(each) & ~discards(int(each)) for each in twelve])
            means = (trick_chances(kept.reshape(-1), int(self.game.strain), lead) @ count).reshape(kept.shape)
            best = means.argmax(axis=1)
            hands[:, self.declarer] = kept[np.arange(len(kept)), best]
            tricks = means.max(axis=1)
        else:
            tricks = trick_chances(hands[:, self.declarer], int(self.game.strain), lead) @ count
        weights = weights / (1 + np.exp((need - tricks) / ORDERED_SOFT))
        size = min(len(hands), self.scene.settings.worlds)
        chosen = self.scene.generator().choice(len(hands), size, p=weights / weights.sum())
        found: Masks = hands[chosen]
        return found

    def value(self, word: SpokenWord) -> float:
        """Expected result of saying a word."""
        me = self.scene.seat
        if me not in self.seats:
            return self._dealers(word)
        if len(self.seats) == 1:
            return self._alone(me, "whist") if word == "whist" else self._credited({me: _final(word)})
        other = self.seats[1 - self.seats.index(me)]
        match self.said, word:
            case (), "whist":
                chance = self._whists(other, after="whist")
                return self._mixed(chance, self._both(), self._lone(me, other))
            case (), _:
                chance = self._whists(other, after="pass")
                let_go = self._credited({me: "pass", other: "pass"})
                if self.scene.rules.half_whist and self.game.level <= 7:
                    half = self._credited({me: "pass", other: "half"})
                    if self.scene.rules.return_whist:
                        half = max(half, float(self._lone(me, other, returned=True) @ self.weights))
                    let_go = 0.5 * half + 0.5 * let_go
                return self._mixed(chance, self._lone(other, me), np.full(len(self.taken), let_go))
            case ("whist",), "whist":
                return float(self._both() @ self.weights)
            case ("whist",), _:
                return float(self._lone(other, me) @ self.weights)
            case ("pass", "half"), "return":
                return float(self._lone(me, other, returned=True) @ self.weights)
            case ("pass", "half"), _:
                return self._credited({me: "pass", other: "half"})
            case ("whist", "pass"), "half":
                return self._credited({me: "half", other: "pass"})
            case ("pass", "pass"), "keep":
                return self._credited({me: "pass", other: "pass"})
            case ("pass",), "half":
                return self._credited({other: "pass", me: "half"})
            case ("pass",), "pass":
                return self._credited({other: "pass", me: "pass"})
            case _:
                return float(self._lone(me, other) @ self.weights)

    def _dealers(self, word: SpokenWord) -> float:
        passes: dict[Seat, Word] = dict.fromkeys(self.seats, "pass")
        if word != "return":
            return self._credited(passes)
        return float(self._results({**passes, self.scene.seat: "return"}, GUESS) @ self.weights)

    def _alone(self, me: Seat, word: Word) -> float:
        return float(self._results({me: word}, GUESS) @ self.weights)

    def _lone(self, whister: Seat, passer: Seat, *, returned: bool = False) -> Values:
        if returned:
            return self._results({whister: "return", passer: "half"}, GUESS)
        words: dict[Seat, Word] = {seat: "whist" if seat == whister else "pass" for seat in self.seats}
        return self._results(words, GUESS)

    def _both(self) -> Values:
        return self._results(dict.fromkeys(self.seats, "whist"), CLOSED)

    def _results(self, words: Mapping[Seat, Word], lost: float) -> Values:
        """(n,): the seat's result in each world; the defence loses a trick in a share of the worlds."""
        exact = np.array([self._result(words, taken, place) for place, taken in enumerate(self.taken)])
        if not lost:
            return exact
        more = np.array([self._result(words, min(10, taken + 1), place) for place, taken in enumerate(self.taken)])
        found: Values = (1 - lost) * exact + lost * more
        return found

    def _result(self, words: Mapping[Seat, Word], taken: int, place: int) -> float:
        shares = None
        if len(self.seats) == 2 and len([word for word in words.values() if word == "whist"]) == 2:
            shares = self._shares(10 - taken, place)
        result = self.scene.worth.game(self.game, self.declarer, words, taken, shares, dark=self.dark)
        return float(result[self.scene.seat])

    def _shares(self, tricks: int, place: int) -> dict[Seat, int]:
        """Tricks of two whisters, by what their cards count in defence."""
        counts = [self._defence(seat)[place] + 0.2 for seat in self.seats]
        first = round(tricks * counts[0] / sum(counts))
        return {self.seats[0]: first, self.seats[1]: tricks - first}

    def _defence(self, seat: Seat) -> Values:
        hand = self.scene.deal.setup.hand_of(seat)
        assert hand is not None
        found: Values = SuitStrength().defence(self.hands[:, hand], Strain(self.game.strain))
        return found

    def _whists(self, seat: Seat, after: str) -> Values:
        """(n,): how likely the other defender whists on the cards he has in each world."""
        model = BiddingModel()
        need = model.whist_need[self.game.level - 6] + (model.after_whist if after == "whist" else model.after_pass)
        found: Values = 1 / (1 + np.exp(-(self._defence(seat) - need) / model.whist_soft))
        return found

    def _mixed(self, chance: Values, yes: Values, no: Values) -> float:
        return float((chance * yes + (1 - chance) * no) @ self.weights)

    def _credited(self, words: Mapping[Seat, Word]) -> float:
        result = self.scene.worth.game(self.game, self.declarer, words, None, dark=self.dark)
        return float(result[self.scene.seat])


def _final(word: SpokenWord) -> Word:
    return "half" if word == "half" else "pass"
