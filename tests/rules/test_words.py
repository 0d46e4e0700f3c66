"""Every problem and note has its sentence in both languages, and the pages of options are up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from prikup.rules import (
    CHECKS,
    IDLE,
    OPTIONS,
    Lang,
    Problem,
    Rules,
    RulesError,
    answer,
    begin,
    build,
    check_change,
    load_house,
    next_question,
    notes,
    preset,
)
from prikup.rules.document import main, options_page, related
from tests.rules.bad_houses import BAD
from tests.rules.contradictions import CASES
from tests.rules.idle_cases import IDLE_CASES

ROOT = Path(__file__).parents[2]
LANGS: list[Lang] = ["ru", "en"]


def _source(lang: Lang) -> str:
    return (ROOT / "src" / "prikup" / "cli" / "locale" / lang / "rules.ftl").read_text("utf-8")


def _ids(lang: Lang) -> list[str]:
    entries = FluentParser().parse(_source(lang)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def _caught(call: Callable[[], Any]) -> tuple[Problem, ...]:
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.problems


def _every_problem() -> list[Problem]:
    """Problems of every code there is, made by the calls that make them."""
    made: list[Problem] = []
    for bad in BAD.values():
        made += _caught(lambda bad=bad: load_house(bad.text, "our.toml"))  # type: ignore[misc]
    for case in CASES:
        if case.codes:
            made += _caught(lambda case=case: build(case.base, case.changes))  # type: ignore[misc]
    made += _caught(lambda: build("sochi", {"stake": -1}))
    question = next_question(begin())
    assert question is not None
    made += _caught(lambda: answer(begin(), question, "x"))
    made += check_change(preset("sochi"), Rules(players=4))
    return made


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_has_a_sentence_and_every_sentence_a_code(lang: Lang) -> None:
    problems = {f"rules-problem-{problem.code}" for problem in _every_problem()}
    assert problems >= {f"rules-problem-{row.code}" for row in CHECKS}
    ids = _ids(lang)
    assert len(ids) == len(set(ids))
    assert set(ids) == problems | {f"rules-note-{row.code}" for row in IDLE}


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_use_only_the_parameters_they_get(lang: Lang) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_source(lang)))
    calls: list[tuple[str, dict[str, Any]]] = [
        (f"rules-problem-{problem.code}", dict(problem.params)) for problem in _every_problem()
    ]
    for base, changes, _ in IDLE_CASES:
        for note in notes(build(base, changes)):
            params = {"options": ", ".join(note.options), "because": ", ".join(note.because)}
            calls.append((f"rules-note-{note.code}", params))
    for name, params in calls:
        message = bundle.get_message(name)
        assert message.value is not None
        sentence, errors = bundle.format_pattern(message.value, params)
        assert not errors
        assert sentence


@pytest.mark.parametrize("lang", LANGS)
def test_the_sentence_of_a_contradiction_names_its_options(lang: Lang) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_source(lang)))
    for problem in _every_problem():
        message = bundle.get_message(f"rules-problem-{problem.code}")
        assert message.value is not None
        sentence = str(bundle.format_pattern(message.value, problem.params)[0])
        assert [key for key in problem.options[:2] if key not in sentence] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_of_options_is_up_to_date(lang: Lang) -> None:
    page = ROOT / "docs" / "rules" / f"options.{lang}.md"
    made = options_page(lang)
    assert page.read_text("utf-8") == made, f"run: python -m prikup.rules.document {lang} > docs/rules/{page.name}"


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_has_a_row_for_every_option(lang: Lang) -> None:
    page = options_page(lang)
    for key, option in OPTIONS.items():
        start = f"| {option.label.of(lang)} | `{key}` |"
        (row,) = [line for line in page.splitlines() if line.startswith(start) and line.count("|") == 6]
        assert all(f"`{name}`" in row for name in related(key))


def test_options_are_related_by_checks_and_notes() -> None:
    assert related("personal_resp") == ("gusarik", "half_whist")
    assert related("exit_offset") == ("exit",)
    assert related("jumps") == ()


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_is_printed_by_its_command(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    main([lang])
    assert capsys.readouterr().out == options_page(lang)


@pytest.mark.parametrize("arguments", [[], ["de"], ["ru", "en"]])
def test_the_command_of_the_page_takes_one_language(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="usage"):
        main(arguments)
