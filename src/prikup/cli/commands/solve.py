"""``prikup solve``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.text import Lang, text


def solve_command(
    *hands: Annotated[str, Parameter(help="help-solve-hands")],
    strain: Annotated[str | None, Parameter(help="help-solve-strain", metavar="X")] = None,
    declarer: Annotated[int, Parameter(help="help-solve-declarer", metavar="N")] = 0,
    leader: Annotated[int, Parameter(help="help-solve-leader", metavar="N")] = 0,
    on_table: Annotated[str, Parameter(help="help-solve-on-table", metavar="CARDS")] = "",
    talon: Annotated[str, Parameter(help="help-solve-talon", metavar="CARDS")] = "",
    sitting_dealer: Annotated[bool, Parameter(help="help-solve-sitting-dealer")] = False,
    cards: Annotated[bool, Parameter(help="help-solve-cards")] = False,
    line: Annotated[bool, Parameter(help="help-solve-line")] = False,
    table: Annotated[bool, Parameter(help="help-solve-table")] = False,
    seconds: Annotated[float | None, Parameter(help="help-solve-seconds", metavar="N")] = None,
    file: Annotated[str | None, Parameter(help="help-solve-file", metavar="FILE")] = None,
    json: Annotated[bool, Parameter(help="help-solve-json")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """The exact number of tricks with all cards seen."""
    import math
    import sys

    from prikup.cli.solve.answers import Wanted
    from prikup.cli.solve.command import solve_file, solve_words

    say = text(lang)
    wrong = ""
    if file is not None and (hands or strain or on_table or talon):
        other = "HANDS" if hands else "--strain" if strain else "--on-table" if on_table else "--talon"
        wrong = say("usage-together", one="--file", other=other)
    elif file is None and not hands:
        wrong = say("usage-missing", option="HANDS")
    elif file is None and strain is None and not table:
        wrong = say("usage-missing", option="--strain")
    elif table and (on_table or talon):
        wrong = say("usage-together", one="--table", other="--on-table" if on_table else "--talon")
    elif seconds is not None and not 0 <= seconds < math.inf:
        wrong = say("usage-seconds", given=str(seconds))
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    wanted = Wanted(cards=cards, line=line, table=table, tricks=file is not None or strain is not None, seconds=seconds)
    if file is not None:
        solve_file(file, wanted, json=json, say=say)
        return 0
    solve_words(
        hands,
        wanted,
        json=json,
        say=say,
        strain=strain,
        declarer=declarer,
        leader=leader,
        on_table=on_table,
        talon=talon,
        sitting_dealer=sitting_dealer,
    )
    return 0
