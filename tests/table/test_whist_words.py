"""Table 2: what the sitting dealer sees of the hand he looks at, and what the returner takes."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.deal import view
from prikup.rules import build
from tests.support.matches import begin, deal, talk
from tests.support.script import run, setup_of, start

# Hand 0 is first hand: six spades with the talon ♥A9. 1 holds diamonds, 2 clubs.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"
PASSED = "6S pass pass order:6S:7C,9H whist:pass whist:pass"


def test_the_dealers_view_gains_the_hand_he_looks_at_and_no_other() -> None:
    """Rules §6.7: one of the two hands, once; nobody else learns anything but that he looked."""
    state = run(start(build("sochi", {"players": 4}), setup_of(4), HANDS, TALON), PASSED)
    for hand in (1, 2):
        looked = run(state, f"3:look-at:{hand}")
        before, after = view(state, 3), view(looked, 3)
        assert before.hands == (None, None, None)
        assert [place for place in range(3) if after.hands[place] is not None] == [hand]
        assert after.hands[hand] == state.hands[hand]
        same = {"hands": before.hands, "legal": before.legal, "history": before.history}
        assert replace(after, **same) == before
        for seat in (0, 1, 2, None):
            assert view(looked, seat).hands == view(state, seat).hands


def test_the_returner_takes_all_whists_of_both_hands() -> None:
    """Rules §6.6, §10.5: seven returned and one down; 4 tricks at 4, consolation 4, the other's 4."""
    state = talk(deal(begin(), HANDS, TALON), "6S pass pass order:7S:7C,9H whist:pass whist:half whist:return closed")
    state = talk(state, "0:offer:6,1,3 yes yes")
    assert [[*map(int, row)] for row in state.sheet.whists] == [[0, 0, 0], [24, 0, 0], [0, 0, 0]]
    assert [*map(int, state.sheet.mountain)] == [4, 0, 0]


def test_a_dealer_who_returns_chooses_and_his_view_keeps_to_one_hand_in_closed_play() -> None:
    """Rules §6.7: closed, he plays the hand that he looked at; the other passer plays his own."""
    state = run(start(build("sochi", {"players": 4}), setup_of(4), HANDS, TALON), f"{PASSED} 3:look-at:1 whist:return")
    closed = run(state, "closed c:AS")
    assert [hand is not None for hand in view(closed, 3).hands] == [False, True, False]
    opened = run(state, "open c:AS")
    assert [hand is not None for hand in view(opened, 3).hands] == [False, True, True]
