"""What a seat may do, told to it: actions, and forms that stand for many of them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from prikup.cards import CardSet
from prikup.deal.actions import Action
from prikup.deal.contract import Game


class OrderChoice(msgspec.Struct, frozen=True, tag="order_choice"):
    """Any ``Order`` of ``lowest`` or more is legal; ``discard`` says whether two cards go with it."""

    lowest: Game
    discard: bool
    may_throw: bool = False


class DiscardChoice(msgspec.Struct, frozen=True, tag="discard_choice"):
    """Any ``Discard`` of two of the twelve cards is legal."""

    may_throw: bool = False


class OfferChoice(msgspec.Struct, frozen=True, tag="offer_choice"):
    """Any ``Offer`` whose numbers add up to ``remaining``; ``dealer`` is the most that the sitting dealer's
    fourth number may be (0: three numbers)."""

    remaining: int
    dealer: int = 0


class PointChoice(msgspec.Struct, frozen=True, tag="point_choice"):
    """``Point`` at any of these cards."""

    cards: CardSet


Legal: TypeAlias = Action | OrderChoice | DiscardChoice | OfferChoice | PointChoice
"""A legal action, or a form that stands for many of them."""
