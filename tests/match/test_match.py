"""A live match: its beginning and stages, what people may put to the table, what its history is worth."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from msgspec.structs import replace

from prikup import match
from prikup.cards import parse_card
from prikup.deal import Dealt, Rejection, SeatView
from prikup.deal.actions import Pass
from prikup.deal.view import SeenDealt
from prikup.match import (
    Admit,
    Agree,
    AnyAction,
    Change,
    Correct,
    Fine,
    FixChoice,
    FixMatch,
    MatchError,
    MatchState,
    Proposal,
    Propose,
    Redeal,
    Started,
    Stop,
    TimeUp,
)
from prikup.rules import build, preset
from tests.support.matches import NAMES, begin, deal, say, talk
from tests.support.script import deal_of

# Hand 0 is first hand: six spades with the talon ♥A9.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"
CREDITED = "6S pass pass order:6S:7C,9H whist:pass whist:pass"
RASPASY = "pass pass pass offer:3,3,4 yes yes"


def refused(state: MatchState, seat: int, action: AnyAction) -> Rejection:
    answer = match.decide(state, seat, action)
    assert isinstance(answer, Rejection)
    return answer


def agreed(state: MatchState, proposal: Proposal, seat: int = 0) -> MatchState:
    """The match after everybody has agreed."""
    state = say(state, seat, Propose(proposal))
    while state.proposal is not None:
        state = say(state, match.to_act(state)[0], Agree(True))
    return state


def after_six(**overrides: Any) -> MatchState:
    """Seat 0 has written two points for six spades after two passes."""
    return talk(deal(begin(overrides), HANDS, TALON), CREDITED)


def numbers(state: MatchState) -> tuple[list[int], list[int], list[list[int]]]:
    """Pool, mountain and whists."""
    sheet = state.sheet
    return [*map(int, sheet.pool)], [*map(int, sheet.mountain)], [[*map(int, row)] for row in sheet.whists]


# --- how a match begins


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"names": ("А", "Б")}, "match-names"),
        ({"names": ("А", "Б", "В", "Г")}, "match-names"),
        ({"names": ("А", "Б", "А")}, "match-names"),
        ({"names": ("А", " ", "В")}, "match-names"),
        ({"names": ("А", "Б\x1b[2J", "В")}, "match-names"),
        ({"first_dealer": 3}, "match-dealer"),
        ({"first_dealer": -1}, "match-dealer"),
        ({"rules": replace(preset("sochi"), raspasy_talon="open", gusarik=True)}, "match-rules"),
    ],
)
def test_a_match_that_cannot_begin(changes: dict[str, Any], code: str) -> None:
    started = replace(Started(rules=preset("sochi"), names=("А", "Б", "В"), first_dealer=0), **changes)
    with pytest.raises(MatchError) as caught:
        match.begin_match(started)
    assert caught.value.code == code


def test_a_match_waits_for_a_deck_before_its_first_deal() -> None:
    state = begin()
    assert (state.stage, match.to_act(state), match.legal(state, 0)) == ("between", (), ())
    assert refused(state, 0, Pass()) == Rejection("match-no-deal")
    assert refused(state, 3, Pass()) == Rejection("no-such-seat", {"seat": 3})
    assert match.view(state, 0).deal is None
    state = deal(state)
    assert (state.stage, match.to_act(state)) == ("deal", (0,))


def test_cards_come_only_when_they_are_awaited_and_are_a_deck() -> None:
    state = deal(begin())
    with pytest.raises(MatchError) as caught:
        deal(state)
    assert caught.value.code == "match-no-deck"
    first, second, _ = deal_of().hands
    with pytest.raises(MatchError) as caught:
        deal(begin(), Dealt((first, second, first), deal_of().talon))
    assert caught.value.code == "match-cards"
    with pytest.raises(MatchError) as caught:
        deal(say(begin(), 0, Propose(Stop())))
    assert caught.value.code == "match-no-deck"


def test_a_history_is_a_match_again_and_begins_with_its_beginning() -> None:
    state = after_six()
    assert match.fold(state.history) == state
    with pytest.raises(MatchError) as caught:
        match.fold(state.history[1:])
    assert caught.value.code == "match-not-started"
    with pytest.raises(MatchError) as caught:
        match.apply(state, state.history[0])
    assert caught.value.code == "match-begun"


def test_deals_follow_clockwise_and_stay_to_be_looked_at() -> None:
    """Rules §2.3."""
    state = after_six()
    assert (state.stage, state.next_setup.dealer, state.next_setup.seats) == ("between", 0, (1, 2, 0))
    assert [row.number for row in state.rows] == [1]
    state = talk(deal(state), RASPASY)
    assert [past.outcome for past in state.past] == [state.rows[0].outcome]
    assert [view.outcome for view in match.past_views(state, 2)] == [state.rows[0].outcome]
    assert [row.number for row in state.rows] == [1, 2]


def test_a_match_that_is_over_takes_no_more_words() -> None:
    state = agreed(begin(), Stop())
    assert refused(state, 0, Pass()) == Rejection("match-over")
    assert refused(state, 0, Propose(Stop())) == Rejection("match-over")


def test_the_clock_ends_a_match_between_circles() -> None:
    """Rules §12.1, §21.13."""
    rules = {"end": "time", "time_limit": 60}
    assert match.apply(begin(rules), TimeUp()).stage == "finished"
    state = match.apply(talk(deal(begin(rules)), RASPASY), TimeUp())
    assert state.stage == "between"
    for _ in range(2):
        state = talk(deal(state), RASPASY)
    assert (state.stage, state.course.ended) == ("finished", "time")


# --- stopping


def test_a_match_stops_when_everybody_agrees() -> None:
    """Rules §12.1, §15.7 V45: settled with step 0 of §13: 10·(2 - 2/3), 10·(0 - 2/3) twice."""
    state = say(after_six(), 1, Propose(Stop()))
    assert match.to_act(state) == (0, 2)
    assert match.legal(state, 0) == (Agree(True), Agree(False))
    assert match.legal(state, 1) == ()
    pending = match.view(state, None).proposal
    assert pending is not None
    assert (pending.seat, pending.proposal, pending.agreed, pending.waiting) == (1, Stop(), (1,), (0, 2))
    state = say(state, 0, Agree(True))
    assert (state.stage, match.to_act(state)) == ("between", (2,))
    state = say(state, 2, Agree(True))
    assert state.stage == "finished"
    settlement = match.view(state, None).settlement
    assert settlement is not None
    assert settlement.rounded == (14, -7, -7)


def test_one_refusal_and_the_match_goes_on() -> None:
    state = say(say(after_six(), 0, Propose(Stop())), 2, Agree(False))
    assert (state.stage, state.proposal) == ("between", None)
    assert deal(state).stage == "deal"


def test_a_deal_in_progress_does_not_count_when_the_match_stops() -> None:
    """Rules §12.1."""
    state = agreed(talk(deal(after_six()), "6S pass"), Stop())
    assert state.stage == "finished"
    assert len(state.rows) == 1
    assert numbers(state)[0] == [2, 0, 0]
    assert refused(state, 2, Pass()) == Rejection("match-over")


def test_nobody_answers_what_he_is_not_asked() -> None:
    state = after_six()
    assert refused(state, 0, Agree(True)) == Rejection("proposal-not-asked")
    state = say(state, 0, Propose(Stop()))
    assert refused(state, 0, Agree(True)) == Rejection("proposal-not-asked")
    state = say(state, 1, Agree(True))
    assert refused(state, 1, Agree(True)) == Rejection("proposal-not-asked")


def test_a_proposal_stops_everything_else() -> None:
    state = say(deal(begin()), 1, Propose(Stop()))
    assert refused(state, 0, Pass()) == Rejection("proposal-pending")
    assert refused(state, 2, Propose(Redeal())) == Rejection("proposal-pending")
    assert refused(state, 0, FixMatch(pool_size=10)) == Rejection("proposal-pending")


def test_a_seat_makes_three_proposals_until_the_match_moves_on() -> None:
    state = after_six()
    for _ in range(3):
        state = say(say(state, 0, Propose(Stop())), 1, Agree(False))
    assert refused(state, 0, Propose(Stop())) == Rejection("proposal-too-many", {"most": 3})
    assert say(state, 1, Propose(Stop())).proposal is not None
    assert say(deal(state), 0, Propose(Stop())).proposal is not None


# --- corrections


def change(column: Any, seat: int, amount: int, on: int | None = None) -> Change:
    return Change(column=column, seat=seat, amount=amount, on=on)


def test_the_sheet_is_corrected_by_consent_and_the_reason_stands_there() -> None:
    """Rules §1.6, §15.7 V43."""
    changes = (change("pool", 0, -2), change("mountain", 1, 5), change("whists", 2, 8, on=0))
    state = agreed(after_six(), Correct(changes, "списано не туда"))
    assert numbers(state) == ([0, 0, 0], [0, 5, 0], [[0, 0, 0], [0, 0, 0], [8, 0, 0]])
    row = state.rows[-1]
    assert (row.number, row.setup, row.outcome) == (1, None, None)
    assert [(entry.reason, entry.params) for entry in row.entries] == [("correction", {"text": "списано не туда"})] * 3


def test_a_correction_waits_for_everybody() -> None:
    state = say(after_six(), 1, Propose(Correct((change("pool", 0, -2),))))
    assert numbers(state)[0] == [2, 0, 0]
    assert numbers(say(state, 0, Agree(False)))[0] == [2, 0, 0]


def test_after_the_next_deal_it_is_too_late() -> None:
    """Rules §15.7 V43, U27."""
    proposal = Propose(Correct((change("pool", 0, -2),)))
    assert refused(deal(after_six()), 0, proposal) == Rejection("correction-too-late")
    over = agreed(after_six(), Stop())
    assert numbers(agreed(over, proposal.proposal))[0] == [0, 0, 0]


@pytest.mark.parametrize(
    ("changes", "rejection"),
    [
        ((), Rejection("correction-empty")),
        ((change("pool", 3, 1),), Rejection("correction-no-seat", {"seat": 3})),
        ((change("pool", -1, 1),), Rejection("correction-no-seat", {"seat": -1})),
        ((change("pool", 0, 0),), Rejection("correction-amount", {"most": 1_000_000})),
        ((change("mountain", 0, 1_000_001),), Rejection("correction-amount", {"most": 1_000_000})),
        ((change("whists", 0, 4),), Rejection("correction-whists-on")),
        ((change("pool", 0, 4, on=1),), Rejection("correction-whists-on")),
        ((change("whists", 0, 4, on=0),), Rejection("correction-no-seat", {"seat": 0})),
        ((change("whists", 0, 4, on=5),), Rejection("correction-no-seat", {"seat": 5})),
        ((change("pool", 0, 1), change("pool", 0, 0)), Rejection("correction-amount", {"most": 1_000_000})),
    ],
)
def test_what_cannot_be_written(changes: tuple[Change, ...], rejection: Rejection) -> None:
    assert refused(after_six(), 0, Propose(Correct(changes))) == rejection


# --- fines


def test_a_proven_fine_stands_at_once() -> None:
    """Rules §5.2: whists to each opponent on proof."""
    state = say(after_six(underbid_penalty=30), 1, Propose(Fine(proven=True)))
    assert state.proposal is None
    assert numbers(state)[2] == [[0, 0, 0], [30, 0, 0], [30, 0, 0]]
    assert [entry.reason for entry in state.rows[-1].entries] == ["underbid_penalty"] * 2


def test_a_fine_without_proof_needs_consent_of_the_accused_too() -> None:
    """Rules §5.2: he may demand strict proof."""
    state = say(after_six(underbid_penalty=30), 1, Propose(Fine()))
    assert match.to_act(state) == (0, 2)
    assert numbers(say(state, 0, Agree(False)))[2] == [[0, 0, 0]] * 3
    assert numbers(say(say(state, 2, Agree(True)), 0, Agree(True)))[2] == [[0, 0, 0], [30, 0, 0], [30, 0, 0]]


def test_where_there_is_nothing_to_fine() -> None:
    fine = Propose(Fine(proven=True))
    assert refused(after_six(), 1, fine) == Rejection("fine-not-agreed")
    agreed_on = {"underbid_penalty": 30}
    assert refused(begin(agreed_on), 1, fine) == Rejection("fine-no-game")
    assert refused(talk(deal(begin(agreed_on)), RASPASY), 1, fine) == Rejection("fine-no-game")
    assert refused(deal(after_six(**agreed_on)), 1, fine) == Rejection("correction-too-late")
    fined = say(after_six(**agreed_on), 1, fine)
    assert refused(fined, 2, fine) == Rejection("fine-no-game")


# --- a void deal


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    """Rules §2.3: and it does not count."""
    state = deal(after_six())
    dealer, before = state.next_setup.dealer, numbers(state)
    state = agreed(talk(state, "6S pass"), Redeal())
    assert (state.stage, state.next_setup.dealer, state.course.deals) == ("between", dealer, 1)
    assert numbers(state) == before
    state = talk(deal(state), RASPASY)
    assert [row.number for row in state.rows] == [1, 2]
    assert len(state.past) == 1


def test_the_first_deal_may_be_void_too() -> None:
    state = agreed(deal(begin()), Redeal())
    assert (state.stage, state.deal, state.past) == ("between", None, ())


def test_only_a_deal_in_progress_can_be_void() -> None:
    assert refused(after_six(), 0, Propose(Redeal())) == Rejection("proposal-no-deal")


# --- a late player


def test_a_late_fourth_player_by_consent_of_all() -> None:
    """Rules §2.7, §21.14: pool 2/3 rounded down, mountains 3, 3 and 4 up; left of the last dealer; deals next."""
    state = talk(deal(talk(deal(begin(), HANDS, TALON), CREDITED)), RASPASY)
    assert state.course.last_dealer == 0
    before = state.rows
    state = agreed(state, Admit("Глеб"))
    assert state.names == ("Анна", "Глеб", "Борис", "Вера")
    pool, mountain, _ = numbers(state)
    assert (pool, mountain) == ([2, 0, 0, 0], [4, 4, 3, 3])
    assert (state.rules.players, state.next_setup.dealer, state.next_setup.seats) == (4, 1, (2, 3, 0))
    assert (state.closed_rows, len(state.rows), state.rows[0].outcome) == (before, 1, None)
    state = talk(deal(state), "pass pass pass offer:3,3,4,0 yes yes yes")
    assert [row.number for row in state.rows][1:] == [state.course.deals]


def seen_of(view: SeatView | None) -> tuple[Any, Any]:
    """The cards dealt and the cards held now that a view shows."""
    assert view is not None
    return view.history[0], view.hands


def test_a_newcomer_sees_nothing_of_the_deals_before_him() -> None:
    """Rules §21.14, table 11: people who moved a seat along keep their own cards, he gets nobody's."""
    state = talk(deal(begin(dealer=0), HANDS, TALON), CREDITED)
    assert state.rows[0].setup is not None
    assert state.rows[0].setup.seats == (1, 2, 0)
    own = [seen_of(match.view(state, seat).deal) for seat in (1, 2, 0)]
    state = agreed(state, Admit("Глеб"))
    assert state.names == ("Анна", "Глеб", "Борис", "Вера")
    assert match.view(state, 1).deal is None
    assert [seen_of(match.past_views(state, seat)[0]) for seat in (2, 3, 0)] == own
    for seat in (1, None):
        assert seen_of(match.past_views(state, seat)[0]) == (SeenDealt((None, None, None)), (None, None, None))


@pytest.mark.parametrize(
    ("name", "overrides", "rejection"),
    [
        ("Анна", {}, Rejection("newcomer-name", {"most": 40})),
        ("  ", {}, Rejection("newcomer-name", {"most": 40})),
        ("Г\n", {}, Rejection("newcomer-name", {"most": 40})),
        ("Г" * 41, {}, Rejection("newcomer-name", {"most": 40})),
        (
            "Глеб",
            {"raspasy_diff": True, "raspasy_talon": "closed"},
            Rejection("newcomer-rules", {"option": "raspasy_diff"}),
        ),
        ("Глеб", {"players": 4}, Rejection("newcomer-table-of-three")),
    ],
)
def test_who_cannot_join(name: str, overrides: dict[str, Any], rejection: Rejection) -> None:
    assert refused(begin(overrides), 0, Propose(Admit(name))) == rejection


def test_nobody_joins_a_deal_in_progress() -> None:
    assert refused(deal(begin()), 0, Propose(Admit("Глеб"))) == Rejection("newcomer-between-deals")


# --- the owner of the mountain


def opened() -> MatchState:
    """Three opening deals in which seat 0 took most: he owns the mountain (rules §11.3)."""
    state = begin({"opening_circles": 1}, "classic")
    for tricks in ("4,3,3", "4,3,3", "3,4,3"):
        state = talk(deal(state), f"offer:{tricks} yes yes")
    return state


def test_the_owner_of_the_mountain_fixes_the_match() -> None:
    """Rules §11.3: dealers C, A, B: first hands A, B, C; mountains 4+3+4, 3+4+3, 3+3+3: A owns the largest."""
    state = opened()
    assert numbers(state)[1] == [11, 10, 9]
    assert (state.stage, match.to_act(state)) == ("owner", (0,))
    assert match.legal(state, 0) == (FixChoice(advised=9),)
    assert match.legal(state, 1) == ()
    assert refused(state, 1, FixMatch(pool_size=9)) == Rejection("owner-not-asked")
    assert refused(state, 0, Pass()) == Rejection("match-no-deal")
    with pytest.raises(MatchError):
        deal(state)
    fix = FixMatch(pool_size=9, end="each_pool", time_limit=90, stake=Decimal("0.5"))
    state = say(state, 0, fix)
    assert (state.stage, match.to_act(state)) == ("between", ())
    assert (state.rules.pool_size, state.rules.end, state.rules.time_limit) == (9, "each_pool", 90)
    assert state.rules.stake == Decimal("0.5")
    assert refused(state, 0, fix) == Rejection("owner-not-asked")


def test_the_owner_may_leave_end_and_stake_as_agreed() -> None:
    state = say(opened(), 0, FixMatch(pool_size=50))
    assert (state.rules.pool_size, state.rules.end, state.rules.time_limit) == (50, "time", 180)


@pytest.mark.parametrize(
    ("fix", "option"),
    [
        (FixMatch(pool_size=0), "pool_size"),
        (FixMatch(pool_size=1001), "pool_size"),
        (FixMatch(pool_size=9, end="time", time_limit=0), "end"),
        (FixMatch(pool_size=9, time_limit=-1), "time_limit"),
        (FixMatch(pool_size=9, end="total_pool"), "end"),
        (FixMatch(pool_size=9, stake=Decimal(-1)), "stake"),
    ],
)
def test_what_the_owner_cannot_fix(fix: FixMatch, option: str) -> None:
    assert refused(opened(), 0, fix) == Rejection("owner-rules", {"option": option})


def test_the_others_may_still_stop_a_match_that_waits_for_its_owner() -> None:
    state = say(opened(), 2, Propose(Stop()))
    assert match.to_act(state) == (0, 1)
    assert refused(state, 0, FixMatch(pool_size=9)) == Rejection("proposal-pending")


# --- what is seen


def test_a_talon_that_only_the_declarer_saw_is_in_no_row_of_the_others() -> None:
    """Rules §11.5: in a dark game the talon is taken unseen by the others, until ``reveal`` opens it."""
    dark = {"dark_bids": True, "bomb_cap": 1, "jumps": True}
    state = deal(begin(dark), HANDS, TALON)
    state = talk(state, "7S! look pass look pass take order:7S:7C,9H whist:pass whist:pass")
    for seat in (0, 1, 2, None):
        outcome = match.view(state, seat).rows[0].outcome
        assert getattr(outcome, "talon", "") is None
    over = agreed(state, Stop())
    outcome = match.view(over, None).rows[0].outcome
    assert getattr(outcome, "talon", ()) == deal_of(HANDS, TALON).talon
    light = talk(deal(begin(dark), HANDS, TALON), "look 7S look pass look pass order:7S:7C,9H whist:pass whist:pass")
    assert getattr(match.view(light, None).rows[0].outcome, "talon", ()) == deal_of(HANDS, TALON).talon


def test_a_spectator_is_asked_for_nothing() -> None:
    state = say(after_six(), 0, Propose(Stop()))
    assert match.view(state, None).legal == ()
    assert match.view(state, 1).legal == (Agree(True), Agree(False))


def test_rules_that_are_changed_by_a_newcomer_still_hold() -> None:
    state = agreed(begin(), Admit("Глеб"))
    assert state.rules == build("sochi", {"players": 4})
    assert NAMES == ("Анна", "Борис", "Вера", "Глеб")


def test_a_fine_after_a_correction_still_stands() -> None:
    """What was corrected in between does not hide the deal; a second fine is refused all the same."""
    state = agreed(after_six(underbid_penalty=30), Correct((Change(column="pool", seat=0, amount=1),)))
    fine = Propose(Fine(proven=True))
    fined = say(state, 1, fine)
    assert {entry.reason for entry in fined.rows[-1].entries} == {"underbid_penalty"}
    assert refused(fined, 2, fine) == Rejection("fine-no-game")


@pytest.mark.parametrize("drawn", ["7S 8S", "7S 7S 8S", "9S 8S 7S"], ids=["too few", "twice", "another order"])
def test_cards_that_were_not_drawn_so(drawn: str) -> None:
    """Rules §2.1: the seats follow from the cards."""
    cards = tuple(parse_card(card) for card in drawn.split())
    with pytest.raises(MatchError) as caught:
        match.begin_match(Started(rules=preset("sochi"), names=("A", "B", "C"), first_dealer=0, drawn=cards))
    assert caught.value.code == "match-draw"


def test_the_time_is_up_within_a_deal() -> None:
    """Rules §21.13: the match ends after the deal that completes the circle, never in the middle of one."""
    state = begin({"end": "time", "time_limit": 60})
    for _ in range(3):
        state = talk(deal(state), RASPASY)
    state = match.apply(deal(state), TimeUp())
    assert state.stage == "deal"
    for _ in range(2):
        state = deal(talk(state, RASPASY))
    state = talk(state, RASPASY)
    assert (state.stage, state.course.ended, state.course.deals) == ("finished", "time", 6)
