"""Everything a seat can do in a deal. One small value an action; legality is the referee's business."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.contract import Game
from prikup.deal.setup import Hand


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all actions share: a record with a field that no action has is refused, not half read."""


class Pass(_Action, frozen=True, tag="pass"):
    """Pass in the auction; ``dark`` before looking (rules §11.4)."""

    dark: bool = False


class Bid(_Action, frozen=True, tag="bid"):
    """A trick game with talon (rules §3.1, §11.5)."""

    game: Game
    dark: bool = False


class BidNoTalon(_Action, frozen=True, tag="bid_no_talon"):
    """A game without talon, 6WT to 10WT: one rung a level, the strain is named at the order (rules §3.9)."""

    level: int


class BidMisere(_Action, frozen=True, tag="bid_misere"):
    """Misère, misère without talon or dark misère (rules §3.6, §3.8, §11.6)."""

    no_talon: bool = False
    dark: bool = False


AnyBid: TypeAlias = Bid | BidNoTalon | BidMisere
"""What an auction can be won with."""


class Hold(_Action, frozen=True, tag="hold"):
    """«Здесь»: take over the current bid (rules §3.4)."""


class Look(_Action, frozen=True, tag="look"):
    """Look at one's own cards before speaking in a dark auction (rules §11.3a)."""


class TakeTalon(_Action, frozen=True, tag="take_talon"):
    """Take the talon where there was something else to choose (rules §8.7, §11.5)."""


class ChangeToMisere(_Action, frozen=True, tag="change_to_misere"):
    """After a dark winning bid, before the talon: ordinary misère instead (rules §11.5)."""


class OfferHalf(_Action, frozen=True, tag="offer_half"):
    """Offer the sitting dealer half of a misère (rules §8.7)."""


class AnswerHalf(_Action, frozen=True, tag="answer_half"):
    """The sitting dealer's answer to ``OfferHalf``."""

    accept: bool


class Order(_Action, frozen=True, tag="order"):
    """Discard and order in one step (rules §5.1). ``discard`` is empty in a game without talon; ``thrown``
    says that the discard is the talon and lies face up (rules §4.5, §21.9)."""

    game: Game
    discard: tuple[Card, Card] | None = None
    thrown: bool = False


class Discard(_Action, frozen=True, tag="discard"):
    """The discard of a misère (rules §8.2)."""

    cards: tuple[Card, Card] | None
    """None only in what others see of it."""
    thrown: bool = False


class ConcedeThree(_Action, frozen=True, tag="concede_three"):
    """«Без трёх» instead of an order (rules §5.3)."""


class DeclarePreferans(_Action, frozen=True, tag="declare_preferans"):
    """«Преферанс» instead of an order (rules §14.2)."""


SpokenWord: TypeAlias = Literal["whist", "pass", "half", "return", "accept", "keep"]


class Whist(_Action, frozen=True, tag="whist"):
    """A whist word (rules §6): ``accept`` leaves a half whist or a double pass as it is, ``keep`` leaves
    one's own first word as it is."""

    word: SpokenWord


class LookAtHand(_Action, frozen=True, tag="look_at_hand"):
    """The sitting dealer looks at one defender's hand after two passes (rules §6.7)."""

    hand: Hand


class ChooseMode(_Action, frozen=True, tag="choose_mode"):
    """The lone whister's choice of open or closed defence (rules §6.4)."""

    open: bool


class Play(_Action, frozen=True, tag="play"):
    """A card of the hand whose turn it is, by the seat that controls it."""

    card: Card


class GiveOver(_Action, frozen=True, tag="give_over"):
    """Give one's open hand to the other defender in a misère or a checked ten (rules §6.12, §8.5)."""


class Point(_Action, frozen=True, tag="point"):
    """Point at a card of an open hand: public, no force (table 3)."""

    card: Card


class Offer(_Action, frozen=True, tag="offer"):
    """A claim, concession or settlement: how many of the tricks not yet closed each hand is to get, clockwise
    from first hand; a fourth number is the sitting dealer's in open-talon raspasy (rules §7.7)."""

    tricks: tuple[int, ...]
    proven: bool = False
    """Set by whoever asked a solver; meaningful only for "the rest are mine" in raspasy."""


class Answer(_Action, frozen=True, tag="answer"):
    """Accept or decline the pending offer."""

    accept: bool


Action: TypeAlias = (
    Pass
    | Bid
    | BidNoTalon
    | BidMisere
    | Hold
    | Look
    | TakeTalon
    | ChangeToMisere
    | OfferHalf
    | AnswerHalf
    | Order
    | Discard
    | ConcedeThree
    | DeclarePreferans
    | Whist
    | LookAtHand
    | ChooseMode
    | Play
    | GiveOver
    | Point
    | Offer
    | Answer
)
