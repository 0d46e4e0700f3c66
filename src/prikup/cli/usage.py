"""What is wrong with a command line, in the language of the user."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from prikup.cli.commands.arguments import NoSuchOptionError
from prikup.cli.text import Catalogue

if TYPE_CHECKING:
    from cyclopts import CycloptsError


def usage_sentence(error: CycloptsError, say: Catalogue) -> str:
    """Place and expectation of a usage error."""
    import cyclopts

    name = _option(error)
    match error:
        case cyclopts.UnknownCommandError():
            return say("usage-unknown-command", given=_unused(error))
        case cyclopts.UnknownOptionError():
            return say("usage-unknown-option", given=error.token.keyword or error.token.value)
        case cyclopts.CoercionError() if error.argument is not None:
            given = error.token.value if error.token is not None else ""
            choices = [str(choice) for choice in get_args(error.target_type)]
            if choices:
                return say("usage-wrong-choice", option=name, given=given, choices=", ".join(choices))
            code = "usage-no-value" if error.target_type is bool else "usage-wrong-number"
            return say(code, option=name, given=given)
        case cyclopts.ValidationError() if isinstance(error.__cause__, NoSuchOptionError):
            return say("usage-unknown-option", given=str(error.__cause__))
        case cyclopts.ValidationError():
            return say("usage-wrong-value", option=name, detail=error.exception_message)
        case cyclopts.MissingArgumentError():
            positional = error.argument is not None and error.argument.index is not None and not error.keyword
            return say("usage-missing", option=name) if positional else say("usage-missing-value", option=name)
        case cyclopts.RepeatArgumentError():
            return say("usage-repeated", option=error.token.keyword or name)
        case cyclopts.UnusedCliTokensError():
            return say("usage-unused", given=_unused(error))
        case _:
            return str(error)


def _unused(error: CycloptsError) -> str:
    tokens = error.unused_tokens or []
    return tokens[0] if tokens else ""


def _option(error: CycloptsError) -> str:
    keyword = getattr(error, "keyword", None)
    if keyword:
        return str(keyword)
    if error.argument is None:
        return ""
    name = error.argument.name
    token = next((token.keyword for token in error.argument.tokens if token.keyword), None)
    return token or (name if error.argument.index is None else name.lstrip("-").upper())
