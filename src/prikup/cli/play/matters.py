"""Matters of the match that a person is asked about or brings up: proposals, corrections, the owner's choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Final, Literal, TypeAlias, cast

import msgspec

from prikup.cli.play import words
from prikup.cli.play.desk import Desk, Prompt
from prikup.cli.play.words import ReadError, plain
from prikup.match import Agree, AnyAction, Change, Correct, FixChoice, FixMatch, MatchView, Propose
from prikup.rules import OPTIONS
from prikup.score import Column

_COLUMNS: Final[dict[str, Column]] = {
    "пуля": "pool",
    "пулю": "pool",
    "п": "pool",
    "pool": "pool",
    "гора": "mountain",
    "гору": "mountain",
    "г": "mountain",
    "mountain": "mountain",
    "вист": "whists",
    "висты": "whists",
    "в": "whists",
    "whist": "whists",
    "whists": "whists",
}
_CHANGE: Final = re.compile(r"(?P<column>\S+)\s+(?P<names>.+?)\s+(?P<amount>[+\-−–]?\d{1,7})")

End: TypeAlias = Literal["each_pool", "total_pool", "time", "rounds"]
_ENDS: Final[tuple[End, ...]] = ("each_pool", "total_pool", "time", "rounds")
_MINUTES: Final = 60
_UNINFLECTED: Final = 3
"""A word of so few letters is no inflected name."""


def answer_proposal(desk: Desk, view: MatchView) -> AnyAction:
    """Ask for the answer to what was put to the table."""
    proposal = view.proposal
    assert proposal is not None
    question = desk.voice.say(
        "table-said", name=desk.voice.name(proposal.seat), words=desk.voice.proposal(proposal.proposal)
    )

    def read(line: str) -> AnyAction | None:
        answer = words.read_yes_no(line)
        return None if answer is None else Agree(answer)

    return desk.act(view, Prompt(text=desk.voice.say("play-yes-no"), above=(question,)), read)


def ask_correction(desk: Desk, view: MatchView, rest: str) -> Propose | None:
    """The command «исправить»: changes a line each or with «;» between them, an empty line ends them."""
    names = desk.voice.names
    probe = Propose(Correct((Change(column="pool", seat=0, amount=1),)))
    if desk.host.judge(probe) is not None:
        return probe
    changes: list[Change] = []

    def prompt() -> Prompt:
        listed = tuple(desk.voice.change(change) for change in changes)
        message = "play-correct-more" if changes else "play-correct-how"
        example = {"one": names[0], "other": names[-1]}
        return Prompt(text=desk.voice.say("play-ask-correct"), above=(*listed, desk.voice.say(message, **example)))

    def read(line: str) -> list[Change] | bool | None:
        if words.is_back(line):
            return False
        return True if not line.strip() else read_changes(line, names)

    if rest:
        first = read_changes(rest, names)
        if first is None:
            raise ReadError("change", given=rest)
        changes += first
    while True:
        found = cast("list[Change] | bool", desk.ask(view, prompt, read))
        if isinstance(found, bool):
            return Propose(Correct(tuple(changes))) if found and changes else None
        changes += found


def read_changes(text: str, names: Sequence[str]) -> list[Change] | None:
    """Changes with «;» between them; None when none of them is known. Raises ``ReadError`` when only some are."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    read = [read_change(part, names) for part in parts]
    known = [change for change in read if change is not None]
    if not known:
        return None
    if len(known) < len(read):
        raise ReadError("change", given=parts[read.index(None)])
    return known


def read_change(text: str, names: Sequence[str]) -> Change | None:
    """«гора Анна +4», «висты Анна на Бориса 20» as a change; names may be cut short.

    Raises ``ReadError`` for a name that nobody or more than one has.
    """
    found = _CHANGE.fullmatch(plain(text))
    column = None if found is None else _COLUMNS.get(found["column"])
    if found is None or column is None:
        return None
    amount = int(found["amount"].replace("−", "-").replace("–", "-"))
    who = [word for word in found["names"].split() if word not in ("на", "on")]
    if column != "whists":
        return Change(column=column, seat=_seat(" ".join(who), names), amount=amount)
    if len(who) != 2:
        raise ReadError("change-whists")
    return Change(column=column, seat=_seat(who[0], names), on=_seat(who[1], names), amount=amount)


def _seat(word: str, names: Sequence[str]) -> int:
    """The seat of a name, of its beginning, or of an inflected form that shares all but the last two letters."""
    plain_names = [plain(name) for name in names]
    if word in plain_names:
        return plain_names.index(word)
    shortened = (word, word[:-1], word[:-2]) if len(word) > _UNINFLECTED else (word,)
    for beginning in shortened:
        found = [seat for seat, name in enumerate(plain_names) if name.startswith(beginning)]
        if len(found) == 1:
            return found[0]
    raise ReadError("name", given=word)


def fix_match(desk: Desk, view: MatchView) -> AnyAction:
    """The owner of the mountain fixes pool size, end and stake (rules §11.3)."""
    advised = next((form.advised for form in view.legal if isinstance(form, FixChoice)), 1)
    say = desk.voice.say

    def ask(note: str) -> AnyAction:
        if note:
            desk.show(view, note=note)
        pool = _number(desk, view, say("play-fix-pool", advised=advised), advised, 1, 9999)
        end = _end(desk, view)
        minutes = None
        if end == "time" or (end is None and view.rules.end == "time" and not view.rules.time_limit):
            minutes = _number(desk, view, say("play-fix-minutes"), _MINUTES, 1, 9999)
        return FixMatch(pool_size=pool, end=end, time_limit=minutes, stake=_stake(desk, view))

    return desk.insist(ask)


def _number(desk: Desk, view: MatchView, question: str, default: int, low: int, high: int) -> int:
    def read(line: str) -> int | None:
        if not line.strip():
            return default
        if not line.strip().isdecimal() or not low <= int(line) <= high:
            raise ReadError("number", low=low, high=high)
        return int(line)

    return desk.ask(view, Prompt(text=f"[{default}]", above=(question,)), read)


def _end(desk: Desk, view: MatchView) -> End | None:
    """Which end of the match; Enter keeps what was agreed."""
    option = OPTIONS["end"]
    lang = desk.voice.say.lang
    listed = [f"{number} — {option.words(end, lang)}" for number, end in enumerate(_ENDS, start=1)]
    current = option.words(view.rules.end, lang)

    def read(line: str) -> End | Literal["same"] | None:
        word = line.strip()
        if not word:
            return "same"
        return _ENDS[int(word) - 1] if word.isdecimal() and 1 <= int(word) <= len(_ENDS) else None

    question = desk.voice.say("play-fix-end", current=current)
    prompt = Prompt(text="[Enter]", above=(question, "; ".join(listed)))
    found: End | Literal["same"] = desk.ask(view, prompt, read)
    return None if found == "same" else found


class _Stake(msgspec.Struct, frozen=True):
    value: Decimal | None


def _stake(desk: Desk, view: MatchView) -> Decimal | None:
    """Money for a whist; Enter keeps what was agreed."""

    def read(line: str) -> _Stake | None:
        word = line.strip().replace(",", ".")
        if not word:
            return _Stake(None)
        try:
            value = Decimal(word)
        except InvalidOperation:
            return None
        option = OPTIONS["stake"]
        fits = value.is_finite() and option.low <= value <= option.high and value == round(value, option.decimals)
        if not fits:
            raise ReadError("number", low=option.low, high=option.high)
        return _Stake(value)

    question = desk.voice.say("play-fix-stake", current=str(view.rules.stake))
    return desk.ask(view, Prompt(text="[Enter]", above=(question,)), read).value
