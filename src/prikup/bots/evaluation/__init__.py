"""Learned evaluation of hands: chances of tricks as declarer, in misère, in raspasy; orders by expected result."""

from prikup.bots.evaluation.models import (
    CAUGHT,
    MODELS,
    TABLES,
    TRICKS,
    misere_chances,
    raspasy_chances,
    strength,
    trick_chances,
)
from prikup.bots.evaluation.orders import best_by_talon, cards_of, discards, game_values, talons

__all__ = [
    "CAUGHT",
    "MODELS",
    "TABLES",
    "TRICKS",
    "best_by_talon",
    "cards_of",
    "discards",
    "game_values",
    "misere_chances",
    "raspasy_chances",
    "strength",
    "talons",
    "trick_chances",
]
