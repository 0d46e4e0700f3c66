"""The last tricks with all cards seen, or imagined: counted exactly instead of by rule of thumb."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from prikup.bots.rule.evaluation import discards
from prikup.bots.rule.knowledge import Table
from prikup.bots.rule.misere import likely_hand
from prikup.cards import Card
from prikup.deal import SeatView
from prikup.deal.play import trump_of
from prikup.solver import Position, SearchLimitError, tricks, values

LAST_TRICKS: Final = 5
"""Tricks from which an ending is counted in a trick game."""
LAST_OF_MISERE: Final = 7
LIMIT: Final = 6_000
"""Cards that one count may try; past it the rules of thumb decide."""


def position(view: SeatView, table: Table) -> Position | None:
    """The ending as this hand sees it; None when a closed hand leaves too much open, or too many tricks are left."""
    contract = view.contract
    if contract is None or table.tricks_left > (LAST_OF_MISERE if contract.misere else LAST_TRICKS):
        return None
    hands = list(table.cards)
    if hands[contract.declarer] is None:
        hands[contract.declarer] = likely_hand(view, table) if contract.misere else _imagined(view, table)
    first, second, third = hands
    if first is None or second is None or third is None:
        return None
    running = view.table
    assert running is not None
    position = Position(hands=(first, second, third), turn=table.hand, trump=trump_of(contract), trick=running)
    played = [hand for hand, _ in running.cards]
    fits = all(hands[hand].bit_count() == table.tricks_left - (hand in played) for hand in range(3))  # type: ignore[union-attr]
    return position if fits else None


def best_cards(view: SeatView, table: Table) -> list[int] | None:
    """The cards that are best in an ending; None where it is not counted."""
    contract, ending = view.contract, position(view, table)
    if contract is None or ending is None:
        return None
    try:
        found = values(ending, contract.declarer, maximise=not contract.misere, limit=LIMIT)
    except SearchLimitError:
        return None
    high = (table.hand == contract.declarer) == (not contract.misere)
    best = max(found.values()) if high else min(found.values())
    return [int(card) for card, value in found.items() if value == best]


def declarer_tricks(view: SeatView, table: Table) -> int | None:
    """Tricks of the declarer from here on with best play; None where it is not counted."""
    contract, ending = view.contract, position(view, table)
    if contract is None or ending is None:
        return None
    try:
        return tricks(ending, contract.declarer, maximise=not contract.misere, limit=LIMIT)
    except SearchLimitError:
        return None


def _imagined(view: SeatView, table: Table) -> int | None:
    """The declarer's cards if he discarded by the textbook: what nobody else shows, less the best discard that the
    play so far allows. None when more than those two cards are missing."""
    contract = view.contract
    assert contract is not None
    could = table.could[contract.declarer]
    missing = could.bit_count() - table.counts[contract.declarer]
    if missing == 0:
        return could
    if missing != 2 or contract.game is None:
        return None
    played = 0
    for trick in (*view.tricks, view.table):
        if trick is not None:
            for hand, card in trick.cards:
                if hand == contract.declarer:
                    played |= card.bit
    for pair in _likely_discards(could | played, int(contract.game.strain), contract.declarer == 0):
        mask = pair[0].bit | pair[1].bit
        if mask & could == mask:
            return could & ~mask
    return None


@lru_cache(maxsize=64)
def _likely_discards(twelve: int, strain: int, lead: bool) -> tuple[tuple[Card, Card], ...]:
    found = sorted(discards(twelve, lead), key=lambda each: -each.tricks[strain])
    return tuple(each.discard for each in found)
