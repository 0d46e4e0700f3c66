"""What a seat knows of the cards: for every card it does not see, the places where it may lie.

Everything that a deal proves about hidden cards is of this form, because a hand shows that it lacks a suit once and
for all: whoever does not follow has none of the suit, and whoever then plays no trump has none either (rules §7.2).
A discard is made before that and may hold any suit.
"""

from __future__ import annotations

import msgspec

from prikup.bots.belief.worlds import DISCARD, PLACES, TALON, World
from prikup.cards import FULL_DECK, SUIT_MASKS, Card
from prikup.deal import Misere, Outcome, SeatView, TrickGame
from prikup.deal.play import trump_of
from prikup.deal.setup import Seat

Five = tuple[int, int, int, int, int]


class Knowledge(msgspec.Struct, frozen=True):
    """Where the cards are or may be, place by place: hands 0 to 2, talon face down, discard.

    A world is consistent when every place holds its ``fixed`` cards and ``room`` more of its ``could``, and every
    unseen card lies somewhere.
    """

    seat: Seat | None
    fixed: Five
    """Masks of the cards known to lie in each place."""
    could: Five
    """Masks of the unseen cards that may lie in each place; empty where there is no room."""
    room: Five
    """How many unseen cards each place holds."""
    gone: int
    """Cards out of play: those played, and talon cards turned in raspasy."""

    @property
    def unseen(self) -> int:
        """Cards whose place is not known."""
        return self.could[0] | self.could[1] | self.could[2] | self.could[3] | self.could[4]

    def allows(self, world: World) -> bool:
        """Whether the seat cannot tell this world from the true one by what it has seen."""
        union = 0
        for place, mask in enumerate(world.places):
            free = mask & ~self.fixed[place]
            if self.fixed[place] & ~mask or free & ~self.could[place] or free.bit_count() != self.room[place]:
                return False
            if union & mask:
                return False
            union |= mask
        return union == FULL_DECK & ~self.gone


def knowledge(view: SeatView) -> Knowledge:
    """All that a seat (or a spectator) knows of the cards from what its view shows."""
    contract = view.contract
    gone, voids = _shown_by_play(view)
    shown_talon = _mask(view.talon)
    fixed = [*(int(cards or 0) for cards in view.hands), 0, 0]
    could = [FULL_DECK & ~void for void in (*voids, 0, 0)]
    sizes = [*view.counts, 0, 0]
    if contract is None:
        gone |= shown_talon
        sizes[TALON] = 2 - shown_talon.bit_count()
    elif contract.no_talon or view.phase == "before_talon":
        fixed[TALON] = shown_talon
        sizes[TALON] = 2
    else:
        sizes[DISCARD] = 32 - sum(view.counts) - gone.bit_count()
        fixed[DISCARD] = _mask(view.discard)
        declarer = contract.declarer
        twelve = None if view.note is None else int(view.note)
        # The talon went to the declarer, who may have discarded it; a note holds all of his cards (rules §8.3).
        theirs = shown_talon | _talon_of_outcome(view.outcome) | (twelve or 0)
        for place in range(PLACES):
            if place not in (declarer, DISCARD):
                could[place] &= ~theirs
            elif twelve is not None:
                could[place] &= twelve
    known = gone
    for mask in fixed:
        known |= mask
    could = [mask & ~known for mask in could]
    room = [size - mask.bit_count() for size, mask in zip(sizes, fixed, strict=True)]
    return settled(view.seat, fixed, could, room, gone)


def settled(seat: Seat | None, fixed: list[int], could: list[int], room: list[int], gone: int) -> Knowledge:
    """The knowledge with every card put down whose place follows by simple counting: a place that is full takes no
    more, a place with as many candidates as room takes them all, a card with one place lies there."""
    fixed, could, room = fixed.copy(), could.copy(), room.copy()
    moved = True
    while moved:
        moved = False
        for place in range(PLACES):
            if not could[place]:
                continue
            others = 0
            for other in range(PLACES):
                if other != place:
                    others |= could[other]
            here = could[place] if could[place].bit_count() == room[place] else could[place] & ~others
            if room[place] <= 0:
                could[place], moved = 0, True
            elif here:
                fixed[place] |= here
                room[place] -= here.bit_count()
                could = [mask & ~here for mask in could]
                moved = True
    return Knowledge(seat, _five(fixed), _five(could), _five(room), gone)


def _five(numbers: list[int]) -> Five:
    first, second, third, talon, discard = numbers
    return first, second, third, talon, discard


def _mask(cards: tuple[Card | None, ...] | None) -> int:
    mask = 0
    for card in cards or ():
        mask |= 0 if card is None else card.bit
    return mask


def _talon_of_outcome(outcome: Outcome | None) -> int:
    """The talon that the outcome of a finished deal names."""
    return _mask(outcome.talon) if isinstance(outcome, TrickGame | Misere) else 0


def _shown_by_play(view: SeatView) -> tuple[int, list[int]]:
    """Mask of the cards in tricks, and for each hand the suits it has shown to lack."""
    trump = None if view.contract is None else trump_of(view.contract)
    played, voids = 0, [0, 0, 0]
    for trick in (*view.tricks, view.table):
        if trick is None:
            continue
        for hand, card in trick.cards:
            played |= card.bit
            if hand == TALON or trick.suit is None or card.suit == trick.suit:
                continue
            voids[hand] |= SUIT_MASKS[trick.suit]
            if trump is not None and card.suit != trump:
                voids[hand] |= SUIT_MASKS[trump]
    return played, voids
