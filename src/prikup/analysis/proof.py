"""Proof that tricks are certain: against every layout of the cards that the declarer could not see.

It is found with all cards seen: in every layout, best play of both sides gives the declarer so many. A declarer who has
to guess between two layouts is not counted as uncertain.
"""

from __future__ import annotations

from typing import Final

from prikup.analysis.layouts import shuffled_layouts
from prikup.analysis.tricks import LEADS, Lead, unseen_by
from prikup.deal.actions import Order
from prikup.deal.events import Acted, Dealt
from prikup.deal.outcome import TrickGame
from prikup.deal.state import DealState
from prikup.solver import Aim, EngineName
from prikup.solver.layouts import worst_layout

PROOF_SECONDS: Final = 5.0
"""A proof not found by then counts as none; the kernel needs well under a second."""


def sure_game(
    hand: int,
    discard: int,
    tricks: int,
    *,
    strain: int,
    lead: Lead | None = None,
    aim: Aim = "most",
    threads: int = 1,
    seconds: float | None = None,
    by: EngineName | None = None,
) -> bool | None:
    """Whether a hand takes at least ``tricks`` (with the aim ``fewest`` at most so many) in every layout.

    ``lead`` None asks for every leader to the first trick. None when time ran out. Raises ``AnalysisError``.
    """
    for who in LEADS if lead is None else (lead,):
        unseen = unseen_by(hand, discard, strain=strain, lead=who, aim=aim)
        lefts = shuffled_layouts(unseen.pool, 0)
        found = worst_layout(unseen, lefts, than=tricks, first=True, threads=threads, seconds=seconds, by=by)
        if found.left is not None:
            return False
        if not found.complete:
            return None
    return True


def under_ordered(deal: DealState, *, seconds: float = PROOF_SECONDS) -> bool:
    """Whether it is proven that the declarer of a finished deal ordered fewer tricks than were certain (rules §5.2).

    Certain are tricks of his ten cards in the strain ordered, with first hand leading, whatever the others hold. A game
    without talon leaves two more cards unknown and is not proven.
    """
    outcome = deal.outcome
    if not isinstance(outcome, TrickGame) or outcome.no_talon or outcome.game.level == 10:
        return False
    declarer = deal.setup.hand_of(outcome.declarer)
    dealt = next((event for event in deal.history if isinstance(event, Dealt)), None)
    acts = (event.action for event in reversed(deal.history) if isinstance(event, Acted))
    order = next((action for action in acts if isinstance(action, Order)), None)
    if declarer is None or dealt is None or order is None or order.discard is None:
        return False
    discard = sum(card.bit for card in order.discard)
    hand = (dealt.hands[declarer] | sum(card.bit for card in dealt.talon)) & ~discard
    # First hand leads to the first trick; seen from the declarer that is himself, the next player or the one before.
    lead = LEADS[-declarer % 3]
    more = order.game.level + 1
    return sure_game(hand, discard, more, strain=order.game.strain, lead=lead, seconds=seconds) is True
