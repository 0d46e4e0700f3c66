"""Misère with an unknown discard: plans of the catchers, the discards that one plan catches, the guess as a game."""

from prikup.analysis.misere.game import MisereGame, Payoff, Plan, best_cards, game
from prikup.analysis.misere.guess import Guess, Mix, solve_guess
from prikup.analysis.misere.plans import Best, OutOfTimeError, Plans, Position, all_discards

__all__ = [
    "Best",
    "Guess",
    "MisereGame",
    "Mix",
    "OutOfTimeError",
    "Payoff",
    "Plan",
    "Plans",
    "Position",
    "all_discards",
    "best_cards",
    "game",
    "solve_guess",
]
