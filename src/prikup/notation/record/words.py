"""The words of a text record for everything a seat can do, and back.

Each action belongs under a keyword (``Auction``, ``Trick`` …), which tells apart words that sound alike: ``pass``
is a word of the auction and one of whisting.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Final, get_args

from msgspec.structs import replace

from prikup.cards import Card, parse_card
from prikup.deal.actions import (
    Action,
    Answer,
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    GiveOver,
    Hold,
    Look,
    LookAtHand,
    Offer,
    OfferHalf,
    Order,
    Pass,
    Play,
    Point,
    SpokenWord,
    TakeTalon,
    Whist,
)
from prikup.deal.contract import parse_game
from prikup.match.events import (
    Admit,
    Agree,
    AnyAction,
    Change,
    Correct,
    Fine,
    FixMatch,
    MatchAction,
    Proposal,
    Propose,
    Redeal,
    Stop,
)
from prikup.score.entry import Column

SEATS: Final = "ABCD"
TRICK: Final = "Trick"

EXAMPLES: Final = {
    "Auction": "A 6S, B pass, C misere, A here, B look, C dark 7D, A 8WT",
    "Choice": "A take, A misere, A offer half, D accept half",
    "Order": "A 7D discard 7S 8S, A 8N, A discard 7S 8S, A throw 7S 8S, A down three, A preferans",
    "Whist": "B whist, C pass, C half, B return, D look 1",
    "Mode": "B open, B closed",
    TRICK: "A KS, B 7S, C AS",
    "Give": "B",
    "Point": "B 7S",
    "Offer": "A 3 2 5, B yes, C no",
    "Match": 'A propose stop, B yes, C no, A fix pool 20, A propose correct pool B 4 reason "…"',
}
"""Every keyword of actions with what may stand behind it."""

_SPOKEN: Final[tuple[SpokenWord, ...]] = get_args(SpokenWord)
_COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
_NO_TALON: Final = "WT"
_AGREE: Final = {True: "yes", False: "no"}
_PLAIN_AUCTION: Final[dict[str, Action]] = {
    "pass": Pass(),
    "misere": BidMisere(),
    "misere-wt": BidMisere(no_talon=True),
    "here": Hold(),
    "look": Look(),
}
_DARK_AUCTION: Final[dict[str, Action]] = {
    "pass": Pass(dark=True),
    "misere": BidMisere(dark=True),
    "misere-wt": BidMisere(no_talon=True, dark=True),
}
_CHOICES: Final[dict[tuple[str, ...], Action]] = {
    ("take",): TakeTalon(),
    ("misere",): ChangeToMisere(),
    ("offer", "half"): OfferHalf(),
    ("accept", "half"): AnswerHalf(True),
    ("decline", "half"): AnswerHalf(False),
}
_PROPOSALS: Final[dict[tuple[str, ...], Proposal]] = {
    ("stop",): Stop(),
    ("fine",): Fine(),
    ("fine", "proven"): Fine(proven=True),
    ("redeal",): Redeal(),
}


def spoken(action: AnyAction) -> tuple[str, str]:
    """The keyword of an action and its words, without the seat."""
    match action:
        case Play(card):
            return TRICK, str(card)
        case Bid(game, dark):
            return "Auction", f"dark {game}" if dark else str(game)
        case BidNoTalon(level):
            return "Auction", f"{level}{_NO_TALON}"
        case Pass() | BidMisere() | Hold() | Look():
            plain = next((word for word, each in _PLAIN_AUCTION.items() if each == action), None)
            if plain is not None:
                return "Auction", plain
            return "Auction", f"dark {next(word for word, each in _DARK_AUCTION.items() if each == action)}"
        case TakeTalon() | ChangeToMisere() | OfferHalf() | AnswerHalf():
            return "Choice", " ".join(next(words for words, each in _CHOICES.items() if each == action))
        case Order(game, cards, thrown):
            return "Order", " ".join((str(game), *_discarded(cards, thrown)))
        case Discard(cards, thrown):
            return "Order", " ".join(_discarded(cards, thrown))
        case ConcedeThree():
            return "Order", "down three"
        case DeclarePreferans():
            return "Order", "preferans"
        case Whist(word):
            return "Whist", word
        case LookAtHand(hand):
            return "Whist", f"look {hand + 1}"
        case ChooseMode(is_open):
            return "Mode", "open" if is_open else "closed"
        case GiveOver():
            return "Give", ""
        case Point(card):
            return "Point", str(card)
        case Offer(tricks, proven):
            return "Offer", " ".join((*map(str, tricks), *(("proven",) if proven else ())))
        case Answer(accept):
            return "Offer", _AGREE[accept]
        case _:
            return "Match", _spoken_of_match(action)


def _discarded(cards: tuple[Card, Card] | None, thrown: bool) -> tuple[str, ...]:
    if cards is None:
        return ()
    return ("throw" if thrown else "discard", *map(str, cards))


def _spoken_of_match(action: MatchAction) -> str:
    match action:
        case Agree(accept):
            return _AGREE[accept]
        case FixMatch():
            end = () if action.end is None else ("end", action.end)
            time = () if action.time_limit is None else ("time", str(action.time_limit))
            stake = () if action.stake is None else ("stake", str(action.stake))
            return " ".join(("fix", "pool", str(action.pool_size), *end, *time, *stake))
        case Propose(Admit(name)):
            return f"propose admit {quoted(name)}"
        case Propose(Correct(changes, reason)):
            words = " ".join(_spoken_change(change) for change in changes)
            return f"propose correct {words} reason {quoted(reason)}"
        case Propose(proposal):
            return " ".join(("propose", *next(words for words, each in _PROPOSALS.items() if each == proposal)))


def _spoken_change(change: Change) -> str:
    on = "" if change.on is None else f" on {SEATS[change.on]}"
    return f"{change.column} {SEATS[change.seat]}{on} {change.amount}"


def heard(keyword: str, words: Sequence[str]) -> AnyAction:
    """The action of some words under a keyword of ``EXAMPLES``. Raises ``ValueError`` when there is none."""
    match keyword, tuple(words):
        case "Auction", ("dark", word):
            return _DARK_AUCTION[word] if word in _DARK_AUCTION else Bid(parse_game(word), dark=True)
        case "Auction", (word,) if word in _PLAIN_AUCTION:
            return _PLAIN_AUCTION[word]
        case "Auction", (word,) if word.endswith(_NO_TALON):
            return BidNoTalon(whole(word.removesuffix(_NO_TALON)))
        case "Auction", (word,):
            return Bid(parse_game(word))
        case "Choice", choice if choice in _CHOICES:
            return _CHOICES[choice]
        case "Order", ("down", "three"):
            return ConcedeThree()
        case "Order", ("preferans",):
            return DeclarePreferans()
        case "Order", ("discard" | "throw" as how, one, two):
            return Discard((parse_card(one), parse_card(two)), thrown=how == "throw")
        case "Order", (game,):
            return Order(parse_game(game))
        case "Order", (game, "discard" | "throw" as how, one, two):
            return Order(parse_game(game), (parse_card(one), parse_card(two)), thrown=how == "throw")
        case "Whist", ("look", "1" | "2" | "3" as hand):
            return LookAtHand(int(hand) - 1)
        case "Whist", (word,):
            # index() raises for any other word, and gives the word its type.
            return Whist(_SPOKEN[_SPOKEN.index(word)])
        case "Mode", ("open" | "closed" as word,):
            return ChooseMode(word == "open")
        case "Trick", (card,):
            return Play(parse_card(card))
        case "Give", ():
            return GiveOver()
        case "Point", (card,):
            return Point(parse_card(card))
        case "Offer", ("yes" | "no" as word,):
            return Answer(word == "yes")
        case "Offer", (*tricks, "proven"):
            return Offer(_numbers(tricks), proven=True)
        case "Offer", tricks:
            return Offer(_numbers(tricks))
        case "Match", found:
            return _heard_of_match(found)
    raise ValueError(keyword, words)


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    if not words:
        raise ValueError(words)
    return tuple(map(whole, words))


def whole(word: str) -> int:
    """The integer of a word of ASCII digits, perhaps with a minus. Raises ``ValueError``."""
    if not re.fullmatch(r"-?[0-9]{1,18}", word):
        raise ValueError(word)
    return int(word)


def _heard_of_match(words: tuple[str, ...]) -> MatchAction:
    match words:
        case ("yes" | "no" as word,):
            return Agree(word == "yes")
        case ("fix", "pool", pool, *rest):
            return _heard_fix(whole(pool), rest)
        case ("propose", "admit", name):
            return Propose(Admit(unquoted(name)))
        case ("propose", "correct", *changes, "reason", reason):
            return Propose(Correct(tuple(_heard_changes(changes)), unquoted(reason)))
        case ("propose", *proposal) if tuple(proposal) in _PROPOSALS:
            return Propose(_PROPOSALS[tuple(proposal)])
    raise ValueError(words)


def _heard_fix(pool_size: int, words: Sequence[str]) -> FixMatch:
    fix = FixMatch(pool_size=pool_size)
    rest = tuple(words)
    match rest:
        case ("end", "each_pool" | "total_pool" | "time" | "rounds" as end, *others):
            fix, rest = replace(fix, end=end), tuple(others)
    match rest:
        case ("time", minutes, *others):
            fix, rest = replace(fix, time_limit=whole(minutes)), tuple(others)
    match rest:
        case ("stake", stake, *others):
            fix, rest = replace(fix, stake=_decimal(stake)), tuple(others)
    if rest:
        raise ValueError(words)
    return fix


def _heard_changes(words: Sequence[str]) -> list[Change]:
    changes = []
    rest = list(words)
    while rest:
        match rest:
            case [column, seat, "on", on, amount, *rest]:
                changes.append(Change(column=_column(column), seat=seat_of(seat), on=seat_of(on), amount=whole(amount)))
            case [column, seat, amount, *rest]:
                changes.append(Change(column=_column(column), seat=seat_of(seat), amount=whole(amount)))
            case _:
                raise ValueError(words)
    return changes


def _column(word: str) -> Column:
    return _COLUMNS[_COLUMNS.index(word)]


def _decimal(word: str) -> Decimal:
    try:
        return Decimal(word)
    except InvalidOperation:
        raise ValueError(word) from None


def seat_of(letter: str) -> int:
    """The seat of a letter A to D. Raises ``ValueError``."""
    if len(letter) != 1:
        raise ValueError(letter)
    return SEATS.index(letter)


def quoted(text: str) -> str:
    """A text in quotes, on one line."""
    return json.dumps(text, ensure_ascii=False)


def unquoted(text: str) -> str:
    """The text that ``quoted`` wrote. Raises ``ValueError``."""
    if not text.startswith('"'):
        raise ValueError(text)
    return str(json.loads(text))
