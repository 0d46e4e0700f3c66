"""``prikup codex``: violations, questions, rulings."""

from prikup.cli.codex.command import listed, ruled

__all__ = ["listed", "ruled"]
