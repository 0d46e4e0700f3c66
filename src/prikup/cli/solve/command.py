"""The command: read every position, solve, print."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from prikup.cli.files import read_text
from prikup.cli.solve.answers import Wanted, answer, answer_lines, answer_object
from prikup.cli.solve.reading import Asked, read_cases, read_words
from prikup.cli.text import Catalogue
from prikup.notation.codec import encode_pretty
from prikup.solver import engine


def solve_file(path: str, wanted: Wanted, *, json: bool, say: Catalogue) -> None:
    """Solve the positions of a file, in order. Raises ``FileError`` and ``InputError`` before any search."""
    asked = read_cases(read_text(path), path, say)
    if json:
        _print_json([answer_object(answer(each, wanted), named=True) for each in asked])
    else:
        _print(asked, wanted, say)


def solve_words(hands: Sequence[str], wanted: Wanted, *, json: bool, say: Catalogue, **words: object) -> None:
    """Solve the position of the command line; ``words`` as in ``read_words``. Raises ``InputError``."""
    asked = read_words(hands, say=say, **words)  # type: ignore[arg-type]
    if json:
        _print_json(answer_object(answer(asked, wanted), named=False))
    else:
        _print([asked], wanted, say)


def _print(asked: Sequence[Asked], wanted: Wanted, say: Catalogue) -> None:
    if engine() == "reference":
        print(say("solve-reference"), file=sys.stderr)
    for place, each in enumerate(asked):
        if place:
            print()
        for line in answer_lines(answer(each, wanted), say):
            print(line)


def _print_json(value: object) -> None:
    sys.stdout.write(encode_pretty(value).decode())
