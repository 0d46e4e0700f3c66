"""Where the failures of bots go while a match is played: a file beside the match, not the person's screen."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from prikup.bots.guard import LOG


class _Log(logging.FileHandler):
    """A log that a full disk or a missing folder does not turn into a traceback over the table."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, where that can be done."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the library's name
        """Go on without the line."""


@contextmanager
def failures_kept(match: Path) -> Iterator[Path]:
    """While entered, every failure of a bot is a line of ``<match>.bots.log``: when, which seat, the cause, the view.

    The file is made by the first failure.
    """
    path = match.with_name(f"{match.name}.bots.log")
    log = _Log(path, encoding="utf-8", delay=True)
    log.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    LOG.addHandler(log)
    try:
        yield path
    finally:
        LOG.removeHandler(log)
        log.close()
