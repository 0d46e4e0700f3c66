"""What people type at the table, in Russian and English, read into commands and actions.

Nothing here knows what is legal: the referee says that. Readers give None for words they do not know, so that the
caller can say what it expected; ``ReadError`` is for words that are known and cannot be understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from prikup.cards import CARDS, Card
from prikup.deal import GAMES, Game
from prikup.deal.actions import (
    Action,
    Bid,
    BidMisere,
    BidNoTalon,
    Hold,
    Look,
    Pass,
    SpokenWord,
)
from prikup.notation import letters
from prikup.notation.errors import HandError
from prikup.notation.games import parse_any_game
from prikup.notation.hands import parse_any_cards

Command: TypeAlias = Literal[
    "admit",
    "cards",
    "correct",
    "fine",
    "give",
    "help",
    "history",
    "last",
    "note",
    "offer",
    "quit",
    "redeal",
    "rules",
    "save",
    "sheet",
    "skip",
    "stop",
    "talon",
]

_COMMAND_WORDS: Final[dict[Command, str]] = {
    "help": "? ?? помощь подсказка help",
    "talon": "прикуп talon",
    "last": "взятка last trick",
    "sheet": "пулька пуля счет ч sheet score",
    "rules": "правила rules",
    "history": "история history",
    "offer": "предложить предлагаю offer claim",
    "stop": "стоп stop",
    "correct": "исправить correct fix",
    "save": "сохранить save",
    "quit": "выход выйти уйти quit exit q",
    "note": "запись расклад note",
    "cards": "карты стол cards table",
    "give": "веди ведите give",
    "skip": "все дальше skip",
    "redeal": "пересдать пересдача redeal",
    "fine": "штраф fine",
    "admit": "подсадить admit",
}
_COMMAND_PHRASES: Final[dict[str, Command]] = {
    "отдать карты партнеру": "give",
    "give your cards over": "give",
    "make an offer": "offer",
}
_COMMANDS: Final = {word: command for command, words in _COMMAND_WORDS.items() for word in words.split()}

_SHORTEST_PREFIX: Final = 4
_RUSSIAN_KEYS: Final = dict(zip("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё", strict=True))


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


class ReadError(ValueError):
    """Words that are known and cannot be understood: ``play-read-<code>`` with ``params``."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def plain(text: str) -> str:
    """Lower case, one space between words, «ё» as «е»."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().replace("ё", "е").split())


def other_keys(text: str) -> str:
    """The text as it would have come out with the Russian keyboard on: ``gfc`` is «пас»."""
    return "".join(_RUSSIAN_KEYS.get(letter, letter) for letter in text.casefold())


def read_command(text: str) -> tuple[Command, str] | None:
    """A command and what stands behind it. A beginning of four letters or more will do where it is unambiguous."""
    words = plain(text)
    if words in _COMMAND_PHRASES:
        return _COMMAND_PHRASES[words], ""
    first, _, rest = words.partition(" ")
    if first in _COMMANDS:
        return _COMMANDS[first], rest
    if len(first) < _SHORTEST_PREFIX:
        return None
    meant = {command for word, command in _COMMANDS.items() if word.startswith(first)}
    return (meant.pop(), rest) if len(meant) == 1 else None


_YES: Final = _words("да д yes y ок ok принять принимаю согласен беру")
_NO: Final = _words("нет н no n отклонить отказ отказываюсь")


def read_yes_no(text: str) -> bool | None:
    """«да» or «нет»."""
    word = plain(text)
    return True if word in _YES else False if word in _NO else None


_DARK: Final = _words("втемную т dark d")
_PASS: Final = _words("пас п pass p")
_HOLD: Final = _words("здесь з here hold h")
_LOOK: Final = _words("смотрю смотреть look") | {"смотрю карты", "смотреть карты", "look at your cards"}
_MISERE: Final = _words("мизер м misere misère miser m")
_NO_TALON: Final = ("без прикупа", "бп", "wt", "without talon", "no talon")
_ONE_WORD: Final[dict[str, tuple[str, ...]]] = {
    "пт": ("пас", "т"),
    "мт": ("мизер", "т"),
    "мбп": ("мизер", "бп"),
    "mwt": ("misere", "wt"),
    "md": ("misere", "dark"),
    "pd": ("pass", "dark"),
}
_LADDER: Final = {"раз": GAMES[0], "два": GAMES[1]}


def read_bid(text: str, lowest: Sequence[Game] = ()) -> Action | None:
    """A word of the auction. A bare level means the only game of that level in ``lowest``."""
    words = plain(text)
    words = " ".join(_ONE_WORD.get(words, (words,)))
    parts = words.split()
    if not parts:
        return None
    dark = len(parts) > 1 and (parts[0] in _DARK or parts[-1] in _DARK)
    if dark:
        parts = parts[1:] if parts[0] in _DARK else parts[:-1]
    rest = " ".join(parts)
    no_talon = next((end for end in _NO_TALON if rest.endswith(end)), None)
    if no_talon is not None:
        rest = rest[: -len(no_talon)].strip()
    if rest in _MISERE:
        return BidMisere(no_talon=no_talon is not None, dark=dark)
    if no_talon is not None:
        level = _level(rest)
        return None if level is None or dark else BidNoTalon(level)
    if rest in _PASS:
        return Pass(dark)
    if dark:
        game = read_game(rest, lowest)
        return None if game is None else Bid(game, True)
    if rest in _HOLD:
        return Hold()
    if rest in _LOOK:
        return Look()
    game = read_game(rest, lowest)
    return None if game is None else Bid(game)


def _level(text: str) -> int | None:
    return int(text) if text in ("6", "7", "8", "9", "10") else None


def read_game(text: str, candidates: Sequence[Game] = ()) -> Game | None:
    """A trick game; a bare level is the only one of the candidates with that level."""
    word = plain(text)
    level = _level(word)
    if level is not None:
        fitting = [game for game in candidates if game.level == level]
        if len(fitting) == 1:
            return fitting[0]
        raise ReadError("which-suit", level=level)
    if word in _LADDER:
        return _LADDER[word]
    try:
        return parse_any_game(text)
    except HandError:
        return None


_WHIST_WORDS: Final[dict[SpokenWord, frozenset[str]]] = {
    "whist": _words("вист в вистую whist w"),
    "pass": _words("пас п pass p"),
    "half": _words("полвиста пол л половина half h") | {"half whist"},
    "return": _words("возврат вернуть верну вист в return r whist w") | {"вернуть вист", "return the whist"},
    "accept": _words("принять согласен согласиться оставить пас п accept a pass p"),
    "keep": _words("оставить остаюсь keep k") | {"остаться при своем", "keep your word"},
}


def read_whist(text: str, open_words: Sequence[SpokenWord]) -> SpokenWord | None:
    """A whist word. Of two meanings of a word the one that is asked for now is taken: «пас» accepts a half whist,
    «вист» returns it, and whoever is asked again keeps his word by repeating it."""
    word = plain(text)
    keep = "keep" in open_words
    for meaning in open_words:
        if word in _WHIST_WORDS[meaning]:
            return meaning
    if keep and word in _WHIST_WORDS["pass" if "whist" in open_words else "whist"]:
        return "keep"
    return next((meaning for meaning, words in _WHIST_WORDS.items() if word in words), None)


_LOOK_AT: Final = re.compile(r"(?:(?:смотрю|смотреть)(?: карты)?:?|look(?: at the cards of)?)\s+(.+)")


def read_whose(text: str) -> str:
    """The name in «смотреть карты: Анна», or the words as they are."""
    word = plain(text)
    found = _LOOK_AT.fullmatch(word)
    return word if found is None else found[1]


_OPEN: Final = _words("открыто о светлую светло лежа open o")
_CLOSED: Final = _words("закрыто з втемную темно стоя closed c")


def read_mode(text: str) -> bool | None:
    """Open or closed defence: «в светлую», «втёмную»."""
    word = plain(text).removeprefix("в ")
    return True if word in _OPEN else False if word in _CLOSED else None


_TAKE: Final = _words("беру взять прикуп take t") | {"беру прикуп", "брать прикуп", "взять прикуп", "take the talon"}
_LIGHT_MISERE: Final = _MISERE | {"мизер в светлую", "light misère instead", "light misere instead"}
_HALF: Final = _words("пополам половина половину half") | {"мизер пополам", "misère by halves", "misere by halves"}

BeforeTalonWord: TypeAlias = Literal["take", "misere", "half", "look"]


def read_before_talon(text: str) -> BeforeTalonWord | None:
    """A choice between the auction and the talon."""
    word = plain(text)
    if word in _TAKE:
        return "take"
    if word in _LIGHT_MISERE:
        return "misere"
    if word in _HALF:
        return "half"
    return "look" if word in _LOOK else None


_CONCEDE: Final = frozenset(("без трех", "б3", "бт", "без 3", "down three", "d3", "б"))
_PREFERANS: Final = frozenset(("преферанс", "preferans"))
_THROW: Final = frozenset(("прикуп в лицо", "в лицо", "бросить", "бросаю", "кинуть", "throw", "throw the talon back"))

ExchangeWord: TypeAlias = Literal["concede", "preferans", "throw"]


def read_exchange(text: str) -> ExchangeWord | None:
    """What may be said over the twelve cards besides a discard and an order."""
    word = plain(text).strip('«»“”"')
    if word in _CONCEDE:
        return "concede"
    if word in _PREFERANS:
        return "preferans"
    return "throw" if word in _THROW else None


_BACK: Final = _words("назад отмена back undo")


def is_back(text: str) -> bool:
    """Whether the last step is to be taken back."""
    return plain(text) in _BACK


def read_card(text: str, shown: Sequence[Card] = ()) -> Card | None:
    """One card: as people write it, or its number among the cards shown, from 1."""
    cards = read_cards(text, shown)
    return cards[0] if cards is not None and len(cards) == 1 else None


def read_cards(text: str, shown: Sequence[Card] = ()) -> tuple[Card, ...] | None:
    """Cards as people write them, or their numbers among the cards shown; None when it is neither.

    Raises ``ReadError`` for a number beyond the cards shown, ``HandError`` for a text that mixes alphabets.
    """
    words = plain(text).replace(",", " ").split()
    if words and all(word.isdecimal() or _one_card(word) is not None for word in words):
        read = [_numbered(int(word), shown) if word.isdecimal() and shown else _one_card(word) for word in words]
        return None if None in read else tuple(card for card in read if card is not None)
    try:
        return parse_any_cards(text)
    except HandError as error:
        if error.code in ("hand-cyrillic-ace", "hand-latin-ten"):
            raise
        return None


def _one_card(word: str) -> Card | None:
    """A card of two signs in either order. Where one of them is «т» the other says whether it is ace or clubs."""
    short = word.replace("10", "0")
    if len(short) != 2 or len({letters.is_cyrillic(sign) for sign in short if sign.isalpha()}) > 1:
        return None
    found = {
        CARDS[8 * suit + rank]
        for one, other in ((short[0], short[1]), (short[1], short[0]))
        if (suit := _suit(one)) is not None and (rank := letters.rank_of(other)) is not None
    }
    return found.pop() if len(found) == 1 else None


def _suit(sign: str) -> int | None:
    symbol = letters.suit_of_symbol(sign)
    return letters.suit_of_letter(sign) if symbol is None else symbol


def _numbered(number: int, shown: Sequence[Card]) -> Card:
    if not 1 <= number <= len(shown):
        raise ReadError("card-number", number=number, most=len(shown))
    return shown[number - 1]


class OfferWords:
    """An offer in words: so many of the open tricks to the speaker's side, or to the other."""

    __slots__ = ("count", "to_me")

    def __init__(self, to_me: bool, count: int | None) -> None:
        self.to_me = to_me
        self.count = count
        """None: all that are left."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OfferWords) and (self.to_me, self.count) == (other.to_me, other.count)

    def __hash__(self) -> int:
        return hash((self.to_me, self.count))

    def __repr__(self) -> str:
        return f"OfferWords(to_me={self.to_me}, count={self.count})"


_ALL_MINE: Final = frozenset(
    ("остальные мои", "все мои", "мои", "беру все", "rest mine", "the rest are mine", "mine", "take all")
)
_ALL_YOURS: Final = frozenset(
    (
        "отдаю все", "отдаю", "остальные ваши", "ваши", "моих больше нет", "моих нет",
        "rest yours", "yours", "give all", "no more",
    )
)  # fmt: skip
_TAKE_MORE: Final = re.compile(r"(?:беру(?: еще)?|take)\s*(\d{1,2})(?:\s+(?:more|взят\w+|tricks?))?")
_GIVE_MORE: Final = re.compile(r"(?:отдаю(?: еще)?|give)\s*(\d{1,2})(?:\s+(?:more|взят\w+|tricks?))?")


def read_offer(text: str) -> OfferWords | None:
    """«остальные мои», «беру ещё 2», «отдаю ещё 3», «моих больше нет»."""
    words = plain(text)
    if words in _ALL_MINE:
        return OfferWords(True, None)
    if words in _ALL_YOURS:
        return OfferWords(False, None)
    if found := _TAKE_MORE.fullmatch(words):
        return OfferWords(True, int(found[1]))
    if found := _GIVE_MORE.fullmatch(words):
        return OfferWords(False, int(found[1]))
    return None


_POINT: Final = re.compile(r"(?:показать|показываю|point)\s+(.+)")
_POINT_AT_SOME: Final = ("показать карту", "point at a card")


def read_point(text: str, shown: Sequence[Card] = ()) -> Card | None:
    """«показать 7б»: pointing at a card of an open hand. Raises ``ReadError`` when no card is named."""
    if plain(text) in _POINT_AT_SOME:
        raise ReadError("point-which")
    found = _POINT.fullmatch(plain(text))
    return None if found is None else read_card(found[1], shown)
