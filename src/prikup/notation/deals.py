"""A whole deal: three hands and the talon, read from text and checked, every problem named with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.cards import CARDS, Card, CardSet
from prikup.deal.events import Dealt
from prikup.notation.errors import DealError, HandError, NotationError
from prikup.notation.hands import parse_any_cards, parse_any_hand

HAND_PLACES: Final = ("hand-1", "hand-2", "hand-3")
TALON_PLACE: Final = "talon"


def check_deal(hands: Sequence[int], talon: Sequence[Card]) -> tuple[NotationError, ...]:
    """Everything that is wrong with three hands and a talon; empty when each card is in one place.

    Codes: ``deal-hands`` (not three), ``deal-count`` (a hand without ten cards), ``deal-talon`` (not two cards),
    ``deal-twice`` (a card in two places, or twice in the talon).
    """
    problems: list[NotationError] = []
    if len(hands) != 3:
        problems.append(NotationError("deal-hands", {"count": len(hands)}))
    for place, hand in enumerate(hands):
        if hand.bit_count() != 10:
            problems.append(NotationError("deal-count", {"count": hand.bit_count()}, place=_place(place)))
    if len(talon) != 2:
        problems.append(NotationError("deal-talon", {"count": len(talon)}, place=TALON_PLACE))
    for card in CARDS:
        places = [_place(place) for place, hand in enumerate(hands) if hand & card.bit]
        places += [TALON_PLACE] * list(talon).count(card)
        problems += [
            NotationError("deal-twice", {"card": str(card), "first": places[0]}, place=again) for again in places[1:]
        ]
    return tuple(problems)


def read_deal(hands: Sequence[str], talon: str) -> Dealt:
    """The deal of three hands, clockwise from first hand, and a talon, in any notation of ``hands``.

    Raises ``DealError`` with every problem: texts that cannot be read, or all that ``check_deal`` finds.
    """
    masks: list[CardSet] = []
    cards: tuple[Card, ...] = ()
    problems: list[NotationError] = []
    for place, text in enumerate(hands):
        try:
            masks.append(parse_any_hand(text))
        except HandError as error:
            problems.append(error.at(place=_place(place)))
    try:
        cards = parse_any_cards(talon)
    except HandError as error:
        problems.append(error.at(place=TALON_PLACE))
    problems = problems or list(check_deal(masks, cards))
    if problems:
        raise DealError(tuple(problems))
    return Dealt(hands=(masks[0], masks[1], masks[2]), talon=(cards[0], cards[1]))


def _place(index: int) -> str:
    return HAND_PLACES[index] if index < 3 else f"hand-{index + 1}"
