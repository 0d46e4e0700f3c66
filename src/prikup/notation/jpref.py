"""Deal lines of the program JPref.

``deal: ♠7A ♣89A ♦89 ♥8XJ  <hand>  <hand>  <talon> <elder> -> 6♠ 7 # comment``: a suit symbol, then its ranks of
``789XJQKA`` (X is ten), three hands of ten cards clockwise, the talon, the index of the elder hand. Behind the
arrow stand a contract (``-`` is no trump) and the declarer's tricks, ``Misère`` and his tricks, ``All-pass``, or
in raspasy the tricks of each hand. The line does not say who the declarer is.
"""

from __future__ import annotations

import re
from typing import Final

from prikup.cards import CARDS, Card, CardSet, Strain
from prikup.deal.contract import Game, game
from prikup.notation.deals import check_deal
from prikup.notation.errors import DealError, ForeignError
from prikup.notation.foreign import ForeignContract, ForeignDeal
from prikup.notation.letters import SUIT_SYMBOLS

_MARK: Final = "deal:"
_RANKS: Final = "789XJQKA"
_NO_TRUMP: Final = "-"
_COUNTS: Final = (10, 10, 10, 2)
_GAME: Final = re.compile(rf"(10|[6-9X])\s*([{SUIT_SYMBOLS}{_NO_TRUMP}])(?:\s+(\d+))?", re.IGNORECASE)
_MISERE: Final = re.compile(r"mis[eè]re(?:\s+(\d+))?", re.IGNORECASE)
_NUMBERS: Final = re.compile(r"(\d+)(?:\s*,\s*(\d+)\s*,\s*(\d+))?")


def read_jpref(text: str) -> tuple[ForeignDeal, ...]:
    """The deals of a file. Lines that do not begin with ``deal:`` are notes and are passed over.

    Raises ``ForeignError`` or ``DealError`` with the line.
    """
    return tuple(
        parse_jpref_line(line, number)
        for number, line in enumerate(text.splitlines(), start=1)
        if line.lstrip("\ufeff \t").lower().startswith(_MARK)
    )


def parse_jpref_line(text: str, line: int | None = None) -> ForeignDeal:
    """The deal of one line; ``line`` is its number, for errors and for ``ForeignDeal.line``.

    Raises ``ForeignError`` naming what was expected, or ``DealError`` when the cards are not one deal.
    """
    body, _, comment = text.strip().lstrip("\ufeff").partition("#")
    body = body.strip()
    if body.lower().startswith(_MARK):
        body = body[len(_MARK) :]
    cards, arrow, result = body.partition("->")
    groups, elder = _read_cards(cards, line)
    contract, tricks = _read_result(result.strip(), line) if arrow else (None, ())
    hands = tuple(CardSet(sum(card.bit for card in group)) for group in groups[:3])
    return ForeignDeal(
        hands=(hands[0], hands[1], hands[2]),
        talon=(groups[3][0], groups[3][1]),
        first=elder,
        contract=contract,
        tricks=tricks,
        comment=comment.strip(),
        line=line,
    )


def _read_cards(text: str, line: int | None) -> tuple[list[list[Card]], int]:
    """The cards dealt out by count, since the gaps between hands vary, and the elder hand behind them."""
    groups: list[list[Card]] = [[]]
    seen: set[Card] = set()
    suit: int | None = None
    suits: set[int] = set()
    rest = text
    while rest := rest.lstrip():
        if len(groups[-1]) == _COUNTS[len(groups) - 1]:
            if len(groups) == len(_COUNTS):
                break
            if suit is not None and rest[0] not in SUIT_SYMBOLS:
                raise ForeignError("jpref-split", {"hand": len(groups), "character": rest[0]}, line=line)
            groups.append([])
            suits = set()
        sign, rest = rest[0], rest[1:]
        if sign in SUIT_SYMBOLS:
            suit = SUIT_SYMBOLS.index(sign)
            if suit in suits and len(groups) < len(_COUNTS):
                raise ForeignError("jpref-suit", {"suit": sign, "hand": len(groups)}, line=line)
            suits.add(suit)
            continue
        rank = _RANKS.find(sign.upper())
        if rank < 0 or suit is None:
            missing = 32 - len(seen)
            code = "jpref-few" if sign in "012" and suit is not None else "jpref-card"
            raise ForeignError(code, {"character": sign, "missing": missing, "hand": len(groups)}, line=line)
        card = CARDS[8 * suit + rank]
        if card in seen:
            raise ForeignError("jpref-twice", {"card": str(card), "hand": len(groups)}, line=line)
        seen.add(card)
        groups[-1].append(card)
    if len(seen) != 32:
        raise ForeignError("jpref-few", {"missing": 32 - len(seen), "hand": len(groups)}, line=line)
    elder = rest.strip()
    if elder not in ("0", "1", "2"):
        raise ForeignError("jpref-elder", {"text": elder}, line=line)
    return groups, int(elder)


def _read_result(text: str, line: int | None) -> tuple[ForeignContract | None, tuple[int, ...]]:
    contract: ForeignContract | None = None
    numbers: tuple[str | None, ...] = ()
    if found := _GAME.fullmatch(text):
        level = 10 if found[1].upper() == "X" else int(found[1])
        contract = game(level, Strain.NO_TRUMP if found[2] == _NO_TRUMP else SUIT_SYMBOLS.index(found[2]))
        numbers = (found[3],)
    elif found := _MISERE.fullmatch(text):
        contract, numbers = "misere", (found[1],)
    elif text.lower() == "all-pass":
        contract = "raspasy"
    elif found := _NUMBERS.fullmatch(text):
        contract, numbers = (None if found[2] is None else "raspasy"), found.groups()
    elif text:
        raise ForeignError("jpref-result", {"text": text}, line=line)
    tricks = tuple(int(number) for number in numbers if number is not None)
    if any(number > 10 for number in tricks) or (len(tricks) == 3 and sum(tricks) != 10):
        raise ForeignError("jpref-tricks", {"text": text}, line=line)
    return contract, tricks


def jpref_line(deal: ForeignDeal) -> str:
    """The line of a deal. What the format has no place for is left out: auction, declarer, moves, concession.

    Raises ``DealError`` when the cards are not one deal.
    """
    problems = check_deal(deal.hands, deal.talon)
    if problems:
        raise DealError(problems)
    hands = "  ".join(_hand(hand) for hand in deal.hands)
    result = _result(deal)
    comment = " ".join(deal.comment.split())
    return (
        f"{_MARK} {hands}  {_talon(deal.talon)}  {deal.first}"
        + (f" -> {result}" if result or comment else "")
        + (f" # {comment}" if comment else "")
    )


def _hand(hand: CardSet) -> str:
    suits = ("".join(_RANKS[rank] for rank in range(8) if hand >> (8 * suit + rank) & 1) for suit in range(4))
    return " ".join(symbol + ranks for symbol, ranks in zip(SUIT_SYMBOLS, suits, strict=True) if ranks)


def _talon(talon: tuple[Card, Card]) -> str:
    first, second = talon
    between = "" if first.suit == second.suit else f" {SUIT_SYMBOLS[second.suit]}"
    return f"{SUIT_SYMBOLS[first.suit]}{_RANKS[first.rank]}{between}{_RANKS[second.rank]}"


def _result(deal: ForeignDeal) -> str:
    numbers = ", ".join(map(str, deal.tricks))
    if deal.contract == "raspasy":
        return numbers or "All-pass"
    if deal.contract == "misere":
        return f"Misère {numbers}".strip()
    if isinstance(deal.contract, Game):
        strain = deal.contract.strain
        level = "X" if deal.contract.level == 10 else str(deal.contract.level)
        return f"{level}{_NO_TRUMP if strain == Strain.NO_TRUMP else SUIT_SYMBOLS[strain]} {numbers}".strip()
    return numbers
