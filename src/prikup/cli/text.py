"""Sentences of the Fluent catalogues in ``locale/<lang>/*.ftl``.

The first word of a message id names its file: ``score-reason-made`` stands in ``score.ftl``. A file is read the
first time one of its messages is asked for, so that a start pays only for what it prints.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Lang: TypeAlias = Literal["ru", "en"]
LANGS: tuple[Lang, ...] = ("ru", "en")
Param: TypeAlias = str | int


class MessageError(LookupError):
    """A catalogue lacks a message, or a message lacks a parameter: a fault of the program, never of its user."""


class Say(Protocol):
    """A catalogue in one language, called with a message id and its parameters."""

    def __call__(self, message: str, /, **params: Param) -> str:
        """The sentence. Raises ``MessageError``."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def __call__(self, message: str, /, **params: Param) -> str:
        bundle = _bundle(self.lang, message.partition("-")[0])
        if not bundle.has_message(message):
            raise MessageError(f"{self.lang}: no message {message}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise MessageError(f"{self.lang}: message {message} is empty")
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise MessageError(f"{self.lang}: message {message}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        try:
            return _bundle(self.lang, message.partition("-")[0]).has_message(message)
        except MessageError:
            return False


@cache
def text(lang: Lang) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(lang)


@cache
def _bundle(lang: Lang, name: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    try:
        data = pkgutil.get_data("prikup.cli", f"locale/{lang}/{name}.ftl")
    except OSError:
        data = None
    if data is None:
        raise MessageError(f"{lang}: no catalogue {name}.ftl")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(data.decode()))
    return bundle
