"""The command: list, search, rule, print, write."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence

from prikup.cli.asking import read_line
from prikup.cli.codex.answers import ask_missing, missing_lines, read_answers, reword
from prikup.cli.codex.shown import row_line, row_object, ruling_lines, ruling_object
from prikup.cli.codex.table import Table, append, from_convention, from_protocol
from prikup.cli.errors import InputError
from prikup.cli.exits import DONE, WRONG_INPUT
from prikup.cli.text import Catalogue
from prikup.codex import Answer, CodexError, Contract, rule_on, search, situation, situations
from prikup.notation.codec import encode_pretty


def listed(words: str | None, *, json: bool, say: Catalogue) -> int:
    """All situations, or those found by words; exit code 1 where nothing is found."""
    rows = situations() if words is None else search(words, say.lang)
    if json:
        _print_json([row_object(row, say) for row in rows])
    else:
        for row in rows:
            print(row_line(row, say))
    if rows:
        return DONE
    print(say("codex-none-found", text=words or ""), file=sys.stderr)
    return WRONG_INPUT


def ruled(
    number: str,
    *,
    file: str | None,
    convention: str | None,
    settings: Sequence[str],
    given: Sequence[str],
    hands: Sequence[str],
    write: str | None,
    json: bool,
    say: Catalogue,
) -> int:
    """The ruling of a situation. Raises ``InputError`` and ``FileError``."""
    try:
        number = situation(number).number
        table = from_convention(convention, settings, say) if file is None else from_protocol(file, settings, say)
        answers = read_answers(number, given, table.rules, table.names, say)
        missing = missing_lines(number, answers, table.rules, table.names, say)
        if missing and (json or not sys.stdin.isatty()):
            raise InputError(*missing)
        if missing:
            answers = ask_missing(number, answers, table.rules, table.names, read_line, say)
        if hands:
            answers = _solve(number, answers, hands, table, say)
        ruling = rule_on(number, answers, rules=table.rules, players=len(table.names), sheet=table.sheet)
    except CodexError as error:
        raise InputError(reword(error, say)) from None
    except EOFError:
        raise InputError(say("ask-ended")) from None
    if write is not None:
        append(write, ruling, table.names, say)
    if json:
        _print_json(ruling_object(ruling, table.names, say))
        return DONE
    for line in _with_note(ruling_lines(ruling, table.names, table.rules, say), write, say):
        print(line)
    return DONE


def _solve(
    number: str, answers: dict[str, Answer], hands: Sequence[str], table: Table, say: Catalogue
) -> dict[str, Answer]:
    """The contracts of an answer solved in the layout. Raises ``InputError``."""
    from prikup.cli.codex.solving import read_layout, solved

    bids = answers.get("contracts")
    if number != "V10" or not isinstance(bids, Mapping):
        raise InputError(say("codex-problem-no_hands"))
    contracts = {seat: bid for seat, bid in bids.items() if isinstance(bid, Contract)}
    return {**answers, "contracts": solved(contracts, read_layout(hands, table.names, say), table, say)}


def _with_note(lines: Iterator[str], write: str | None, say: Catalogue) -> Iterator[str]:
    yield from lines
    if write is not None:
        yield say("codex-written", path=write)


def _print_json(value: object) -> None:
    sys.stdout.write(encode_pretty(value).decode())
