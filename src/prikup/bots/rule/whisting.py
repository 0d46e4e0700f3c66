"""Whist words by counting tricks of the defence against the duty and the prices (rules §6)."""

from __future__ import annotations

from typing import Final

from prikup.bots.rule.evaluation import NO_TRUMP, defence_tricks
from prikup.bots.rule.stakes import Stakes
from prikup.cards import SUIT_MASKS
from prikup.deal import Game, SeatView
from prikup.deal.actions import Action, ChooseMode, LookAtHand, SpokenWord, Whist
from prikup.score.prices import own_half

SIDE: Final = {6: 3.3, 7: 1.9, 8: 1.0, 9: 0.6, 10: 0.3}
"""Tricks of both defenders together against a game of a level, on the average."""
OWN_WEIGHT: Final = 0.6
"""How much of what a hand counts above its share is not missing in the partner's."""
PARTNER_WHISTS: Final = 0.5
"""Chance that a defender who speaks after a whist whists too."""
HARD_CLOSED: Final = 4
"""Trumps from which a lone whister keeps the defence closed, so that the declarer does not know of them."""


def say(view: SeatView, stakes: Stakes) -> Action:
    """A whist word, or the sitting dealer's look at a hand."""
    contract = view.contract
    assert contract is not None
    assert contract.game is not None
    game = contract.game
    words = {form.word for form in view.legal if isinstance(form, Whist)}
    looks = [form for form in view.legal if isinstance(form, LookAtHand)]
    if looks:
        return looks[-1]
    own = _known_hand(view)
    if own is None:
        return Whist("accept")
    multiplier = _multiplier(view, stakes)
    count = defence_tricks(own, game.strain)
    side = side_tricks(game, count, passed=_partner_passed(view))
    alone = stakes.whisted(game, side, multiplier)
    if "return" in words:
        return Whist("return" if alone > 0 else "accept")
    if "keep" in words:
        return _second_thoughts(stakes, game, words, alone, multiplier)
    if not view.words:
        together = _together(stakes, game, side, count, multiplier, last=False)
        whisting = PARTNER_WHISTS * together + (1 - PARTNER_WHISTS) * alone
        return Whist("whist" if whisting > 0 else "pass")
    if view.words[-1][1] == "whist":
        whisting = _together(stakes, game, side, count, multiplier, last=True)
        return Whist("whist" if whisting > stakes.passed(game, side, multiplier) else "pass")
    if "half" in words and _half(stakes, game, multiplier) > max(alone, 0.0):
        return Whist("half")
    return Whist("whist" if alone > 0 else "pass")


def _together(stakes: Stakes, game: Game, side: float, own: float, multiplier: int, last: bool) -> float:
    """Whisting with the partner, the tricks shared as the counts say."""
    mine = min(own, side) if own > side / 2 else (own + side / 2) / 2
    return stakes.whisted_together(game, mine, max(0.0, side - mine), multiplier, last)


def mode(view: SeatView) -> Action:
    """Open, unless the hand hides long trumps or a void to trump with from a declarer who can be misled."""
    contract = view.contract
    assert contract is not None
    assert contract.game is not None
    own = _known_hand(view)
    strain = contract.game.strain
    if own is None or strain == NO_TRUMP:
        return ChooseMode(True)
    trumps = (own & SUIT_MASKS[strain]).bit_count()
    void = any(not own & mask for suit, mask in enumerate(SUIT_MASKS) if suit != strain)
    return ChooseMode(not (trumps >= HARD_CLOSED or (void and trumps >= 2)))


def side_tricks(game: Game, own: float, passed: bool) -> float:
    """Tricks of the defence together when one hand counts ``own``."""
    average = SIDE[game.level]
    return average + OWN_WEIGHT * (own - average / 2) - (0.25 if passed else 0.0)


def _known_hand(view: SeatView) -> int | None:
    """The hand a word is said for: one's own, or the one the sitting dealer has looked at."""
    assert view.contract is not None
    for hand, cards in enumerate(view.hands):
        if cards is not None and hand != view.contract.declarer:
            return int(cards)
    return None


def _partner_passed(view: SeatView) -> bool:
    return any(word == "pass" and seat != view.seat for seat, word in view.words)


def _multiplier(view: SeatView, stakes: Stakes) -> int:
    assert view.contract is not None
    seat = view.setup.seats[view.contract.declarer]
    bomb = 1 << view.setup.bombs[seat] if view.setup.bombs and seat is not None else 1
    return bomb * (2 if view.contract.dark else 1)


def _half(stakes: Stakes, game: Game, multiplier: int) -> float:
    return multiplier * own_half(game.level) * stakes.trick(game)


def _second_thoughts(stakes: Stakes, game: Game, words: set[SpokenWord], whisting: float, multiplier: int) -> Action:
    if "half" in words:
        return Whist("half" if _half(stakes, game, multiplier) > whisting else "keep")
    return Whist("whist" if whisting > 0 else "keep")
