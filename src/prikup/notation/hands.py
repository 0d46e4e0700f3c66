"""Cards and hands as people write them, in Russian or English: tolerant reading, canonical printing.

Read are ``♠ТК10 ♣В7``, ``П: Т, К; Б: 10 8``, ``п ТК10 т В7 ч -``, ``♠AK10``, ``пики: Т К``, lists such as
``Т♠ К♠ 7♣`` or ``AS KS 7C``, and book diagrams with a line a suit. Suits left out are void, and so is a suit
with a dash. Ten is ``10``, ``0`` or Latin ``T``; Cyrillic ``Т`` is the ace.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from prikup.cards import CARDS, RANK_LETTERS, Card, CardSet, parse_hand
from prikup.notation import letters
from prikup.notation.errors import HandError
from prikup.notation.letters import RANK_NAMES, SUIT_LETTERS, SUIT_SYMBOLS, Language

HandStyle: TypeAlias = Literal["symbols", "letters", "lines"]


class Diagram(msgspec.Struct, frozen=True):
    """A hand of a book: the cards named, in their order, and how many small cards «х» each suit has besides."""

    cards: tuple[Card, ...]
    small: tuple[int, int, int, int] = (0, 0, 0, 0)


def parse_people_hand(text: str) -> CardSet:
    """The set of a hand in people's notation. The number of cards is not judged here.

    Raises ``HandError`` whose code says why the text cannot be read: an unknown character, a card that comes
    twice, a card before any suit, a small card «х», alphabets mixed so that Т could be ace or ten, «т» that
    could be clubs or the ace.
    """
    return CardSet(sum(card.bit for card in parse_people_cards(text)))


def parse_people_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text in people's notation in the order in which they are written (talon, trick)."""
    diagram = parse_diagram(text)
    if any(diagram.small):
        suit = next(suit for suit, count in enumerate(diagram.small) if count)
        raise HandError("hand-small-card", {"suit": SUIT_SYMBOLS[suit], "text": text})
    return diagram.cards


def parse_people_card(text: str) -> Card:
    """The one card of a text such as ``♠Т``, ``Т♠``, ``10h``. Raises ``HandError``."""
    cards = parse_people_cards(text)
    if len(cards) != 1:
        raise HandError("hand-one-card", {"count": len(cards), "text": text})
    return cards[0]


def parse_any_hand(text: str) -> CardSet:
    """The set of a hand in machine notation (``AKQ98.T97..K7``) or in people's. Raises ``HandError``.

    Three dots and no suit make a text machine notation, whose letters are Latin: T is ten.
    """
    stripped = unicodedata.normalize("NFKC", text).strip()
    if stripped.count(".") == 3 and not re.search(r"[\s♠♣♦♥♤♧♢♡:;]", stripped):
        return _machine_hand(stripped)
    return parse_people_hand(text)


def parse_any_card(text: str) -> Card:
    """The card of ``AS`` or of people's ``♠Т``. Raises ``HandError``."""
    return parse_people_card(text)


def parse_any_cards(text: str) -> tuple[Card, ...]:
    """Cards in order, as in ``KS 7S`` or ``♠К ♥7``; an empty text has none. Raises ``HandError``."""
    return parse_people_cards(text) if text.strip() else ()


def split_hands(text: str) -> list[str]:
    """The hands of one text: machine notation has them between spaces, people part them with ``/``, ``|`` or an
    empty line."""
    parts = text.split()
    if not all(part.count(".") == 3 for part in parts):
        parts = re.split(r"[/|]|\n[ \t]*\n", text)
    return [part.strip() for part in parts if part.strip()]


def format_card(card: Card, lang: Language = "ru") -> str:
    """``♠Т`` or ``♠A``; ten is ``10`` in both languages."""
    return SUIT_SYMBOLS[card.suit] + RANK_NAMES[lang][card.rank]


def format_cards(cards: Iterable[Card], lang: Language = "ru") -> str:
    """Cards in their order with spaces between; ``—`` for none."""
    return " ".join(format_card(card, lang) for card in cards) or "—"


def format_hand(mask: int, lang: Language = "ru", style: HandStyle = "symbols") -> str:
    """A set in bidding order of suits, ranks high to low; ``parse_people_hand`` reads every form back.

    ``symbols`` gives ``♠ТК10 ♣В7``, ``letters`` ``п: Т К 10; т: В 7``, both without void suits; ``lines`` gives
    four lines with a dash for a void. A set without cards is ``—``, but four dashes in ``lines``.
    """
    suits = [_ranks_of(mask, suit, lang) for suit in range(4)]
    if style == "lines":
        return "\n".join(
            f"{symbol} {' '.join(ranks) or '—'}" for symbol, ranks in zip(SUIT_SYMBOLS, suits, strict=True)
        )
    if style == "letters":
        named = zip(SUIT_LETTERS[lang], suits, strict=True)
        return "; ".join(f"{letter}: {' '.join(ranks)}" for letter, ranks in named if ranks) or "—"
    named = zip(SUIT_SYMBOLS, suits, strict=True)
    return " ".join(symbol + "".join(ranks) for symbol, ranks in named if ranks) or "—"


def _ranks_of(mask: int, suit: int, lang: Language) -> list[str]:
    return [RANK_NAMES[lang][rank] for rank in range(7, -1, -1) if mask >> (8 * suit + rank) & 1]


def fill_small(diagrams: Sequence[Diagram]) -> tuple[CardSet, ...]:
    """The hands of diagrams with every «х» made the lowest card of its suit that no diagram names or has got yet.

    Raises ``HandError`` ``hand-small-none`` when a suit has no card left.
    """
    gone = 0
    for diagram in diagrams:
        for card in diagram.cards:
            gone |= card.bit
    hands = []
    for diagram in diagrams:
        hand = sum(card.bit for card in diagram.cards)
        for suit, count in enumerate(diagram.small):
            for _ in range(count):
                free = next((c for c in CARDS[8 * suit : 8 * suit + 8] if not gone & c.bit), None)
                if free is None:
                    raise HandError("hand-small-none", {"suit": SUIT_SYMBOLS[suit]})
                hand |= free.bit
                gone |= free.bit
        hands.append(CardSet(hand))
    return tuple(hands)


def parse_diagram(text: str) -> Diagram:
    """A hand in people's notation in which «х» may stand for small cards. Raises ``HandError``."""
    signs = _lex(text)
    if not signs:
        raise HandError("hand-empty")
    _refuse_mixed(signs, text)
    if any(sign.kind == "suit" for sign in signs):
        return _read([_as_rank(sign, text) if sign.kind == "letter" else sign for sign in signs], text)
    return _read_letters(signs, text)


class _Sign(msgspec.Struct, frozen=True):
    """One sign of the text. A ``letter`` may still be a suit or a rank; ``small`` is «х»."""

    kind: Literal["suit", "rank", "small", "dash", "letter"]
    text: str
    value: int = 0
    starts: bool = False
    """The letter begins a word."""


_SIGNS: Final = re.compile(
    r"""(?P<symbol>[♠♣♦♥♤♧♢♡])
      | (?P<ten>10)
      | (?P<digit>[7890])
      | (?P<word>[^\W\d_]+)
      | (?P<dash>[-–—−]+)
      | (?P<space>[\s,;.:=]+)
      | (?P<other>.)""",
    re.VERBOSE,
)


def _lex(text: str) -> list[_Sign]:
    plain = unicodedata.normalize("NFKC", text).replace("\ufe0e", "").replace("\ufe0f", "")
    signs: list[_Sign] = []
    for found in _SIGNS.finditer(plain):
        kind, piece = found.lastgroup, found.group()
        if kind == "symbol":
            signs.append(_Sign("suit", piece, letters.suit_of_symbol(piece) or 0))
        elif kind == "ten":
            signs.append(_Sign("rank", piece, letters.TEN))
        elif kind == "digit":
            signs.append(_Sign("rank", piece, letters.rank_of(piece) or 0))
        elif kind == "dash":
            signs.append(_Sign("dash", piece))
        elif kind == "word":
            signs += _lex_word(piece, named=plain[found.end() :].lstrip()[:1] in (":", "="))
        elif kind == "other":
            raise HandError("hand-ten" if piece == "1" else "hand-character", {"character": piece, "text": text})
    return signs


def _lex_word(word: str, *, named: bool) -> list[_Sign]:
    """The signs of a run of letters; ``named`` says that a colon follows, so that one letter names a suit."""
    suit = letters.suit_of_word(word)
    if suit is None and named:
        suit = letters.suit_of_letter(word)
    if suit is not None:
        return [_Sign("suit", word, suit)]
    return [
        _Sign("small" if letter.casefold() in letters.SMALL else "letter", letter, starts=place == 0)
        for place, letter in enumerate(word)
    ]


def _refuse_mixed(signs: Sequence[_Sign], text: str) -> None:
    """Refuse both alphabets in one text where a lone Т or T is in it: ace or ten is then a guess."""
    letter_t = (letters.CYRILLIC_ACE, letters.LATIN_TEN)
    doubtful = next((sign.text for sign in signs if sign.text.casefold() in letter_t), None)
    if doubtful is None:
        return
    cyrillic = letters.is_cyrillic(doubtful)
    for sign in signs:
        if sign.text[0].isalpha() and letters.is_russian(sign.text[0]) != cyrillic:
            code = "hand-cyrillic-ace" if cyrillic else "hand-latin-ten"
            raise HandError(code, {"other": sign.text, "text": text})


def _as_rank(sign: _Sign, text: str) -> _Sign:
    rank = letters.rank_of(sign.text)
    if rank is None:
        raise HandError("hand-character", {"character": sign.text, "text": text})
    return _Sign("rank", sign.text, rank)


def _as_suit(sign: _Sign) -> _Sign:
    return _Sign("suit", sign.text, letters.suit_of_letter(sign.text) or 0)


def _read_letters(signs: Sequence[_Sign], text: str) -> Diagram:
    """Read a text whose suits are bare letters. «т» may be clubs or the ace: take the only reading that stands."""
    readings: dict[tuple[frozenset[Card], tuple[int, ...]], Diagram] = {}
    refusals: list[HandError] = []
    for candidate in _candidates(signs, text):
        try:
            diagram = _read(candidate, text, bare=True)
        except HandError as error:
            refusals.append(error)
        else:
            readings.setdefault((frozenset(diagram.cards), diagram.small), diagram)
    if len(readings) > 1:
        raise HandError("hand-clubs-or-ace", {"text": text})
    if not readings:
        raise refusals[0]
    return next(iter(readings.values()))


def _candidates(signs: Sequence[_Sign], text: str) -> list[list[_Sign]]:
    """Every way to take the letters «т» of a text: as ranks, as the suit of a card before it, or one of them as
    the suit of the cards after it. Where suits are small letters and ranks capitals, the case decides."""
    settled = [_settle(sign, text) for sign in signs]
    open_places = [place for place, sign in enumerate(settled) if sign.kind == "letter"]
    suits = [sign.text for sign in settled if sign.kind == "suit"]
    ranks = [sign.text for sign in settled if sign.kind == "rank" and sign.text.isalpha()]
    doubtful = [settled[place].text for place in open_places]
    by_case = (
        all(map(str.islower, suits))
        and all(map(str.isupper, ranks))
        and any(map(str.islower, suits + doubtful))
        and any(map(str.isupper, ranks + doubtful))
    )

    def taken(as_suits: Iterable[int]) -> list[_Sign]:
        chosen = set(as_suits)
        return [
            sign if sign.kind != "letter" else _as_suit(sign) if place in chosen else _as_rank(sign, text)
            for place, sign in enumerate(settled)
        ]

    if by_case:
        return [taken(place for place in open_places if settled[place].text.islower())]
    if not suits:
        return [taken(())]
    after = [place for place in open_places if place % 2]
    starts = [[place] for place in open_places if settled[place].starts]
    return [taken(()), taken(after), *map(taken, starts)]


def _settle(sign: _Sign, text: str) -> _Sign:
    """A letter that names only a suit or only a rank, as that; «т» stays a letter."""
    if sign.kind != "letter" or sign.text.casefold() == letters.CYRILLIC_ACE:
        return sign
    return _as_rank(sign, text) if letters.suit_of_letter(sign.text) is None else _as_suit(sign)


def _read(signs: Sequence[_Sign], text: str, *, bare: bool = False) -> Diagram:
    """Read suits before their cards or, when the text begins with a card, cards before their suits.

    ``bare``: suits are letters, so that one without a card or a dash after it is no void suit but an error.
    """
    cards: list[Card] = []
    small = [0, 0, 0, 0]
    for suit, group in _turned(signs, text) if signs[0].kind in ("rank", "small") else _grouped(signs, text):
        if any(sign.kind == "dash" for sign in group) and len(group) > 1:
            raise HandError("hand-dash", {"suit": SUIT_SYMBOLS[suit], "text": text})
        if bare and not group:
            raise HandError("hand-suit-alone", {"suit": SUIT_SYMBOLS[suit], "text": text})
        small[suit] += sum(sign.kind == "small" for sign in group)
        for sign in group:
            card = CARDS[8 * suit + sign.value]
            if sign.kind == "rank" and card in cards:
                raise HandError("hand-twice", {"card": str(card), "text": text})
            if sign.kind == "rank":
                cards.append(card)
    return Diagram(tuple(cards), (small[0], small[1], small[2], small[3]))


def _grouped(signs: Sequence[_Sign], text: str) -> list[tuple[int, list[_Sign]]]:
    """Each suit of the text with what follows it. A lone dash is a hand without cards."""
    if [sign.kind for sign in signs] == ["dash"]:
        return []
    groups: list[tuple[int, list[_Sign]]] = []
    for sign in signs:
        if sign.kind == "suit":
            groups.append((sign.value, []))
        elif groups:
            groups[-1][1].append(sign)
        else:
            raise HandError("hand-no-suit", {"card": sign.text, "text": text})
    return groups


def _turned(signs: Sequence[_Sign], text: str) -> list[tuple[int, list[_Sign]]]:
    """Each card of a list such as ``Т♠ К♠`` under the suit behind it."""
    groups: list[tuple[int, list[_Sign]]] = []
    for place in range(0, len(signs), 2):
        card, suit = signs[place], signs[place + 1] if place + 1 < len(signs) else None
        if card.kind not in ("rank", "small"):
            raise HandError("hand-suit-alone", {"suit": SUIT_SYMBOLS[card.value], "text": text})
        if suit is None or suit.kind != "suit":
            raise HandError("hand-no-suit", {"card": card.text, "text": text})
        groups.append((suit.value, [card]))
    return groups


def _machine_hand(text: str) -> CardSet:
    for suit, group in enumerate(text.split(".")):
        for place, letter in enumerate(group):
            if letter not in RANK_LETTERS:
                params: dict[str, str | int] = {"character": letter, "suit": SUIT_SYMBOLS[suit], "text": text}
                raise HandError("hand-machine", params)
            if letter in group[:place]:
                raise HandError("hand-twice", {"card": str(CARDS[8 * suit + RANK_LETTERS.index(letter)]), "text": text})
    return parse_hand(text)
