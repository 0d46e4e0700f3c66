"""Table 5: what the sitting dealer sees, writes and never gets."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from prikup.deal import view
from prikup.deal.actions import LookAtHand
from prikup.match import MatchState
from prikup.rules import preset
from tests.support.matches import begin, deal, talk
from tests.support.random_match import states

HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"


@pytest.mark.parametrize("name", ["sochi", "leningrad", "rostov", "classic", "codex", "races-22"])
def test_his_view_is_a_spectators_until_he_looks(name: str) -> None:
    """Appendix A: public facts only; open hands are public. He knows one hand more once he has looked at it."""
    rules = replace(preset(name), players=4)
    moments = 0
    for seed in range(6):
        for state in states(rules, Random(seed), deals=6):
            game = state.deal
            dealer = None if game is None else game.setup.sitting_dealer
            if game is None or dealer is None:
                continue
            if not any(isinstance(getattr(event, "action", None), LookAtHand) for event in game.history):
                assert replace(view(game, dealer), seat=None, legal=()) == replace(view(game, None), legal=())
                moments += 1
    assert moments > 200


def sheet_of(state: MatchState) -> tuple[list[int], list[int], list[int]]:
    return (
        [*map(int, state.sheet.pool)],
        [*map(int, state.sheet.mountain)],
        [int(row[0]) for row in state.sheet.whists],
    )


def test_he_writes_consolation() -> None:
    """Rules §4.7, §10.8.1: six two down, n = 4: 12, 8 and the dealer's 4."""
    state = talk(deal(begin({"players": 4}), HANDS, TALON), "6S pass pass order:6S:7C,9H whist:whist whist:whist")
    assert sheet_of(talk(state, "0:offer:4,4,2 yes yes")) == ([0, 0, 0, 0], [4, 0, 0, 0], [0, 12, 8, 4])


def test_he_never_receives_help() -> None:
    """Rules §12.4 step 2: his is the only pool that is open, yet two points of a full pool pass him by."""
    state = begin({"players": 4, "pool_size": 2})
    credited = "6S pass pass order:6S:7C,9H whist:pass whist:pass whist:accept"
    for first_hand in range(3):
        assert state.next_setup.seats[0] == first_hand
        state = talk(deal(state, HANDS, TALON), credited)
    state = talk(deal(state), "pass pass pass offer:3,3,3,1 yes yes yes")
    assert (sheet_of(state)[0], state.next_setup.seats[0], state.next_setup.dealer) == ([2, 2, 2, 0], 0, 3)
    state = talk(deal(state, HANDS, TALON), credited)
    assert sheet_of(state)[0] == [2, 2, 2, 0]
    # Raspasy at 1: seats 3, 0, 1 took 3, the dealer 2 took 1; then 2 points off the mountain of seat 0.
    assert sheet_of(state)[1] == [1, 3, 1, 3]
