"""The command: read, score, draw the last protocol."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from prikup.cli.errors import InputError, UsageError
from prikup.cli.exits import DONE
from prikup.cli.files import read_text, write_atomically
from prikup.cli.paper import paper
from prikup.cli.score.problems import problem_line
from prikup.cli.score.table import table
from prikup.cli.sheet.picture import drawing
from prikup.cli.text import Catalogue
from prikup.drawing import svg
from prikup.match.results import Results
from prikup.notation.protocol import Protocol, ProtocolError, read_protocols, score_protocol


def draw_file(path: str, form: str, output: str | None, *, turned: bool, say: Catalogue) -> int:
    """Draw the last protocol of a file; the exit code. Raises ``InputError``, ``UsageError``, ``FileError``."""
    if form == "pdf" and output is None:
        raise UsageError(say("usage-missing-value", option="--output"))
    try:
        protocol = read_protocols(read_text(path))[-1]
        scored = score_protocol(protocol)
    except ProtocolError as error:
        raise InputError(*(f"{path}: {problem_line(problem, say)}" for problem in error.problems)) from None
    data = _text(protocol, scored, say) if form == "text" else _picture(protocol, scored, form, turned, say)
    if output is None:
        sys.stdout.write(data.decode())
    else:
        write_atomically(Path(output), data)
    return DONE


def _picture(protocol: Protocol, scored: Results, form: str, turned: bool, say: Catalogue) -> bytes:
    picture = svg(drawing(scored, protocol.names, protocol.ident, say, turned=turned))
    return picture.encode() if form == "svg" else _pdf(picture.encode(), say)


def _pdf(picture: bytes, say: Catalogue) -> bytes:
    """The picture on a sheet of A4 by Typst. Raises ``InputError`` where that is not installed."""
    try:
        import typst
    except ImportError:
        raise InputError(say("drawing-no-typst")) from None
    page = b'#set page("a4", margin: 12mm)\n#image("sheet.svg", width: 100%, height: 100%, fit: "contain")\n'
    files: Any = {"main.typ": page, "sheet.svg": picture}
    found: bytes = typst.compile(files, format="pdf")
    return found


def _text(protocol: Protocol, scored: Results, say: Catalogue) -> bytes:
    """The sheet in signs, and the table of the settlement."""
    from prikup.cli.sheet_text import draw

    page = paper(protocol.names, scored.start, [line.sheet for line in scored.lines])
    rules = scored.rules
    lines = [text.plain.rstrip() for text in draw(page, rules.race_limit if rules.race_count else rules.pool_size)]
    return ("\n".join([*lines, "", *table(scored, protocol.names, say)]) + "\n").encode()
