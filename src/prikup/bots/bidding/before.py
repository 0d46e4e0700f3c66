"""Between the auction and the talon: half a misère, a dark bid looked at or changed (rules §8.7, §11.5)."""

from __future__ import annotations

import numpy as np

from prikup.bots.belief import Weighted
from prikup.bots.bidding import misere
from prikup.bots.bidding.declaring import declared, orders
from prikup.bots.bidding.scene import Scene
from prikup.deal.actions import Action, AnswerHalf, Bid, ChangeToMisere, Look, OfferHalf, TakeTalon


def choose(scene: Scene) -> Action:
    """Take the talon, share a misère, look, or change one's mind after a dark bid."""
    deal = scene.deal
    contract, legal = deal.contract, deal.legal
    assert contract is not None
    if AnswerHalf(True) in legal:
        # Nothing of the hand is known here, but whoever bids misère expects to make it.
        return AnswerHalf(True)
    if Look() in legal:
        # A dark bid was made on no cards at all: the coefficient is worth nothing to a hand at random.
        return Look()
    cards = deal.hands[contract.declarer]
    if cards is None:
        return TakeTalon()
    worlds = scene.believed(scene.settings.worlds // 2)
    if OfferHalf() in legal:
        return OfferHalf() if _misere(scene, int(cards), worlds) < 0 else TakeTalon()
    if ChangeToMisere() in legal and isinstance(contract.bid, Bid):
        prices = scene.prices(contract.declarer, scene.seat, dark=contract.dark)
        theirs = orders(worlds.worlds, contract.declarer, prices)
        playing = declared(theirs, contract.bid.game, worlds.weights, prices, scene.budget)
        return ChangeToMisere() if _misere(scene, int(cards), worlds) > playing else TakeTalon()
    return next((form for form in legal if isinstance(form, TakeTalon)), TakeTalon())


def _misere(scene: Scene, cards: int, worlds: Weighted) -> float:
    assert scene.deal.contract is not None
    talons = np.unique(worlds.worlds.talon)[: scene.settings.talons]
    return misere.bidding(scene, scene.deal.contract.declarer, cards, talons)
