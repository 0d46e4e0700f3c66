"""The order of all bids (rules §3.2, §3.7): one number a bid, the higher beats the lower."""

from __future__ import annotations

from typing import Final

from prikup.deal.actions import AnyBid, Bid, BidMisere, BidNoTalon
from prikup.deal.contract import GAMES, Game
from prikup.rules.model import Rules

# A level takes a hundred: its five strains at 0 to 40, the game without talon at 60.
_NO_TALON: Final = 60
_MISERE: Final = {"below9": 870, "chain": 870, "below10": 970, "top": 1070}
_MISERE_NO_TALON: Final = {"below9": 955, "chain": 955, "below10": 975, "top": 1075}
_GAME: Final = tuple(100 * game.level + 10 * game.strain for game in GAMES)


def game_rank(game: Game) -> int:
    """Place of a trick game with talon."""
    return _GAME[game]


def no_talon_rank(level: int) -> int:
    """Place of the game without talon of a level: above every game of the level, below the next level."""
    return 100 * level + _NO_TALON


def misere_rank(rules: Rules, no_talon: bool = False) -> int:
    """Place of misère, or of misère without talon, under ``misere_rank``."""
    return (_MISERE_NO_TALON if no_talon else _MISERE)[rules.misere_rank]


def bid_rank(bid: AnyBid, rules: Rules) -> int:
    """Place of any bid."""
    match bid:
        case Bid(game):
            return _GAME[game]
        case BidNoTalon(level):
            return no_talon_rank(level)
        case BidMisere(no_talon):
            return misere_rank(rules, no_talon)


def bid_level(bid: AnyBid) -> int | None:
    """Level of a game with or without talon, None for misère."""
    match bid:
        case Bid(game):
            return game.level
        case BidNoTalon(level):
            return level
        case BidMisere():
            return None
