"""Signals of closed defence: which of equal cards, by the sources' conventions of play in the dark."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from prikup import match
from prikup.bots.cardplay import signals
from prikup.bots.cardplay.offers import accepts
from prikup.bots.cardplay.payoffs import of_offer
from prikup.bots.cardplay.scene import scene_of
from prikup.bots.cardplay.signals import Told, discard_key, lead_key
from prikup.deal.forms import OfferChoice
from prikup.deal.table import PendingOffer
from tests.bots.cardplay.test_choose import QUICK, decisions

SPADES, CLUBS, DIAMONDS, HEARTS = range(4)


def card(text: str) -> int:
    return "SCDH".index(text[0]) * 8 + "789TJQKA".index(text[1])


def cards(text: str) -> list[int]:
    return [card(each) for each in text.split()]


OWN = "SA SK S7 C9 C8 C7 CT DK D8"
"""Strong spades, long weak clubs, a guarded king."""


@pytest.mark.parametrize(
    ("equals", "known", "played"),
    [
        pytest.param("S7 C7 D8", {}, "S7", id="the first discard shows the strongest suit"),
        pytest.param("C7 D8", {}, "D8", id="of what may go, the strongest"),
        pytest.param("S7 C7 D8", {"his": SPADES}, "D8", id="two defenders do not show one suit"),
        pytest.param("S7 C7 D8", {"mine": SPADES}, "C7", id="the suit shown is kept, the weakest goes"),
        pytest.param("S7 C7 D8", {"mine": SPADES, "his": DIAMONDS}, "D8", id="what the partner keeps goes"),
        pytest.param("S7 C7 D8", {"called": True}, "D8", id="called in the dark: the long suit is kept"),
        pytest.param("C7 C8 C9", {"mine": SPADES}, "C7", id="the lowest of a suit"),
    ],
)
def test_discards(equals: str, known: dict[str, Any], played: str) -> None:
    told = Told(own=sum(1 << each for each in cards(OWN)), trump=HEARTS, **known)
    assert max(cards(equals), key=lambda each: discard_key(told, each)) == card(played)


@pytest.mark.parametrize(
    ("known", "played"),
    [
        pytest.param({}, "C7", id="the longest suit"),
        pytest.param({"led": frozenset({DIAMONDS}), "bid": SPADES}, "D8", id="what the partner has led"),
        pytest.param({"his": DIAMONDS, "bid": SPADES}, "D8", id="what he has shown"),
        pytest.param({"bid": SPADES}, "S7", id="what he has bid"),
        pytest.param({"called": True}, "D8", id="called in the dark: not the long suit"),
    ],
)
def test_leads(known: dict[str, Any], played: str) -> None:
    told = Told(own=sum(1 << each for each in cards(OWN)), trump=HEARTS, **known)
    assert max(cards("S7 C7 D8"), key=lambda each: lead_key(told, each)) == card(played)


def test_what_is_told_is_what_lies_on_the_table() -> None:
    """Only closed defence tells something, and first discards are cards that were seen to be played off suit."""
    shown = 0
    for name in ("sochi", "leningrad", "rostov"):
        for state, seat in decisions(name, deals=12):
            scene = scene_of(match.view(state, seat), QUICK)
            found = signals.told(scene)
            contract = scene.deal.contract
            closed = contract is not None and not contract.misere and scene.deal.open is False
            assert (found is not None) == (closed and contract is not None and scene.hand != contract.declarer)
            if found is None:
                continue
            assert contract is not None
            for hand, suit in ((scene.hand, found.mine), (3 - contract.declarer - scene.hand, found.his)):
                seen = [
                    played.suit
                    for trick in scene.deal.tricks
                    for who, played in trick.cards
                    if who == hand and played.suit not in (trick.suit, scene.trump)
                ]
                if seen:
                    assert suit == seen[0]
                    shown += 1
    assert shown


def test_of_two_whisters_each_wants_his_own_tricks() -> None:
    """Greedy whist with two whisters: each writes what he takes himself, so an offer is worth more to a defender the
    more of the defence's tricks it gives him, and none of them is not taken where all would be barely enough."""
    checked, answers = 0, set()
    for name in ("sochi", "leningrad", "rostov"):
        for state, seat in decisions(name, deals=12):
            view = match.view(state, seat)
            deal = view.deal
            assert deal is not None
            contract = deal.contract
            form = next((each for each in deal.legal if isinstance(each, OfferChoice)), None)
            own = deal.setup.hand_of(seat)
            if contract is None or contract.misere or form is None or own in (None, contract.declarer):
                continue
            if [word for _, word in deal.words] != ["whist", "whist"]:
                continue
            assert contract.game is not None
            side = 4
            if form.remaining <= side or contract.game.level - deal.taken[contract.declarer] > form.remaining - side:
                continue
            values = []
            for mine in range(side + 1):
                numbers = [side - mine] * 3
                numbers[contract.declarer], numbers[own or 0] = form.remaining - side, mine
                offer = PendingOffer(seat=(seat + 1) % 3, tricks=tuple(numbers), accepted=(), waiting=(seat,))
                asked = msgspec.structs.replace(view, deal=msgspec.structs.replace(deal, offer=offer))
                values.append(of_offer(scene_of(asked, QUICK), offer.tricks))
                answers.add((mine, accepts(scene_of(asked, QUICK))))
            assert all(less < more for less, more in pairwise(values))
            checked += 1
            if checked == 6:
                break
    assert checked
    assert (0, False) in answers
    assert (4, True) in answers
