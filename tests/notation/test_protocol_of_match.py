"""A live match and its results protocol come to the same sheet."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from prikup.notation.protocol import protocol_of_match, read_protocols, score_protocol, write_protocol
from prikup.rules import Rules
from tests.support.random_match import states
from tests.support.strategies import rules_values


@given(rules=rules_values(), seed=st.integers(0, 2**32))
def test_the_protocol_of_a_match_scores_to_its_sheet(rules: Rules, seed: int) -> None:
    state = None
    for state in states(rules, Random(seed), deals=6):
        if len(state.names) != rules.players:
            return
    assert state is not None
    protocol = protocol_of_match(state, "sochi", "x")
    scored = score_protocol(read_protocols(json.dumps(write_protocol(protocol)))[0])
    assert (scored.sheet, scored.settlement) == (state.sheet, state.settlement)
    assert scored.ended == (state.course.ended is not None)
