"""Table 10: nothing is heard at the table besides cards and words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from prikup.deal import Acted, view
from prikup.deal.actions import Discard, Order
from prikup.deal.view import SeenEvent
from prikup.rules import PRESETS, preset
from tests.support.random_match import states

ROOT = Path(__file__).parents[2]


def public(event: SeenEvent) -> object:
    """An event without the cards that only some may know."""
    match event:
        case Acted(seat, Order(game, _, thrown)):
            return seat, "order", game, thrown
        case Acted(seat, Discard(_, thrown)):
            return seat, "discard", thrown
        case Acted():
            return event
        case _:
            return "dealt"


@pytest.mark.parametrize("name", PRESETS)
def test_defenders_have_no_private_channel(name: str) -> None:
    """Whatever a seat does, everybody sees it done: histories differ only in cards dealt and discarded."""
    rules = preset(name)
    for seed in range(4):
        for state in states(rules, Random(seed), deals=4):
            if state.deal is not None:
                histories = {
                    tuple(map(public, view(state.deal, seat).history)) for seat in (*range(rules.players), None)
                }
                assert len(histories) == 1


def test_the_layers_that_play_know_no_clock() -> None:
    """What cannot tell the time cannot delay: the import contract keeps clocks out of rules, referee and match."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    pure = next(contract for contract in contracts if contract["id"] == "pure")
    assert {"prikup.deal", "prikup.score", "prikup.match"} <= set(pure["source_modules"])
    assert {"time", "datetime", "asyncio", "threading"} <= set(pure["forbidden_modules"])
