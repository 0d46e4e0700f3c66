"""One function for every decision between the deal and the first card."""

from __future__ import annotations

from prikup.bots.bidding import auction, before, exchange, whisting
from prikup.bots.bidding.scene import scene_of
from prikup.bots.bidding.settings import DEFAULT, Settings
from prikup.deal.actions import Action
from prikup.match import MatchView


def choose(view: MatchView, settings: Settings = DEFAULT) -> Action | None:
    """What the seat of a view says, discards or orders; None where no such decision is asked of it (a card to play, an
    offer to answer, a matter of the match, somebody else's turn)."""
    deal = view.deal
    if view.legal or deal is None or view.stage != "deal" or view.seat not in view.to_act or deal.offer is not None:
        return None
    match deal.phase:
        case "auction":
            return auction.say(scene_of(view, settings))
        case "before_talon":
            return before.choose(scene_of(view, settings))
        case "exchange":
            return exchange.settle(scene_of(view, settings))
        case "whisting":
            return whisting.say(scene_of(view, settings))
        case "mode":
            return whisting.mode(scene_of(view, settings))
        case _:
            return None
