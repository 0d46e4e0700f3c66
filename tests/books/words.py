"""What the pages of the book say, in two languages: ``data/words.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final, Literal, TypeAlias

from tests.books.book import DATA, Lead

Lang: TypeAlias = Literal["ru", "en"]
LEAD_ORDER: Final[tuple[Lead, ...]] = ("own", "right", "left")
"""Declarer in first, second, third seat."""


class Words:
    """The texts of one language by name."""

    def __init__(self, lang: Lang, texts: dict[str, str]) -> None:
        self.lang: Lang = lang
        self._texts = texts

    def __getitem__(self, name: str) -> str:
        return self._texts[name]


@cache
def words(lang: Lang) -> Words:
    """All texts of a language."""
    with (DATA / "words.toml").open("rb") as stream:
        return Words(lang, tomllib.load(stream)[lang])
