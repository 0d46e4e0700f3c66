"""One function for every decision while cards are played."""

from __future__ import annotations

import numpy as np

from prikup.bots.cardplay import contracts, misere, raspasy
from prikup.bots.cardplay.scene import Scene, scene_of
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
    if deal.offer is not None:
        return Answer(claims.accepts(deal))
    if deal.phase not in ("play", "raspasy") or deal.hand_to_act is None:
        return None
    scene = scene_of(view, skill)
    heads = scene.classes()
    if scene.legal & (scene.legal - 1) == 0:
        return Play(CARDS[scene.legal.bit_length() - 1])
    if skill.claims:
        offer = claims.claim(deal, look_around(deal))
        if offer is not None:
            return offer
    if len(heads) == 1:
        return Play(CARDS[pick(scene, next(iter(heads.values())))])
    return Play(CARDS[_best(scene, heads)])


def _best(scene: Scene, heads: dict[int, list[int]]) -> int:
    names = list(heads)
    contract = scene.deal.contract
    if contract is not None and contract.misere and scene.skill.discards:
        plans = misere.plan_cards(scene)
        if plans is not None:
            top = max(plans.values())
            near = [head for head, value in plans.items() if value > top - NEAR]
            if len(near) > 1:
                found = contracts.scores(scene, scene.worlds(), near)
                near = [head for head, value in zip(near, found, strict=True) if value > found.max() - NEAR]
            return pick(scene, [card for head in near for card in heads[head]])
    worlds = scene.worlds()
    found = (raspasy if contract is None else contracts).scores(scene, worlds, names)
    top = float(np.max(found))
    best = [head for head, value in zip(names, found, strict=True) if value > top - NEAR]
    return pick(scene, [card for head in best for card in heads[head]])
