"""Table 4: a lone whister counts every trick of the passer, closed or open."""

from __future__ import annotations

import pytest

from prikup.match import MatchState
from tests.support.matches import begin, deal, talk

# Hand 0 is first hand: six clubs with the talon ♣A9. 1 holds diamonds, 2 spades.
HANDS = ("7.KQJT..AKQJT", "98.87.AKQJT.9", "AKQJT..987.87")
TALON = "AC 9C"


def six_clubs(convention: str, mode: str, tricks: str) -> MatchState:
    """Six clubs; first defender whists, second passes; settled at some tricks."""
    state = talk(deal(begin(convention=convention), HANDS, TALON), "6S pass pass order:6C:7S,TC")
    return talk(state, f"whist:whist whist:pass {mode} 0:offer:{tricks} yes yes")


def numbers(state: MatchState) -> tuple[list[int], list[int], list[int]]:
    """Pool and mountain of everybody, and what they have written on the declarer."""
    sheet = state.sheet
    return [*map(int, sheet.pool)], [*map(int, sheet.mountain)], [int(row[0]) for row in sheet.whists]


@pytest.mark.parametrize("mode", ["open", "closed"])
@pytest.mark.parametrize(("convention", "whists"), [("sochi", 8), ("leningrad", 16)])
def test_six_clubs_made_passer_four_whister_none(convention: str, whists: int, mode: str) -> None:
    """Four tricks at the price (2, in Leningrad 4), no charge, no halves: the contract is made."""
    assert numbers(six_clubs(convention, mode, "6,0,4")) == ([2, 0, 0], [0, 0, 0], [0, whists, 0])


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_gentlemans_halves_exist_only_when_the_contract_failed(mode: str) -> None:
    """Rules §6.11, §10.7: one down, 5 tricks at 4 and consolation of 4 each: 14 and 14."""
    assert numbers(six_clubs("leningrad", mode, "5,1,4")) == ([0, 0, 0], [4, 0, 0], [0, 14, 14])
    assert numbers(six_clubs("sochi", mode, "5,1,4")) == ([0, 0, 0], [2, 0, 0], [0, 12, 2])


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_the_whister_alone_is_charged_for_the_side(mode: str) -> None:
    """Rules §6.9: seven declarer's tricks leave the side one short of four; the passer is never charged."""
    assert numbers(six_clubs("sochi", mode, "7,0,3")) == ([2, 0, 0], [0, 2, 0], [0, 6, 0])
