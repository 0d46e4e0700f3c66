"""A bot that fails is replaced, and the match goes on."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import pytest

from prikup.arena.table import play_match
from prikup.bots import RuleBot, registry
from prikup.bots.guard import Guarded
from prikup.bots.registry import KINDS, make
from prikup.deal import GAMES
from prikup.deal.actions import Bid
from prikup.match import AnyAction, MatchView, Started, begin_match
from prikup.rules import preset


class Failing:
    name = "failing"

    def __init__(self, how: str) -> None:
        self.how = how

    def act(self, view: MatchView) -> AnyAction | None:
        if view.seat not in view.to_act:
            return None
        if self.how == "crash":
            raise ValueError("broken")
        if self.how == "hang":
            threading.Event().wait(0.2)
        return Bid(GAMES[-1]) if self.how == "illegal" else None


@pytest.mark.parametrize("how", ["crash", "silent", "illegal", "hang"])
def test_a_failing_bot_plays_as_its_stand_in(how: str, caplog: Any) -> None:
    rules = preset("sochi")
    names = ("A", "B", "C")

    def balance(first: Any) -> Any:
        state = begin_match(Started(rules=rules, names=names, first_dealer=0))
        for step in play_match(state, [first, RuleBot(), RuleBot()], "guard", deals=1):
            state = step.state
        return state.history

    guarded = Guarded(Failing(how), 0.01 if how == "hang" else None)
    assert balance(guarded) == balance(RuleBot())
    assert guarded.replaced > 0
    assert '"seat":0' in caplog.text


def test_every_kind_is_made_by_its_name() -> None:
    assert [make(kind, 1).name for kind in KINDS] == list(KINDS)


def test_a_kind_is_an_entry_of_a_class_with_its_options(monkeypatch: Any) -> None:
    """Levels are one class with other options; what is asked for overrides them."""
    monkeypatch.setitem(registry._WHERE, "still", (__name__, "Still", {"depth": 2, "how": "crash"}))
    made = make("still", 7, depth=3)
    assert isinstance(made, Still)
    assert (made.seed, made.depth, made.how) == (7, 3, "crash")
    assert registry.guarded("still", 7).player == Still(7, depth=2, how="crash")


@dataclass
class Still:
    seed: int
    depth: int
    how: str
    name = "still"

    def act(self, view: MatchView) -> AnyAction | None:
        return None
