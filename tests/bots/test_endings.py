"""The last tricks: who sees all the cards loses nothing there."""

from __future__ import annotations

import pytest

from prikup import match
from prikup.arena.table import play_match
from prikup.bots.rule.knowledge import look_around
from prikup.deal import Acted
from prikup.deal.actions import Play
from prikup.deal.state import PlayPhase
from prikup.match import MatchState
from prikup.rules import preset
from prikup.solver import position_of, values
from tests.support.bots import at, begun, players


def declarers_cards(name: str, deals: int, last: int) -> list[tuple[MatchState, Acted]]:
    """The declarer's cards of open games and misères, so few tricks before the end."""
    found = []
    state = begun(preset(name))
    for step in play_match(state, players("r" * state.players), 8, deals=deals):
        before, state = state, step.state
        phase = before.deal.phase if before.deal is not None else None
        if not isinstance(phase, PlayPhase) or not isinstance(step.event, Acted) or not any(phase.laid):
            continue
        own = isinstance(step.event.action, Play) and phase.turn == phase.contract.declarer
        if own and 10 - len(phase.tricks) <= last:
            found.append((before, step.event))
    return found


@pytest.mark.parametrize("name", ["sochi", "gusarik"])
def test_the_declarer_of_an_open_game_makes_no_mistake_in_the_ending(name: str) -> None:
    cards = declarers_cards(name, 40, 5)
    assert len(cards) >= 20
    for state, event in cards:
        assert state.deal is not None
        phase = state.deal.phase
        assert isinstance(phase, PlayPhase)
        assert isinstance(event.action, Play)
        misere = phase.contract.misere
        found = values(position_of(state.deal), phase.contract.declarer, maximise=not misere)
        assert found[event.action.card] == (min(found.values()) if misere else max(found.values()))


def test_the_talon_is_known_to_be_with_the_declarer() -> None:
    """Closed play: nobody but the declarer may hold the two cards that all have seen."""
    hands = ["AKQJ.KQ7.KQ7.", "T98.AJ9.AJ9.Q", "7.T8.T8.KJT98"]
    state = at(preset("sochi"), hands, "AH 7H", "6S pass pass order:6S:7D,7C whist:whist whist:whist c:AS")
    seen = match.view(state, 1).deal
    assert seen is not None
    table = look_around(seen)
    ace = 31
    assert table.could[0] >> ace & 1
    assert not table.could[2] >> ace & 1


def test_who_did_not_follow_suit_has_none() -> None:
    hands = ["AKQJ.KQ7.KQ7.", "T98.AJ9.AJ9.Q", "7.T8.T8.KJT98"]
    script = "6S pass pass order:6S:7D,7C whist:whist whist:whist c:AS c:8S c:7S c:KS c:9S c:TC c:QS"
    seen = match.view(at(preset("sochi"), hands, "AH 7H", script), 1).deal
    assert seen is not None
    assert look_around(seen).could[2] & 0xFF == 0
