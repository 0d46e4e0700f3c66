"""``prikup verify``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.commands.arguments import InputFile
from prikup.cli.exits import DONE, WRONG_INPUT
from prikup.cli.text import Lang, text


def verify_command(
    record: Annotated[InputFile, Parameter(help="help-verify-record")],
    /,
    *,
    json: Annotated[bool, Parameter(help="help-verify-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """Replay a record."""
    import sys

    from prikup.cli.files import read_text
    from prikup.cli.records.reading import read_any_record
    from prikup.cli.records.verifying import report_object, verified
    from prikup.notation.codec import encode_pretty

    say = text(lang)
    found = verified(read_any_record(read_text(record), record, say), record, say)
    wrong = found.report.finding is not None
    if json:
        sys.stdout.write(encode_pretty(report_object(found)).decode())
    else:
        print(found.sentence, file=sys.stderr if wrong else sys.stdout)
    return WRONG_INPUT if wrong else DONE
