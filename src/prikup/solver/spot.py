"""A position as people put it: three hands, a strain, the declarer, the leader; all that is wrong named at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from prikup.cards import CARDS, SUIT_MASKS, Card
from prikup.deal.raspasy import TALON
from prikup.deal.setup import Hand
from prikup.deal.table import Trick
from prikup.solver.answer import Aim
from prikup.solver.position import Position

StrainName: TypeAlias = Literal["S", "C", "D", "H", "N", "misere", "raspasy"]
STRAIN_NAMES: Final[tuple[StrainName, ...]] = ("S", "C", "D", "H", "N", "misere", "raspasy")


class SpotProblem(msgspec.Struct, frozen=True):
    """One thing that is wrong: a code of the message catalogue and its parameters. Hands are counted from 0."""

    code: str
    params: dict[str, str | int] = {}


class SpotError(ValueError):
    """The parts do not make a position. ``problems`` has all that is wrong."""

    def __init__(self, problems: tuple[SpotProblem, ...]) -> None:
        super().__init__(", ".join(f"{problem.code} {problem.params}" for problem in problems))
        self.problems = problems


class Spot(msgspec.Struct, frozen=True):
    """A position with its question: how many tricks ``declarer`` takes."""

    strain: StrainName
    declarer: Hand
    position: Position

    @property
    def aim(self) -> Aim:
        """What the declarer wants of tricks."""
        return "fewest" if self.strain in ("misere", "raspasy") else "most"


def spot(
    hands: Sequence[int],
    *,
    strain: StrainName,
    declarer: Hand = 0,
    leader: Hand = 0,
    on_table: Sequence[Card] = (),
    talon: Sequence[Card] = (),
    sitting_dealer: bool = False,
    first_hand: Hand | None = None,
) -> Spot:
    """The position of three hands, clockwise. ``leader`` leads the running trick, or has led it with ``on_table``.

    ``talon`` are the cards still to be turned in raspasy, in order; the first belongs to the running trick. They name
    the suits of tricks 1 and 2, which ``leader`` leads, and trick 3 too (rules §9.3); with ``sitting_dealer`` they
    lead themselves and can win (rules §9.4). ``first_hand`` leads the trick after a running one to which the talon has
    been turned already. In raspasy without a dummy (rules §14.3) hand 0 is empty and the two others play.

    Raises ``SpotError`` with everything that is wrong.
    """
    problems = tuple(_problems(hands, strain, declarer, leader, on_table, talon, first_hand))
    if problems:
        raise SpotError(problems)
    first, second, third = hands
    players = _players(hands, strain)
    played = tuple(
        (players[(players.index(leader) + place) % len(players)], card) for place, card in enumerate(on_table)
    )
    suit = talon[0].suit if talon else on_table[0].suit if on_table else None
    cards: tuple[tuple[Hand, Card], ...] = played
    if talon and sitting_dealer:
        cards = ((TALON, talon[0]), *played)
    trump = STRAIN_NAMES.index(strain)
    position = Position(
        hands=(first, second, third),
        turn=players[(players.index(leader) + len(played)) % len(players)],
        trump=trump if trump < 4 else None,
        trick=Trick(suit, cards),
        talon=tuple(talon[1:]),
        talon_leads=sitting_dealer and bool(talon),
        first_leads=len(talon) if talon else int(first_hand is not None and bool(on_table)),
        first_hand=leader if talon or first_hand is None else first_hand,
        players=players,
    )
    return Spot(strain=strain, declarer=declarer, position=position)


def _players(hands: Sequence[int], strain: str) -> tuple[Hand, ...]:
    return (1, 2) if strain == "raspasy" and not hands[0] and hands[1] and hands[2] else (0, 1, 2)


def _problems(
    hands: Sequence[int],
    strain: str,
    declarer: int,
    leader: int,
    on_table: Sequence[Card],
    talon: Sequence[Card],
    first_hand: int | None,
) -> Iterator[SpotProblem]:
    if len(hands) != 3:
        yield SpotProblem("hands", {"count": len(hands)})
        return
    if strain not in STRAIN_NAMES:
        yield SpotProblem("strain", {"given": strain})
    players = _players(hands, strain)
    for name, hand in (("declarer", declarer), ("leader", leader), ("first_hand", first_hand)):
        if hand is not None and hand not in players:
            yield SpotProblem("player", {"name": name, "given": hand})
    places = Counter(card for hand in hands for card in CARDS if hand & card.bit)
    places.update(on_table)
    places.update(talon)
    for card in sorted(card for card, count in places.items() if count > 1):
        yield SpotProblem("twice", {"card": str(card)})
    if len(on_table) >= len(players):
        yield SpotProblem("table", {"count": len(on_table), "most": len(players) - 1})
    elif leader in players:
        yield from _unequal(hands, players, leader, on_table)
        yield from _revoke(hands, strain, players, leader, on_table, talon)
    if talon:
        yield from _talon(hands, strain, players, on_table, talon)


def _unequal(
    hands: Sequence[int], players: tuple[Hand, ...], leader: Hand, on_table: Sequence[Card]
) -> Iterator[SpotProblem]:
    start = players.index(leader)
    order = players[start:] + players[:start]
    left = max(hands[hand].bit_count() + (place < len(on_table)) for place, hand in enumerate(order))
    if left == 0:
        yield SpotProblem("empty")
    if left > 10:
        yield SpotProblem("many", {"count": left})
    for place, hand in enumerate(order):
        expected = left - (place < len(on_table))
        if hands[hand].bit_count() != expected:
            yield SpotProblem("unequal", {"hand": hand, "count": hands[hand].bit_count(), "expected": expected})


def _revoke(
    hands: Sequence[int],
    strain: str,
    players: tuple[Hand, ...],
    leader: Hand,
    on_table: Sequence[Card],
    talon: Sequence[Card],
) -> Iterator[SpotProblem]:
    """Cards on the table that could not be played from the hands they came from."""
    if not on_table:
        return
    suit = talon[0].suit if talon else on_table[0].suit
    trump = STRAIN_NAMES.index(strain) if strain in STRAIN_NAMES else 4
    for place, card in enumerate(on_table):
        hand = players[(players.index(leader) + place) % len(players)]
        if card.suit == suit:
            continue
        demanded = suit
        if not hands[hand] & SUIT_MASKS[suit]:
            if trump > 3 or card.suit == trump or not hands[hand] & SUIT_MASKS[trump]:
                continue
            demanded = trump
        yield SpotProblem("revoke", {"card": str(card), "hand": hand, "suit": "SCDH"[demanded]})


def _talon(
    hands: Sequence[int], strain: str, players: tuple[Hand, ...], on_table: Sequence[Card], talon: Sequence[Card]
) -> Iterator[SpotProblem]:
    if strain != "raspasy" or len(players) == 2:
        yield SpotProblem("talon-strain")
        return
    left = max(hand.bit_count() for hand in hands)
    if len(talon) > min(2, left):
        yield SpotProblem("talon-many", {"count": len(talon), "most": min(2, left)})
    held = hands[0] | hands[1] | hands[2] | sum(card.bit for card in on_table)
    for card in talon:
        if not held & SUIT_MASKS[card.suit]:
            yield SpotProblem("talon-suit", {"card": str(card)})
