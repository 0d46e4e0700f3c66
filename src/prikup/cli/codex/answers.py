"""Answers as people type them: names, contracts, words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from prikup.cli.asking import ReadLine, ask_choice
from prikup.cli.errors import InputError
from prikup.cli.text import Catalogue
from prikup.codex import Answer, CodexError, Contract, Question, needed, questions
from prikup.deal.contract import Game, GameError
from prikup.notation.games import parse_any_game
from prikup.rules.model import Rules

T = TypeVar("T")


def read_answers(
    number: str, given: Sequence[str], rules: Rules, names: tuple[str, ...], say: Catalogue
) -> dict[str, Answer]:
    """``KEY=VALUE`` answers. Raises ``InputError`` with everything that is wrong."""
    asked = {question.key: question for question in questions(number, rules, len(names))}
    answers: dict[str, Answer] = {}
    wrong: list[str] = []
    for each in given:
        key, sign, value = each.partition("=")
        key = key.strip()
        try:
            if not sign:
                raise CodexError("answer_form", given=each)
            if key not in asked:
                raise CodexError("unknown_answer", key=key, number=number)
            if key in answers:
                raise CodexError("answer_twice", key=key)
            answers[key] = read_answer(asked[key], value, names)
        except CodexError as error:
            wrong.append(reword(error, say))
    if wrong:
        raise InputError(*wrong)
    return answers


def read_answer(question: Question, value: str, names: tuple[str, ...]) -> Answer:
    """The value of an answer. Raises ``CodexError``."""
    value = value.strip()
    try:
        match question.kind:
            case "seat":
                return seat_named(value, names)
            case "game":
                return parse_any_game(value)
            case "bid":
                return None if value.casefold() in ("none", "нет") else parse_any_game(value)
            case "tricks" | "points":
                return _number(value)
            case "choice":
                if value in question.choices:
                    return value
                raise ValueError(value)
            case "tricks_by_seat":
                return _by_seat(value, names, _number)
            case "contracts":
                return _by_seat(value, names, _contract)
    except (GameError, ValueError) as error:
        if isinstance(error, CodexError):
            raise
        raise CodexError(
            "wrong_answer", key=question.key, kind=question.kind, choices=", ".join(question.choices)
        ) from None


def seat_named(value: str, names: tuple[str, ...]) -> int:
    """The seat of a name, in whatever case it is typed. Raises ``CodexError``."""
    folded = [name.casefold() for name in names]
    if value.casefold() not in folded:
        raise CodexError("unknown_player", found=value, known=", ".join(names))
    return folded.index(value.casefold())


def _number(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 6):
        raise ValueError(value)
    return int(value)


def _contract(value: str) -> Contract:
    game, sign, tricks = value.partition(":")
    found: Game = parse_any_game(game.strip())
    return Contract(found, _number(tricks.strip()) if sign else found.level)


def _by_seat(value: str, names: tuple[str, ...], read: Callable[[str], T]) -> dict[int, T]:
    found: dict[int, T] = {}
    for part in value.split(","):
        name, _, rest = part.partition("=")
        seat = seat_named(name.strip(), names)
        if seat in found:
            raise ValueError(value)
        found[seat] = read(rest.strip())
    return found


def ask_missing(
    number: str,
    answers: Mapping[str, Answer],
    rules: Rules,
    names: tuple[str, ...],
    read: ReadLine,
    say: Catalogue,
) -> dict[str, Answer]:
    """Ask until every question that matters is answered. Raises ``EOFError`` when the input ends."""
    answers = dict(answers)
    while missing := _missing(number, answers, rules, names):
        question = missing[0]
        sentence = say(f"codex-ask-{question.key}")
        if question.kind in ("choice", "seat"):
            words = list(names) if question.kind == "seat" else [say(f"codex-word-{it}") for it in question.choices]
            place = ask_choice(read, say, sentence, words, None)
            answers[question.key] = place if question.kind == "seat" else question.choices[place]
            continue
        try:
            answers[question.key] = read_answer(question, read(f"{sentence} "), names)
        except CodexError as error:
            print(reword(error, say))
    return answers


def missing_lines(
    number: str, answers: Mapping[str, Answer], rules: Rules, names: tuple[str, ...], say: Catalogue
) -> list[str]:
    """What is still to be answered: the key, the question, what is expected."""
    return [
        f"{reword(CodexError('missing_answer', key=question.key), say)} "
        f"{say(f'codex-ask-{question.key}')} ({expected(question.kind, question.choices, say)})"
        for question in _missing(number, answers, rules, names)
    ]


def _missing(number: str, answers: Mapping[str, Answer], rules: Rules, names: tuple[str, ...]) -> list[Question]:
    return [each for each in needed(number, answers, rules, len(names)) if each.key not in answers]


def expected(kind: str, choices: Sequence[str] | str, say: Catalogue) -> str:
    """What answers a kind of question."""
    if kind == "choice":
        return say("codex-kind-choice", choices=choices if isinstance(choices, str) else ", ".join(choices))
    return say(f"codex-kind-{kind}")


def reword(error: CodexError, say: Catalogue) -> str:
    """The sentence of a problem."""
    params = dict(error.params)
    if error.code == "wrong_answer":
        params["expected"] = expected(str(params.pop("kind")), str(params.pop("choices")), say)
    return say(f"codex-problem-{error.code}", **params)
