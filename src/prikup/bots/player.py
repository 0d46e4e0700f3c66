"""What a player is: something that answers a view with an action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from prikup.match import AnyAction, MatchView


class Player(Protocol):
    """Anybody who sits at a table: a bot, a person at a terminal, a recorded game.

    A player gets what its seat may see and nothing else, and keeps nothing between two calls, so that a match can be
    taken up again at any event.
    """

    @property
    def name(self) -> str:
        """The kind of player, for tables of results."""
        ...

    def act(self, view: MatchView) -> AnyAction | None:
        """What to do now.

        A seat of ``view.to_act`` must do something. Any other seat that has something to do out of turn (pointing at
        a card, giving a hand over) may; None means that it does not.
        """
        ...


def own_random(seed: int, view: MatchView) -> Random:
    """The randomness of one decision: the same whenever the same seat decides in the same place of a match.

    The cards in sight are part of the place, so that a deal which was made void is not repeated word for word.
    """
    deal = view.deal
    events = 0 if deal is None else len(deal.history)
    cards = "" if deal is None else " ".join(str(hand) for hand in deal.hands)
    asked = 0 if view.proposal is None else 1 + len(view.proposal.agreed)
    return Random(f"{seed}/{view.seat}/{len(view.rows)}/{view.course.deals}/{events}/{asked}/{cards}")
