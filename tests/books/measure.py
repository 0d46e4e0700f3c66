"""``python -m tests.books.measure FOLDER`` finds the numbers anew over all layouts; FOLDER keeps what is done.

A quarter of an hour of one core. Broken off, it goes on where it was.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from prikup.cards import hand_name
from tests.books.book import LEADS, NUMBERS, Example, Given, Lead, Play, Row, examples
from tests.books.measuring import all_tricks, layouts_of, pool_of


def rows_of(example: Example, play: Play, variant: int, lead: Lead, store: Path | None = None) -> Iterator[Row]:
    """The rows of one variant of a play and one lead: all layouts, then each condition."""
    hand, discard = play.variants[variant]
    lefts = layouts_of(hand, discard)
    tricks = all_tricks(hand, discard, play.strain, lead, store)
    for given in (Given(""), *example.given):
        kept = given.meets(lefts, pool_of(hand, discard))
        found = np.bincount(tricks[kept])
        worst = lefts[kept][int(np.argmin(tricks[kept]))]
        counts = {taken: int(count) for taken, count in enumerate(found) if count}
        yield Row(example.id, play.name, variant, lead, given.name, counts, hand_name(int(worst)))


def main(store: Path) -> None:
    """Find all numbers and write them."""
    rows: list[Row] = []
    for example in examples():
        for play in example.play:
            for variant in range(len(play.variants)):
                for lead in LEADS:
                    rows += rows_of(example, play, variant, lead, store)
                    print(example.id, play.name, variant, lead, flush=True)
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in rows)
    NUMBERS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
