"""``prikup score``: results protocols to sheets, balances and explanations."""

from prikup.cli.score.command import score_command

__all__ = ["score_command"]
