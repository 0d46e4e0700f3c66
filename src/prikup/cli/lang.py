"""Which language to speak: ``--lang``, then ``PRIKUP_LANG``, then the system's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prikup.cli.text import LANGS, Lang


class LangError(ValueError):
    """``--lang`` without a language that there is; ``given`` is what stood there."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given


def take_lang(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[Lang, list[str]]:
    """The language, and the arguments without ``--lang``, which every command understands.

    Raises ``LangError`` for a language there is not. Words after ``--`` are left alone.
    """
    rest: list[str] = []
    given: str | None = None
    pending = iter(arguments)
    for word in pending:
        if word == "--":
            rest += [word, *pending]
        elif word == "--lang":
            given = next(pending, "")
        elif word.startswith("--lang="):
            given = word.partition("=")[2]
        else:
            rest.append(word)
    if given is None:
        return system_lang(environment), rest
    for lang in LANGS:
        if given.casefold() == lang:
            return lang, rest
    raise LangError(given)


def system_lang(environment: Mapping[str, str]) -> Lang:
    """The language of ``PRIKUP_LANG`` or of the locale: Russian where that is Russian, English otherwise."""
    for name in ("PRIKUP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "ru" if value.casefold().startswith("ru") else "en"
    return "en"
