"""The terminal as a table: pictures that replace each other, or lines one below the other."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from prikup.cli.asking import read_line
from prikup.cli.console import console

if TYPE_CHECKING:
    from rich.text import Text

_OTHER_SCREEN: Final = "\x1b[?1049h"
_OWN_SCREEN: Final = "\x1b[?1049l"
_HOME: Final = "\x1b[H"
_TO_LINE_END: Final = "\x1b[K"
_TO_SCREEN_END: Final = "\x1b[J"
LEAST_WIDTH: Final = 40
LEAST_HEIGHT: Final = 20


class Screen:
    """Where the table is shown and lines are read. ``pictures`` needs a real terminal."""

    def __init__(self, *, pictures: bool) -> None:
        self.pictures = pictures
        self._console = console()
        self._other = False

    @property
    def width(self) -> int:
        """Columns to draw in; one stays free, so that no terminal breaks a full line."""
        return max(LEAST_WIDTH, shutil.get_terminal_size().columns - 1)

    @property
    def height(self) -> int:
        """Lines of the terminal."""
        return max(LEAST_HEIGHT, shutil.get_terminal_size().lines)

    def enter(self) -> None:
        """Begin to draw pictures, beside what stands in the terminal."""
        if self.pictures and not self._other:
            self._write(_OTHER_SCREEN + _HOME + _TO_SCREEN_END)
            self._other = True

    def leave(self) -> None:
        """Give the terminal back as it was."""
        if self._other:
            self._write(_OWN_SCREEN)
            self._other = False

    def draw(self, rows: Sequence[Text]) -> None:
        """Replace the picture; the cursor stands below it."""
        drawn = self._rendered(rows).replace("\n", f"{_TO_LINE_END}\n")
        self._write(f"{_HOME}{drawn}{_TO_SCREEN_END}")

    def print(self, rows: Iterable[Text | str]) -> None:
        """Lines below what is there."""
        for row in rows:
            self._console.print(row, soft_wrap=True)

    def page(self, rows: Sequence[Text], more: str) -> None:
        """Something longer to read: in pictures screen by screen, otherwise at once."""
        if not self.pictures:
            self.print(rows)
            return
        lines = self._rendered(rows).rstrip("\n").split("\n")
        room = self.height - 2
        for first in range(0, len(lines), room):
            part = "".join(f"{line}{_TO_LINE_END}\n" for line in lines[first : first + room])
            self._write(f"{_HOME}{part}{_TO_SCREEN_END}")
            if self.read(f"{more} ").strip():
                return

    def read(self, prompt: str) -> str:
        """A line that was typed. Raises ``EOFError``."""
        return read_line(prompt)

    def pause(self, seconds: float) -> str | None:
        """Wait; a line typed meanwhile ends the pause and is given back."""
        if seconds <= 0 or not sys.stdin.isatty():
            return None
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return sys.stdin.readline().rstrip("\n") if ready else None

    def _rendered(self, rows: Sequence[Text]) -> str:
        self._console.size = (self.width, self.height)
        with self._console.capture() as captured:
            for row in rows:
                self._console.print(row, no_wrap=True, overflow="crop", crop=True)
        return captured.get()

    def _write(self, text: str) -> None:
        with contextlib.suppress(BlockingIOError):
            sys.stdout.write(text)
        sys.stdout.flush()


def fits_pictures() -> bool:
    """Whether standard input and output are a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
