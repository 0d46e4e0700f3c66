"""Records of matches: text and JSON that read back to the same, refusals that name the line, verification."""

from __future__ import annotations

import contextlib
import re
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, parse_hand
from prikup.deal import actions as a
from prikup.deal.contract import GAMES
from prikup.deal.events import Acted
from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame
from prikup.match import (
    Admit,
    Agree,
    AnyAction,
    Change,
    Correct,
    Fine,
    FixMatch,
    MatchActed,
    Propose,
    Redeal,
    Stop,
    TimeUp,
)
from prikup.notation.errors import JsonError, NotationError, RecordError
from prikup.notation.record import (
    MatchRecord,
    Scored,
    decode_record,
    encode_record,
    format_record,
    read_record,
    read_record_lines,
    record_of,
    verify,
)
from prikup.notation.record.results import format_outcome, parse_outcome
from prikup.notation.record.words import EXAMPLES, heard, spoken
from prikup.rules import Rules
from prikup.score.sheet import Sheet
from tests.match.test_random_matches import settled
from tests.notation.data_files import cases
from tests.support.random_match import states
from tests.support.strategies import rules_values

GOLDEN = (Path(__file__).parent / "data" / "golden.txt").read_text(encoding="utf-8")

seats = st.integers(0, 3)
cards = st.sampled_from(CARDS)
pairs = st.tuples(cards, cards)
games = st.sampled_from(GAMES)
flags = st.booleans()
counts = st.integers(0, 10)


def random_record(rules: Rules, seed: int) -> MatchRecord:
    """A match played at random; half of them are stopped by consent and settled."""
    random = Random(seed)
    *_, state = states(rules, random, deals=random.randint(1, 9))
    if random.random() < 0.5 and state.proposal is None:
        state = settled(state)
    return record_of(state)


def changed(line: str, by: str, *, recount: bool) -> str:
    """The golden record with one line changed and, on demand, the count behind ``End`` made right."""
    assert f"{line}\n" in GOLDEN
    text = GOLDEN.replace(f"{line}\n", f"{by}\n", 1)
    if not recount:
        return text
    for count in range(40):
        text = re.sub(r"\nEnd \d+", f"\nEnd {count}", text)
        with contextlib.suppress(RecordError):
            read_record(text)
            break
    return text


@given(rules=rules_values(), seed=st.integers(0, 2**32))
def test_a_record_survives_text_and_json_and_holds(rules: Rules, seed: int) -> None:
    record = random_record(rules, seed)
    text = format_record(record)
    assert read_record(text) == record
    assert format_record(read_record(text)) == text
    assert decode_record(encode_record(record)) == record
    report = verify(record)
    assert report.finding is None
    assert report.finished == (record.settlement is not None)
    assert report.deals == sum(isinstance(item, Scored) and item.outcome is not None for item in record.log)
    assert report.events == sum(not isinstance(item, Scored) for item in record.log)
    assert report.state is not None
    assert record_of(report.state) == record


def test_the_golden_record_is_written_as_it_stands() -> None:
    record, lines = read_record_lines(GOLDEN)
    assert format_record(record) == GOLDEN
    assert verify(record).finding is None
    assert len(lines) == len(record.log) == 19
    assert [GOLDEN.split("\n")[line - 1].split()[0] for line in lines[:9]] == [
        *("Deal", "Auction:", "Auction:", "Auction:", "Offer:", "Offer:", "Offer:"),
        *("Result", "Deal"),
    ]


def test_a_record_that_does_not_hold_is_written_and_read_all_the_same() -> None:
    record = read_record(GOLDEN)
    cut = msgspec.structs.replace(record, log=record.log[1:])
    assert verify(cut).finding is not None
    assert read_record(format_record(cut)) == cut
    assert "#" not in format_record(cut)
    nobody = msgspec.structs.replace(record, names=("A", "A", "A"))
    assert (verify(nobody).state, verify(nobody).finished) == (None, False)
    assert read_record(format_record(nobody)) == nobody


def test_the_clock_is_an_event_like_any_other() -> None:
    record = read_record(GOLDEN)
    rung = msgspec.structs.replace(record, log=(*record.log[:8], TimeUp(), *record.log[8:]))
    assert "\nTime up\n" in format_record(rung)
    assert read_record(format_record(rung)) == rung
    assert verify(rung).finding is None


def test_a_sheet_for_too_few_people_is_found() -> None:
    record = read_record(GOLDEN)
    scored = record.log[7]
    assert isinstance(scored, Scored)
    zeros = (Fraction(0), Fraction(0))
    small = msgspec.structs.replace(scored, sheet=Sheet(zeros, zeros, (zeros, zeros)))
    altered = msgspec.structs.replace(record, log=(*record.log[:7], small, *record.log[8:]))
    assert read_record(format_record(altered)) == altered
    finding = verify(altered).finding
    assert finding is not None
    assert (finding.code, finding.params) == ("verify-people", {"written": "2", "expected": "3"})


def test_notes_empty_lines_and_line_ends_mean_nothing() -> None:
    bare = re.sub(r"  #.*", "", GOLDEN).replace("\n\n", "\n")
    noted = "\ufeff" + bare.replace("\n", '  # a note, "quoted"\r\n\r\n')
    assert read_record(bare) == read_record(noted) == read_record(GOLDEN)


@pytest.mark.parametrize("case", cases("record.toml", "unread"), ids=lambda case: case["by"])
def test_a_line_that_cannot_be_read_is_named(case: Any) -> None:
    text = changed(case["line"], case["by"], recount=False)
    at = case.get("at", case["by"].split("\n")[0])
    expected = text.split("\n").index(at) + 1 + case.get("after", 0)
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert (caught.value.code, caught.value.line) == (case["code"], expected)
    assert case.get("params", {}).items() <= caught.value.params.items()


@pytest.mark.parametrize("case", cases("record.toml", "finding"), ids=lambda case: case["by"])
def test_the_first_thing_that_does_not_hold_is_found(case: Any) -> None:
    finding = verify(read_record(changed(case["line"], case["by"], recount=True))).finding
    if case["code"] == "holds":
        assert finding is None
        return
    assert finding is not None
    assert (finding.code, finding.item, finding.deal) == (case["code"], case.get("item"), case.get("deal", 0))
    assert case.get("params", {}).items() <= finding.params.items()
    if "rejection" in case:
        assert finding.rejection is not None
        assert finding.rejection.code == case["rejection"]


def test_a_score_line_that_is_missing_or_too_many_is_found() -> None:
    record = read_record(GOLDEN)
    without = msgspec.structs.replace(record, log=record.log[:7] + record.log[8:])
    twice = msgspec.structs.replace(record, log=(*record.log[:8], *record.log[7:]))
    again = msgspec.structs.replace(record, log=(*record.log[:1], *record.log))
    for changed_record, code, item in ((without, "verify-score-missing", 6), (twice, "verify-no-deal-over", 8)):
        finding = verify(changed_record).finding
        assert finding is not None
        assert (finding.code, finding.item, finding.deal) == (code, item, 1)
    finding = verify(again).finding
    assert finding is not None
    assert (finding.code, finding.item, finding.deal) == ("verify-illegal-event", 1, 2)
    assert finding.rejection is not None
    assert finding.rejection.code == "match-no-deck"
    finding = verify(msgspec.structs.replace(record, settlement=None)).finding
    assert finding is not None
    assert finding.code == "verify-settlement-missing"


@pytest.mark.parametrize("lines", range(GOLDEN.count("\n")))
def test_a_record_cut_anywhere_is_noticed(lines: int) -> None:
    text = "\n".join(GOLDEN.split("\n")[:lines])
    if read_ends_with(text):
        return
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.code in ("record-truncated", "record-head")


def read_ends_with(text: str) -> bool:
    """The whole record, cut only behind its last line."""
    return text.rstrip().endswith("End 19")


@given(seed=st.integers(0, 2**32), data=st.data())
def test_an_altered_record_is_read_or_refused_and_its_numbers_are_checked(seed: int, data: st.DataObject) -> None:
    record = random_record(Rules(), seed)
    text = format_record(record)
    lines = text.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(("drop", "double", "digit", "card", "swap")))
    if how == "drop" and len(lines) > place + 1:
        del lines[place]
    elif how == "double":
        lines.insert(place, lines[place])
    elif how == "digit":
        lines[place] = re.sub(r"\d", lambda found: str((int(found[0]) + 1) % 10), lines[place], count=1)
    elif how == "card":
        lines[place] = re.sub(r"\b[AKQJT987]([SCDH])\b", r"7\1", lines[place], count=1)
    else:
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[place], lines[other] = lines[other], lines[place]
    with contextlib.suppress(NotationError):
        altered = read_record("\n".join(lines))
        holds = verify(altered).finding is None
        number = how == "digit" and lines[place].startswith(("Sheet", "Result", "Balance", "Rounded"))
        assert altered == record or not (holds and number)


actions: st.SearchStrategy[AnyAction] = st.one_of(
    st.builds(a.Pass, flags),
    st.builds(a.Bid, games, flags),
    st.builds(a.BidNoTalon, st.integers(6, 10)),
    st.builds(a.BidMisere, flags, flags),
    st.sampled_from((a.Hold(), a.Look(), a.TakeTalon(), a.ChangeToMisere(), a.OfferHalf(), a.GiveOver())),
    st.sampled_from((a.ConcedeThree(), a.DeclarePreferans(), Propose(Stop()), Propose(Redeal()))),
    st.builds(a.AnswerHalf, flags),
    st.builds(a.Order, games),
    st.builds(a.Order, games, pairs, flags),
    st.builds(a.Discard, pairs, flags),
    st.builds(a.Whist, st.sampled_from(("whist", "pass", "half", "return", "accept", "keep"))),
    st.builds(a.LookAtHand, st.integers(0, 2)),
    st.builds(a.ChooseMode, flags),
    st.builds(a.Play, cards),
    st.builds(a.Point, cards),
    st.builds(a.Offer, st.lists(counts, min_size=1, max_size=4).map(tuple), flags),
    st.builds(a.Answer, flags),
    st.builds(Agree, flags),
    st.builds(
        FixMatch,
        pool_size=st.integers(1, 500),
        end=st.sampled_from((None, "each_pool", "total_pool", "time", "rounds")),
        time_limit=st.none() | st.integers(0, 600),
        stake=st.none() | st.decimals(0, 100, places=2),
    ),
    st.builds(lambda proven: Propose(Fine(proven)), flags),
    st.builds(lambda name: Propose(Admit(name)), st.text(max_size=12)),
    st.builds(
        lambda changes, reason: Propose(Correct(tuple(changes), reason)),
        st.lists(
            st.builds(
                Change,
                column=st.sampled_from(("pool", "mountain", "whists")),
                seat=seats,
                amount=st.integers(-500, 500),
                on=st.none() | seats,
            ),
            max_size=3,
        ),
        st.text(max_size=20),
    ),
)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (a.Bid(GAMES[8], dark=True), "dark 7H"),
        (a.BidNoTalon(8), "8WT"),
        (a.BidMisere(no_talon=True, dark=True), "dark misere-wt"),
        (a.Hold(), "here"),
        (a.Order(GAMES[7], (CARDS[0], CARDS[1])), "7D discard 7S 8S"),
        (a.Discard((CARDS[0], CARDS[1]), thrown=True), "throw 7S 8S"),
        (a.ConcedeThree(), "down three"),
        (a.DeclarePreferans(), "preferans"),
        (a.AnswerHalf(False), "decline half"),
        (a.LookAtHand(2), "look 3"),
        (a.Offer((0, 0, 9), proven=True), "0 0 9 proven"),
        (
            FixMatch(pool_size=50, end="time", time_limit=120, stake=Decimal("0.5")),
            "fix pool 50 end time time 120 stake 0.5",
        ),
        (
            Propose(
                Correct(
                    (Change(column="whists", seat=0, on=2, amount=-20), Change(column="pool", seat=1, amount=4)),
                    "«#», да",
                )
            ),
            'propose correct whists A on C -20 pool B 4 reason "«#», да"',
        ),
    ],
)
def test_the_words_of_actions(action: AnyAction, words: str) -> None:
    keyword, said = spoken(action)
    assert said == words
    assert heard(keyword, re.findall(r'"(?:[^"\\]|\\.)*"|[^\s"]+', words)) == action


@given(actions)
def test_every_action_has_words_that_are_heard_back(action: AnyAction) -> None:
    keyword, words = spoken(action)
    assert keyword in EXAMPLES
    assert "\n" not in words
    found = re.findall(r'"(?:[^"\\]|\\.)*"|[^\s"]+', words)
    assert heard(keyword, found) == action


wild: st.SearchStrategy[AnyAction] = st.one_of(
    st.builds(a.LookAtHand, st.integers(-3, 9)),
    st.builds(a.BidNoTalon, st.integers(-2, 99)),
    st.builds(a.Discard, st.none() | pairs, flags),
    st.builds(a.Order, games, st.none() | pairs, flags),
    st.builds(a.Offer, st.lists(st.integers(-5, 15), max_size=5).map(tuple), flags),
    st.builds(FixMatch, pool_size=st.integers(-5, 10**9), time_limit=st.integers(-5, 10**9)),
    st.builds(
        lambda change: Propose(Correct((change,))),
        st.builds(
            Change,
            column=st.sampled_from(("pool", "mountain", "whists")),
            seat=st.integers(-2, 5),
            amount=st.integers(-(10**9), 10**9),
            on=st.none() | st.integers(-2, 5),
        ),
    ),
)


@given(rules=rules_values(), seed=st.integers(0, 2**32), data=st.data())
def test_whatever_is_put_in_place_of_an_event_is_judged(rules: Rules, seed: int, data: st.DataObject) -> None:
    record = random_record(rules, seed)
    places = [place for place, item in enumerate(record.log) if isinstance(item, Acted | MatchActed)]
    place = data.draw(st.sampled_from(places)) if places else 0
    seat = data.draw(st.integers(-2, 5))
    action = data.draw(actions | wild)
    put: Acted | MatchActed = (
        MatchActed(seat, action) if isinstance(action, Propose | Agree | FixMatch) else Acted(seat, action)
    )
    report = verify(msgspec.structs.replace(record, log=(*record.log[:place], put, *record.log[place + 1 :])))
    if put not in record.log[place : place + 1] and report.finding is not None:
        assert report.finding.item is None or report.finding.item >= place


tricks = st.dictionaries(seats, counts, min_size=1)
talons = st.none() | pairs
times = st.none() | st.integers(1, 64)
outcomes: st.SearchStrategy[Outcome | None] = st.one_of(
    st.none(),
    st.builds(
        TrickGame,
        game=games,
        declarer=seats,
        words=st.dictionaries(seats, st.sampled_from(("whist", "pass", "half", "return"))),
        tricks=st.none() | tricks,
        conceded=flags,
        talon=talons,
        thrown=flags,
        no_talon=flags,
        claimed=flags,
        dark=flags,
        multiplier=times,
    ),
    st.builds(
        Misere,
        declarer=seats,
        tricks=tricks,
        talon=talons,
        thrown=flags,
        no_talon=flags,
        half=flags,
        claimed=flags,
        dark=flags,
        multiplier=times,
    ),
    st.builds(
        Raspasy,
        tricks=tricks,
        dark=st.lists(seats, unique=True).map(tuple),
        claimed=flags,
        multiplier=times,
        talon=talons,
    ),
    st.builds(Preferans, declarer=seats, game=games),
)


@given(outcomes)
def test_every_outcome_is_read_back(outcome: Outcome | None) -> None:
    assert parse_outcome(format_outcome(outcome)) == outcome


@pytest.mark.parametrize(
    ("keyword", "words"),
    [
        ("Auction", "5S"),
        ("Auction", "dark here"),
        ("Auction", "1_0WT"),
        ("Auction", ""),
        ("Choice", "take half"),
        ("Order", "7D discard 7S"),
        ("Order", "7D keep 7S 8S"),
        ("Whist", "look 4"),
        ("Whist", "maybe"),
        ("Mode", "ajar"),
        ("Trick", "1S"),
        ("Give", "up"),
        ("Offer", ""),
        ("Offer", "proven"),
        ("Offer", "٣ 3 4"),
        ("Match", "fix pool"),
        ("Match", "fix pool 20 end never"),
        ("Match", "fix pool 20 end"),
        ("Match", "fix pool 20 time"),
        ("Match", "fix pool 20 stake"),
        ("Match", "fix pool 20 stake x"),
        ("Match", "fix pool 20 coffee 2"),
        ("Match", "propose admit 7"),
        pytest.param("Match", "propose admit " + "[" * 100_000, id="deeply nested"),
        ("Match", "propose correct pool B"),
        ("Match", 'propose correct pool B reason "x"'),
        ("Match", 'propose correct tea B 4 reason "x"'),
        ("Match", 'propose correct pool BC 4 reason "x"'),
        ("Match", "propose coffee"),
        ("Shout", "hey"),
    ],
)
def test_words_that_mean_nothing_are_refused(keyword: str, words: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any kind of it, its text is not shown
        heard(keyword, words.split())


def test_rules_are_kept_as_the_nearest_preset_and_what_differs() -> None:
    from prikup.match import Started
    from prikup.notation.record import begin_record
    from prikup.rules import preset

    rules = msgspec.structs.replace(preset("leningrad"), stake=Decimal("0.5"), pool_size=40)
    started = Started(rules=rules, names=("A", "B", "C"), first_dealer=1)
    record = begin_record(started)
    assert (record.convention, record.rules) == ("leningrad", {"pool_size": 40, "stake": "0.5"})
    assert record.started() == started
    assert decode_record(encode_record(record)).started() == started
    assert read_record(format_record(record)).started() == started


@pytest.mark.parametrize(
    ("data", "error", "code"),
    [
        ("[]", JsonError, "json-type"),
        ("{}", RecordError, "record-head"),
        ('{"format":"prikup-match","version":2}', RecordError, "record-version"),
        ('{"format":"prikup-match","version":1}', JsonError, "json-missing"),
        ('{"format":"prikup-match"', JsonError, "json-truncated"),
    ],
)
def test_json_of_something_else_is_refused(data: str, error: type[NotationError], code: str) -> None:
    with pytest.raises(error) as caught:
        decode_record(data)
    assert caught.value.code == code


def test_json_that_was_altered_is_refused_with_its_path() -> None:
    text = encode_record(read_record(GOLDEN)).decode()
    for old, new, code, path in (
        ('"6S"', '"5S"', "json-value", "log[9].action.game"),
        ('"names"', '"people"', "json-unknown", "root"),
        ('"number":1', '"nummer":1', "json-unknown", "log[7]"),
        ('"A7.A98.98.JT8"', '"A7.A98.98"', "json-value", "log[0].hands[0]"),
    ):
        with pytest.raises(JsonError) as caught:
            decode_record(text.replace(old, new, 1))
        assert (caught.value.code, caught.value.params["path"]) == (code, path)


def test_cards_that_are_no_deal_are_found_in_json() -> None:
    record = read_record(GOLDEN)
    dealt = msgspec.structs.replace(record.log[0], hands=(parse_hand("A..."),) * 3)
    finding = verify(msgspec.structs.replace(record, log=(dealt, *record.log[1:]))).finding
    assert finding is not None
    assert finding.rejection is not None
    assert (finding.code, finding.item, finding.rejection.code) == ("verify-illegal-event", 0, "match-cards")
