"""The truth about a deal: the cards as dealt, then every accepted action with its seat."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.cards import Card, CardSet
from prikup.deal.actions import Action
from prikup.deal.setup import Seat


class Dealt(msgspec.Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """Three hands clockwise from first hand and the talon in its order."""

    hands: tuple[CardSet, CardSet, CardSet]
    talon: tuple[Card, Card]


class Acted(msgspec.Struct, frozen=True, tag="acted", forbid_unknown_fields=True):
    """A seat did something and the referee accepted it."""

    seat: Seat
    action: Action


Event: TypeAlias = Dealt | Acted


class Rejection(msgspec.Struct, frozen=True):
    """Why an action was not accepted: a code of the message catalogue and its parameters."""

    code: str
    params: dict[str, str | int] = {}
