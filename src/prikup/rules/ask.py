"""The questionnaire: a few questions a company answers before play make its rules.

Questions are data (``ask.toml``). One is asked only while its answers lead to rules that play differently, and
offers each such rule set once. No answer of the catalogue contradicts another.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from prikup.rules.idle import effective, idle_options
from prikup.rules.load import DEFAULT_PRESET, build, convention, preset
from prikup.rules.model import Rules
from prikup.rules.option import Text, Value, packaged
from prikup.rules.problem import Problem, RulesError
from prikup.rules.value import parse_value


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """One way to answer: a convention to start from, or options to change."""

    id: str
    label: Text
    base: str | None = None
    changes: dict[str, Value] = {}


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question with its answers, or with ``option``: a number of that option.

    ``default`` is the answer (its id, or the number in digits) that leaves the rules as they are.
    """

    id: str
    text: Text
    answers: tuple[Answer, ...] = ()
    option: str | None = None
    default: str = ""


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """A questionnaire as far as it was answered."""

    base: str = DEFAULT_PRESET
    changes: dict[str, Value] = {}
    asked: tuple[str, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the answers so far."""
        return _rules(self.base, self.changes)


def _rules(base: str, changes: dict[str, Value]) -> Rules:
    return msgspec.structs.replace(preset(base), **changes)


@cache
def _catalogue() -> tuple[Question, ...]:
    rows: list[dict[str, Any]] = packaged("ask.toml")["question"]
    return tuple(
        Question(
            id=row["id"],
            text=Text(**row["text"]),
            answers=tuple(_answer(answer) for answer in row.get("answer", ())),
            option=row.get("option"),
        )
        for row in rows
    )


def _answer(row: dict[str, Any]) -> Answer:
    base = row.get("base")
    label = convention(base).title if base else Text(**row["label"])
    return Answer(id=row["id"], label=label, base=base, changes=row.get("set", {}))


def begin(base: str | None = None) -> Survey:
    """An unanswered questionnaire; with ``base``, a preset, the convention is not asked."""
    if base is None:
        return Survey()
    preset(base)
    return Survey(base=base, asked=("convention",))


def _offer(survey: Survey, question: Question) -> Question | None:
    """The question as it stands after the answers so far, or ``None`` if nothing depends on it."""
    if question.option is not None:
        if question.option in idle_options(survey.rules):
            return None
        return msgspec.structs.replace(question, default=str(getattr(survey.rules, question.option)))
    offered: dict[Rules, Answer] = {}
    for answer in question.answers:
        rules = _rules(answer.base or survey.base, survey.changes | answer.changes)
        offered.setdefault(effective(rules), answer)
    if len(offered) < 2:
        return None
    unchanged = offered.get(effective(survey.rules))
    default = unchanged.id if unchanged is not None else ""
    return msgspec.structs.replace(question, answers=tuple(offered.values()), default=default)


def questions(survey: Survey) -> tuple[Question, ...]:
    """The questions still open as things stand; an answer may close or open others."""
    open_ones = (_offer(survey, question) for question in _catalogue() if question.id not in survey.asked)
    return tuple(question for question in open_ones if question is not None)


def next_question(survey: Survey) -> Question | None:
    """The question to ask now, or ``None`` when the rules are settled."""
    return next(iter(questions(survey)), None)


def answer(survey: Survey, question: Question, choice: str) -> Survey:
    """The questionnaire with ``question``, one of ``questions(survey)``, answered.

    ``choice`` is the id of an answer, or a number in digits. Raises ``RulesError`` if it is neither, or if the
    number cannot stand beside the other answers.
    """
    asked = (*survey.asked, question.id)
    if question.option is not None:
        changes = {question.option: parse_value(question.option, choice)}
        build(survey.rules, changes)
        return Survey(base=survey.base, changes=survey.changes | changes, asked=asked)
    for one in question.answers:
        if one.id == choice.strip():
            return Survey(base=one.base or survey.base, changes=survey.changes | one.changes, asked=asked)
    expected = ", ".join(one.id for one in question.answers)
    raise RulesError((Problem("no_such_answer", (), {"given": choice, "expected": expected}),))
