"""A deal between two actions: what lies on the table and in the hands, and the phase it is in.

A phase is a struct of its own, so that a field exists only while it has meaning. Nothing here judges: see the
modules of the phases.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.cards import Card
from prikup.deal.events import Event
from prikup.deal.outcome import Outcome
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.table import Contract, PendingOffer, Standing, Trick
from prikup.deal.words import WordSaid
from prikup.rules.model import Rules

Flags: TypeAlias = tuple[bool, bool, bool]
"""A yes or no for each hand."""


class Auction(msgspec.Struct, frozen=True, kw_only=True, tag="auction"):
    """Bidding (rules §3, §11)."""

    turn: Hand
    standing: Standing | None = None
    raised_over_hold: bool = False
    """The standing bid was a raise on a turn where its bidder might have held instead (rules §3.4 ``either``)."""
    spoken: Flags = (False, False, False)
    passed: Flags = (False, False, False)
    revival: Hand | None = None
    """An outbid misère bidder who may still say misère without talon (rules §3.8)."""
    dark_passes: tuple[Hand, ...] = ()


class BeforeTalon(msgspec.Struct, frozen=True, kw_only=True, tag="before_talon"):
    """The auction is won, and there is something to choose before the talon: a change of mind after a dark bid
    (rules §11.5) or half of a misère (rules §8.7)."""

    contract: Contract
    half_offered: bool = False


class Exchange(msgspec.Struct, frozen=True, kw_only=True, tag="exchange"):
    """The declarer holds twelve cards (ten without talon) and discards and orders."""

    contract: Contract


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """What stands once a game is ordered or a misère discarded: it is carried on to the end of the deal."""

    contract: Contract
    discard: tuple[Card, Card] | None
    words: tuple[WordSaid, ...] = ()
    looked_at: Hand | None = None
    """The hand that the sitting dealer has looked at (rules §6.7)."""


class Whisting(Agreed, frozen=True, kw_only=True, tag="whisting"):
    """Whist words after the order (rules §6)."""


class Mode(Agreed, frozen=True, kw_only=True, tag="mode"):
    """The lone whister chooses open or closed defence (rules §6.4)."""

    whister: Seat


class PlayPhase(Agreed, frozen=True, kw_only=True, tag="play"):
    """A trick game or a misère is played."""

    note: int
    """The twelve cards that may have been written down, a mask; 0 = no note."""
    open: bool
    laid: Flags
    lay_after_lead: bool
    """The defenders' hands go down once the declarer's first card lies (rules §7.4, §8.4)."""
    controllers: tuple[Seat, Seat, Seat]
    trick: Trick
    turn: Hand
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, int, int] = (0, 0, 0)
    pointed: tuple[tuple[Seat, Card], ...] = ()
    offered: tuple[Seat, ...] = ()
    """Seats whose offers of this trick are spent."""


class RaspasyPhase(msgspec.Struct, frozen=True, kw_only=True, tag="raspasy"):
    """All passed: everyone avoids tricks (rules §9)."""

    dark_passes: tuple[Hand, ...]
    trick: Trick
    turn: Hand
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...]
    """Three numbers; four when the sitting dealer plays the talon."""
    offered: tuple[Seat, ...] = ()


class Finished(msgspec.Struct, frozen=True, kw_only=True, tag="finished"):
    """The deal is over; ``last`` is the phase it ended in."""

    outcome: Outcome
    last: BeforeTalon | Exchange | Whisting | PlayPhase | RaspasyPhase


Phase: TypeAlias = Auction | BeforeTalon | Exchange | Whisting | Mode | PlayPhase | RaspasyPhase | Finished


class DealState(msgspec.Struct, frozen=True, kw_only=True):
    """The fold of a deal's events."""

    rules: Rules
    setup: DealSetup
    hands: tuple[int, int, int]
    """Masks of the cards now in each hand."""
    talon: tuple[Card, Card]
    looked: Flags
    """Whose holder has seen his cards."""
    phase: Phase
    offer: PendingOffer | None = None
    history: tuple[Event, ...]

    @property
    def outcome(self) -> Outcome | None:
        """What the deal ended in, None while it goes on."""
        return self.phase.outcome if isinstance(self.phase, Finished) else None


def with_flag(flags: Flags, hand: Hand, value: bool = True) -> Flags:
    """The flags with one of them set."""
    return (
        value if hand == 0 else flags[0],
        value if hand == 1 else flags[1],
        value if hand == 2 else flags[2],
    )


def with_hand(hands: tuple[int, int, int], hand: Hand, mask: int) -> tuple[int, int, int]:
    """The hands with one of them replaced."""
    return (
        mask if hand == 0 else hands[0],
        mask if hand == 1 else hands[1],
        mask if hand == 2 else hands[2],
    )


def defenders(declarer: Hand) -> tuple[Hand, Hand]:
    """The two hands against the declarer, clockwise from him."""
    return (declarer + 1) % 3, (declarer + 2) % 3
