"""Who says what next in the whisting, as a function of what has been said (rules §6, §14.3)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.deal.actions import SpokenWord
from prikup.deal.contract import Game
from prikup.deal.outcome import Word
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.table import Contract
from prikup.rules.model import Rules

WordSaid: TypeAlias = tuple[Seat, SpokenWord]


class Question(msgspec.Struct, frozen=True):
    """A seat is asked for one of some words; ``may_look`` adds the sitting dealer's look at one hand."""

    seat: Seat
    words: tuple[SpokenWord, ...]
    may_look: bool = False


class Settled(msgspec.Struct, frozen=True):
    """The whisting is over. ``whisters`` play; none of them: the game is credited without play."""

    words: dict[Seat, Word]
    whisters: tuple[Seat, ...] = ()
    checked: bool = False
    """A checked ten: no words, both defenders play (rules §6.12)."""


def whist_question(
    rules: Rules,
    setup: DealSetup,
    contract: Contract,
    said: tuple[WordSaid, ...],
    looked_at: Hand | None,
) -> Question | Settled:
    """The next question of the whisting, or how it has been settled."""
    game = contract.game
    assert game is not None
    seats = setup.opponents(setup.holder(contract.declarer))
    if game.level == 10 and rules.ten == "checked":
        return Settled({}, seats, checked=True)
    if must_whist(rules, game, contract.dark):
        return Settled(dict.fromkeys(seats, "whist"), seats)
    half = rules.half_whist and game.level <= 7
    words = tuple(word for _, word in said)
    if setup.gusarik:
        return _gusarik(seats[0], words, half)
    return _two_defenders(rules, setup, game, (seats[0], seats[1]), words, half, looked_at)


def must_whist(rules: Rules, game: Game, dark: bool) -> bool:
    """Both must whist without a word: Сталинград on 6♠, any six ordered on a dark bid (rules §6.8, §11.5)."""
    return (rules.stalingrad and game == 0) or (dark and game.level == 6)


def _gusarik(seat: Seat, words: tuple[SpokenWord, ...], half: bool) -> Question | Settled:
    match words:
        case ():
            return Question(seat, ("whist", "pass", "half") if half else ("whist", "pass"))
        case ("whist",):
            return Settled({seat: "whist"}, (seat,))
        case (word,):
            return Settled({seat: "half" if word == "half" else "pass"})
        case _:
            raise ValueError(f"words {words} cannot stand in gusarik")


def _two_defenders(
    rules: Rules,
    setup: DealSetup,
    game: Game,
    seats: tuple[Seat, Seat],
    words: tuple[SpokenWord, ...],
    half: bool,
    looked_at: Hand | None,
) -> Question | Settled:
    first, second = seats
    downgrade = half and rules.whist_pass_half
    second_thoughts = rules.pass_pass_whist and game.level in (8, 9)
    match words:
        case ():
            return Question(first, ("whist", "pass"))
        case ("pass",) if half:
            return Question(second, ("whist", "pass", "half"))
        case ("pass",) | ("whist",):
            return Question(second, ("whist", "pass"))
        case ("whist", "whist"):
            return Settled({first: "whist", second: "whist"}, seats)
        case ("pass", "whist"):
            return Settled({first: "pass", second: "whist"}, (second,))
        case ("whist", "pass") if downgrade:
            return Question(first, ("keep", "half"))
        case ("whist", "pass") | ("whist", "pass", "keep"):
            return Settled({first: "whist", second: "pass"}, (first,))
        case ("whist", "pass", "half"):
            return Settled({first: "half", second: "pass"})
        case ("pass", "half") if rules.return_whist:
            return Question(first, ("return", "accept"))
        case ("pass", "half") | ("pass", "half", "accept"):
            return Settled({first: "pass", second: "half"})
        case ("pass", "half", "return"):
            return Settled({first: "return", second: "half"}, (first,))
        case ("pass", "pass") if second_thoughts:
            return Question(first, ("whist", "keep"))
        case ("pass", "pass", "whist"):
            return Settled({first: "whist", second: "pass"}, (first,))
        case ("pass", "pass", *rest):
            asked = ["keep"] if second_thoughts else []
            return _dealer(rules, setup, seats, tuple(rest[len(asked) :]), looked_at)
        case _:
            raise ValueError(f"words {words} cannot stand together")


def _dealer(
    rules: Rules,
    setup: DealSetup,
    seats: tuple[Seat, Seat],
    words: tuple[SpokenWord, ...],
    looked_at: Hand | None,
) -> Question | Settled:
    passes: dict[Seat, Word] = {seats[0]: "pass", seats[1]: "pass"}
    dealer = setup.sitting_dealer
    if dealer is None or not rules.dealer_returns_whist:
        return Settled(passes)
    match words:
        case () if looked_at is None:
            return Question(dealer, ("accept",), may_look=True)
        case ():
            return Question(dealer, ("return", "accept"))
        case ("return",):
            return Settled({**passes, dealer: "return"}, (dealer,))
        case _:
            return Settled(passes)
