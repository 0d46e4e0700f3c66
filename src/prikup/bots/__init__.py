"""Bots: they get a view of a match and answer with an action."""

from prikup.bots.player import Player
from prikup.bots.random_bot import RandomBot
from prikup.bots.rule import RuleBot

__all__ = ["Player", "RandomBot", "RuleBot"]
