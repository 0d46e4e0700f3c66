"""From the won auction to the order: discard, contract, what to do with a bad talon (rules §4, §5, §8)."""

from __future__ import annotations

from random import Random
from typing import Final

from prikup.bots.rule.evaluation import Discarded, discards, misere_discards, misere_risk, own_tricks
from prikup.bots.rule.stakes import Stakes
from prikup.cards import Card, CardSet
from prikup.deal import GAMES, Game, SeatView
from prikup.deal.actions import (
    Action,
    AnswerHalf,
    Bid,
    ChangeToMisere,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    Look,
    OfferHalf,
    Order,
    TakeTalon,
)
from prikup.deal.forms import DiscardChoice, OrderChoice
from prikup.deal.table import Contract

SHARED_RISK: Final = 0.12
"""Risk of a misère from which half of it is offered to the sitting dealer."""
CHANGE_RISK: Final = 0.3
"""Risk up to which a dark bid is changed to misère."""
LOOK_SHARE: Final = 0.35
"""Share of the dark bids whose winner gives the coefficient up for a look."""
THROWN_LOSS: Final = 4.0
"""Whists by which the hand may be worse for keeping its ten cards when the talon can be thrown at a price."""
FORBIDDEN: Final = float("-inf")


def before_talon(view: SeatView, random: Random) -> Action:
    """Take the talon, share a misère, or change one's mind after a dark bid."""
    contract, legal = view.contract, view.legal
    assert contract is not None
    if AnswerHalf(True) in legal:
        return AnswerHalf(True)
    cards = view.hands[contract.declarer]
    lead = contract.declarer == 0
    if OfferHalf() in legal and cards is not None:
        return OfferHalf() if misere_risk(cards, lead).caught > SHARED_RISK else TakeTalon()
    if Look() in legal and random.random() < LOOK_SHARE:
        return Look()
    if ChangeToMisere() in legal and cards is not None and misere_risk(cards, lead).caught < CHANGE_RISK:
        return ChangeToMisere()
    return TakeTalon()


def exchange(view: SeatView, stakes: Stakes) -> Action:
    """The discard with the order, or what stands instead of it."""
    contract = view.contract
    assert contract is not None
    cards = view.hands[contract.declarer]
    assert cards is not None
    for form in view.legal:
        match form:
            case DeclarePreferans():
                return form
            case DiscardChoice(may_throw):
                return _misere(view, cards, lead=contract.declarer == 0, may_throw=may_throw)
    choice = next(form for form in view.legal if isinstance(form, OrderChoice))
    multiplier = stakes.bomb * (2 if contract.dark else 1)
    if not choice.discard:
        counts = own_tricks(cards, contract.declarer == 0)
        return Order(_best_game(stakes, counts, choice.lowest, multiplier)[0])
    order, value = _ordered(view, stakes, choice, cards, multiplier)
    if ConcedeThree() in view.legal and value < -stakes.failed(_conceded_game(contract), 3, multiplier):
        return ConcedeThree()
    return order


def _conceded_game(contract: Contract) -> Game:
    assert isinstance(contract.bid, Bid)
    return contract.bid.game


def _ordered(
    view: SeatView, stakes: Stakes, choice: OrderChoice, cards: CardSet, multiplier: int
) -> tuple[Order, float]:
    assert view.contract is not None
    talon = _talon(view)
    best: tuple[float, Order] | None = None
    found = discards(cards, view.contract.declarer == 0)
    for strain in range(5):
        kept = max(found, key=lambda each: each.tricks[strain])
        order, value = _order(stakes, kept, strain, choice.lowest, multiplier)
        if best is None or value > best[0]:
            best = value, order
    assert best is not None
    value, order = best
    if choice.may_throw and talon is not None and order.discard is not None:
        thrown = next(each for each in found if set(each.discard) == set(talon))
        for strain in range(5):
            same, worth = _order(stakes, thrown, strain, choice.lowest, multiplier)
            if worth + THROWN_LOSS * multiplier > value:
                return Order(same.game, talon, True), worth
    return order, value


def _order(stakes: Stakes, kept: Discarded, strain: int, lowest: Game, multiplier: int) -> tuple[Order, float]:
    counts = [FORBIDDEN] * 5
    counts[strain] = kept.tricks[strain]
    game, value = _best_game(stakes, tuple(counts), lowest, multiplier)
    return Order(game, kept.discard), value


def _best_game(stakes: Stakes, counts: tuple[float, ...], lowest: Game, multiplier: int) -> tuple[Game, float]:
    """The game of ``lowest`` or more that is worth most."""
    best, best_value = lowest, FORBIDDEN
    for game in GAMES[lowest:]:
        mean = counts[game.strain]
        if mean == FORBIDDEN:
            continue
        value = stakes.declared(game, mean, multiplier)
        if value > best_value:
            best, best_value = game, value
    return best, best_value


def _talon(view: SeatView) -> tuple[Card, Card] | None:
    first, second = view.talon
    return None if first is None or second is None else (first, second)


def _misere(view: SeatView, twelve: CardSet, lead: bool, may_throw: bool) -> Discard:
    found = misere_discards(twelve, lead)
    risk, cards = found[0]
    talon = _talon(view)
    if may_throw and talon is not None:
        kept = next(other for other, pair in found if set(pair) == set(talon))
        if kept.caught <= risk.caught + 0.02:
            return Discard(talon, True)
    return Discard(cards)
