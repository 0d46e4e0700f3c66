"""From a situation and its answers to a ruling."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from prikup.codex.remedies import REPLACES, WRITES, Case, folded
from prikup.codex.situation import Answer, CodexError, Contract, Grade, Question, Ruling, Situation, Step
from prikup.codex.table import ROWS
from prikup.deal.contract import Game
from prikup.rules.model import Rules
from prikup.score.sheet import Sheet, empty_sheet

_BY_NUMBER: Final = {row.number.casefold(): row for row in ROWS}
_LEAD: Final = Question("lead", "choice", ("demand", "forbid"))
_CHOICES: Final[Mapping[str, tuple[Question, ...]]] = {
    "V9": (Question("order", "choice", ("take", "pass")),),
    "V13": (_LEAD,),
    "V26": (_LEAD,),
    "V27": (Question("lead_or_accept", "choice", ("accept", "demand", "forbid")),),
    "V36": (_LEAD,),
}
_VARIANTS: Final = {
    "V3": "moment",
    "V9": "last_bid",
    "V10b": "made",
    "V13": "role",
    "V14": "opened",
    "V28": "followed",
    "V30": "by",
    "V33": "by",
    "V35": "fault",
    "V36": "decided",
    "V43": "when",
}
"""Rows whose steps depend on an answer: its key."""
_STEP_GRADES: Final[Mapping[str, Grade]] = {"V7": "B", "V8": "B", "V9-opener": "C", "V11": "B", "V14-yes": "B"}
"""Steps surer or less sure than the number of their row."""


def situations() -> tuple[Situation, ...]:
    """All rows in the order of rules §15."""
    return ROWS


def situation(number: str) -> Situation:
    """A row by its number, ``V8`` or ``8``. Raises ``CodexError``."""
    key = number.strip().casefold()
    found = _BY_NUMBER.get(key) or _BY_NUMBER.get(f"v{key}")
    if found is None:
        raise CodexError("no_situation", given=number)
    return found


def search(text: str, language: str) -> tuple[Situation, ...]:
    """Rows in whose name or words every word of ``text`` occurs, those with a hit in the name first.

    Endings are cut off, so that cases of Russian nouns find each other."""
    stems = [_stem(word) for word in text.casefold().replace("ё", "е").split()]

    def rank(row: Situation) -> int:
        name = (row.ru if language == "ru" else row.en).casefold().replace("ё", "е")
        everything = f"{row.number} {row.ru} {row.en} {row.words}".casefold().replace("ё", "е")
        if not all(stem in everything for stem in stems):
            return 0
        return 2 if all(stem in name for stem in stems) else 1

    ranked = [(rank(row), row) for row in ROWS] if stems else []
    return tuple(row for _, row in sorted((pair for pair in ranked if pair[0]), key=lambda pair: -pair[0]))


def _stem(word: str) -> str:
    return word[: max(4, len(word) - 2)]


def questions(number: str, rules: Rules, players: int) -> tuple[Question, ...]:
    """What matters in a situation at this table, in the order it is asked."""
    row = situation(number)
    asks = row.asks
    if row.number == "V22" and players == 4:
        asks += (Question("innocent", "seat"),)
    return asks


def rule_on(
    number: str, answers: Mapping[str, Answer], *, rules: Rules, players: int, sheet: Sheet | None = None
) -> Ruling:
    """The ruling; ``sheet`` is the one before the deal, an empty one unless given.

    Raises ``CodexError`` where an answer is missing, superfluous or out of range.
    """
    row = situation(number)
    sheet = empty_sheet(players, rules) if sheet is None else sheet
    asked = needed(row.number, answers, rules, players)
    for key in answers:
        if all(question.key != key for question in questions(row.number, rules, players)):
            raise CodexError("unknown_answer", key=key, number=row.number)
    for question in asked:
        if question.key not in answers:
            raise CodexError("missing_answer", key=question.key, number=row.number)
        _check(question, answers[question.key], players)
    case = Case(row.article, answers, rules, sheet)
    writes = WRITES.get(row.number)
    entries = folded(case, writes(case)) if writes else ()
    code = _step(row, answers)
    steps = (Step(code, _STEP_GRADES.get(code, row.weakest), _params(row, answers, sheet)),)
    grade = max(row.weakest, steps[0].grade)
    return Ruling(
        number=row.number,
        article=row.article,
        grade=grade,
        steps=steps,
        entries=entries,
        suggested=grade == "C" and not rules.penalty_mode,
        replaces_deal=row.number in REPLACES and bool(entries),
        choices=_CHOICES.get(row.number, ()) if _chooses(row, answers) else (),
    )


def needed(number: str, answers: Mapping[str, Any], rules: Rules, players: int) -> tuple[Question, ...]:
    """The questions that matter after the ``answers`` given so far."""
    asks = questions(number, rules, players)
    if answers.get("fault") == "deal":
        return tuple(ask for ask in asks if ask.key == "fault")
    if answers.get("fault") == "declarer":
        return tuple(ask for ask in asks if ask.key in ("fault", "declarer", "game", "tricks"))
    if answers.get("decided") == "no":
        return tuple(ask for ask in asks if ask.key == "decided")
    if number.upper() in ("V20", "V21") and answers.get("contract") == "misere":
        return tuple(ask for ask in asks if ask.key != "game")
    if answers.get("by") == "defender" and number.upper() == "V33":
        return tuple(ask for ask in asks if ask.key != "taken")
    return asks


def _step(row: Situation, answers: Mapping[str, Answer]) -> str:
    if row.number == "V17":
        held = answers["held"]
        assert isinstance(held, int)
        return "V17-undo" if held <= 2 and answers["moment"] == "before" else "V17-stands"
    if row.number in _VARIANTS:
        return f"{row.number}-{answers[_VARIANTS[row.number]]}"
    return f"V{row.number}".replace(".", "_") if row.number == "2.7" else row.number


def _params(row: Situation, answers: Mapping[str, Answer], sheet: Sheet) -> dict[str, int | str]:
    if row.number == "2.7":
        n = sheet.players
        return {
            "pool": math.floor(sum(sheet.pool, Fraction(0)) / n),
            "mountain": math.ceil(sum(sheet.mountain, Fraction(0)) / n),
        }
    return {}


def _chooses(row: Situation, answers: Mapping[str, Answer]) -> bool:
    if row.number == "V9":
        return answers["last_bid"] == "opener"
    return answers.get("role") != "declarer" and answers.get("decided") != "yes"


def _check(question: Question, answer: Answer, players: int) -> None:
    good = False
    match question.kind:
        case "seat":
            good = _whole(answer, 0, players - 1)
        case "game":
            good = isinstance(answer, Game)
        case "bid":
            good = answer is None or isinstance(answer, Game)
        case "tricks":
            good = _whole(answer, 0, 10)
        case "points":
            good = _whole(answer, 1, 10**6)
        case "choice":
            good = answer in question.choices
        case "tricks_by_seat":
            good = isinstance(answer, Mapping) and all(
                _whole(seat, 0, players - 1) and _whole(taken, 0, 10) for seat, taken in answer.items()
            )
        case "contracts":
            good = isinstance(answer, Mapping) and all(
                _whole(seat, 0, players - 1) and isinstance(found, Contract) and _whole(found.tricks, 0, 10)
                for seat, found in answer.items()
            )
    if not good:
        raise CodexError("wrong_answer", key=question.key, kind=question.kind, choices=", ".join(question.choices))


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool | Game) and least <= value <= most
