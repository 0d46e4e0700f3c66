"""A final hand of ten cards: its tricks over the layouts of the other cards."""

from __future__ import annotations

import sys

from prikup.analysis import AnalysisError, Lead, Tricks, distribution
from prikup.cards import CardSet, hand_name
from prikup.cli.bar import Bar
from prikup.cli.console import show
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.hand.reading import read_strain, wrong
from prikup.cli.interrupt import Interruption
from prikup.cli.text import Catalogue
from prikup.notation.codec import encode_pretty


def tell_tricks(
    hand: CardSet,
    discard: CardSet,
    strain: str,
    lead: Lead,
    *,
    samples: int | None,
    seed: int,
    seconds: float | None,
    threads: int,
    json: bool,
    say: Catalogue,
) -> int:
    """Search, print, and return the exit code. Raises ``InputError``."""
    name = read_strain(strain, say)
    misere = name == "misere"
    with Interruption() as stop, Bar(say("worth-progress"), 0) as bar:
        try:
            found = distribution(
                hand,
                discard,
                strain=4 if misere else "SCDHN".index(name),
                lead=lead,
                aim="fewest" if misere else "most",
                samples=samples,
                seed=seed,
                threads=threads,
                seconds=seconds,
                progress=bar.tell,
                stop=stop,
            )
        except AnalysisError as error:
            raise wrong(error, say) from None
    if json:
        sys.stdout.write(encode_pretty(tricks_object(found)).decode())
    else:
        from prikup.cli.hand.shown import page

        show(page(found, hand, discard, name, lead, "stopped" if stop.asked else "time", say))
    return INTERRUPTED if stop.asked else DONE


def tricks_object(found: Tricks) -> dict[str, object]:
    """The answer as JSON; ``worst`` is proven only where ``exact``."""
    told: dict[str, object] = {
        "worst": found.worst,
        "distribution": {str(tricks): count for tricks, count in found.counts.items()},
        "exact": found.exact,
        "layouts": found.total,
        "done": found.done,
    }
    if found.done:
        told["best"] = found.best
        told["mean"] = round(found.mean, 6)
    if found.done > 1 and not found.exact:
        told["error"] = round(found.error, 6)
    if found.worst_layout is not None:
        told["worst_layout"] = [hand_name(mask) for mask in found.worst_layout]
    return told
