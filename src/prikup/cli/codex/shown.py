"""Situations and rulings as lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.cli.score.explain import entry_line, reason
from prikup.cli.text import Catalogue
from prikup.codex import Ruling, Situation, Step, situation
from prikup.rules.model import Rules


def _name(row: Situation, say: Catalogue) -> str:
    return row.ru if say.lang == "ru" else row.en


def _grades(row: Situation) -> str:
    return row.grade if row.weakest == row.grade else f"{row.grade}/{row.weakest}"


def row_line(row: Situation, say: Catalogue) -> str:
    """``V8 · bidding and talon · A bidder privately looks at the talon · B/C``."""
    stage = say(f"codex-stage-{row.stage}")
    return say("codex-line", number=row.number, stage=stage, name=_name(row, say), grade=_grades(row))


def row_object(row: Situation, say: Catalogue) -> dict[str, Any]:
    """The same as plain values."""
    return {
        "number": row.number,
        "stage": row.stage,
        "name": _name(row, say),
        "grade": row.grade,
        "number_grade": row.number_grade or row.grade,
        "article": row.article,
        "questions": [{"key": ask.key, "kind": ask.kind, "choices": list(ask.choices)} for ask in row.asks],
    }


def _sentence(step: Step, say: Catalogue) -> str:
    return say(f"codex-step-{step.code}", **step.params)


def ruling_lines(ruling: Ruling, names: tuple[str, ...], rules: Rules, say: Catalogue) -> Iterator[str]:
    """What happens, who writes what, what is chosen, and how sure the source is."""
    row = situation(ruling.number)
    yield say("codex-title", article=f"§{ruling.article}", name=_name(row, say))
    for step in ruling.steps:
        sentence = _sentence(step, say)
        if step.grade == "C":
            sentence = say("codex-agreed" if rules.penalty_mode else "codex-suggested", what=sentence)
        yield sentence
    if ruling.entries:
        yield say("codex-entries-suggested" if ruling.suggested else "codex-entries")
        for entry in ruling.entries:
            yield f"   {entry_line(entry, names, say)}"
        if ruling.replaces_deal:
            yield say("codex-replaces")
    else:
        yield say("codex-nothing")
    for choice in ruling.choices:
        words = " / ".join(say(f"codex-word-{word}") for word in choice.choices)
        yield say("codex-choice", what=say(f"codex-ask-{choice.key}"), choices=words)
    for grade in dict.fromkeys((*(step.grade for step in ruling.steps), ruling.grade)):
        yield say(f"codex-grade-{grade}")


def ruling_object(ruling: Ruling, names: tuple[str, ...], say: Catalogue) -> dict[str, Any]:
    """A ruling as plain values; amounts are exact fractions as text."""
    return {
        "number": ruling.number,
        "article": ruling.article,
        "grade": ruling.grade,
        "suggested": ruling.suggested,
        "replaces_deal": ruling.replaces_deal,
        "steps": [{"code": step.code, "grade": step.grade, "text": _sentence(step, say)} for step in ruling.steps],
        "entries": [
            {
                "column": entry.column,
                "player": names[entry.seat],
                **({} if entry.on is None else {"on": names[entry.on]}),
                "amount": str(entry.amount),
                "reason": entry.reason,
                "text": reason(entry, names, say),
                "article": entry.see,
            }
            for entry in ruling.entries
        ],
        "choices": [{"key": each.key, "choices": list(each.choices)} for each in ruling.choices],
    }
