"""Bidding: the count of the hand and what the talon may bring, against raspasy and defence (rules §3, §11)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from prikup.bots.rule.evaluation import Risk, defence_tricks, misere_risk, own_tricks, raspasy_risk, with_talon
from prikup.bots.rule.stakes import Stakes
from prikup.cards import CardSet
from prikup.deal import GAMES, Game, SeatView
from prikup.deal.actions import Action, Bid, BidMisere, BidNoTalon, Hold, Look, Pass

DARK_PASS: Final = 0.25
"""Share of the chances to pass dark that are taken before looking."""
DARK_JOINED: Final = 0.6
"""The same after another dark pass: a light bid has become dear."""
DARK_BID: Final = 0.03
"""Share of the chances to bid dark that are taken before looking."""
DARK_MISERE: Final = 0.004
ALL_PASS: Final = (0.55, 0.72, 1.0)
"""Chance that the others pass too, by the number of passes already said."""
DEFENDING: Final = (1.2, 4.2)
"""Defending is worth so many tricks' whists for each own trick, less so many: most games are made."""
TALON_RISK: Final = 0.1
"""Chance that two talon cards spoil a misère that ten cards would make."""
ACCIDENT: Final = 0.1
"""Share of the misères that are caught though no single suit is in danger."""


def bid(view: SeatView, stakes: Stakes, random: Random) -> Action:
    """A word of the auction."""
    hand = view.hand_to_act
    assert hand is not None
    cards = view.hands[hand]
    words = [form for form in view.legal if isinstance(form, Pass | Bid | BidNoTalon | BidMisere | Hold | Look)]
    if cards is None:
        return _unlooked(view, words, random)
    return _looked(view, stakes, words, cards, lead=hand == 0)


def _unlooked(view: SeatView, words: Sequence[Action], random: Random) -> Action:
    """Before the cards are seen: a dark word now and then, otherwise a look."""
    chance = random.random()
    if Pass(dark=True) in words:
        if chance < (DARK_JOINED if view.dark_passes else DARK_PASS):
            return Pass(dark=True)
        chance = random.random()
    dark = [word for word in words if isinstance(word, Bid)]
    if dark and chance < DARK_BID:
        return dark[0]
    if BidMisere(dark=True) in words and chance > 1 - DARK_MISERE:
        return BidMisere(dark=True)
    return Look()


def _looked(view: SeatView, stakes: Stakes, words: Sequence[Action], cards: CardSet, lead: bool) -> Action:
    multiplier = stakes.bomb
    counts = own_tricks(cards, lead)
    filled = tuple(with_talon(count) for count in counts)
    passing = _passing(view, stakes, cards)
    best: Action = Pass()
    best_value = passing
    # Of two words worth the same the hold comes first: it leaves the raise to the other.
    for word in sorted(words, key=lambda word: not isinstance(word, Hold)):
        match word:
            case Bid(game):
                value = playing(stakes, filled, game, multiplier)
            case Hold() if view.standing is not None:
                value = _held(stakes, counts, filled, view.standing.bid, multiplier)
            case BidNoTalon(level):
                value = playing(stakes, counts, GAMES[5 * (level - 6)], multiplier)
            case BidMisere(no_talon=no_talon):
                value = stakes.misere(*misere_prospects(cards, lead, no_talon), multiplier)
            case _:
                continue
        if value > best_value:
            best, best_value = word, value
    return best


def _held(stakes: Stakes, counts: tuple[float, ...], filled: tuple[float, ...], bid: Action, multiplier: int) -> float:
    match bid:
        case Bid(game):
            return playing(stakes, filled, game, multiplier)
        case BidNoTalon(level):
            return playing(stakes, counts, GAMES[5 * (level - 6)], multiplier)
        case _:
            return float("-inf")


def playing(stakes: Stakes, counts: tuple[float, ...], lowest: Game, multiplier: int) -> float:
    """The best game of ``lowest`` or more with a hand of these counts, in whists."""
    best = float("-inf")
    for strain, mean in enumerate(counts):
        level = lowest.level if strain >= lowest.strain else lowest.level + 1
        if level > 10 or mean < level - 2:
            continue
        for game in GAMES[5 * (level - 6) + strain :: 5]:
            value = stakes.declared(game, mean, multiplier)
            if value < best and game.level > level:
                break
            best = max(best, value)
    return best


def misere_prospects(cards: CardSet, lead: bool, no_talon: bool) -> Risk:
    """Misère with a hand of ten: with a talon the worst card or two can be thrown, and two others come for them."""
    ten = misere_risk(cards, lead)
    caught = ten.caught
    if not no_talon and caught > 0.02:
        least = min(misere_risk(cards & ~card.bit, lead).caught for card in cards)
        caught = TALON_RISK + (1 - TALON_RISK) * (0.15 * caught + 0.85 * least)
    return Risk(ACCIDENT + (1 - ACCIDENT) * caught, ten.tricks)


def _passing(view: SeatView, stakes: Stakes, cards: CardSet) -> float:
    """What a pass is worth: the raspasy that may follow, or the defence of somebody else's game."""
    own = sum(defence_tricks(cards, strain) for strain in range(4)) / 4
    defending = stakes.trick(GAMES[0]) * (DEFENDING[0] * own - DEFENDING[1])
    if view.standing is not None:
        return defending
    risk = raspasy_risk(cards, 2 if view.setup.gusarik else 3)
    passes = sum(view.passed) - (1 if view.setup.gusarik else 0)
    alone = ALL_PASS[min(2, passes + (1 if view.setup.gusarik else 0))]
    raspasy = stakes.raspasy(risk.tricks, 1 - risk.caught, dark=bool(view.dark_passes))
    return alone * raspasy + (1 - alone) * defending
