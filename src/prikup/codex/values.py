"""What a game is worth to the one who plays it and to the others (rules §10.10)."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.contract import Game
from prikup.rules.model import Rules
from prikup.score.prices import game_value
from prikup.score.settle import divisor


def undertrick(game: Game, rules: Rules) -> int:
    """Mountain points for an undertrick, and whists for a trick of the defence."""
    return game_value(game, rules) * rules.price_scale


def worth(game: Game, tricks: int, rules: Rules, players: int) -> Fraction:
    """V: whists a made game brings its declarer at the settlement, less those conceded for ``10 - tricks``.

    With n players a point of the pool is worth pool_whists / d from each of n - 1 others, d being n (rules §13.4).
    """
    points = Fraction(rules.pool_whists * game_value(game, rules) * (players - 1), divisor(players, rules))
    return points - (10 - tricks) * undertrick(game, rules)


def lost_profit(game: Game, short: int, rules: Rules, players: int) -> Fraction:
    """Q: whists each opponent earns by ``short`` undertricks: his part of the mountain and the consolation."""
    price = undertrick(game, rules)
    return Fraction(10 * short * price, divisor(players, rules)) + short * consolation(game, rules)


def consolation(game: Game, rules: Rules) -> int:
    """Whists for each opponent and undertrick, without a multiplier."""
    return 10 if rules.consolation == "flat10" else undertrick(game, rules)
