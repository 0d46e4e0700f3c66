"""``prikup score``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.commands.arguments import InputFile
from prikup.cli.text import Lang


def score_command(
    file: Annotated[InputFile, Parameter(help="help-score-file")],
    /,
    *,
    json: Annotated[bool, Parameter(help="help-score-json")] = False,
    check: Annotated[bool, Parameter(help="help-score-check")] = False,
    explain: Annotated[bool, Parameter(help="help-score-explain")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """Results protocols to sheets and balances."""
    from prikup.cli.score import score_file

    return score_file(file, json=json, check=check, explain=explain, lang=lang)
