"""The command: read, score, draw the last protocol."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from prikup.cli.errors import InputError, UsageError
from prikup.cli.exits import DONE
from prikup.cli.files import read_text, write_atomically
from prikup.cli.score.problems import problem_line
from prikup.cli.sheet.picture import drawing
from prikup.cli.sheet.plain import plain
from prikup.cli.text import Catalogue
from prikup.drawing import svg
from prikup.notation.protocol import ProtocolError, read_protocols, score_protocol


def draw_file(path: str, form: str, output: str | None, *, turned: bool, down: bool, say: Catalogue) -> int:
    """Draw the last protocol of a file; the exit code. Raises ``InputError``, ``UsageError``, ``FileError``."""
    if form == "pdf" and output is None:
        raise UsageError(say("usage-needs", one="--pdf", other="--output"))
    try:
        protocols = read_protocols(read_text(path))
        if not protocols:
            raise InputError(say("drawing-no-protocol", path=path))
        protocol = protocols[-1]
        scored = score_protocol(protocol)
    except ProtocolError as error:
        raise InputError(*(f"{path}: {problem_line(problem, say)}" for problem in error.problems)) from None
    if form == "text":
        data = plain(protocol, scored, say, down=down).encode()
    else:
        data = svg(drawing(protocol, scored, say, turned=turned, down=down)).encode()
    if form == "pdf":
        data = _pdf(data, say)
    if output is None:
        sys.stdout.write(data.decode())
    else:
        write_atomically(Path(output), data)
    return DONE


def _pdf(picture: bytes, say: Catalogue) -> bytes:
    """The picture on a sheet of A4 by Typst. Raises ``InputError`` where that is not installed."""
    try:
        import typst
    except ImportError:
        raise InputError(say("drawing-no-typst")) from None
    page = b'#set page("a4", margin: 8mm)\n#image("sheet.svg", width: 100%, height: 100%, fit: "contain")\n'
    files: Any = {"main.typ": page, "sheet.svg": picture}
    found: bytes = typst.compile(files, format="pdf")
    return found
