"""What the codex is made of: situations, the questions that matter in them, rulings (rules §15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from prikup.deal.contract import Game
from prikup.deal.setup import Seat
from prikup.score.entry import Entry

Grade: TypeAlias = Literal["A", "B", "C"]
"""A: text of the rules or the Codex; B: another published set; C: recommended here, no source gives it."""
Stage: TypeAlias = Literal["dealing", "bidding", "order", "whist", "play", "sheet"]
ARTICLES: Final[Mapping[Stage, str]] = {
    "dealing": "15.2",
    "bidding": "15.3",
    "order": "15.4",
    "whist": "15.5",
    "play": "15.6",
    "sheet": "15.7",
}
Kind: TypeAlias = Literal["seat", "game", "bid", "tricks", "choice", "points", "tricks_by_seat", "contracts"]


class Contract(msgspec.Struct, frozen=True):
    """A contract somebody could have played in the layout as it lay, and the tricks he would have taken."""

    game: Game
    tricks: int


Answer: TypeAlias = Seat | str | Game | Mapping[Seat, int] | Mapping[Seat, Contract] | None


class Question(msgspec.Struct, frozen=True):
    """A question: the sentence is ``codex-ask-<key>``.

    ``kind`` says what answers it: a seat, a game, a last bid (None where nobody has bid), tricks 0 to 10, one of
    ``choices``, points from 1 up, tricks by seat, or contracts by seat.
    """

    key: str
    kind: Kind
    choices: tuple[str, ...] = ()


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered row of rules §15; names and the words people search by, in both languages."""

    number: str
    stage: Stage
    grade: Grade
    """Of what is done; the weaker one where parts differ."""
    number_grade: Grade | None = None
    """Of the number that is written, where it differs from the remedy's."""
    ru: str
    en: str
    words: str = ""
    asks: tuple[Question, ...] = ()

    @property
    def article(self) -> str:
        """Section and number: ``15.3 V8``; a row from elsewhere is numbered by its section."""
        return self.number if not self.number.startswith("V") else f"{ARTICLES[self.stage]} {self.number}"

    @property
    def weakest(self) -> Grade:
        """The weaker of the two grades."""
        return max(self.grade, self.number_grade or self.grade)


class Step(msgspec.Struct, frozen=True):
    """What happens: ``codex-<code>``; ``grade`` says how sure the source is."""

    code: str
    grade: Grade
    params: dict[str, int | str] = {}


class Ruling(msgspec.Struct, frozen=True):
    """What happens now and who writes what."""

    number: str
    article: str
    grade: Grade
    """The weakest grade of anything that is ordered here."""
    steps: tuple[Step, ...]
    entries: tuple[Entry, ...]
    suggested: bool
    """Grade C without ``penalty_mode``: the table decides, ``entries`` are what is suggested."""
    replaces_deal: bool = False
    """The entries are the whole score of the deal, in place of what its play would give."""
    choices: tuple[Question, ...] = ()
    """What somebody at the table chooses now, with the choices he has."""


class CodexError(ValueError):
    """``codex-problem-<code>``: a situation that there is not, an answer missing or out of range."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
