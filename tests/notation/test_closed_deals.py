"""Which deals of a record are closed: table 11, option ``reveal``."""

from __future__ import annotations

import pytest

from prikup.match import Agree, Propose, Stop
from prikup.notation.record import closed_deals, record_of
from tests.support.matches import begin, deal, say, talk

RASPASY = "pass pass pass offer:3,3,4 yes yes"


@pytest.mark.parametrize(
    ("reveal", "running", "scored", "over"),
    [("played", 1, 2, 2), ("match_end", 1, 2, 0), ("deal", 1, 0, 0)],
)
def test_what_is_closed(reveal: str, running: int, scored: int, over: int) -> None:
    """After one deal was dealt, after two were scored, after the match was stopped."""
    state = deal(begin({"reveal": reveal}))
    assert closed_deals(record_of(state)) == running
    state = talk(deal(talk(state, RASPASY)), RASPASY)
    assert closed_deals(record_of(state)) == scored
    for seat, action in ((0, Propose(Stop())), (1, Agree(True)), (2, Agree(True))):
        state = say(state, seat, action)
    assert closed_deals(record_of(state)) == over
