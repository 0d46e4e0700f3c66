"""One function for every decision while cards are played."""

from __future__ import annotations

import numpy as np

from prikup.bots.belief import Weighted
from prikup.bots.cardplay import contracts, endings, misere, offers, raspasy
from prikup.bots.cardplay.payoffs import payoffs
from prikup.bots.cardplay.scene import Scene, Values, scene_of
from prikup.bots.cardplay.skill import DEFAULT, Skill
from prikup.bots.cardplay.ties import pick
from prikup.bots.rule import claims
from prikup.bots.rule.knowledge import look_around
from prikup.cards import CARDS
from prikup.deal.actions import Action, Answer, Play
from prikup.match import MatchView

NEAR = 1e-6


def choose(view: MatchView, skill: Skill = DEFAULT) -> Action | None:
    """The card to play, a claim, or the answer to an offer; None where nothing of the kind is asked of the seat."""
    deal = view.deal
    if view.legal or deal is None or view.stage != "deal" or view.seat not in view.to_act:
        return None
    if deal.phase not in ("play", "raspasy") or deal.hand_to_act is None:
        return None if deal.offer is None else Answer(claims.accepts(deal))
    scene = scene_of(view, skill)
    if deal.offer is not None:
        counted = offers.accepts(scene) if skill.claims else None
        return Answer(claims.accepts(deal) if counted is None else counted)
    heads = scene.classes()
    if scene.legal & (scene.legal - 1) == 0:
        return Play(CARDS[scene.legal.bit_length() - 1])
    if skill.claims:
        offer = claims.claim(deal, look_around(deal)) or offers.claim(scene)
        if offer is not None:
            return offer
    if len(heads) == 1:
        return Play(CARDS[pick(scene, next(iter(heads.values())))])
    best = _best(scene, heads)
    return None if best is None else Play(CARDS[best])


def _best(scene: Scene, heads: dict[int, list[int]]) -> int | None:
    """The card; None where there was no time for a single layout."""
    names = list(heads)
    contract = scene.deal.contract
    if contract is not None and contract.misere and scene.skill.discards:
        plans = misere.plan_cards(scene)
        if plans is not None:
            top = max(plans.values())
            near = [head for head, value in plans.items() if value > top - NEAR]
            if len(near) > 1:
                found = contracts.scores(scene, scene.worlds(), near)
                if found is not None:
                    near = [head for head, value in zip(near, found, strict=True) if value > found.max() - NEAR]
            return pick(scene, [card for head in near for card in heads[head]])
    worlds = scene.worlds()
    results = _planned(scene, worlds, names)
    if results is None:
        results = (raspasy if contract is None else contracts).scores(scene, worlds, names)
    if results is None:
        return None
    top = float(np.max(results))
    best = [head for head, value in zip(names, results, strict=True) if value > top - NEAR]
    return pick(scene, [card for head in best for card in heads[head]])


def _planned(scene: Scene, worlds: Weighted, names: list[int]) -> Values | None:
    """Results with one plan for all layouts, where an ending can be searched so: by the declarer, or by a defender who
    sees both hands of the defence."""
    deal, contract = scene.deal, scene.deal.contract
    few = 1 < len(worlds.worlds) <= endings.LAYOUTS and scene.own.bit_count() <= endings.TRICKS
    if contract is None or not scene.skill.plans or not worlds.exact or not few:
        return None
    if scene.hand != contract.declarer and any(
        deal.hands[hand] is None for hand in range(3) if hand != contract.declarer
    ):
        return None
    hands = tuple((int(first), int(second), int(third)) for first, second, third in worlds.worlds.hands)
    found = endings.scores(scene, hands, worlds.weights, payoffs(scene), names)
    return None if found is None else np.array(found)
