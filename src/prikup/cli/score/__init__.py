"""``prikup score``: results protocols to sheets, balances and explanations."""

from prikup.cli.score.command import score_file

__all__ = ["score_file"]
