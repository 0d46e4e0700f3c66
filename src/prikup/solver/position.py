"""An open-hand position: what is left in the hands and on the table, and who leads what."""

from __future__ import annotations

import msgspec

from prikup.cards import Card
from prikup.deal.play import trump_of
from prikup.deal.raspasy import TALON, talon_role
from prikup.deal.setup import DealSetup, Hand
from prikup.deal.state import DealState, PlayPhase, RaspasyPhase
from prikup.deal.table import Trick
from prikup.deal.tricks import playable, winner
from prikup.rules.model import Rules


class PositionError(ValueError):
    """The parts of a position cannot stand together."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Cards still to be played, all of them seen.

    Every hand that takes part holds as many cards as there are tricks left, one less once it has played to the
    running trick. In gusarik raspasy ``players`` leaves the dummy out.
    """

    hands: tuple[int, int, int]
    """Masks of the cards in each hand."""
    turn: Hand
    """The hand that plays next."""
    trump: int | None = None
    """The trump suit; None in no trump, misère and raspasy."""
    trick: Trick = Trick(None)
    """The running trick: the suit to follow and the cards on the table. A card of hand 3 is the talon's."""
    talon: tuple[Card, ...] = ()
    """Talon cards still to be turned, one before each of the next tricks (rules §9.3, §9.4)."""
    talon_leads: bool = False
    """The talon is the sitting dealer's hand and can win; otherwise it only names the suit."""
    first_leads: int = 0
    """How many of the tricks after the running one first hand leads, whoever wins."""
    first_hand: Hand = 0
    players: tuple[Hand, ...] = (0, 1, 2)

    @property
    def tricks_left(self) -> int:
        """Tricks not closed yet, the running one included."""
        return self.hands[self.turn].bit_count()

    def check(self) -> None:
        """Raise ``PositionError`` unless the hands fit together: no card twice, as many cards each as tricks left."""
        seen = 0
        played = [hand for hand, _ in self.trick.cards if hand != TALON]
        for mask in (*self.hands, *(card.bit for _, card in self.trick.cards), *(card.bit for card in self.talon)):
            if seen & mask:
                raise PositionError("a card comes twice")
            seen |= mask
        if self.turn not in self.players or self.turn in played:
            raise PositionError(f"hand {self.turn} cannot be the one to play")
        left = self.hands[self.turn].bit_count()
        for hand in self.players:
            held = self.hands[hand].bit_count()
            if held != left - (hand in played):
                raise PositionError(f"hand {hand} holds {held} cards: expected {left - (hand in played)}")
        if len(self.talon) > max(0, left - 1):
            raise PositionError(f"{len(self.talon)} talon cards are to be turned in {max(0, left - 1)} tricks")


def position_of(state: DealState) -> Position:
    """The position of a deal in its play or raspasy. Raises ``PositionError`` in any other phase."""
    phase = state.phase
    match phase:
        case PlayPhase():
            return Position(hands=state.hands, turn=phase.turn, trump=trump_of(phase.contract), trick=phase.trick)
        case RaspasyPhase():
            return _raspasy(state, phase)
        case _:
            raise PositionError("no cards are being played")


def _raspasy(state: DealState, phase: RaspasyPhase) -> Position:
    closed = len(phase.tricks)
    return raspasy_position(
        state.rules, state.setup, state.hands, phase.turn, phase.trick, closed, state.talon[closed + 1 :]
    )


def raspasy_position(
    rules: Rules,
    setup: DealSetup,
    hands: tuple[int, int, int],
    turn: Hand,
    trick: Trick,
    closed: int,
    unturned: tuple[Card, ...],
) -> Position:
    """The position of a raspasy after so many closed tricks, as these rules have it led (rules §9.3, §9.4, §14.3).
    ``unturned`` are the talon cards that may still be turned, in their order."""
    role = talon_role(rules, setup)
    if role == "closed":
        if setup.gusarik:
            return Position(hands=(0, hands[1], hands[2]), turn=turn, trick=trick, players=(1, 2))
        return Position(hands=hands, turn=turn, trick=trick)
    led_by_first = 3 if rules.raspasy_third_lead == "first_hand" else 2
    return Position(
        hands=hands,
        turn=turn,
        trick=trick,
        talon=unturned,
        talon_leads=role == "leads",
        first_leads=max(0, led_by_first - closed - 1),
    )


def cards_to_play(position: Position) -> int:
    """Mask of the cards that the hand to play may play."""
    return playable(position.hands[position.turn], position.trick.suit, position.trump)


def after(position: Position, card: Card) -> tuple[Position, Hand | None]:
    """The position after a card, and who has won the trick if it closed one (3 = the talon)."""
    turn = position.turn
    cards = (*position.trick.cards, (turn, card))
    suit = card.suit if position.trick.suit is None else position.trick.suit
    hands = list(position.hands)
    hands[turn] &= ~card.bit
    left = (hands[0], hands[1], hands[2])
    played = sum(hand != TALON for hand, _ in cards)
    if played < len(position.players):
        following = position.players[(position.players.index(turn) + 1) % len(position.players)]
        return msgspec.structs.replace(position, hands=left, turn=following, trick=Trick(suit, cards)), None
    best = winner(Trick(suit, cards), position.trump)
    talon, trick = position.talon, Trick(None)
    if talon:
        card, talon = talon[0], talon[1:]
        trick = Trick(card.suit, ((TALON, card),) if position.talon_leads else ())
    leader = position.first_hand if position.first_leads or best not in position.players else best
    moved = msgspec.structs.replace(
        position,
        hands=left,
        turn=leader,
        trick=trick,
        talon=talon,
        first_leads=max(0, position.first_leads - 1),
    )
    return moved, best
