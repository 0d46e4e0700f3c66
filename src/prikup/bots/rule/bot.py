"""The ``rule`` bot: one method that sends every decision to its room."""

from __future__ import annotations

from prikup.bots.player import own_random
from prikup.bots.rule import (
    auction,
    claims,
    endings,
    exchange,
    matters,
    misere,
    play_declarer,
    play_defence,
    raspasy,
    whisting,
)
from prikup.bots.rule.knowledge import Table, look_around
from prikup.bots.rule.stakes import stakes_of
from prikup.cards import CARDS
from prikup.deal import SeatView
from prikup.deal.actions import Action, Answer, Play
from prikup.match import AnyAction, MatchView


class RuleBot:
    """Plays by textbook counts. It sees what its seat may see and keeps nothing between two decisions."""

    name = "rule"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def act(self, view: MatchView) -> AnyAction | None:
        """The action of the seat of this view; None out of turn."""
        if view.legal:
            return matters.about_the_match(view)
        deal = view.deal
        if deal is None or view.stage != "deal" or view.seat not in view.to_act:
            return None
        if deal.offer is not None:
            return Answer(claims.accepts(deal))
        match deal.phase:
            case "auction":
                return auction.bid(deal, stakes_of(view), own_random(self.seed, view))
            case "before_talon":
                return exchange.before_talon(deal, own_random(self.seed, view))
            case "exchange":
                return exchange.exchange(deal, stakes_of(view))
            case "whisting":
                return whisting.say(deal, stakes_of(view))
            case "mode":
                return whisting.mode(deal)
            case _:
                return _card(deal)


def _card(view: SeatView) -> Action:
    table = look_around(view)
    if table.legal & (table.legal - 1) == 0:
        return Play(CARDS[table.legal.bit_length() - 1])
    offer = claims.claim(view, table)
    if offer is not None:
        return offer
    return Play(CARDS[_best(view, table)])


def _best(view: SeatView, table: Table) -> int:
    best = endings.best_cards(view, table)
    if best is not None:
        if len(best) == 1:
            return best[0]
        table.legal = sum(1 << card for card in best)
    contract = view.contract
    if contract is None:
        return raspasy.raspasy_card(table)
    own = table.hand == contract.declarer
    if contract.misere:
        return misere.misere_card(table) if own else misere.catcher_card(view, table)
    return play_declarer.declarer_card(table) if own else play_defence.defence_card(view, table)
