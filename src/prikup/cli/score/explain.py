"""Every number on a sheet with the reason it was written («почему 14?»)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from prikup.cli.numbers import amount, signed
from prikup.cli.score.problems import shown_game
from prikup.cli.text import Catalogue
from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame
from prikup.match.course import ScoredDeal
from prikup.match.results import Correction, Line, Results, TimeUp
from prikup.score import Entry
from prikup.score.prices import multiplier
from prikup.score.raspasy import raspasy_price

_FRACTION: Final = re.compile(r"-?\d+/\d+")


def explain(scored: Results, names: tuple[str, ...], say: Catalogue) -> Iterator[str]:
    """The lines of an explanation: a heading for each item, then its entries."""
    for number, line in enumerate(scored.lines, start=1):
        yield _heading(line, number, names, say)
        for entry in line.entries:
            yield f"   {entry_line(entry, names, say)}"
        if line.deal is not None and not line.entries:
            yield f"   {say('score-deal-nothing')}"


def entry_line(entry: Entry, names: tuple[str, ...], say: Catalogue) -> str:
    """One entry: who, which column, how much, and why."""
    where = {"player": names[entry.seat], "amount": signed(entry.amount)}
    if entry.on is not None:
        where["other"] = names[entry.on]
    written = say(f"score-entry-{entry.column}", **where)
    return say("score-entry-line", entry=written, reason=reason(entry, names, say), see=entry.see)


def reason(entry: Entry, names: tuple[str, ...], say: Catalogue) -> str:
    """Why the entry was written, as a sentence with its arithmetic."""
    return say(f"score-reason-{entry.reason}", **_spoken(entry.params, names, say))


def _spoken(params: Mapping[str, int | str], names: tuple[str, ...], say: Catalogue) -> dict[str, int | str]:
    """Parameters for people: names for seats, games with their suit, fractions, a word for no text."""
    spoken: dict[str, int | str] = {}
    for key, value in params.items():
        if key.endswith("_seat") and isinstance(value, int):
            spoken[key.removesuffix("_seat")] = names[value]
        elif key == "game":
            spoken[key] = shown_game(str(value), say.lang)
        elif isinstance(value, str) and _FRACTION.fullmatch(value):
            spoken[key] = amount(Fraction(value))
        else:
            spoken[key] = value if value != "" else "none"
    return spoken


def _heading(line: Line, number: int, names: tuple[str, ...], say: Catalogue) -> str:
    if line.deal is not None:
        return _deal_heading(line.deal, number, names, say)
    if isinstance(line.item, Correction):
        words = say("score-deal-correction")
    else:
        words = say("score-deal-time" if isinstance(line.item, TimeUp) else "score-deal-rules")
    return f"{say('score-deal-number', number=number)} {words}"


def _deal_heading(deal: ScoredDeal, number: int, names: tuple[str, ...], say: Catalogue) -> str:
    if deal.setup.dealer is None:
        head = say("score-deal-number", number=number)
    else:
        head = say("score-deal-dealer", number=number, dealer=names[deal.setup.dealer])
    parts = [_contract(deal, names, say), *_details(deal.outcome, names, say)]
    if isinstance(deal.outcome, TrickGame | Misere):
        parts += _multiplier(deal.outcome, deal, say)
    return f"{head}: {'; '.join(parts)}"


def _contract(deal: ScoredDeal, names: tuple[str, ...], say: Catalogue) -> str:
    outcome = deal.outcome
    match outcome:
        case Raspasy():
            price = raspasy_price(outcome, deal.setup)
            if deal.setup.opening:
                return say("score-deal-raspasy_opening", price=price)
            if outcome.dark:
                return say("score-deal-raspasy_dark", price=price)
            run = deal.before.run + 1
            if run > 1:
                return say("score-deal-raspasy_run", price=price, run=run)
            return say("score-deal-raspasy", price=price)
        case Misere():
            message = "score-deal-misere_half" if outcome.half else "score-deal-misere"
            return say(message, declarer=names[outcome.declarer])
        case Preferans():
            return say("score-deal-preferans", declarer=names[outcome.declarer])
        case TrickGame():
            message = "score-deal-conceded" if outcome.conceded else "score-deal-game"
            return say(message, game=shown_game(str(outcome.game), say.lang), declarer=names[outcome.declarer])


def _details(outcome: Outcome, names: tuple[str, ...], say: Catalogue) -> Iterator[str]:
    """Whist words and tricks."""
    if isinstance(outcome, TrickGame) and outcome.words:
        # Clockwise from the declarer, as they spoke; names are as many as there are seats.
        said = sorted(outcome.words.items(), key=lambda word: (word[0] - outcome.declarer) % len(names))
        yield ", ".join(say("score-deal-word", player=names[seat], word=word) for seat, word in said)
    if not isinstance(outcome, Preferans) and outcome.tricks:
        tricks = ", ".join(f"{names[seat]} {count}" for seat, count in sorted(outcome.tricks.items()))
        yield say("score-deal-tricks", tricks=tricks)


def _multiplier(outcome: TrickGame | Misere, deal: ScoredDeal, say: Catalogue) -> Iterator[str]:
    m = multiplier(outcome, deal.setup)
    if m == 1:
        return
    bomb = 1 << deal.setup.bombs[outcome.declarer]
    if outcome.multiplier is not None:
        kind = ""
    elif bomb == 1:
        kind = "_dark"
    else:
        kind = "_both" if outcome.dark else "_bomb"
    yield say(f"score-deal-multiplier{kind}", multiplier=m, bomb=bomb)
