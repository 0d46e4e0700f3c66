"""Help pages in the language of the user: option texts are message ids until they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from prikup.cli.text import Catalogue

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

_NAMES_WIDTH = 34


class HelpPage:
    """A formatter of cyclopts: a plain list, names left, what they do right."""

    def __init__(self, say: Catalogue) -> None:
        self._say = say

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: commands or options."""
        from rich.table import Table
        from rich.text import Text

        if not panel.entries:
            return
        rows = [(_names(entry), self._about(entry)) for entry in panel.entries]
        console.print(Text(self._say(str(panel.title)), style="bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=1)
        table.add_column(style="cyan", max_width=_NAMES_WIDTH)
        table.add_column(overflow="fold")
        for names, about in rows:
            table.add_row("", Text(names), Text(about))
        console.print(table)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows the form of the command."""
        line = str(usage).removeprefix("Usage:").strip()
        console.print(f"{self._say('help-usage')} {line}\n", highlight=False, markup=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command is for."""
        text = _plain(description)
        if text:
            console.print(f"{text}\n", highlight=False, markup=False)

    def _about(self, entry: HelpEntry) -> str:
        text = _plain(entry.description)
        words = [self._say(text)] if self._say.has(text) else [text] if text else []
        if entry.choices and not entry.positional_label:
            words.append(f"[{', '.join(entry.choices)}]")
        return " ".join(words)


def _names(entry: HelpEntry) -> str:
    """``FILE``, or ``--pool-size N``; the long name of something positional tells nothing new."""
    if entry.positional_label:
        return entry.positional_label
    return ", ".join(sorted(entry.display_labels_with_metavar, key=_short_first))


def _short_first(name: str) -> bool:
    return name.startswith("--")


def _plain(description: Any) -> str:
    """The text behind whatever cyclopts has wrapped it into."""
    inner: object = getattr(description, "primary_renderable", description)
    if isinstance(inner, Sequence) and not isinstance(inner, str):
        return ""
    return str(inner or "").strip()
