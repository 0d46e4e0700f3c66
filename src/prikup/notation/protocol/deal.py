"""One deal of a protocol to an outcome and back (docs/results-protocol.md, "A deal")."""

from __future__ import annotations

from typing import Any, Final

from prikup.cards import Card, CardError, parse_card
from prikup.deal.contract import Game, GameError, parse_game
from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame, Word
from prikup.deal.setup import Seat
from prikup.notation.protocol.reader import Reader, shown

WORDS: Final[dict[str, Word]] = {"whist": "whist", "pass": "pass", "half": "half", "return": "return"}

COMMON: Final = ("game", "dealer", "claimed")
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "raspasy": (*COMMON, "tricks", "dark", "multiplier", "talon", "whist"),
    "misere": (
        *COMMON,
        "declarer",
        "whist",
        "tricks",
        "talon",
        "thrown",
        "no_talon",
        "half_misere",
        "dark",
        "multiplier",
    ),
    "preferans": (*COMMON, "declarer", "declaration", "talon", "whist", "dark"),
    "game": (
        *COMMON,
        "declarer",
        "whist",
        "tricks",
        "conceded",
        "talon",
        "thrown",
        "no_talon",
        "dark",
        "multiplier",
        "half_misere",
    ),
}
KEYS: Final = tuple(dict.fromkeys(key for fields in FIELDS.values() for key in fields))
_NEVER: Final[dict[str, Any]] = {"dark": [], "whist": {}}
"""What a key may say where it has nothing to say; a flag may be false."""


def read_outcome(reader: Reader, data: dict[str, Any]) -> Outcome | None:
    """The outcome of a deal's object, None after a problem."""
    before = len(reader.problems)
    reader.object(data, "", KEYS)
    if "game" not in data:
        reader.report("missing_key", "", key="game")
        return None
    name = data["game"]
    if "claimed" in data:
        reader.flag(data["claimed"], "claimed")
    if name == "raspasy":
        outcome: Outcome = _raspasy(reader, data)
    elif name == "misere":
        outcome = _misere(reader, data)
    else:
        outcome = _trick_game(reader, data)
    return outcome if len(reader.problems) == before else None


def _only(reader: Reader, data: dict[str, Any], kind: str) -> None:
    """Keys that this kind of deal cannot have, unless they say nothing."""
    for key, value in data.items():
        if key in KEYS and key not in FIELDS[kind] and value is not False and value != _NEVER.get(key, False):
            reader.report("key_out_of_place", key, kind=kind)


def _no_words(reader: Reader, data: dict[str, Any], kind: str) -> None:
    if reader.object(data.get("whist", {}), "whist"):
        reader.report("words_out_of_place", "whist", kind=kind)


def _raspasy(reader: Reader, data: dict[str, Any]) -> Raspasy:
    _only(reader, data, "raspasy")
    _no_words(reader, data, "raspasy")
    return Raspasy(
        tricks=_tricks(reader, data) or {},
        dark=_dark_seats(reader, data),
        claimed=data.get("claimed") is True,
        multiplier=_multiplier(reader, data),
        talon=_talon(reader, data),
    )


def _misere(reader: Reader, data: dict[str, Any]) -> Misere:
    _only(reader, data, "misere")
    _no_words(reader, data, "misere")
    declarer = _declarer(reader, data)
    return Misere(
        declarer=declarer,
        tricks=_tricks(reader, data) or {},
        talon=_talon(reader, data),
        thrown=_flag(reader, data, "thrown"),
        no_talon=_flag(reader, data, "no_talon"),
        half=_flag(reader, data, "half_misere"),
        claimed=data.get("claimed") is True,
        dark=_dark_bid(reader, data, declarer),
        multiplier=_multiplier(reader, data),
    )


def _trick_game(reader: Reader, data: dict[str, Any]) -> TrickGame | Preferans:
    game = _game(reader, data)
    declarer = _declarer(reader, data)
    if "declaration" in data:
        reader.choice(data["declaration"], "declaration", {"preferans": True})
        _only(reader, data, "preferans")
        _no_words(reader, data, "preferans")
        _talon(reader, data)
        return Preferans(declarer=declarer, game=game)
    _only(reader, data, "game")
    if _flag(reader, data, "half_misere"):
        reader.report("key_out_of_place", "half_misere", kind="game")
    return TrickGame(
        game=game,
        declarer=declarer,
        words=_words(reader, data),
        tricks=_tricks(reader, data, needed=False),
        conceded=_flag(reader, data, "conceded"),
        talon=_talon(reader, data),
        thrown=_flag(reader, data, "thrown"),
        no_talon=_flag(reader, data, "no_talon"),
        claimed=data.get("claimed") is True,
        dark=_dark_bid(reader, data, declarer),
        multiplier=_multiplier(reader, data),
    )


def _game(reader: Reader, data: dict[str, Any]) -> Game:
    try:
        return parse_game(data["game"] if isinstance(data["game"], str) else "")
    except GameError:
        reader.report("unknown_game", "game", found=shown(data["game"]))
        return Game(0)


def _declarer(reader: Reader, data: dict[str, Any]) -> Seat:
    if "declarer" not in data:
        reader.report("missing_key", "", key="declarer")
        return 0
    return reader.seat(data["declarer"], "declarer") or 0


def _flag(reader: Reader, data: dict[str, Any], key: str) -> bool:
    return reader.flag(data[key], key) if key in data else False


def _words(reader: Reader, data: dict[str, Any]) -> dict[Seat, Word]:
    words: dict[Seat, Word] = {}
    for seat, word in reader.by_seat(data.get("whist", {}), "whist").items():
        said = reader.choice(word, "whist", WORDS)
        if said is not None:
            words[seat] = said
    return words


def _tricks(reader: Reader, data: dict[str, Any], *, needed: bool = True) -> dict[Seat, int] | None:
    if "tricks" not in data:
        if needed:
            reader.report("missing_key", "", key="tricks")
        return None
    given = reader.by_seat(data["tricks"], "tricks")
    tricks = {seat: reader.whole(count, "tricks") for seat, count in given.items()}
    return tricks if tricks or needed else None


def _dark_seats(reader: Reader, data: dict[str, Any]) -> tuple[Seat, ...]:
    seats = (reader.seat(name, "dark") for name in reader.list(data.get("dark", []), "dark"))
    return tuple(sorted({seat for seat in seats if seat is not None}))


def _dark_bid(reader: Reader, data: dict[str, Any], declarer: Seat) -> bool:
    before = len(reader.problems)
    seats = _dark_seats(reader, data)
    if reader.dark_bids and len(reader.problems) == before and seats not in ((), (declarer,)):
        reader.report("dark_not_declarer", "dark")
    return bool(seats)


def _multiplier(reader: Reader, data: dict[str, Any]) -> int | None:
    return reader.whole(data["multiplier"], "multiplier") if "multiplier" in data else None


def _talon(reader: Reader, data: dict[str, Any]) -> tuple[Card, Card] | None:
    if "talon" not in data:
        return None
    given = reader.list(data["talon"], "talon")
    cards: list[Card] = []
    for name in given:
        try:
            cards.append(parse_card(name if isinstance(name, str) else ""))
        except CardError:
            reader.report("unknown_card", "talon", found=shown(name))
    if len(given) != 2:
        reader.report("talon_count", "talon", found=len(given))
    elif len(cards) == 2 and cards[0] == cards[1]:
        reader.report("talon_twice", "talon", card=str(cards[0]))
    return (cards[0], cards[1]) if len(cards) == 2 else None


def write_outcome(outcome: Outcome, names: tuple[str, ...]) -> dict[str, Any]:
    """The object of a deal; ``read_outcome`` reads it back."""
    match outcome:
        case Raspasy():
            data: dict[str, Any] = {"game": "raspasy"}
        case Misere():
            data = {"game": "misere", "declarer": names[outcome.declarer]}
        case Preferans():
            return {"game": str(outcome.game), "declarer": names[outcome.declarer], "declaration": "preferans"}
        case TrickGame():
            data = {"game": str(outcome.game), "declarer": names[outcome.declarer]}
            if outcome.words:
                data["whist"] = {names[seat]: word for seat, word in sorted(outcome.words.items())}
            if outcome.conceded:
                data["conceded"] = True
    if outcome.tricks is not None:
        data["tricks"] = {names[seat]: count for seat, count in sorted(outcome.tricks.items())}
    if outcome.talon is not None:
        data["talon"] = [str(card) for card in outcome.talon]
    if isinstance(outcome, TrickGame | Misere):
        data |= {key: True for key in ("thrown", "no_talon") if getattr(outcome, key)}
    if isinstance(outcome, Misere) and outcome.half:
        data["half_misere"] = True
    if outcome.claimed:
        data["claimed"] = True
    if isinstance(outcome, Raspasy):
        dark = [names[seat] for seat in outcome.dark]
    else:
        dark = [names[outcome.declarer]] if outcome.dark else []
    if dark:
        data["dark"] = dark
    if outcome.multiplier is not None:
        data["multiplier"] = outcome.multiplier
    return data
