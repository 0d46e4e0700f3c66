"""The bot that does anything legal: first a kind of action, then one of that kind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from prikup.bots.player import own_random
from prikup.cards import Card, CardSet
from prikup.deal import GAMES, SeatView, TrickGame
from prikup.deal.actions import (
    Action,
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    Discard,
    GiveOver,
    Offer,
    Order,
    Pass,
    Point,
)
from prikup.deal.forms import DiscardChoice, OfferChoice, OrderChoice, PointChoice
from prikup.match import AnyAction, Change, Correct, Fine, FixChoice, FixMatch, MatchView, Propose, Redeal

OFFER_SHARE: Final = 0.03
"""Share of the turns in play at which an offer is made instead of a card played."""
ASIDE_SHARE: Final = 0.25
"""Share of the chances to point at a card or to give a hand over that are taken."""
REDEAL_SHARE: Final = 0.005
"""Share of the chances to speak out of turn at which a new deal is asked for."""
BETWEEN_SHARE: Final = 0.02
"""Share of the breaks between two deals at which a matter is put to the table."""
JUMP: Final = 4
"""Steps on the ladder above the lowest that are usually the most to be ordered."""
BOLD_SHARE: Final = 0.15
"""Share of the orders that may be any game at all, and of the deals in which a seat never passes."""

T = TypeVar("T")


class RandomBot:
    """Does anything legal with the same indifference. What it never does, no test has seen."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def act(self, view: MatchView) -> AnyAction | None:
        """A legal action; None out of turn when it lets the chance go."""
        random = own_random(self.seed, view)
        if view.legal:
            return _about_the_match(view, random)
        deal = view.deal
        if view.stage == "between":
            return _between_deals(view, random)
        if deal is None or view.stage != "deal":
            return None
        asides = [form for form in deal.legal if isinstance(form, PointChoice | GiveOver)]
        turn = [form for form in deal.legal if not isinstance(form, PointChoice | GiveOver | OfferChoice)]
        if asides and random.random() < (ASIDE_SHARE if not turn else OFFER_SHARE):
            return _one(deal, random.choice(asides), random)
        if not turn:
            return Propose(Redeal()) if random.random() < REDEAL_SHARE else None
        offers = [form for form in deal.legal if isinstance(form, OfferChoice)]
        if offers and random.random() < OFFER_SHARE:
            return _offer(deal, offers[0], random)
        bold = deal.phase == "auction" and Random(f"{self.seed}/{view.seat}/{len(view.rows)}").random() < BOLD_SHARE
        kinds: dict[str, list[object]] = {}
        for form in turn:
            if not (bold and isinstance(form, Pass | BidMisere) and len(turn) > 1):
                kinds.setdefault(_kind(form), []).append(form)
        return _one(deal, _choice(random, _choice(random, list(kinds.values()))) if kinds else turn[0], random)


def _about_the_match(view: MatchView, random: Random) -> AnyAction:
    form = random.choice(view.legal)
    if not isinstance(form, FixChoice):
        return form
    return FixMatch(pool_size=random.randint(1, max(2, form.advised)))


def _between_deals(view: MatchView, random: Random) -> AnyAction | None:
    """Now and then a matter for the table between two deals."""
    if random.random() >= BETWEEN_SHARE or view.seat is None:
        return None
    scored = view.rows[-1].outcome if view.rows else None
    if view.rules.underbid_penalty and isinstance(scored, TrickGame) and random.random() < 0.5:
        return Propose(Fine())
    other = (view.seat + 1) % len(view.names)
    change = Change(column="whists", seat=view.seat, on=other, amount=random.randint(1, 9))
    return Propose(Correct((change,)))


def _kind(form: object) -> str:
    """Bids differ by their form, not by their height."""
    match form:
        case Pass(dark) | Bid(_, dark):
            return f"{type(form).__name__} {dark}"
        case BidMisere(no_talon, dark):
            return f"misere {no_talon} {dark}"
        case BidNoTalon():
            return "no talon"
        case AnswerHalf():
            return "half"
        case _:
            return type(form).__name__


def _choice(random: Random, options: Sequence[T]) -> T:
    return options[random.randrange(len(options))]


def _one(view: SeatView, form: object, random: Random) -> Action:
    """An action of a legal form."""
    match form:
        case OrderChoice(lowest, discard, may_throw):
            most = len(GAMES) - lowest if random.random() < BOLD_SHARE else JUMP + 1
            game = GAMES[min(lowest + int(random.random() ** 2 * most), len(GAMES) - 1)]
            if not discard:
                return Order(game)
            thrown = may_throw and random.random() < 0.3
            return Order(game, _talon(view) if thrown else _two(view, random), thrown)
        case DiscardChoice(may_throw):
            thrown = may_throw and random.random() < 0.3
            return Discard(_talon(view) if thrown else _two(view, random), thrown)
        case PointChoice(cards):
            return Point(_choice(random, tuple(cards)))
        case action:
            return action  # type: ignore[return-value]


def _two(view: SeatView, random: Random) -> tuple[Card, Card]:
    assert view.contract is not None
    twelve = view.hands[view.contract.declarer]
    first, second = random.sample(tuple(CardSet(twelve or 0)), 2)
    return first, second


def _talon(view: SeatView) -> tuple[Card, Card]:
    first, second = view.talon
    assert first is not None
    assert second is not None
    return first, second


def _offer(view: SeatView, form: OfferChoice, random: Random) -> Offer:
    """All the rest to one hand, or any split."""
    numbers = [0] * len(view.taken)
    hands = (1, 2) if view.setup.gusarik and view.phase == "raspasy" else (0, 1, 2)
    if random.random() < 0.5:
        numbers[_choice(random, hands)] = form.remaining
    else:
        for _ in range(form.remaining):
            numbers[_choice(random, hands)] += 1
    return Offer(tuple(numbers))
