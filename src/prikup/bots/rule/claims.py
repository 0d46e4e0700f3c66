"""Claims when the rest is certain, and answers to what others offer (rules §7.7)."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.cards import worth
from prikup.bots.rule.endings import declarer_tricks
from prikup.bots.rule.holdings import danger
from prikup.bots.rule.knowledge import Table, bits, look_around
from prikup.bots.rule.misere import likely_hand
from prikup.cards import FULL_DECK, SUIT_MASKS, Strain
from prikup.deal import Acted, SeatView
from prikup.deal.actions import Offer
from prikup.deal.forms import OfferChoice

MARGIN: Final = 0.35
"""Tricks by which an offer may fall short of a count and still be taken: play has its accidents."""
USUAL_SHARE: Final = 0.62
"""Share of the open tricks that a declarer whose cards are closed is believed to take."""


def claim(view: SeatView, table: Table) -> Offer | None:
    """An offer of the rest when it is certain: all for oneself on the lead, or none in a misère."""
    choice = next((form for form in view.legal if isinstance(form, OfferChoice)), None)
    if choice is None or choice.remaining < 2 or has_claimed(view):
        return None
    contract = view.contract
    if table.suit is not None and not (contract is not None and contract.misere):
        return None
    if contract is None:
        return _all(view, choice, table.hand) if _all_masters(table) else None
    if table.hand != contract.declarer:
        return None
    if contract.misere:
        if declarer_tricks(view, table) != 0:
            return None
        numbers = [0] * len(view.taken)
        numbers[(contract.declarer + 1) % 3] = choice.remaining
        return Offer(tuple(numbers))
    return _all(view, choice, table.hand) if _all_masters(table) and _trumps_drawn(table) else None


def has_claimed(view: SeatView) -> bool:
    """One claim a deal: who declined it wants to play."""
    return any(
        isinstance(event, Acted) and event.seat == view.seat and isinstance(event.action, Offer)
        for event in view.history
    )


def _all(view: SeatView, choice: OfferChoice, hand: int) -> Offer:
    numbers = [0] * len(view.taken)
    numbers[hand] = choice.remaining
    return Offer(tuple(numbers))


def _all_masters(table: Table) -> bool:
    enemies = table.against()
    return all(table.is_master(card, enemies) for card in bits(table.own))


def _trumps_drawn(table: Table) -> bool:
    """No enemy has a trump, or the masters in one's own hand draw them all first."""
    if table.trump is None:
        return True
    mask = SUIT_MASKS[table.trump]
    return (table.own & mask).bit_count() >= (table.against() & mask).bit_count()


def accepts(view: SeatView) -> bool:
    """Whether the pending offer gives this seat what it can be sure of, or what it may hope for."""
    offer = view.offer
    assert offer is not None
    assert view.seat is not None
    own = view.setup.hand_of(view.seat)
    if view.contract is None:
        return own is None or _raspasy_offer(view, own, offer.tricks)
    declarer = view.contract.declarer
    open_tricks = sum(offer.tricks)
    offered = offer.tricks[declarer]
    if own == declarer:
        expected = _declarer_expects(view, open_tricks)
        return offered <= expected + MARGIN if view.contract.misere else offered >= expected - MARGIN
    expected = _defence_expects(view, open_tricks)
    if view.contract.misere:
        return offered >= expected - MARGIN
    if offered > expected + MARGIN:
        return False
    return own is None or not _alone(view, own) or offer.tricks[own] >= _sure(view, own)


def _alone(view: SeatView, own: int) -> bool:
    """Whether tricks of this hand are written by its own seat: two whisters each count theirs."""
    return sum(word == "whist" for _, word in view.words) == 2 and view.controllers[own] == view.seat


def _view_of(view: SeatView) -> Table | None:
    """The table as it looks to the hand whose turn it is, when this seat sees that hand."""
    hand = view.hand_to_act
    return look_around(view) if hand is not None and view.hands[hand] is not None else None


def _declarer_expects(view: SeatView, open_tricks: int) -> float:
    assert view.contract is not None
    declarer = view.contract.declarer
    own = int(view.hands[declarer] or 0)
    table = _view_of(view)
    if table is not None:
        exact = declarer_tricks(view, table)
        if exact is not None:
            return exact
    others = _others(view, own)
    if view.contract.misere:
        return sum(danger(own >> 8 * suit & 0xFF, others >> 8 * suit & 0xFF).tricks for suit in range(4))
    return min(open_tricks, sum(worth(own, others, suit) for suit in range(4)))


def _others(view: SeatView, own: int) -> int:
    """Cards that the other hands may hold."""
    gone = 0 if view.discard is None else view.discard[0].bit | view.discard[1].bit
    for trick in (*view.tricks, view.table):
        if trick is not None:
            for _, card in trick.cards:
                gone |= card.bit
    return FULL_DECK & ~gone & ~own


def _defence_expects(view: SeatView, open_tricks: int) -> float:
    """Tricks that the declarer is expected to take of those still open."""
    contract = view.contract
    assert contract is not None
    declarer = contract.declarer
    table = _view_of(view)
    if table is not None and table.hand != declarer:
        exact = declarer_tricks(view, table)
        if exact is not None:
            return exact
        if contract.misere:
            his = likely_hand(view, table)
            ours = table.out & ~his | table.own
            return sum(danger(his >> 8 * suit & 0xFF, ours >> 8 * suit & 0xFF).tricks for suit in range(4))
    if contract.misere:
        return 1.0
    shown = view.hands[declarer]
    if shown is not None:
        ours = _others(view, int(shown))
        return min(open_tricks, sum(worth(int(shown), ours, suit) for suit in range(4)))
    assert contract.game is not None
    needed = contract.game.level - view.taken[declarer]
    return min(open_tricks, max(needed, USUAL_SHARE * open_tricks))


def _sure(view: SeatView, own: int) -> int:
    """Own cards that nothing in the declarer's hand can beat in their suit, at most one a suit in a trump game."""
    contract = view.contract
    assert contract is not None
    cards = view.hands[own]
    if cards is None:
        return 0
    his = view.hands[contract.declarer]
    theirs = int(his) if his is not None else _others(view, int(cards))
    found = 0
    for suit, mask in enumerate(SUIT_MASKS):
        if his is not None and not his & mask:
            continue
        top = [card for card in bits(cards & mask) if not theirs & mask & ~((2 << card) - 1)]
        all_win = contract.game is None or contract.game.strain in (suit, Strain.NO_TRUMP)
        found += len(top) if all_win else min(1, len(top))
    return found


def _raspasy_offer(view: SeatView, own: int, numbers: tuple[int, ...]) -> bool:
    cards = int(view.hands[own] or 0)
    if numbers[own] == 0:
        return True
    others = _others(view, cards)
    expected = sum(danger(cards >> 8 * suit & 0xFF, others >> 8 * suit & 0xFF).tricks for suit in range(4))
    return numbers[own] <= min(sum(numbers), 0.8 * expected) + MARGIN
