"""Sentences for what is wrong with a protocol, and for what is odd."""

from __future__ import annotations

from prikup.cli.text import Catalogue, Lang
from prikup.deal.contract import GameError, parse_game
from prikup.match.results import Notice
from prikup.notation.games import format_game
from prikup.notation.protocol import ProtocolProblem


def problem_line(problem: ProtocolProblem, say: Catalogue) -> str:
    """Where and what: ``evening, item 3, tricks: the tricks add up to 9, expected 10``."""
    place = [problem.ident] if problem.ident else []
    if problem.deal is not None:
        place.append(say("score-place-deal", deal=problem.deal))
    if problem.field:
        place.append(problem.field)
    return ": ".join(part for part in (", ".join(place), _sentence(problem, say)) if part)


def _sentence(problem: ProtocolProblem, say: Catalogue) -> str:
    if problem.rule is not None:
        return say(f"rules-problem-{problem.rule.code}", **problem.rule.params)
    params = dict(problem.params)
    if "game" in params:
        params["game"] = shown_game(str(params["game"]), say.lang)
    return say(f"score-problem-{problem.code}", **params)


def notice_line(notice: Notice, say: Catalogue) -> str:
    """Something odd with its place."""
    sentence = say(f"score-warning-{notice.code}", **notice.params)
    if notice.item is None:
        return sentence
    return f"{say('score-place-deal', deal=notice.item + 1)}: {sentence}"


def shown_game(name: str, lang: Lang) -> str:
    """A game in machine notation as people write it; anything else as it is."""
    try:
        return format_game(parse_game(name), lang)
    except GameError:
        return name
