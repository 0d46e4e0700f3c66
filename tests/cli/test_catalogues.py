"""The message catalogues: the same messages with the same parameters in both languages, and none missing or idle."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from prikup.cli.text import LANGS, Lang, MessageError, text

PACKAGE = Path(__file__).parents[2] / "src" / "prikup"
FOLDER = PACKAGE / "cli" / "locale"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


@cache
def messages(lang: Lang, file: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the names of its parameters."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((FOLDER / lang / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (FOLDER / "ru").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_parameters(file: str) -> None:
    russian, english = messages("ru", file), messages("en", file)
    assert russian.keys() == english.keys()
    different = {name for name in english if russian[name] != english[name]}
    # The parser of TOML speaks English only.
    assert different <= {"rules-problem-not_toml"}


@pytest.mark.parametrize("file", FILES)
def test_the_first_word_of_an_id_names_its_file(file: str) -> None:
    assert all(name.partition("-")[0] == file.removesuffix(".ftl") for name in messages("en", file))


@pytest.mark.parametrize("file", FILES)
def test_russian_plurals_have_all_three_forms(file: str) -> None:
    source = (FOLDER / "ru" / file).read_text(encoding="utf-8")
    for selector in re.findall(r"->\n(.*?)\n\s*\}", source, re.DOTALL):
        if "[few]" in selector:
            assert "[one]" in selector, selector
            assert "*[many]" in selector, selector


SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "cli").rglob("*.py"))}
CODE = "\n".join(SOURCES.values())
WHOLE = set(re.findall(r"""["']([a-z]+(?:-[a-z_0-9]+)+)["']""", CODE))
BEGINNINGS = set(re.findall(r"""f["']([a-z]+-[a-z_0-9-]*)\{""", CODE))
OWN = [file for file in FILES if file not in ("notation.ftl", "rules.ftl", "score.ftl")]


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_that_the_code_names_exists(lang: Lang) -> None:
    known = {name for file in FILES for name in messages(lang, file)}
    prefixes = {file.removesuffix(".ftl") for file in FILES}
    named = {name for name in WHOLE if name.partition("-")[0] in prefixes}
    assert named - known - NOT_MESSAGES == set()
    assert all(any(name.startswith(beginning) for name in known) for beginning in BEGINNINGS if _is_ours(beginning))


NOT_MESSAGES = {"play-must-follow", "card-number"}
"""Codes of rejections and errors, whose messages have a word in front."""


def _is_ours(beginning: str) -> bool:
    return f"{beginning.partition('-')[0]}.ftl" in FILES


@pytest.mark.parametrize("file", OWN)
def test_every_message_is_used(file: str) -> None:
    unused = {
        name
        for name in messages("en", file)
        if name not in WHOLE and not any(name.startswith(beginning) for beginning in BEGINNINGS)
    }
    assert unused == set()


REJECTION = re.compile(r'Rejection\(\s*"([a-z-]+)"(?:,\s*\{([^}]*)\})?')
EITHER = re.compile(r'Rejection\("([a-z-]+)" if [^\n]* else "([a-z-]+)"\)')


def rejections() -> dict[str, frozenset[str]]:
    """Every code with which the referees reject, with the keys of its parameters."""
    found: dict[str, frozenset[str]] = {}
    for layer in ("deal", "match"):
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            for code, params in REJECTION.findall(source):
                found[code] = frozenset(re.findall(r'"([a-z_]+)":', params))
            for pair in EITHER.findall(source):
                found.update(dict.fromkeys(pair, frozenset()))
            found.update(dict.fromkeys(re.findall(r'MatchError\(\s*"([a-z-]+)"', source), frozenset()))
    return found


def test_the_referees_reject_with_many_codes() -> None:
    assert len(rejections()) > 70


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("code", "params"), sorted(rejections().items()))
def test_every_rejection_has_a_sentence(code: str, params: frozenset[str], lang: Lang) -> None:
    sentence = messages(lang, "rejection.ftl")[f"rejection-{code}"]
    assert sentence <= params


READING = sorted(set(re.findall(r'ReadError\(\s*"([a-z-]+)"', CODE)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", READING)
def test_every_word_that_cannot_be_understood_has_an_answer(code: str, lang: Lang) -> None:
    assert f"play-read-{code}" in messages(lang, "play.ftl")


def test_a_missing_message_or_parameter_is_an_error() -> None:
    say = text("en")
    with pytest.raises(MessageError, match="no message"):
        say("play-nothing-like-this")
    with pytest.raises(MessageError, match="no catalogue"):
        say("nothing-like-this")
    with pytest.raises(MessageError, match="given"):
        say("play-not-understood")


TRICKS = [(1, "1 взятка"), (2, "2 взятки"), (5, "5 взяток"), (11, "11 взяток"), (21, "21 взятка"), (22, "22 взятки")]


@pytest.mark.parametrize(("count", "expected"), TRICKS)
def test_russian_tricks_are_counted_properly(count: int, expected: str) -> None:
    assert text("ru")("table-tricks", count=count) == expected


@pytest.mark.parametrize(("count", "expected"), [(1, "вист"), (3, "виста"), (4059, "вистов"), (5, "вистов")])
def test_russian_whists_are_counted_properly(count: int, expected: str) -> None:
    assert text("ru")("result-whists", count=count) == expected
