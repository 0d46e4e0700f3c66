"""A progress bar on standard error for work that takes long."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.progress import Progress

_PATIENCE: Final = 1.0
"""Seconds after which the progress is shown."""


class Bar:
    """A bar that appears only when one has to wait, and only at a terminal."""

    def __init__(self, title: str, total: int) -> None:
        self._title = title
        self._total = total
        self._began = time.monotonic()
        self._shown = sys.stderr.isatty()
        self._progress: Progress | None = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def tell(self, done: int, total: int | None = None) -> None:
        """So much is done, of a total that may have changed."""
        if self._progress is None:
            if not self._shown or time.monotonic() - self._began < _PATIENCE:
                return
            self._progress = self._started()
        self._progress.update(self._progress.task_ids[0], completed=done, total=total)

    def _started(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=Console(stderr=True), transient=True)
        progress.add_task(self._title, total=self._total)
        progress.start()
        return progress
