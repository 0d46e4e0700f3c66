"""The command: read, score, compare, print."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from prikup.cli.exits import DONE, WRONG_INPUT
from prikup.cli.files import read_text
from prikup.cli.score.explain import explain
from prikup.cli.score.problems import notice_line, problem_line
from prikup.cli.score.table import table
from prikup.cli.text import Catalogue, Lang, text
from prikup.match.results import Results
from prikup.notation.codec import encode_pretty
from prikup.notation.protocol import (
    Protocol,
    ProtocolError,
    ProtocolProblem,
    compare,
    read_protocols,
    result_object,
    score_protocol,
)


def score_file(path: str, *, json: bool, check: bool, explain: bool, lang: Lang) -> int:
    """Score the protocols of a file (``-``: of standard input) and print the results; the exit code.

    Nothing is printed to standard output when anything in the file is wrong. ``check`` compares with ``expect``.
    Raises ``FileError`` for a file that cannot be read.
    """
    say = text(lang)
    try:
        protocols = read_protocols(read_text(path))
        scored = _score_all(protocols)
    except ProtocolError as error:
        for problem in error.problems:
            print(f"{path}: {problem_line(problem, say)}", file=sys.stderr)
        return WRONG_INPUT
    results = [
        result_object(protocol, each, [notice_line(notice, say) for notice in each.notices])
        for protocol, each in zip(protocols, scored, strict=True)
    ]
    if json:
        sys.stdout.write(encode_pretty(results).decode())
    elif explain or not check:
        print("\n\n".join("\n".join(_shown(*each, explain, say)) for each in zip(protocols, scored, strict=True)))
    if not check:
        return DONE
    return _check(path, protocols, results, say, quiet=json)


def _score_all(protocols: tuple[Protocol, ...]) -> list[Results]:
    """Every protocol scored. Raises ``ProtocolError`` with what is wrong in any of them."""
    scored: list[Results] = []
    problems: list[ProtocolProblem] = []
    for protocol in protocols:
        try:
            scored.append(score_protocol(protocol))
        except ProtocolError as error:
            problems += error.problems
    if problems:
        raise ProtocolError(tuple(problems))
    return scored


def _shown(protocol: Protocol, scored: Results, with_reasons: bool, say: Catalogue) -> Iterator[str]:
    yield say("score-title", ident=protocol.ident or "none")
    if with_reasons:
        yield from explain(scored, protocol.names, say)
    yield from table(scored, protocol.names, say)
    yield say("score-state-ended" if scored.ended else "score-state-open")
    for notice in scored.notices:
        yield say("score-warning", text=notice_line(notice, say))


def _check(
    path: str, protocols: tuple[Protocol, ...], results: list[dict[str, object]], say: Catalogue, *, quiet: bool
) -> int:
    """Name the first difference of each protocol that has one."""
    code = DONE
    for protocol, result in zip(protocols, results, strict=True):
        found = compare(protocol, result)
        if found is not None:
            code = WRONG_INPUT
            words = say("score-check-bad", path=" ".join(found.path), expected=found.expected, found=found.found)
            print(": ".join(part for part in (path, protocol.ident, words) if part), file=sys.stderr)
    if code == DONE and not quiet:
        expecting = sum(protocol.expect is not None for protocol in protocols)
        print(say("score-check-good", count=expecting) if expecting else say("score-check-nothing"))
    return code
