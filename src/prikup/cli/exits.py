"""Exit codes of every command."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
WRONG_INPUT: Final = 1
"""A file, a record or rules that do not hold."""
USAGE: Final = 2
"""The command line is wrong."""
INTERRUPTED: Final = 130
"""Ctrl-C."""
