"""Printing to the terminal: colours where there is one, plain text elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING

_FILE_WIDTH = 300
"""Columns of a file or a pipe."""

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def console(file: IO[str] | None = None) -> Console:
    """A console that adds nothing of its own to what is printed."""
    from rich.console import Console

    return Console(file=file or sys.stdout, highlight=False, markup=False, emoji=False)


def show(page: Iterable[RenderableType]) -> None:
    """Print a page, line by line; long lines are broken only where they must be."""
    out = console()
    if not out.is_terminal:
        out.width = _FILE_WIDTH
    for part in page:
        out.print(part)
