"""Results protocols: what is refused and where, what is written back, how results compare."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.notation.protocol import (
    ProtocolError,
    compare,
    read_protocols,
    result_object,
    score_protocol,
    write_protocol,
)
from tests.support.protocols import load

DATA = Path(__file__).parent / "data"
BAD = load(DATA / "bad_protocols.json")
CASES = [
    case
    for path in (
        DATA.parent.parent / "data" / "cases" / "scoring.json",
        DATA.parent.parent / "data" / "cases" / "scoring_more.json",
        DATA.parent.parent / "match" / "data" / "course.json",
    )
    for case in load(path)
    if "problem" not in case["expect"]
]


def bad_text(case: dict[str, Any]) -> str:
    """The file of a case: as it stands, a protocol to be written, or very many brackets."""
    if "deep" in case:
        return "[" * int(case["deep"])
    return str(case["text"]) if "text" in case else json.dumps(case["protocol"])


def score_all(text: str) -> None:
    for protocol in read_protocols(text):
        score_protocol(protocol)


@pytest.mark.parametrize("case", BAD, ids=lambda case: case["id"])
def test_a_bad_protocol_is_refused_with_every_place(case: dict[str, Any]) -> None:
    with pytest.raises(ProtocolError) as raised:
        score_all(bad_text(case))
    problems = raised.value.problems
    found = [[each.deal, each.field, each.code if each.rule is None else each.rule.code] for each in problems]
    assert found == [expected[:3] for expected in case["problems"]]
    for problem, expected in zip(problems, case["problems"], strict=True):
        assert expected[3:] in ([], [problem.params])
    assert all(each.code in str(raised.value) or each.rule is not None for each in problems)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_protocol_written_and_read_is_the_same(case: dict[str, Any]) -> None:
    protocol = read_protocols(json.dumps(case))[0]
    assert read_protocols(json.dumps(write_protocol(protocol))) == (protocol,)


def test_problems_of_every_protocol_in_a_file_are_told_with_its_name() -> None:
    text = json.dumps([{"id": "one", "players": ["A"], "deals": []}, {"players": ["A", "B", "C"], "deals": 7}])
    with pytest.raises(ProtocolError) as raised:
        read_protocols(text)
    assert [problem.ident for problem in raised.value.problems] == ["one", "#2"]


def test_a_result_has_exact_fractions_and_a_rounding_that_sums_to_zero() -> None:
    protocol = read_protocols(json.dumps(next(case for case in CASES if case["id"] == "sochi-6-one-down")))[0]
    result = result_object(protocol, score_protocol(protocol))
    # 8 + 20/3 and the like, from the case; rounding by rules §13.4
    assert result["balance"] == {"A": "-82/3", "B": "44/3", "C": "38/3"}
    assert result["rounded"] == {"A": -27, "B": 15, "C": 12}
    assert list(result) == ["id", "pool", "mountain", "whists", "balance", "rounded", "ended", "warnings"]
    assert (result["id"], result["ended"], result["warnings"]) == ("sochi-6-one-down", False, [])


@pytest.mark.parametrize(
    ("expect", "path"),
    [
        ({"pool": {"A": "0"}, "balance": {"B": "44/3"}}, None),
        ({"pool": {"A": 0}, "rounded": {"A": -27}, "ended": False, "warnings": []}, None),
        ({"pool": {"A": "1"}}, ("pool", "A")),
        ({"balance": {"A": "-82/3", "C": "13"}}, ("balance", "C")),
        ({"whists": {"B": {"A": "9"}}}, ("whists", "B", "A")),
        ({"mountain": {"Z": "0"}}, ("mountain", "Z")),
        ({"ended": True}, ("ended",)),
        ({"warnings": ["?"]}, ("warnings",)),
        ({"sheet": {}}, ("sheet",)),
        ({"pool": 7}, ("pool",)),
    ],
)
def test_the_first_difference_from_what_was_expected(expect: dict[str, Any], path: tuple[str, ...] | None) -> None:
    case = next(case for case in CASES if case["id"] == "sochi-6-one-down")
    protocol = read_protocols(json.dumps(case | {"expect": expect}))[0]
    found = compare(protocol, result_object(protocol, score_protocol(protocol)))
    assert (None if found is None else found.path) == path


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-20, 20) | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(data=st.data(), case=st.sampled_from(CASES))
def test_any_damage_is_read_or_refused(data: st.DataObject, case: dict[str, Any]) -> None:
    """A value somewhere in a good protocol is replaced by anything at all."""
    damaged = json.loads(json.dumps(case))
    place: Any = damaged
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            place = inner
            continue
        place[key] = data.draw(JSON)
        break
    with contextlib.suppress(ProtocolError):
        score_all(json.dumps(damaged))


def test_dark_marks_count_for_nothing_where_dark_bids_are_off() -> None:
    """The results protocol: ignored with a warning, whoever they name; an error where they could mean something."""
    deal = {"game": "6S", "declarer": "A", "whist": {"B": "pass", "C": "pass"}, "dark": ["B"]}
    protocol = {"convention": "sochi", "players": ["A", "B", "C"], "deals": [deal]}
    (read,) = read_protocols(json.dumps(protocol))
    assert [notice.code for notice in score_protocol(read).notices] == ["dark_ignored"]
    with pytest.raises(ProtocolError):
        read_protocols(json.dumps(protocol | {"convention": "classic"}))
