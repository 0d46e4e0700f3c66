"""``prikup rules``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from prikup.cli.errors import InputError, UsageError
from prikup.cli.exits import DONE, WRONG_INPUT
from prikup.cli.files import write_atomically
from prikup.cli.text import Catalogue, Lang, text


def rules_command(
    name: Annotated[str | None, Parameter(help="help-rules-name")] = None,
    /,
    *,
    set: Annotated[list[str] | None, Parameter(help="help-rules-set", metavar="KEY=VALUE")] = None,
    diff: Annotated[str | None, Parameter(help="help-rules-diff", metavar="NAME")] = None,
    ask: Annotated[bool, Parameter(help="help-rules-ask")] = False,
    output: Annotated[str | None, Parameter(name=("--output", "-o"), help="help-rules-output", metavar="FILE")] = None,
    json: Annotated[bool, Parameter(help="help-rules-json")] = False,
    brief: Annotated[bool, Parameter(help="help-rules-brief")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """The rule card, the differences of two, or a questionnaire."""
    say = text(lang)
    _check(say, ask=ask, diff=diff is not None, json=json, output=output is not None, set=bool(set))
    if ask:
        return _ask(name, output, say)
    if diff is not None:
        return _diff(name, diff, set or [], json, say)
    return _card(name, set or [], json, brief, say)


def _check(say: Catalogue, **given: bool) -> None:
    for one, other in (("ask", "diff"), ("ask", "json"), ("ask", "set")):
        if given[one] and given[other]:
            raise UsageError(say("usage-together", one=f"--{one}", other=f"--{other}"))
    if given["output"] and not given["ask"]:
        raise UsageError(say("usage-needs", one="--output", other="--ask"))


def _card(name: str | None, settings: list[str], json: bool, brief: bool, say: Catalogue) -> int:
    from prikup.cli.rules.source import choose, problem_lines
    from prikup.rules import card, card_object

    chosen = choose(name, settings, say)
    if json:
        _print_json(card_object(chosen.name, chosen.rules, chosen.problems))
        return WRONG_INPUT if chosen.problems else DONE
    if chosen.problems:
        raise InputError(*problem_lines(chosen.problems, say))
    from prikup.cli.console import show
    from prikup.cli.rules.shown import card_page, short_card_page

    shown = card(chosen.rules, chosen.base)
    show(short_card_page(chosen.title, shown, say) if brief else card_page(chosen.title, shown, say))
    return DONE


def _diff(name: str | None, other: str, settings: list[str], json: bool, say: Catalogue) -> int:
    from prikup.cli.rules.source import checked, choose
    from prikup.rules import difference, rules_object

    left, right = checked(choose(name, settings, say), say), checked(choose(other, [], say), say)
    if json:
        one, two = rules_object(left.rules), rules_object(right.rules)
        keys = [key for key, _, _ in difference(left.rules, right.rules)]
        found = {key: {"left": one[key], "right": two[key]} for key in keys}
        _print_json({"left": left.name, "right": right.name, "differences": found})
        return DONE
    from prikup.cli.console import show
    from prikup.cli.rules.shown import difference_page

    show(difference_page(left.title, left.rules, right.title, right.rules, say))
    return DONE


def _ask(name: str | None, output: str | None, say: Catalogue) -> int:
    from prikup.cli.asking import read_line
    from prikup.cli.rules.ask import ask_rules
    from prikup.cli.rules.source import problem_lines
    from prikup.rules import RulesError, dump_house

    try:
        survey = ask_rules(read_line, say, name)
    except RulesError as error:
        raise InputError(*problem_lines(error.problems, say)) from None
    except EOFError:
        raise InputError(say("ask-ended")) from None
    house = dump_house(survey.rules, survey.base, lang=say.lang)
    if output is None:
        print(f"\n{house}", end="")
        return DONE
    write_atomically(Path(output), house.encode())
    print(say("ask-written", path=output))
    return DONE


def _print_json(value: object) -> None:
    import sys

    from prikup.notation.codec import encode_pretty

    sys.stdout.write(encode_pretty(value).decode())
