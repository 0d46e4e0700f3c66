"""The terminal: commands, texts, and a table to play at."""

from __future__ import annotations


def main() -> None:
    """The program ``prikup``."""
    import io
    import os
    import sys

    from prikup.cli.app import run

    # A stream that was closed is missing; opened in this order, each gets its own number again.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that knows no suits shows other signs; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:], os.environ))
