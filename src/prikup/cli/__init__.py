"""The terminal: commands, texts, and a table to play at."""

from __future__ import annotations


def main() -> None:
    """The program ``prikup``."""
    import os
    import sys

    from prikup.cli.app import run

    sys.exit(run(sys.argv[1:], os.environ))
