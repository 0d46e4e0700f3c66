"""``prikup convert``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.commands.arguments import InputFile
from prikup.cli.exits import DONE
from prikup.cli.text import Lang, text


def convert_command(
    file: Annotated[InputFile, Parameter(help="help-convert-file")],
    /,
    *,
    to: Annotated[Literal["text", "json", "jpref"], Parameter(help="help-convert-to", metavar="FORM")],
    output: Annotated[
        str | None, Parameter(name=("--output", "-o"), help="help-convert-output", metavar="FILE")
    ] = None,
    everything: Annotated[bool, Parameter(help="help-convert-everything", negative=())] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """A record or deals in another form."""
    import sys

    from prikup.cli.files import read_text, write_atomically
    from prikup.cli.records.converting import converted

    data = converted(read_text(file), file, to, text(lang), everything)
    if output is None:
        sys.stdout.write(data.decode())
    else:
        write_atomically(Path(output), data)
    return DONE
