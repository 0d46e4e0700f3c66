"""What the talon costs: paid talon, thrown talon, premium for two aces (rules §4.4 to §4.6, §21.7, §21.9)."""

from __future__ import annotations

from typing import Final

from prikup.cards import ACE, KING, QUEEN, Card
from prikup.deal.outcome import Misere, TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry
from prikup.score.prices import game_prices
from prikup.score.sheet import Sheet

PAID_WHISTS: Final = {"ace": 10, "marriage": 10, "ace_king": 30, "two_aces": 20}
PAID_TRICKS: Final = {"ace": 1, "marriage": 1, "ace_king": 2, "two_aces": 3}


def talon_kind(talon: tuple[Card, Card]) -> str | None:
    """The row of the table of rules §4.4 that two cards pay by, None for a talon that pays nothing."""
    aces = sum(card.rank == ACE for card in talon)
    if aces == 2:
        return "two_aces"
    ranks = {card.rank for card in talon}
    if talon[0].suit == talon[1].suit:
        if ranks == {ACE, KING}:
            return "ace_king"
        if ranks == {KING, QUEEN}:
            return "marriage"
    return "ace" if aces else None


def talon_entries(outcome: TrickGame | Misere, setup: DealSetup, sheet: Sheet, rules: Rules) -> list[Entry]:
    """What passes between dealer and declarer over the talon; nothing without a talon or with a non-player dealing."""
    dealer = setup.dealer
    if dealer is None or outcome.no_talon:
        return []
    entries = []
    if isinstance(outcome, TrickGame) and outcome.talon is not None:
        kind = talon_kind(outcome.talon)
        if kind is not None and dealer != outcome.declarer:
            entries += _paid(outcome, kind, dealer, setup, sheet, rules)
        if kind == "two_aces" and rules.two_ace_premium and setup.sitting_dealer is not None:
            entries.append(write.whists(dealer, outcome.declarer, rules.two_ace_premium, "two_ace_premium", "4.6"))
    if outcome.thrown:
        entries += _thrown(outcome, dealer, setup, rules)
    return entries


def _paid(outcome: TrickGame, kind: str, dealer: Seat, setup: DealSetup, sheet: Sheet, rules: Rules) -> list[Entry]:
    if rules.paid_talon == "whist10":
        return [write.whists(dealer, outcome.declarer, PAID_WHISTS[kind], "talon_paid", "4.4", kind=kind)]
    if rules.paid_talon == "tricks":
        price, tricks = game_prices(outcome, setup, sheet, rules).trick, PAID_TRICKS[kind]
        return [
            write.whists(
                dealer,
                outcome.declarer,
                tricks * price,
                "talon_paid_tricks",
                "4.4",
                kind=kind,
                tricks=tricks,
                price=price,
            )
        ]
    return []


def _thrown(outcome: TrickGame | Misere, dealer: Seat, setup: DealSetup, rules: Rules) -> list[Entry]:
    declarer = outcome.declarer
    if rules.throw_talon == "off":
        if rules.refused_talon_penalty and setup.sitting_dealer is not None:
            return [write.whists(declarer, dealer, rules.refused_talon_penalty, "talon_refused", "4.6")]
        return []
    if dealer == declarer:
        return []
    if rules.throw_talon == "whist10":
        return [write.whists(declarer, dealer, 10, "talon_thrown", "4.5")]
    return [write.mountain(dealer, 2 * rules.price_scale, "talon_thrown_mountain", "4.5")]
