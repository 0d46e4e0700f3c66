"""The dump of a game archive: deals between ``begin`` and ``end``, one field a line.

``CONTRACT`` (``7h``, ``6nt``, ``miser``, ``pass``, or ``6-3`` for down three conceded), ``FIRSTPLAYER`` and
``NUMOFPLAYERS``, three ``HAND`` lines of ten cards such as ``As 10h``, ``TRADE`` with one word of the auction
each, ``WIDOW`` with two cards, ``MOVE`` with one card each (raspasy only).

Players are numbered from the *second* hand line: the first line holds the hand of player 2. A level of ten lost
its zero in some dumps (``1s``).
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from prikup.cards import CARDS, SUIT_LETTERS, Card, CardSet, Strain
from prikup.deal.actions import Bid, BidMisere, Pass
from prikup.deal.contract import Game, game
from prikup.notation.deals import check_deal
from prikup.notation.errors import DealError, ForeignError
from prikup.notation.foreign import ForeignContract, ForeignDeal, ForeignWord

_FIELDS: Final = ("CONTRACT", "FIRSTPLAYER", "NUMOFPLAYERS", "HAND", "TRADE", "WIDOW", "MOVE")
_RANKS: Final = ("7", "8", "9", "10", "J", "Q", "K", "A")
_CARD: Final = re.compile(r"(10|[7-9JQKA])([scdh])", re.IGNORECASE)
_GAME: Final = re.compile(r"(10|[6-9]|1)(s|c|d|h|nt)", re.IGNORECASE)
_DOWN_THREE: Final = re.compile(r"(10|[6-9])-3")
_PASS_WORDS: Final = ("pass", "pas")
_MISERE_WORDS: Final = ("miser", "misere")


class _Draft(msgspec.Struct):
    """The lines of the deal being read."""

    line: int
    contract: str | None = None
    first: int | None = None
    players: int | None = None
    hands: list[list[Card]] = []
    words: list[ForeignWord] = []
    talon: list[Card] | None = None
    moves: list[Card] = []


def read_archive(text: str) -> tuple[ForeignDeal, ...]:
    """The deals of a dump in order.

    Raises ``ForeignError`` with the line and what was expected there, or ``DealError`` with the line of
    ``begin`` when the cards are not one deal.
    """
    deals: list[ForeignDeal] = []
    draft: _Draft | None = None
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        keyword, _, rest = line.strip().partition(" ")
        if not keyword:
            continue
        if keyword.lower() == "begin":
            if draft is not None:
                raise ForeignError("archive-open", {"begin": draft.line}, line=number)
            draft = _Draft(number)
        elif draft is None:
            raise ForeignError("archive-begin", {"text": keyword}, line=number)
        elif keyword.lower() == "end":
            deals.append(_finish(draft, number))
            draft = None
        else:
            _read_field(draft, keyword.upper(), rest.split(), number)
    if draft is not None:
        raise ForeignError("archive-end", {"begin": draft.line}, line=len(text.splitlines()))
    return tuple(deals)


def _read_field(draft: _Draft, keyword: str, words: list[str], line: int) -> None:
    if keyword not in _FIELDS:
        raise ForeignError("archive-keyword", {"text": keyword, "expected": ", ".join(_FIELDS)}, line=line)
    if keyword == "HAND":
        draft.hands.append(_cards(words, 10, keyword, line))
    elif keyword == "MOVE":
        (move,) = _cards(words, 1, keyword, line)
        if move in draft.moves:
            raise ForeignError("archive-twice", {"field": keyword, "card": str(move)}, line=line)
        draft.moves.append(move)
    elif keyword == "WIDOW":
        _once(draft.talon, keyword, line)
        draft.talon = _cards(words, 2, keyword, line)
    elif len(words) != 1:
        raise ForeignError("archive-words", {"field": keyword, "count": len(words)}, line=line)
    elif keyword == "TRADE":
        draft.words.append(_word(words[0], line))
    elif keyword == "CONTRACT":
        _once(draft.contract, keyword, line)
        _contract(words[0], line)
        draft.contract = words[0]
    elif keyword == "FIRSTPLAYER":
        _once(draft.first, keyword, line)
        draft.first = _number(words[0], ("0", "1", "2", "3"), keyword, line)
    else:
        _once(draft.players, keyword, line)
        draft.players = _number(words[0], ("3", "4"), keyword, line)


def _once(value: object, keyword: str, line: int) -> None:
    if value is not None:
        raise ForeignError("archive-again", {"field": keyword}, line=line)


def _number(word: str, allowed: tuple[str, ...], keyword: str, line: int) -> int:
    if word not in allowed:
        params: dict[str, str | int] = {"field": keyword, "text": word, "expected": ", ".join(allowed)}
        raise ForeignError("archive-number", params, line=line)
    return int(word)


def _cards(words: list[str], count: int, keyword: str, line: int) -> list[Card]:
    cards = []
    for word in words:
        found = _CARD.fullmatch(word)
        if found is None:
            raise ForeignError("archive-card", {"field": keyword, "text": word}, line=line)
        suit = SUIT_LETTERS.index(found[2].upper())
        cards.append(CARDS[8 * suit + _RANKS.index(found[1].upper())])
    if len(cards) != count:
        params: dict[str, str | int] = {"field": keyword, "count": len(cards), "expected": count}
        raise ForeignError("archive-count", params, line=line)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise ForeignError("archive-twice", {"field": keyword, "card": str(card)}, line=line)
    return cards


def _game(text: str) -> Game | None:
    found = _GAME.fullmatch(text)
    if found is None:
        return None
    strain = Strain.NO_TRUMP if len(found[2]) == 2 else SUIT_LETTERS.index(found[2].upper())
    return game(10 if found[1] == "1" else int(found[1]), strain)


def _word(text: str, line: int) -> ForeignWord:
    if text.lower() in _PASS_WORDS:
        return Pass()
    if text.lower() in _MISERE_WORDS:
        return BidMisere()
    bid = _game(text)
    if bid is None:
        raise ForeignError("archive-trade", {"text": text}, line=line)
    return Bid(bid)


def _contract(text: str, line: int) -> tuple[ForeignContract, bool]:
    if text.lower() in _PASS_WORDS:
        return "raspasy", False
    if text.lower() in _MISERE_WORDS:
        return "misere", False
    if found := _DOWN_THREE.fullmatch(text):
        return game(int(found[1]), Strain.SPADES), True
    named = _game(text)
    if named is None:
        raise ForeignError("archive-contract", {"text": text}, line=line)
    return named, False


def _finish(draft: _Draft, line: int) -> ForeignDeal:
    if len(draft.hands) != 3:
        raise ForeignError("archive-hands", {"count": len(draft.hands)}, line=line)
    if draft.contract is None or draft.first is None or draft.talon is None:
        missing = {"CONTRACT": draft.contract, "FIRSTPLAYER": draft.first, "WIDOW": draft.talon}
        field = next(name for name, value in missing.items() if value is None)
        raise ForeignError("archive-missing", {"field": field}, line=line)
    masks = [CardSet(sum(card.bit for card in hand)) for hand in draft.hands]
    talon = (draft.talon[0], draft.talon[1])
    problems = check_deal(masks, talon)
    if problems:
        raise DealError(problems, line=draft.line)
    contract, conceded = _contract(draft.contract, line)
    first = draft.first % 3
    return ForeignDeal(
        hands=(masks[1], masks[2], masks[0]),
        talon=talon,
        first=first,
        players=draft.players,
        auction=tuple(draft.words),
        declarer=_declarer(draft.words, first),
        contract=contract,
        conceded=conceded,
        moves=tuple(draft.moves),
        line=draft.line,
    )


def _declarer(words: list[ForeignWord], first: int) -> int | None:
    """The player left when two have passed; None when all passed or the words do not come out."""
    passed: set[int] = set()
    player = first
    bid = False
    for word in words:
        if len(passed) == 3:
            return None
        while player in passed:
            player = (player + 1) % 3
        if isinstance(word, Pass):
            passed.add(player)
        else:
            bid = True
        player = (player + 1) % 3
    left = {0, 1, 2} - passed
    return left.pop() if bid and len(left) == 1 else None
