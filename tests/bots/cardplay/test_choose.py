"""Card play: legal and repeatable everywhere, faultless where all cards are known, plans where they are not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup import match
from prikup.arena.table import play_match
from prikup.bots.belief import count, every_world, knowledge
from prikup.bots.cardplay import Skill, choose
from prikup.bots.cardplay import endings as ending_search
from prikup.bots.cardplay.contracts import solved
from prikup.bots.cardplay.scene import scene_of
from prikup.bots.levels import LEVELS, PARTS, LevelBot, without
from prikup.deal.actions import Offer, Play
from prikup.deal.forms import OfferChoice
from prikup.match import MatchState, Started, begin_match
from prikup.rules import PRESETS, Rules, preset
from tests.support.strategies import rules_values

QUICK = Skill(worlds=12, endings=24, seconds=5.0)


class Quick(LevelBot):
    """The card play with few layouts, over the bidding of ``rule``."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, "novice")
        self._cardplay = QUICK


def match_of(rules: Rules, seed: int, deals: int) -> Iterator[MatchState]:
    names = tuple(f"P{seat}" for seat in range(rules.players))
    state = begin_match(Started(rules=rules, names=names, first_dealer=0))
    yield state
    for step in play_match(state, [Quick(seed) for _ in names], seed, deals=deals):
        yield step.state


@settings(max_examples=12)
@given(rules_values(), st.integers(0, 2**16))
def test_it_is_legal_under_any_rules(rules: Rules, seed: int) -> None:
    """An illegal card or claim would raise."""
    states = list(match_of(rules, seed, 2))
    assert states[-1].course.deals == 2 or states[-1].stage == "finished"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["sochi", "gusarik"])
def test_every_level_plays(level: str, name: str) -> None:
    rules = preset(name)
    names = tuple(f"P{seat}" for seat in range(rules.players))
    state = begin_match(Started(rules=rules, names=names, first_dealer=0))
    table = [LevelBot(1, level) for _ in names]
    for step in play_match(state, table, "levels", deals=2):
        state = step.state
    assert state.course.deals == 2


@pytest.mark.parametrize("part", PARTS)
def test_a_level_without_a_part_is_another_level(part: str) -> None:
    assert without(LEVELS["expert"], part) != LEVELS["expert"]


@cache
def decisions(name: str, seed: int = 7, deals: int = 5) -> tuple[tuple[MatchState, int], ...]:
    """Places of a match at which a card was to be played."""
    found = []
    for state in match_of(preset(name), seed, deals):
        if state.deal is not None and state.stage == "deal":
            for seat in match.to_act(state):
                seen = match.view(state, seat).deal
                if seen is not None and seen.phase in ("play", "raspasy") and seen.offer is None:
                    found.append((state, seat))
    return tuple(found)


@pytest.mark.parametrize("name", PRESETS)
def test_the_same_view_gets_the_same_card(name: str) -> None:
    for state, seat in decisions(name, deals=2)[::9]:
        view = match.view(state, seat)
        assert choose(view, QUICK) == choose(view, QUICK)


@pytest.mark.parametrize("name", ["sochi", "leningrad", "rostov"])
def test_no_trick_is_lost_that_known_cards_prove(name: str) -> None:
    """Where some card is the best in every layout that may be, the card played is one of those: in open play by either
    side, whatever was discarded."""
    checked = 0
    for state, seat in decisions(name, deals=12):
        view = match.view(state, seat)
        deal = view.deal
        assert deal is not None
        contract = deal.contract
        if contract is None or deal.hand_to_act is None or count(knowledge(deal)) > 60:
            continue
        action = choose(view, msgspec.structs.replace(QUICK, claims=False, endings=60))
        assert isinstance(action, Play)
        scene = scene_of(view, QUICK)
        values = solved(scene, every_world(knowledge(deal)).hands, 60.0)
        legal = [card for card in range(32) if scene.legal >> card & 1]
        better = 1 if (deal.hand_to_act == contract.declarer) != contract.misere else -1
        best = (better * values[:, legal]).max(axis=1, keepdims=True)
        always = [
            card for card, fits in zip(legal, (better * values[:, legal] == best).all(axis=0), strict=True) if fits
        ]
        if always and len(always) < len(legal):
            assert int(action.card) in always
            checked += 1
    assert checked > 3


def test_a_claim_of_certain_tricks_is_made() -> None:
    """In some deal of a match the declarer sees that the rest is his."""
    claims = [
        action
        for name in ("sochi", "leningrad")
        for state, seat in decisions(name)
        if isinstance(action := choose(match.view(state, seat), QUICK), Offer)
    ]
    assert claims


def test_cards_with_nothing_between_them_are_one_class() -> None:
    for state, seat in decisions("sochi", deals=2):
        scene = scene_of(match.view(state, seat), QUICK)
        heads = scene.classes()
        cards = [card for cards in heads.values() for card in cards]
        assert sorted(cards) == [card for card in range(32) if scene.legal >> card & 1]
        others = 0
        assert state.deal is not None
        for hand, mask in enumerate(state.deal.hands):
            others |= 0 if hand == scene.hand else mask
        for equals in heads.values():
            for low, high in pairwise(equals):
                between = (1 << high) - (2 << low)
                assert not between & others


class TestEndings:
    """One plan for two layouts."""

    def front(self, hands: tuple[tuple[int, int, int], ...], wanted: int) -> list[float]:
        prices = np.array([float(tricks >= wanted) for tricks in range(11)])
        search = ending_search._Search((0,), 0, None, (0.5, 0.5), prices)
        node = ending_search._Node(hands, (), 0, 0)
        rows = search.front(node, (0, 1))
        return sorted(search.worth(row) for row in rows)

    def mask(self, text: str) -> int:
        return sum(1 << "789TJQKA".index(rank) for rank in text) << 24

    def test_what_works_in_each_layout_alone_need_not_work_in_both(self) -> None:
        """♥A9 with the declarer, who leads; K and 8 or 7 beside small ones: an ace is a trick in any layout."""
        ace = (self.mask("A9"), self.mask("K8"), self.mask("T7"))
        turned = (self.mask("A9"), self.mask("T7"), self.mask("K8"))
        assert max(self.front((ace, turned), 1)) == 1.0

    def test_a_guess_is_half(self) -> None:
        """The declarer leads ♥9 or ♦9. In the first layout ♦9 stands and ♥9 loses to ♥10, after which ♠ takes the rest;
        in the second it is the other way round. Each layout alone gives a trick, one plan for both gives it in one."""
        cards = 1 << 26 | 1 << 18
        first = (cards, 1 << 27 | 1 << 1, 1 << 16 | 1 << 0)
        second = (cards, 1 << 24 | 1 << 0, 1 << 19 | 1 << 1)
        assert max(self.front((first, first), 1)) == max(self.front((second, second), 1)) == 1.0
        assert max(self.front((first, second), 1)) == 0.5

    def test_the_search_gives_up_in_time(self) -> None:
        deck = list(range(32))
        hands = tuple(
            (
                sum(1 << card for card in deck[0:9]),
                sum(1 << card for card in deck[9:18]),
                sum(1 << card for card in deck[18:27]),
            )
            for _ in range(1)
        )
        prices = np.arange(11, dtype=float)
        search = ending_search._Search((0,), 0, None, (1.0,), prices)
        with pytest.raises(ending_search.TooLargeError):
            search.front(ending_search._Node(hands, (), 0, 0), (0,))


def test_offers_are_answered_by_what_playing_on_promises() -> None:
    """The declarer offered one trick more than he can take says yes; offered none he says no."""
    from prikup.bots.cardplay.offers import accepts
    from prikup.deal.table import PendingOffer

    answered = set()
    for state, seat in decisions("leningrad"):
        view = match.view(state, seat)
        deal = view.deal
        assert deal is not None
        contract = deal.contract
        form = next((form for form in deal.legal if isinstance(form, OfferChoice)), None)
        if contract is None or contract.misere or form is None or form.remaining < 3:
            continue
        if deal.controllers[contract.declarer] != seat or deal.hand_to_act != contract.declarer:
            continue
        for offered in (0, form.remaining):
            numbers = [0, 0, 0]
            numbers[contract.declarer] = offered
            numbers[(contract.declarer + 1) % 3] = form.remaining - offered
            offer = PendingOffer(seat=(seat + 1) % 3, tricks=tuple(numbers), accepted=(), waiting=(seat,))
            asked = msgspec.structs.replace(view, deal=msgspec.structs.replace(deal, offer=offer))
            answered.add((offered > 0, accepts(scene_of(asked, QUICK))))
    assert (True, True) in answered
    assert (True, False) not in answered
    assert (False, False) in answered
