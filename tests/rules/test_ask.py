"""The questionnaire reaches rules that stand, whatever is answered."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.rules import (
    OPTIONS,
    PRESETS,
    RulesError,
    Survey,
    answer,
    begin,
    build,
    check,
    effective,
    next_question,
    preset,
    questions,
)


def _play(survey: Survey, choices: dict[str, str]) -> tuple[Survey, list[str]]:
    """Answer as ``choices`` say, otherwise as things stand; the questions asked, in order."""
    asked = []
    while (question := next_question(survey)) is not None:
        asked.append(question.id)
        survey = answer(survey, question, choices.get(question.id, question.default))
        assert check(survey.rules) == ()
    return survey, asked


@given(st.data())
def test_every_way_of_answering_ends_in_valid_rules(data: st.DataObject) -> None:
    survey = begin(data.draw(st.sampled_from([None, *PRESETS])))
    asked = []
    while (question := next_question(survey)) is not None:
        asked.append(question.id)
        if question.option is None:
            choice = data.draw(st.sampled_from([one.id for one in question.answers]))
        else:
            option = OPTIONS[question.option]
            choice = str(data.draw(st.integers(max(1, option.low), option.high)))
        survey = answer(survey, question, choice)
        assert check(survey.rules) == ()
        assert build(survey.base, survey.changes) == survey.rules
    assert len(asked) == len(set(asked)) <= 15


CONVENTIONS = [name for name in PRESETS if name != "gusarik"]
PEOPLE = ["2", "3", "4", "3+1"]


@pytest.mark.parametrize(("people", "name"), list(product(PEOPLE, CONVENTIONS)))
def test_each_answer_alone_is_reached_from_each_convention(people: str, name: str) -> None:
    first = {"players": people, "convention": name}
    _, asked = _play(begin(), first)
    assert asked[:2] == ["players", "convention"]
    survey = begin()
    for question_id in asked:
        question = next(one for one in questions(survey) if one.id == question_id)
        for one in question.answers:
            _play(begin(), first | {question_id: one.id})
        assert question.default in [one.id for one in question.answers] or question.option is not None
        survey = answer(survey, question, first.get(question_id, question.default))


@pytest.mark.parametrize(
    ("people", "changes"),
    [
        ("2", {"players": 2, "gusarik": True, "raspasy_talon": "closed"}),
        ("3", {"players": 3}),
        ("4", {"players": 4}),
        ("3+1", {"players": 3, "permanent_dealer": True}),
    ],
)
@pytest.mark.parametrize("name", CONVENTIONS)
def test_leaving_everything_as_it_stands_gives_the_convention(name: str, people: str, changes: dict[str, Any]) -> None:
    survey, _ = _play(begin(), {"players": people, "convention": name})
    assert survey.base == name
    assert effective(survey.rules) == effective(build(name, changes))


def test_the_gusarik_convention_answers_for_two() -> None:
    survey, asked = _play(begin("gusarik"), {})
    assert effective(survey.rules) == effective(preset("gusarik"))
    assert asked[0] == "players"


# What an answer means. Source: options.toml and the sections that explain each key.
MEANINGS: list[tuple[str, str, dict[str, Any]]] = [
    ("whist_style", "gentleman", {"whist_style": "gentleman"}),
    ("responsibility", "half", {"responsibility": "half"}),
    ("half_whist", "yes", {"half_whist": True, "return_whist": False}),
    ("half_whist", "no", {"half_whist": False}),
    ("ten", "whisted", {"ten": "whisted"}),
    ("raspasy_price", "flat", {"raspasy_progression": "none"}),
    ("raspasy_price", "geom3", {"raspasy_progression": "geom3"}),
    ("raspasy_price", "whists", {"raspasy_record": "whists", "raspasy_progression": "none"}),
    ("exit", "677", {"exit": "677"}),
    ("exit", "678", {"exit": "678"}),
    ("jumps", "yes", {"jumps": True}),
    ("misere_rank", "top", {"misere_rank": "top"}),
    ("misere_rank", "chain", {"misere_rank": "chain", "misere_without_talon": True}),
    ("dark", "dark", {"dark_bids": True, "bomb_cap": 3}),
    ("dark", "opening", {"dark_bids": True, "bomb_cap": 3, "opening_circles": 3}),
    ("end", "alone", {"help": False}),
    ("end", "total", {"end": "total_pool", "help": False}),
    ("end", "time", {"end": "time", "time_limit": 180}),
    ("end", "rounds", {"end": "rounds"}),
    ("pool_size", "50", {"pool_size": 50}),
]


@pytest.mark.parametrize(("question", "choice", "changes"), MEANINGS)
def test_an_answer_changes_what_it_says(question: str, choice: str, changes: dict[str, Any]) -> None:
    survey, asked = _play(begin("sochi"), {question: choice})
    assert question in asked
    assert effective(survey.rules) == effective(build("sochi", changes))


# Source: the sections that say what has no effect (§14.1 races, §14.3 gusarik, §12.1 ends).
@pytest.mark.parametrize(
    ("base", "choices", "not_asked"),
    [
        ("races-20", {}, {"end", "pool_size", "time_limit", "rounds"}),
        ("sochi", {"players": "2"}, {"whist_style"}),
        ("sochi", {}, {"time_limit", "rounds", "race_limit"}),
        ("sochi", {"end": "rounds"}, {"time_limit"}),
        ("sochi", {"end": "time"}, {"rounds"}),
    ],
)
def test_what_makes_no_difference_is_not_asked(base: str, choices: dict[str, str], not_asked: set[str]) -> None:
    _, asked = _play(begin(base), choices)
    assert not not_asked & set(asked)
    assert "convention" not in asked


@pytest.mark.parametrize(
    ("base", "choices", "asked"),
    [
        ("races-20", {}, "race_limit"),
        ("sochi", {"end": "rounds"}, "rounds"),
        ("sochi", {"end": "time"}, "time_limit"),
        ("sochi", {"end": "total"}, "time_limit"),
    ],
)
def test_what_an_answer_opens_is_asked(base: str, choices: dict[str, str], asked: str) -> None:
    assert asked in _play(begin(base), choices)[1]


def test_answers_with_the_same_effect_are_offered_once() -> None:
    survey = answer(begin("sochi"), questions(begin("sochi"))[0], "2")
    half = next(question for question in questions(survey) if question.id == "half_whist")
    assert [one.id for one in half.answers] == ["returned", "no"]  # §14.3: nobody returns


def test_a_company_is_asked_about_ten_questions() -> None:
    assert 10 <= len(_play(begin(), {})[1]) <= 14


@pytest.mark.parametrize(
    ("question", "choice", "code"),
    [
        ("players", "5", "no_such_answer"),
        ("players", "", "no_such_answer"),
        ("pool_size", "0", "wrong_number"),
        ("pool_size", "много", "wrong_number"),
    ],
)
def test_a_wrong_answer_says_what_was_expected(question: str, choice: str, code: str) -> None:
    survey = begin()
    asked = next(one for one in questions(survey) if one.id == question)
    with pytest.raises(RulesError) as caught:
        answer(survey, asked, choice)
    assert [problem.code for problem in caught.value.problems] == [code]


def test_a_number_that_contradicts_another_answer_is_refused() -> None:
    survey = begin("sochi")
    end = next(one for one in questions(survey) if one.id == "end")
    survey = answer(survey, end, "time")
    minutes = next(one for one in questions(survey) if one.id == "time_limit")
    assert minutes.default == "180"
    with pytest.raises(RulesError) as caught:
        answer(survey, minutes, "0")
    assert [problem.code for problem in caught.value.problems] == ["time_needs_limit"]


def test_an_unknown_convention_cannot_be_begun_with() -> None:
    with pytest.raises(RulesError):
        begin("piter")


def test_questions_and_answers_have_words_in_both_languages() -> None:
    survey = begin()
    for question in questions(survey):
        for text in [question.text, *(one.label for one in question.answers)]:
            assert text.ru
            assert text.en
        assert question.text.ru.endswith("?")
        assert question.text.en.endswith("?")
