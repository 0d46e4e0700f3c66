"""What many deals came to: as a page and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from prikup.arena.simulate import Simulation
from prikup.arena.statistics import LEVELS, Statistics
from prikup.cli.numbers import amount, signed
from prikup.cli.paint import NAME, QUIET
from prikup.cli.paper import paper
from prikup.cli.sheet_text import WIDTH, draw, totals
from prikup.cli.text import Catalogue
from prikup.match import MatchState
from prikup.notation.protocol import protocol_of_match, result_object, score_protocol, write_protocol
from prikup.score import empty_sheet

if TYPE_CHECKING:
    from rich.text import Text


_TOLD: Final = ("convention", "rules", "players", "first_dealer", "deals")
"""What of a protocol stands beside its result, so that the match can be scored again."""


def page(simulation: Simulation, people: Mapping[str, str], title: str, say: Catalogue, width: int) -> list[Text]:
    """The sheet of the last match, balances over all of them, and the counts; ``people`` has everybody's bot."""
    from rich.text import Text

    last = simulation.matches[-1]
    counts = simulation.statistics
    matches = len(simulation.matches)
    head = say("simulation-title", title=title, deals=counts.deals, matches=matches)
    rows = [Text(head, NAME), Text()]
    rows += _sheet(last, say, width)
    rows += [Text(), Text(say("simulation-balances"), NAME), *_balances(simulation, people, say), Text()]
    rows += [Text(say("simulation-contracts"), NAME), *_contracts(counts, say)]
    rows += [Text(say("simulation-misere", made=counts.misere_made, failed=counts.misere_failed))]
    share = round(100 * counts.share(counts.raspasy))
    rows.append(Text(say("simulation-raspasy", count=counts.raspasy, share=share)))
    if counts.raspasy_dark:
        rows.append(Text(say("simulation-raspasy-dark", count=counts.raspasy_dark)))
    rows.append(Text(say("simulation-claimed", count=counts.claimed)))
    return rows


def _sheet(state: MatchState, say: Catalogue, width: int) -> list[Text]:
    sheets = [row.sheet for row in state.rows]
    written = paper(state.names, empty_sheet(len(state.names), state.rules), sheets)
    hub = state.rules.race_limit if state.rules.race_count else state.rules.pool_size
    return draw(written, hub) if width >= WIDTH else totals(written, say)


def _balances(simulation: Simulation, people: Mapping[str, str], say: Catalogue) -> list[Text]:
    """Exact balances over all matches, by person: seats are drawn anew for every match."""
    from rich.text import Text

    sums = dict.fromkeys(people, Fraction(0))
    for state in simulation.matches:
        for name, balance in zip(state.names, state.settlement.balance, strict=True):
            sums[name] += balance
    deals = max(1, simulation.statistics.deals)
    rows = []
    for name, total in sums.items():
        each = f"{float(total) / deals:+.2f}".replace("-", "−")
        line = Text(f"  {name:<8}", NAME)
        line.append(f"{people[name]:<10}", QUIET)
        line.append(f"{signed(total):>12}", "not bold")
        line.append(f"  {say('simulation-each', amount=each)}", QUIET)
        rows.append(line)
    return rows


def _contracts(counts: Statistics, say: Catalogue) -> list[Text]:
    from rich.text import Text

    columns = ("made", "failed", "credited", "conceded")
    heads = [say(f"simulation-{column}") for column in columns]
    widths = [max(12, len(head) + 2) for head in heads]
    head = "".join(f"{word:>{width}}" for word, width in zip(heads, widths, strict=True))
    rows = [Text(f"{'':<8}{head}", QUIET)]
    for level in LEVELS:
        numbers = [getattr(counts, column)[level] for column in columns]
        cells = "".join(f"{amount(number):>{width}}" for number, width in zip(numbers, widths, strict=True))
        rows.append(Text(f"  {level:<6}{cells}"))
    return rows


def as_object(simulation: Simulation, convention: str) -> dict[str, Any]:
    """The result of the last match as ``prikup score`` prints it, what happened in it, and the counts of all deals.

    ``matches`` has the results of all, where more than one was played.
    """
    objects = [_match_object(state, convention) for state in simulation.matches]
    found = dict(objects[-1])
    if len(objects) > 1:
        found["matches"] = objects
    found["statistics"] = simulation.statistics.as_object()
    return found


def _match_object(state: MatchState, convention: str) -> dict[str, Any]:
    protocol = protocol_of_match(state, convention)
    written = write_protocol(protocol)
    told = {key: value for key, value in written.items() if key in _TOLD}
    return {**result_object(protocol, score_protocol(protocol)), **told}
