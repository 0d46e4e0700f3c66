"""What a game is worth: the tables of rules §10.1 to §10.5 and §10.9 as one formula."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup.deal.contract import Game
from prikup.deal.outcome import Misere, TrickGame
from prikup.deal.setup import DealSetup
from prikup.rules.model import Rules
from prikup.score.sheet import Sheet

MISERE_VALUE = 10
"""Pool points of a misère (rules §8.6)."""


class Prices(msgspec.Struct, frozen=True):
    """The numbers of one trick game, the multiplier included (rules §10.5)."""

    value: int
    """Into the pool when made."""
    trick: int
    """Whists for a trick of the defence; mountain points for an undertrick of the declarer."""
    whister_undertrick: Fraction
    """Mountain points for a trick that a whister is short of."""
    consolation: int
    """Whists for each opponent for an undertrick of the declarer."""
    multiplier: int


def game_value(game: Game, rules: Rules) -> int:
    """p of a trick game in pool points, before any multiplier (rules §0.3, §10.9)."""
    suit, step = 2 * int(game.strain), game.level - 6
    match rules.suit_prices:
        case "suit_a":
            return (4 + suit) * (step + 1)
        case "suit_b":
            return 4 + suit + 10 * step
        case "suit_big":
            return 14 + suit + 10 * step
        case "suit_decimal":
            return 10 * (step + 1)
        case _:
            return 2 * (step + 1)


def multiplier(outcome: TrickGame | Misere, setup: DealSetup) -> int:
    """m of the declarer's contract: his leftmost bomb times two for a dark bid, or what the outcome says
    (rules §11.1, §11.5)."""
    if outcome.multiplier is not None:
        return outcome.multiplier
    bomb = setup.bombs[outcome.declarer] if setup.bombs else 0
    return (1 << bomb) * (2 if outcome.dark else 1)


def game_prices(outcome: TrickGame, setup: DealSetup, sheet: Sheet, rules: Rules) -> Prices:
    """The prices of a trick game on the sheet as it stood before the deal."""
    m = multiplier(outcome, setup)
    value = game_value(outcome.game, rules) * m
    trick = value * rules.price_scale
    return Prices(
        value=value,
        trick=trick,
        whister_undertrick=Fraction(trick, 2) if half_responsible(sheet, rules) else Fraction(trick),
        consolation=10 * m if rules.consolation == "flat10" else trick,
        multiplier=m,
    )


def half_responsible(sheet: Sheet, rules: Rules) -> bool:
    """Whether a whister pays half for his undertricks; where that is agreed on only until a first pool is closed,
    the sheet before the deal decides (rules §6.10, §21.12)."""
    if rules.responsibility == "full":
        return False
    switched = rules.resp_switch_on_first_close and not rules.race_count and max(sheet.pool) >= rules.pool_size
    return not switched


def own_half(level: int) -> int:
    """Tricks that one of two whisters owes, and that half a whist is paid for: two on a six, one on any other level
    (rules §6.2, §6.6, §6.11)."""
    return 2 if level == 6 else 1


def obligation(level: int) -> int:
    """Tricks that the defending side owes when somebody whists (rules §6.2)."""
    return {6: 4, 7: 2}.get(level, 1)
