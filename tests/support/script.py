"""Deals written as short scripts: hands in machine notation, actions as words, seats found by the referee.

An action is ``pass 6S 6S! 7WT M M! MWT hold look take change half? half+ half- order:7D[:AS,KH][:thrown]
discard:AS,KH[:thrown] concede preferans whist:half look-at:1 open closed give-over point:AS offer:3,2,1[:proven]
yes no c:KS``. ``!`` is dark, ``c:`` plays a card. ``2:whist:pass`` names the seat that speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import get_args

from prikup.cards import CARDS, Card, card_set, parse_card, parse_hand
from prikup.deal import DealSetup, DealState, Dealt, Rejection, apply, begin, decide, parse_game, to_act
from prikup.deal import actions as a
from prikup.rules.model import Rules

_FIXED: dict[str, a.Action] = {
    "pass": a.Pass(),
    "pass!": a.Pass(dark=True),
    "M": a.BidMisere(),
    "M!": a.BidMisere(dark=True),
    "MWT": a.BidMisere(no_talon=True),
    "hold": a.Hold(),
    "look": a.Look(),
    "take": a.TakeTalon(),
    "change": a.ChangeToMisere(),
    "half?": a.OfferHalf(),
    "half+": a.AnswerHalf(True),
    "half-": a.AnswerHalf(False),
    "concede": a.ConcedeThree(),
    "preferans": a.DeclarePreferans(),
    "open": a.ChooseMode(True),
    "closed": a.ChooseMode(False),
    "give-over": a.GiveOver(),
    "yes": a.Answer(True),
    "no": a.Answer(False),
}
_SEATED = re.compile(r"^(\d):(.*)$")


def _pair(text: str) -> tuple[Card, Card]:
    first, second = text.split(",")
    return parse_card(first), parse_card(second)


def parse_action(text: str) -> a.Action:
    """One action of a script."""
    if text in _FIXED:
        return _FIXED[text]
    if text.endswith("WT"):
        return a.BidNoTalon(int(text[:-2]))
    kind, *rest = text.split(":")
    thrown = "thrown" in rest
    match kind, [part for part in rest if part != "thrown"]:
        case "order", [game]:
            return a.Order(parse_game(game))
        case "order", [game, cards]:
            return a.Order(parse_game(game), _pair(cards), thrown)
        case "discard", [cards]:
            return a.Discard(_pair(cards), thrown)
        case "whist", [word] if word in get_args(a.SpokenWord):
            return a.Whist(word)  # type: ignore[arg-type]
        case "look-at", [hand]:
            return a.LookAtHand(int(hand))
        case "point", [card]:
            return a.Point(parse_card(card))
        case "offer", [numbers, *proven]:
            return a.Offer(tuple(int(number) for number in numbers.split(",")), proven == ["proven"])
        case "c", [card]:
            return a.Play(parse_card(card))
        case bid, []:
            return a.Bid(parse_game(bid.rstrip("!")), dark=bid.endswith("!"))
    raise ValueError(f"no action in {text!r}")


def setup_of(players: int, **fields: object) -> DealSetup:
    """Seats as they sit when the last one deals: seat 0 is first hand (in gusarik the dummy is)."""
    seats = (None, 0, 1) if players == 2 else (0, 1, 2)
    return DealSetup(players=players, dealer=players - 1, seats=seats, **fields)  # type: ignore[arg-type]


def deal_of(hands: Iterable[str] = (), talon: str = "") -> Dealt:
    """The deal of three hands and a talon; by default a fixed one in which nothing special happens."""
    if not hands:
        cards = [CARDS[(index * 7 + 3) % 32] for index in range(32)]
        parts = [card_set(cards[10 * hand : 10 * hand + 10]) for hand in range(3)]
        return Dealt((parts[0], parts[1], parts[2]), (cards[30], cards[31]))
    first, second, third = (parse_hand(hand) for hand in hands)
    left, right = talon.split()
    return Dealt((first, second, third), (parse_card(left), parse_card(right)))


def say(state: DealState, text: str) -> DealState | Rejection:
    """The state after one action of a script, or why it does not stand."""
    seated = _SEATED.match(text)
    seat = int(seated[1]) if seated else to_act(state)[0]
    word = seated[2] if seated else text
    decision = decide(state, seat, parse_action(word))
    if isinstance(decision, Rejection):
        return decision
    for event in decision:
        state = apply(state, event)
    return state


def run(state: DealState, script: str) -> DealState:
    """The state after a script of actions separated by blanks; every one of them must stand."""
    for text in script.split():
        after = say(state, text)
        assert not isinstance(after, Rejection), f"{text}: {after}"
        state = after
    return state


def start(rules: Rules, setup: DealSetup | None = None, hands: Iterable[str] = (), talon: str = "") -> DealState:
    """A deal before the first word."""
    return begin(rules, setup or setup_of(rules.players), deal_of(hands, talon))


def spell(action: object) -> str:
    """A legal action or form as the script writes it; forms by their kind."""
    match action:
        case a.Bid(game, dark):
            return f"{game}{'!' if dark else ''}"
        case a.BidNoTalon(level):
            return f"{level}WT"
        case a.Whist(word):
            return f"whist:{word}"
        case a.LookAtHand(hand):
            return f"look-at:{hand}"
        case a.Play(card):
            return f"c:{card}"
    for text, fixed in _FIXED.items():
        if fixed == action:
            return text
    return type(action).__name__
