"""The command line: which command, in which language, and what its end means. Exit codes: ``prikup.cli.exits``."""

from __future__ import annotations

import contextlib
import errno
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

_COMMANDS = (
    "play",
    "rules",
    "score",
    "sheet",
    "solve",
    "hand",
    "misere",
    "simulate",
    "arena",
    "verify",
    "convert",
    "codex",
    "serve",
)
_UNWRITABLE = (errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC)
"""What a standard stream says that takes no more."""
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run one command line; the exit code. Never raises for what a user typed or for a file he named."""
    say = text(system_lang(environment))
    try:
        try:
            lang, rest = take_lang(arguments, environment)
        except LangError as error:
            return _usage(say, say("usage-wrong-choice", option="--lang", given=error.given, choices="ru, en"))
        say = text(lang)
        code = _run(list(_one_set_each(rest)), lang, say)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone.
        _silence()
        return DONE
    except OSError as error:
        if error.errno not in _UNWRITABLE or error.filename is not None:
            raise
        with contextlib.suppress(OSError):
            print(say("error-output", detail=error.strerror or str(error)), file=sys.stderr)
        _silence()
        return WRONG_INPUT
    return code


def _silence() -> None:
    """Point the streams that cannot be written elsewhere, so that their closing does not complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


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
    """``--set a=1 b=2`` as ``--set a=1 --set b=2``, and so for ``--answer`` and ``--hand``."""
    option, setting = "--set", False
    for word in arguments:
        assigns = _ASSIGNMENT.match(word) is not None
        if setting and assigns:
            yield option
        yield word
        setting = assigns
        if word.startswith("--"):
            option = word if word in ("--answer", "--hand") else "--set"


def _usage(say: Catalogue, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    print(say("usage-see-help"), file=sys.stderr)
    return USAGE
