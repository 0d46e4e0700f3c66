"""A table: what its commands come to, what is refused, and that its state is nothing but the fold of its events."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from prikup import match
from prikup.deal import Acted, Dealt, Rejection
from prikup.deal.actions import Discard, Order
from prikup.fair import check, continues
from prikup.notation.codec import decode, encode
from prikup.rules import preset
from prikup.server.tables import Settings, TableEvent, TimeControl, due, fold, proof, shown, thinkers, told
from prikup.server.tables import commands as c
from prikup.server.tables.events import Away, Back, Played, StoodIn, TookBack
from tests.server.driving import ACCOUNTS, Driven, anything, driven, hashed
from tests.support.random_match import choose
from tests.support.worlds import placements, played_in, replayable

SOCHI = preset("sochi")


@pytest.mark.parametrize("seed", range(25))
def test_any_commands_leave_a_table_that_is_the_fold_of_its_events(seed: int) -> None:
    random = Random(seed)
    table = Driven(Settings(rules=SOCHI, listed=random.random() < 0.5), random)
    if random.random() < 0.7:
        table.seat(random.choice((1, 2, 3)))
    for _ in range(150):
        if table.state.match is not None and table.state.paused is None and random.random() < 0.7:
            if table.state.stage == "playing":
                table.move() if not table.state.closed else None
            continue
        command, account = anything(random, table.state)
        answer = table.ask(command, account)
        if isinstance(answer, Rejection):
            assert re.fullmatch(r"[a-z]+(-[a-z]+)+", answer.code)
    stored: list[tuple[float, TableEvent]] = [(at, decode(encode(event), TableEvent)) for at, event in table.log]  # type: ignore[arg-type]
    again = fold(stored)
    assert again == table.state
    assert again.version == len(stored)
    for seat in (None, *range(len(table.state.chairs))):
        assert encode(shown(again, seat)) == encode(shown(table.state, seat))


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_told_of_accounts_hashes_secrets(seed: int) -> None:
    random = Random(seed)
    table = driven(SOCHI, random, 3)
    token = hashed("seat token")
    table.do(c.Link("seat", 1, token), ACCOUNTS[0])
    table.do(c.Say(None, "привет"), ACCOUNTS[1])
    for _ in table.play(60):
        for seat in (None, 0, 1, 2):
            text = encode(shown(table.state, seat)).decode()
            text += "".join(encode(told(table.state, event, seat)).decode() for _, event in table.log[-3:])
            assert token not in text
            assert not any(account in text for account in ACCOUNTS)
            if table.state.preparing is not None:
                assert table.state.preparing.secret not in text


@pytest.mark.parametrize("seed", range(12))
def test_what_is_sent_is_the_same_in_worlds_that_differ_in_what_a_seat_may_not_see(seed: int) -> None:
    random = Random(seed)
    table = driven(replace(SOCHI, reveal="played"), random, 3)
    compared = 0
    for state in table.play(70):
        found = state.match
        assert found is not None
        if found.deal is None or found.deal.outcome is not None or not replayable(found.deal):
            continue
        for seat in (None, 0, 1, 2):
            seen = match.view(found, seat).deal
            assert seen is not None
            worlds = placements(found.deal, seen, 200)
            for world in random.sample(worlds, min(3, len(worlds))) if worlds else ():
                other = played_in(found.deal, seen, world, random)
                if other is None:
                    continue
                elsewhere = replace(state, match=replace(found, deal=other))
                assert encode(shown(elsewhere, seat)) == encode(shown(state, seat))
                event = elsewhen = table.log[-1][1]
                if isinstance(event, Played) and isinstance(event.event, Acted):
                    last = other.history[-1]
                    assert isinstance(last, Acted)
                    elsewhen = Played(last, event.by)
                assert encode(told(elsewhere, elsewhen, seat)) == encode(told(state, event, seat))
                compared += 1
    assert compared


def test_nobody_but_the_declarer_is_told_of_a_discard() -> None:
    table = driven(replace(SOCHI, reveal="played"), Random(8), 3)
    seen = 0
    for state in table.play(400):
        event = table.log[-1][1]
        action = event.event.action if isinstance(event, Played) and isinstance(event.event, Acted) else None
        cards = action.discard if isinstance(action, Order) else action.cards if isinstance(action, Discard) else None
        if cards is None or action.thrown:  # type: ignore[union-attr]
            continue
        for seat in (None, 0, 1, 2):
            heard = told(state, event, seat)
            assert heard is not None
            shown_to_me = heard["event"]["action"].get("discard") or heard["event"]["action"].get("cards")
            mine = seat == event.event.seat  # type: ignore[union-attr]
            assert shown_to_me == (tuple(map(str, cards)) if mine else None)
        seen += 1
    assert seen


def test_decks_are_proved_to_everybody_at_the_end_and_in_part_before() -> None:
    table = driven(replace(SOCHI, reveal="match_end"), Random(5), 3)
    for state in table.play(2000):
        if len(state.decks) == 3 and state.match is not None and state.match.stage == "deal":
            break
    own = proof(table.state, table.state.decks[-1].mix.number, 0)
    assert own is not None
    assert own.secret is None
    assert len(own.salts) >= 10 - (0 not in table.state.match.deal.setup.active) * 10  # type: ignore[union-attr]
    for seat in range(3):
        table.do(
            c.Act(match.Propose(match.Stop()) if seat == 0 else match.Agree(True)), table.state.chairs[seat].account
        )
    assert table.state.stage == "finished"
    before = None
    cards = [event for event in table.state.match.history if isinstance(event, Dealt)]  # type: ignore[union-attr]
    for deck, dealt in zip(table.state.decks[:-1], cards, strict=False):
        found = proof(table.state, deck.mix.number, None)
        assert found is not None
        verdict = check(found, dealt)
        assert verdict.whole, verdict
        assert before is None or not continues(before, found)
        before = found


def test_a_person_who_is_gone_is_played_for_after_the_grace_time_and_takes_his_seat_back() -> None:
    table = driven(SOCHI, Random(1), 2, grace=30)
    while not (
        table.state.match
        and match.to_act(table.state.match)
        and table.state.people[0] in match.to_act(table.state.match)
    ):
        table.move()
    seat = table.state.people[0]
    account = table.state.chairs[seat].account
    assert table.ask(c.Went(), account) == (Away(seat),)
    assert not thinkers(table.state)
    found = due(table.state)
    assert found is not None
    assert (found.at - table.now, found.command) == (30, c.StandIn(seat))
    table.tick()
    assert table.log[-1][1] == StoodIn(seat)
    assert [(each.seat, each.by) for each in thinkers(table.state)] == [(seat, "stand_in")]
    assert table.ask(c.Came(), account) == (Back(seat),)
    assert not thinkers(table.state)


def test_when_nobody_is_there_the_deal_is_played_to_its_end_and_no_other_is_dealt() -> None:
    table = driven(SOCHI, Random(1), 2, grace=30)
    while not (table.state.match and match.to_act(table.state.match)):
        table.move()
    accounts = [table.state.chairs[seat].account for seat in table.state.people]
    for account in accounts:
        table.do(c.Went(), account)
    table.tick()
    table.tick()
    while thinkers(table.state):
        each = thinkers(table.state)[0]
        view = match.view(table.state.match, each.seat)
        table.do(c.ActFor(each.seat, choose(view, table.random), each.by), None)
    assert table.state.wants_deck
    assert due(table.state) is None
    table.do(c.Came(), accounts[0])
    assert due(table.state) is not None


def test_alone_among_bots_nobody_plays_for_a_person_who_is_gone() -> None:
    table = driven(SOCHI, Random(1), 1, grace=30)
    while not (table.state.match and table.state.people[0] in match.to_act(table.state.match)):
        table.move()
    table.do(c.Went(), ACCOUNTS[0])
    assert due(table.state) is None


@pytest.mark.parametrize(("kind", "seconds"), [("move", 20), ("bank", 50)])
def test_a_clock_that_runs_out_lets_somebody_play_for_the_person(kind: str, seconds: int) -> None:
    table = driven(SOCHI, Random(2), 3, time=TimeControl(kind=kind, seconds=seconds))  # type: ignore[arg-type]
    for _ in range(2):
        while not match.to_act(table.state.match):  # type: ignore[arg-type]
            table.move()
        seat = match.to_act(table.state.match)[0]  # type: ignore[arg-type]
        chair = table.state.chairs[seat]
        found = due(table.state)
        assert found is not None
        assert found.command == c.StandIn(seat)
        assert chair.asked is not None
        assert found.at == chair.asked + seconds - (chair.spent if kind == "bank" else 0)
        table.move()


def test_a_pause_stops_clocks_and_needs_everybody() -> None:
    table = driven(SOCHI, Random(3), 2, time=TimeControl(kind="move", seconds=20))
    first, second = (table.state.chairs[seat].account for seat in table.state.people)
    while not match.to_act(table.state.match):  # type: ignore[arg-type]
        table.move()
    left = due(table.state)
    table.do(c.Pause(), first)
    assert table.state.paused is None
    table.do(c.Pause(), second)
    assert table.state.paused == table.now
    assert due(table.state) is None
    refused = table.ask(c.Act(match.Propose(match.Stop())), first)
    assert refused == Rejection("table-paused")
    table.now += 1000
    table.do(c.Resume(), first)
    after = due(table.state)
    assert (left is None) == (after is None)
    if left is not None and after is not None:
        assert after.at == left.at + 1000


def test_alone_among_bots_one_takes_back() -> None:
    table = driven(SOCHI, Random(4), 1)
    seat = table.state.people[0]
    while not (table.state.match.stage == "deal" and seat in match.to_act(table.state.match)):  # type: ignore[union-attr,arg-type]
        table.move()
    before = table.state.match
    table.move()
    answer = table.ask(c.TakeBack(), ACCOUNTS[0])
    assert answer == (TookBack(seat, len(before.history)),)  # type: ignore[union-attr]
    assert table.state.match == before


def test_who_left_a_chair_cannot_take_another_of_the_same_match() -> None:
    table = driven(SOCHI, Random(4), 2, listed=True)
    one, two = table.state.people
    leaver = table.state.chairs[one].account
    table.do(c.Stand(), leaver)
    table.do(c.Remove(two), ACCOUNTS[0])
    assert table.ask(c.Sit(two, "Другой", ""), leaver) == Rejection("table-other-seat")
    assert not isinstance(table.ask(c.Sit(one, "Он же", ""), leaver), Rejection)


@pytest.mark.parametrize(
    ("command", "account", "code"),
    [
        (c.Begin("x"), "boris", "table-host-only"),
        (c.Begin("x"), "anna", "table-chairs-empty"),
        (c.Sit(1, "Борис", ""), "boris", "table-not-invited"),
        (c.Sit(1, "Борис", hashed("wrong")), "boris", "table-not-invited"),
        (c.Sit(9, "Анна", ""), "anna", "no-such-seat"),
        (c.Sit(1, " ", ""), "anna", "table-name"),
        (c.SetBot(1, "grandmaster"), "anna", "table-level"),
        (c.StandIn(0), "anna", "table-not-yours"),
        (c.ActFor(0, match.Agree(True), "bot"), "anna", "table-not-yours"),
        (c.Act(match.Agree(True)), "boris", "table-not-seated"),
        (c.Ready(None), "boris", "table-not-seated"),
        (c.Rematch(), "anna", "table-not-finished"),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(command: c.TableCommand, account: str, code: str) -> None:
    answer = Driven(Settings(rules=SOCHI), Random(0)).ask(command, account)
    assert isinstance(answer, Rejection)
    assert answer.code == code


def test_links_let_people_sit_where_they_say_and_can_be_taken_back() -> None:
    table = Driven(Settings(rules=SOCHI), Random(0))
    table.do(c.Link("seat", 1, hashed("one")), "anna")
    table.do(c.Link("watch", None, hashed("two")), "anna")
    assert table.ask(c.Sit(1, "Борис", hashed("two")), "boris") == Rejection("table-not-invited")
    assert table.ask(c.Sit(2, "Борис", hashed("one")), "boris") == Rejection("table-not-invited")
    table.do(c.Sit(1, "Борис", hashed("one")), "boris")
    table.do(c.Unlink(hashed("one")[:12]), "anna")
    table.do(c.Remove(1), "anna")
    assert table.ask(c.Sit(1, "Борис", hashed("one")), "boris") == Rejection("table-not-invited")


def test_talk_is_limited() -> None:
    table = driven(SOCHI, Random(0), 2)
    for _ in range(5):
        table.do(c.Say("hello", None), "boris")
    assert table.ask(c.Say("hello", None), "boris") == Rejection("talk-too-much", {"most": 5, "seconds": 10})
    table.do(c.Say(None, "и я"), "anna")
    table.now += 10
    table.do(c.Say("hello", None), "boris")
