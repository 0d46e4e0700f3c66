"""The ``rule`` bot: bids, discards, whists and plays by the counts of the textbook."""

from prikup.bots.rule.bot import RuleBot

__all__ = ["RuleBot"]
