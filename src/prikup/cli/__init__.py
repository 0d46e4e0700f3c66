"""The terminal: commands, texts, and a table to play at."""

from __future__ import annotations


def main() -> None:
    """The program ``prikup``."""
    import io
    import os
    import sys

    from prikup.cli.app import run

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that knows no suits shows other signs; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:], os.environ))
