"""What results are worth to one seat, in whists of the final settlement (rules §10, §13)."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

import msgspec

from prikup.deal.contract import Game
from prikup.deal.setup import DealSetup, Seat
from prikup.match import MatchView
from prikup.rules.model import Rules
from prikup.score.prices import MISERE_VALUE, game_value, half_responsible, obligation, own_half

_MOUNTAIN = 10
"""Whists for a mountain point, shared by everybody on the sheet."""
_DEVIATION = 0.95
"""Standard deviation of the tricks that a declarer takes, around a count of his hand."""


@cache
def _spread(twentieths: int) -> tuple[float, ...]:
    """Chances of 0 to 10 tricks around a mean given in twentieths of a trick."""
    mean = twentieths / 20
    steps = [0.5 * (1 + math.erf((tricks + 0.5 - mean) / (_DEVIATION * math.sqrt(2)))) for tricks in range(10)]
    return (steps[0], *(high - low for low, high in pairwise(steps)), 1 - steps[-1])


def spread(mean: float) -> tuple[float, ...]:
    """Chances of 0 to 10 tricks when a count says ``mean``."""
    return _spread(round(20 * max(0.0, min(10.0, mean))))


def at_least(mean: float, level: int) -> float:
    """Chance of ``level`` tricks or more when a count says ``mean``."""
    return sum(spread(mean)[level:])


class Stakes(msgspec.Struct, frozen=True):
    """The prices of one deal as one seat feels them."""

    rules: Rules
    setup: DealSetup
    seat: Seat
    half: bool
    """A whister pays half for his undertricks."""

    @property
    def share(self) -> float:
        """What a point written to oneself costs or brings, the others' share taken off."""
        return 1 - 1 / self.setup.players

    @property
    def bomb(self) -> int:
        """The multiplier of the seat's next game."""
        return 1 << self.setup.bombs[self.seat] if self.setup.bombs else 1

    def trick(self, game: Game) -> int:
        """Whists for a trick of the defence, before any multiplier."""
        return game_value(game, self.rules) * self.rules.price_scale

    def consolation(self, game: Game) -> int:
        """Whists to one opponent for an undertrick of the declarer."""
        return 10 if self.rules.consolation == "flat10" else self.trick(game)

    def declared(self, game: Game, mean: float, multiplier: int) -> float:
        """Ordering a game with a hand that counts ``mean`` tricks."""
        trick = self.trick(game)
        made = game_value(game, self.rules) * self.rules.pool_whists * self.share
        consolers = self.setup.players - 1
        if not self.rules.dealer_consolation and self.setup.sitting_dealer is not None:
            consolers -= 1
        undertrick = trick * _MOUNTAIN * self.share + consolers * self.consolation(game)
        total = 0.0
        for tricks, chance in enumerate(spread(mean)):
            result = made if tricks >= game.level else -(game.level - tricks) * undertrick
            total += chance * (result - (10 - tricks) * trick)
        return multiplier * total

    def failed(self, game: Game, tricks: int, multiplier: int) -> float:
        """What a declarer loses who is down by so many tricks and nobody writes whists."""
        return multiplier * tricks * self.trick(game) * _MOUNTAIN * self.share

    def misere(self, caught: float, tricks: float, multiplier: int) -> float:
        """A misère that is caught in a share of cases, and then takes ``tricks``."""
        made = MISERE_VALUE * self.rules.pool_whists * self.share
        lost = self.rules.misere_undertrick * _MOUNTAIN * self.share
        return multiplier * ((1 - caught) * made - caught * max(1.0, tricks) * lost)

    def raspasy(self, tricks: float, clean: float, dark: bool = False) -> float:
        """A raspasy in which the hand takes ``tricks`` on the average, none in a share ``clean`` of cases."""
        price = self.setup.dark_price if dark else self.setup.raspasy_price
        if self.rules.raspasy_record == "whists":
            return price * (10 / 3 - tricks) * 1.5
        premium = 0 if self.rules.zero_premium == "none" else price * self.rules.pool_whists * self.share
        return price * _MOUNTAIN * (10 / self.setup.players - tricks) + clean * premium

    def whisted(self, game: Game, side: float, multiplier: int) -> float:
        """Whisting alone when the defence expects ``side`` tricks."""
        trick = self.trick(game)
        owed = obligation(game.level)
        total = 0.0
        for tricks, chance in enumerate(spread(side)):
            down = max(0, tricks - (10 - game.level))
            shared = down and self.rules.whist_style == "gentleman"
            whists = tricks * trick / (2 if shared else 1)
            total += chance * (whists + self._fell(game, down) - self._charged(game, max(0, owed - tricks)))
        return multiplier * total

    def whisted_together(self, game: Game, own: float, partner: float, multiplier: int, last: bool) -> float:
        """Whisting beside the other defender, when the two hands expect so many tricks each; ``last`` is said of the
        second speaker."""
        trick = self.trick(game)
        owed, half = obligation(game.level), own_half(game.level)
        total = 0.0
        for tricks, chance in enumerate(spread(own)):
            side = tricks + partner
            missing = max(0.0, owed - side)
            if game.level > 7:
                charge = missing if last or self.rules.resp_89 == "both" else 0.0
            else:
                charge = min(missing, max(0.0, half - tricks))
            down = max(0.0, side - (10 - game.level))
            total += chance * (tricks * trick + self._fell(game, down) - self._charged(game, charge))
        return multiplier * total

    def passed(self, game: Game, side: float, multiplier: int) -> float:
        """Passing when the other defender whists and the two hands expect ``side`` tricks."""
        total = 0.0
        for tricks, chance in enumerate(spread(side)):
            down = max(0, tricks - (10 - game.level))
            shared = down and self.rules.whist_style == "gentleman"
            total += chance * (self._fell(game, down) + (tricks * self.trick(game) / 2 if shared else 0.0))
        return multiplier * total

    def _fell(self, game: Game, down: float) -> float:
        """What a defender gets from undertricks besides the whists for tricks."""
        return down * (self.consolation(game) + self.trick(game) * _MOUNTAIN / self.setup.players)

    def _charged(self, game: Game, short: float) -> float:
        return short * self.trick(game) * (0.5 if self.half else 1.0) * _MOUNTAIN * self.share


def stakes_of(view: MatchView) -> Stakes:
    """The stakes of the deal in a view, for the seat that sees it."""
    assert view.deal is not None
    assert view.seat is not None
    return Stakes(view.rules, view.deal.setup, view.seat, half_responsible(view.sheet, view.rules))
