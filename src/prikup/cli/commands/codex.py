"""``prikup codex``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text


def codex_command(
    number: Annotated[str | None, Parameter(help="help-codex-number")] = None,
    /,
    *,
    all: Annotated[bool, Parameter(name="--list", help="help-codex-list")] = False,
    search: Annotated[str | None, Parameter(help="help-codex-search", metavar="WORDS")] = None,
    sheet: Annotated[str | None, Parameter(help="help-codex-sheet", metavar="FILE")] = None,
    convention: Annotated[str | None, Parameter(help="help-codex-convention", metavar="NAME")] = None,
    set: Annotated[list[str] | None, Parameter(help="help-codex-set", metavar="KEY=VALUE")] = None,
    answer: Annotated[list[str] | None, Parameter(help="help-codex-answer", metavar="KEY=VALUE")] = None,
    hand: Annotated[list[str] | None, Parameter(help="help-codex-hand", metavar="NAME=HAND")] = None,
    write: Annotated[str | None, Parameter(help="help-codex-write", metavar="FILE")] = None,
    json: Annotated[bool, Parameter(help="help-codex-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """The arbiter: the list of articles, a search, or a ruling."""
    from prikup.cli.codex import listed, ruled

    say = text(lang)
    if [number is not None, all, search is not None].count(True) != 1:
        raise UsageError(say("codex-problem-no_number"))
    if number is None:
        return listed(search, json=json, say=say)
    if write is not None and sheet is not None and write != sheet:
        raise UsageError(say("usage-together", one="--write", other="--sheet"))
    file = sheet if write is None else write
    if file is not None and convention is not None:
        raise UsageError(say("usage-together", one="--convention", other="--write" if write else "--sheet"))
    return ruled(
        number,
        file=file,
        convention=convention,
        settings=set or [],
        given=answer or [],
        hands=hand or [],
        write=write,
        json=json,
        say=say,
    )
