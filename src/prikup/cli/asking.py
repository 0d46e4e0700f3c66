"""Questions in the terminal, answered by a line each."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import TypeAlias

from prikup.cli.text import Say

ReadLine: TypeAlias = Callable[[str], str]
"""Shows a prompt and gives the line that was typed. Raises ``EOFError`` when there is no more input."""


def read_line(prompt: str) -> str:
    """A line from the terminal, with editing where there is one."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # input() edits lines once it is imported
        return input(prompt)
    print(prompt, end="", flush=True)
    try:
        line = sys.stdin.readline()
    except OSError:
        line = ""
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line.rstrip("\n")


def ask_choice(read: ReadLine, say: Say, question: str, answers: Sequence[str], default: int | None = 0) -> int:
    """The place of the answer chosen, from 0; Enter chooses the default."""
    print(question)
    for number, answer in enumerate(answers, start=1):
        _print_answer(number, answer)
    while True:
        line = read(_prompt(say, None if default is None else str(default + 1))).strip()
        if not line and default is not None:
            return default
        if line.isdecimal() and 1 <= int(line) <= len(answers):
            return int(line) - 1
        named = [place for place, answer in enumerate(answers) if _begins(answer, line)]
        if len(named) == 1:
            return named[0]
        print(say("ask-choice", most=len(answers)))


def _print_answer(number: int, answer: str) -> None:
    """An answer with its number; further lines stand under the first."""
    width = shutil.get_terminal_size().columns - 1
    indent = " " * 6
    print(textwrap.fill(answer, width, initial_indent=f"  {number:2}  ", subsequent_indent=indent))


def _begins(answer: str, line: str) -> bool:
    return bool(line) and answer.casefold().startswith(line.casefold())


def ask_number(read: ReadLine, say: Say, question: str, low: int, high: int, default: int | None) -> int:
    """A whole number of a range; Enter gives the default."""
    print(question)
    while True:
        line = read(_prompt(say, None if default is None else str(default))).strip()
        if not line and default is not None:
            return default
        if line.isdecimal() and low <= int(line) <= high:
            return int(line)
        print(say("ask-number", low=low, high=high))


def ask_text(read: ReadLine, say: Say, question: str, default: str) -> str:
    """A line of text; Enter gives the default."""
    print(question)
    return read(_prompt(say, default)).strip() or default


def _prompt(say: Say, default: str | None) -> str:
    return "› " if default is None else say("ask-prompt", default=default)
