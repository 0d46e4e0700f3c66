"""What a bidding decision looks at: the view, what results are worth, the worlds believed in, the time left."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np

from prikup.bots.belief import BiddingModel, Weighted, believe
from prikup.bots.bidding.settings import Budget, Settings
from prikup.bots.bidding.worth import Values, Worth, declarers_prices, worth_of
from prikup.bots.player import own_random
from prikup.deal import SeatView
from prikup.deal.setup import Hand, Seat
from prikup.match import MatchView
from prikup.rules.model import Rules


@dataclass(frozen=True, slots=True)
class Scene:
    """One decision. The seat is one that holds a hand or the sitting dealer's."""

    view: MatchView
    deal: SeatView
    seat: Seat
    worth: Worth
    settings: Settings
    budget: Budget
    random: Random
    prices_known: dict[tuple[Hand, Seat, bool], Values] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.view.rules

    def believed(self, number: int) -> Weighted:
        """So many worlds, weighed by what was said."""
        return believe(self.view, number, self.random, BiddingModel())

    def generator(self) -> np.random.Generator:
        """The decision's randomness for arrays."""
        return np.random.default_rng(self.random.getrandbits(64))

    def prices(self, declarer: Hand, seat: Seat, *, dark: bool = False) -> Values:
        """See ``declarers_prices``."""
        key = declarer, seat, dark
        if key not in self.prices_known:
            self.prices_known[key] = declarers_prices(self.worth, declarer, seat, dark=dark)
        return self.prices_known[key]


def scene_of(view: MatchView, settings: Settings) -> Scene:
    """The scene of a view whose seat is to decide."""
    assert view.deal is not None
    assert view.seat is not None
    return Scene(
        view,
        view.deal,
        view.seat,
        worth_of(view),
        settings,
        Budget(settings.seconds),
        own_random(settings.seed, view),
    )


def lead_of(hand: Hand) -> int:
    """Who leads to the first trick as a hand sees it: 0 itself, 1 the next, 2 the one before (first hand always)."""
    return -hand % 3
