"""The command line: which command, in which language, and what its end means. Exit codes: ``prikup.cli.exits``."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from prikup.cli.exits import DONE, INTERRUPTED, USAGE, WRONG_INPUT
from prikup.cli.lang import LangError, system_lang, take_lang
from prikup.cli.text import Catalogue, Lang, text

if TYPE_CHECKING:
    from cyclopts import App

_COMMANDS = ("play", "rules", "score", "simulate", "verify", "convert")
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run one command line; the exit code. Never raises for what a user typed or for a file he named."""
    try:
        lang, rest = take_lang(arguments, environment)
    except LangError as error:
        say = text(system_lang(environment))
        return _usage(say, say("usage-wrong-choice", option="--lang", given=error.given, choices="ru, en"))
    say = text(lang)
    try:
        return _run(list(_one_set_each(rest)), lang, say)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone: point the stream elsewhere, so that its closing does not complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(arguments: list[str], lang: Lang, say: Catalogue) -> int:
    from cyclopts import CycloptsError

    from prikup.cli.errors import FileError, InputError, UsageError

    app = build(say)
    try:
        command, bound, ignored = app.parse_args(arguments, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        from prikup.cli.usage import usage_sentence

        return _usage(say, usage_sentence(error, say))
    try:
        result = command(*bound.args, **bound.kwargs, **({"lang": lang} if "lang" in ignored else {}))
        sys.stdout.flush()
    except UsageError as error:
        return _usage(say, str(error))
    except InputError as error:
        for line in error.lines:
            print(line, file=sys.stderr)
        return WRONG_INPUT
    except FileError as error:
        print(say(f"error-file-{error.code}", path=error.path, detail=error.detail), file=sys.stderr)
        return WRONG_INPUT
    return result if isinstance(result, int) else DONE


def build(say: Catalogue) -> App:
    """The commands with their help; none of them is imported before it is called."""
    from cyclopts import App, Group, Parameter

    from prikup import __version__
    from prikup.cli.help import HelpPage

    commands = Group("help-commands")
    options = Group("help-options")
    app = App(
        name="prikup",
        version=__version__,
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help=say("help-prikup"),
        help_epilogue=say("help-epilogue"),
        help_format="plaintext",
        help_formatter=HelpPage(say),
        usage=f"prikup {say('help-command')}",
        group_commands=commands,
        group_parameters=options,
        group_arguments=Group("help-arguments"),
        default_parameter=Parameter(negative=(), show_default=False),
    )
    for flag, about in (("--help", "help-help"), ("--version", "help-version")):
        app[flag].help = about
        app[flag].group = options
    for place, name in enumerate(_COMMANDS):
        app.command(
            f"prikup.cli.commands.{name}:{name}_command",
            name=name,
            help=say(f"help-{name}"),
            sort_key=place,
            usage=f"prikup {name} {say(f'help-{name}-usage')}",
            help_epilogue="",
        )
    return app


def _one_set_each(arguments: Sequence[str]) -> Iterator[str]:
    """``--set a=1 b=2`` as ``--set a=1 --set b=2``."""
    setting = False
    for word in arguments:
        if setting and _ASSIGNMENT.match(word):
            yield "--set"
        elif word != "--set":
            setting = False
        yield word
        if word == "--set":
            setting = False
        elif _ASSIGNMENT.match(word):
            setting = True


def _usage(say: Catalogue, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    print(say("usage-see-help"), file=sys.stderr)
    return USAGE
