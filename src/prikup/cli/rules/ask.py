"""The questionnaire at the terminal: about ten questions to the company, out comes a file of house rules."""

from __future__ import annotations

from prikup.cli.asking import ReadLine, ask_choice
from prikup.cli.rules.source import problem_lines
from prikup.cli.text import Catalogue
from prikup.rules import RulesError, Survey, answer, begin, next_question


def ask_rules(read: ReadLine, say: Catalogue, base: str | None) -> Survey:
    """Ask until the rules are settled. Raises ``EOFError`` when the answers end before that."""
    survey = begin(base)
    number = 0
    while (question := next_question(survey)) is not None:
        number += 1
        text = f"\n{number}. {question.text.of(say.lang)}"
        if question.option is not None:
            survey = _numbered(read, say, survey, text)
            continue
        ids = [one.id for one in question.answers]
        labels = [one.label.of(say.lang) for one in question.answers]
        default = ids.index(question.default) if question.default in ids else None
        survey = answer(survey, question, ids[ask_choice(read, say, text, labels, default)])
    return survey


def _numbered(read: ReadLine, say: Catalogue, survey: Survey, text: str) -> Survey:
    question = next_question(survey)
    assert question is not None
    print(text)
    while True:
        line = read(say("ask-prompt", default=question.default)).strip() or question.default
        try:
            return answer(survey, question, line)
        except RulesError as error:
            for sentence in problem_lines(error.problems, say):
                print(sentence)
