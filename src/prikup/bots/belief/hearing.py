"""What was said in a deal, word by word, with what else could have been said: the input of a bidding model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from prikup.deal import GAMES, Acted, Game, SeatView
from prikup.deal.actions import (
    AnyBid,
    Bid,
    BidMisere,
    BidNoTalon,
    Discard,
    Hold,
    Order,
    Pass,
    SpokenWord,
    Whist,
)
from prikup.deal.ladder import bid_rank, game_rank, misere_rank
from prikup.deal.setup import Hand
from prikup.rules.model import Rules


@dataclass(frozen=True, slots=True)
class AuctionWord:
    """A word of the auction that was said on cards looked at."""

    hand: Hand
    word: Pass | Hold | AnyBid
    lowest: Game | None
    """The lowest trick game that could be bid then; for a hold the game held."""
    misere: bool
    """Whether misère could be bid."""
    passes: int
    """How many others had passed before, the dummy not counted."""
    opened: bool
    """Whether a bid stood."""


@dataclass(frozen=True, slots=True)
class WhistWord:
    """A whist word of a defender; ``before`` are the words said before it."""

    hand: Hand
    word: SpokenWord
    before: tuple[SpokenWord, ...]


@dataclass(frozen=True, slots=True)
class Ordered:
    """The declarer discarded and ordered; ``game`` None is a misère."""

    hand: Hand
    game: Game | None
    lowest: Game | None


Heard = AuctionWord | WhistWord | Ordered


def heard(view: SeatView, rules: Rules) -> Iterator[Heard]:
    """Everything said so far that depends on cards, in order; words said in the dark tell nothing and are left out."""
    setup = view.setup
    standing: AnyBid | None = None
    passed: set[Hand] = set()
    spoken: set[Hand] = set()
    dark_passes = False
    words: list[SpokenWord] = []
    for event in view.history:
        if not isinstance(event, Acted):
            continue
        hand = setup.hand_of(event.seat)
        action = event.action
        if isinstance(action, Whist):
            if hand is not None:
                yield WhistWord(hand, action.word, tuple(words))
            words.append(action.word)
        if hand is None:
            continue
        match action:
            case Pass() | Hold() | Bid() | BidNoTalon() | BidMisere():
                if not getattr(action, "dark", False):
                    minimum = max(setup.minimum, setup.dark_minimum) if dark_passes else setup.minimum
                    lowest = lowest_over(standing, minimum, rules)
                    if isinstance(action, Hold) and isinstance(standing, Bid):
                        lowest = standing.game
                    misere = hand not in spoken and _misere_beats(standing, rules)
                    yield AuctionWord(hand, action, lowest, misere, len(passed), standing is not None)
                spoken.add(hand)
                if isinstance(action, Pass):
                    passed.add(hand)
                    dark_passes = dark_passes or action.dark
                elif not isinstance(action, Hold):
                    standing = action
            case Order(game=game):
                yield Ordered(hand, game, standing.game if isinstance(standing, Bid) else None)
            case Discard():
                yield Ordered(hand, None, None)


def lowest_over(standing: AnyBid | None, minimum: int, rules: Rules) -> Game | None:
    """The lowest trick game above a bid and a minimum level (rules §3.3, §9.7, §11.5)."""
    if standing is None:
        return GAMES[5 * (minimum - 6)]
    rank = bid_rank(standing, rules)
    next_level = isinstance(standing, Bid) and standing.dark and rules.dark_beaten_by == "next_level"
    if isinstance(standing, BidMisere) and standing.dark:
        minimum = 10
    elif next_level and isinstance(standing, Bid):
        minimum = max(minimum, standing.game.level + 1)
    return next((game for game in GAMES if game.level >= minimum and game_rank(game) > rank), None)


def _misere_beats(standing: AnyBid | None, rules: Rules) -> bool:
    return standing is None or misere_rank(rules) > bid_rank(standing, rules)
