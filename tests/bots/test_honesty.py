"""A bot knows what its view says and nothing else: not the state, not its own past, not the other world."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import prikup.bots
from prikup import match
from prikup.arena.table import play_match
from prikup.bots import RandomBot, RuleBot
from prikup.deal import view
from prikup.match import MatchState
from prikup.notation.codec import encode
from prikup.rules import preset
from tests.deal.test_views_hide import other_world
from tests.support.bots import begun, players

SOURCES = sorted(Path(prikup.bots.__file__).parent.rglob("*.py"))
KNOWS_ALL = {
    "prikup.deal.state",
    "prikup.deal.referee",
    "prikup.deal.apply",
    "prikup.deal.views",
    "prikup.match.state",
    "prikup.match.referee",
    "prikup.match.views",
}
STATES = {"DealState", "MatchState", "apply", "decide", "begin", "begin_match", "fold", "position_of", "proves"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_bots_do_not_know_of_states(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.module not in KNOWS_ALL
            assert not STATES & {name.name for name in node.names}
        if isinstance(node, ast.Import):
            assert not KNOWS_ALL & {name.name for name in node.names}


def decisions(name: str, deals: int) -> list[tuple[MatchState, int]]:
    """Every place of a match at which a seat was asked."""
    state = begun(preset(name))
    found = []
    for step in play_match(state, players("r" * state.players), 3, deals=deals):
        state = step.state
        found += [(state, seat) for seat in match.to_act(state)]
    return found


@pytest.mark.parametrize("name", ["sochi", "classic", "gusarik"])
def test_a_bot_without_a_past_decides_the_same(name: str) -> None:
    for state, seat in decisions(name, 4):
        seen = match.view(state, seat)
        for bot in (RuleBot, RandomBot):
            assert bot(9).act(seen) == bot(9).act(seen)


def test_the_decision_is_the_same_in_every_world_that_looks_the_same() -> None:
    random, worlds = Random(5), 0
    for state, seat in decisions("sochi", 6):
        if state.deal is None or random.random() < 0.7:
            continue
        other = other_world(state.deal, seat, random)
        if other is None or other.hands == state.deal.hands:
            continue
        assert encode(view(other, seat)) == encode(view(state.deal, seat))
        twin = match.view(state, seat)
        worlds += 1
        moved = replace(state, deal=other)
        assert RuleBot(1).act(match.view(moved, seat)) == RuleBot(1).act(twin)
    assert worlds > 20
