"""``prikup sheet``: the пулька drawn."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.commands.arguments import InputFile
from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text


def sheet_command(
    file: Annotated[InputFile, Parameter(help="help-sheet-file")],
    /,
    *,
    svg: Annotated[bool, Parameter(help="help-sheet-svg", negative=())] = False,
    text_form: Annotated[bool, Parameter(name="--text", help="help-sheet-text", negative=())] = False,
    pdf: Annotated[bool, Parameter(help="help-sheet-pdf", negative=())] = False,
    output: Annotated[str | None, Parameter(name=("--output", "-o"), help="help-sheet-output", metavar="FILE")] = None,
    down: Annotated[bool, Parameter(help="help-sheet-down", negative=())] = False,
    upright: Annotated[bool, Parameter(help="help-sheet-upright", negative=())] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """The last protocol of a file as a picture, in text or as PDF."""
    from prikup.cli.sheet.command import draw_file

    say = text(lang)
    forms = [name for name, asked in (("svg", svg), ("text", text_form), ("pdf", pdf)) if asked]
    if len(forms) > 1:
        raise UsageError(say("usage-together", one=f"--{forms[0]}", other=f"--{forms[1]}"))
    form = forms[0] if forms else "text"
    return draw_file(file, form, output, turned=not upright, down=down, say=say)
