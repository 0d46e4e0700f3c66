"""What the declarer's tricks at the end of the deal are worth to a seat."""

from __future__ import annotations

import numpy as np

from prikup.bots.bidding.worth import Worth, worth_of
from prikup.bots.cardplay.scene import Scene, Values
from prikup.deal.contract import Game
from prikup.deal.outcome import Word
from prikup.deal.setup import Seat
from prikup.deal.words import Settled, whist_question

GRAIN = 1e-3
"""Worth of a trick that changes no number, in parts of the game's range: the side that plays on wants it all the
same."""


def payoffs(scene: Scene) -> Values:
    """(11,): the result of the seat by the declarer's tricks in the whole deal; contract or misère."""
    contract = scene.deal.contract
    assert contract is not None
    worth = worth_of(scene.view)
    holder = scene.deal.setup.holder(contract.declarer)
    if contract.misere:
        found = [
            worth.misere(contract.declarer, taken, no_talon=contract.no_talon, half=contract.half)[scene.seat]
            for taken in range(11)
        ]
        wish = -1.0
    else:
        assert contract.game is not None
        words = final_words(scene)
        found = [
            worth.game(
                contract.game,
                contract.declarer,
                words,
                taken,
                _shares(scene, worth, holder, words, taken),
                dark=contract.dark,
                thrown=contract.thrown,
            )[scene.seat]
            for taken in range(11)
        ]
        wish = 1.0
    prices = np.array(found)
    mine = wish if scene.deal.controllers[contract.declarer] == scene.seat else -wish
    worth_of_tricks: Values = prices + mine * GRAIN * (float(np.ptp(prices)) + 1.0) * np.arange(11)
    return worth_of_tricks


def of_offer(scene: Scene, tricks: tuple[int, ...]) -> float:
    """The result of the seat when the open tricks go to the hands as offered.

    It is ``payoffs`` of the declarer's tricks, but two whisters, who write their own tricks each, get what is offered
    to them instead of an even share.
    """
    contract = scene.deal.contract
    assert contract is not None
    taken = min(10, scene.deal.taken[contract.declarer] + tricks[contract.declarer])
    usual = float(payoffs(scene)[taken])
    if contract.misere:
        return usual
    assert contract.game is not None
    worth, words = worth_of(scene.view), final_words(scene)
    holder = scene.deal.setup.holder(contract.declarer)
    seats = worth.setup.opponents(holder)
    if len(seats) < 2 or any(words.get(seat) != "whist" for seat in seats):
        return usual
    hands = {seat: worth.setup.seats.index(seat) for seat in seats}
    offered = {seat: scene.deal.taken[hand] + tricks[hand] for seat, hand in hands.items()}
    even = _shares(scene, worth, holder, words, taken)
    exact, evenly = (
        worth.game(contract.game, contract.declarer, words, taken, shares, dark=contract.dark, thrown=contract.thrown)[
            scene.seat
        ]
        for shares in (offered, even)
    )
    return usual + float(exact - evenly)


def final_words(scene: Scene) -> dict[Seat, Word]:
    """The whist words as they stand."""
    deal = scene.deal
    assert deal.contract is not None
    settled = whist_question(scene.view.rules, deal.setup, deal.contract, deal.words, None)
    if isinstance(settled, Settled):
        return dict(settled.words)
    # A sitting dealer's look at a hand is not told: his word ends the question all the same.
    known: dict[Seat, Word] = {}
    for seat, word in deal.words:
        if word in ("whist", "pass", "half", "return"):
            known[seat] = word
    return known


def _shares(scene: Scene, worth: Worth, holder: Seat, words: dict[Seat, Word], taken: int) -> dict[Seat, int] | None:
    """The defence's tricks: a lone whister writes them all; two have what they took, and share the rest."""
    contract = scene.deal.contract
    assert contract is not None
    assert isinstance(contract.game, Game)
    seats = worth.setup.opponents(holder)
    whisters = [seat for seat, word in words.items() if word in ("whist", "half", "return")]
    side = 10 - taken
    if len(seats) == 1:
        return {seats[0]: side}
    if len(whisters) == 1 and whisters[0] in seats:
        other = next(seat for seat in seats if seat != whisters[0])
        return {whisters[0]: side, other: 0}
    have = [scene.deal.taken[worth.setup.seats.index(seat)] for seat in seats]
    rest = side - sum(have)
    if rest < 0:
        return None
    return {seats[0]: have[0] + rest // 2, seats[1]: have[1] + rest - rest // 2}
