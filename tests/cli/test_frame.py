"""The screen: it fits every terminal in every state of a match, and shows what a player looks for."""

from __future__ import annotations

import pytest

from prikup import match
from prikup.arena.table import play_match, sit_down
from prikup.bots import RandomBot
from prikup.cli.play.frame import Facts, frame
from prikup.cli.play.hints import choices, explain
from prikup.cli.play.look import Look
from prikup.cli.play.result import bombs_line, deal_page, pair_lines, settlement_page, sheet_page
from prikup.cli.play.screen import Screen
from prikup.cli.play.story import Line, tell, tell_steps
from prikup.cli.play.voice import Voice
from prikup.cli.text import Lang, text
from prikup.deal import Rejection
from prikup.deal.actions import Play
from prikup.match import AnyAction, MatchState, MatchView
from prikup.rules import build
from tests.cli.desks import showing
from tests.support.matches import begin, deal, talk

SIZES = [(40, 20), (79, 24), (119, 40), (200, 60)]
WILD = {
    "dark_bids": True,
    "bomb_cap": 3,
    "misere_rank": "chain",
    "misere_without_talon": True,
    "no_talon_games": True,
    "concede_three": True,
    "throw_talon": "whist10",
    "jumps": True,
    "ten": "whisted",
    "end": "rounds",
    "rounds": 2,
}


def _voice(state: MatchState, lang: Lang) -> Voice:
    return Voice(text(lang), lang, state.names)


def _check(view: MatchView, voice: Voice, look: Look, width: int, height: int) -> str:
    rows = frame(view, Facts(title="Сочинка", minutes=5), look, voice, width, height)
    assert len(rows) <= height
    assert max(row.cell_len for row in rows) <= width
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_fits_every_terminal_in_every_state(players: int, lang: Lang) -> None:
    extra = {"half_misere": True} if players == 4 else {}
    base = "gusarik" if players == 2 else "sochi"
    rules = build(base, {**WILD, "players": players, **extra})
    names = ("Александра Константиновна", "Анна", "Борис", "Вера")[:players]
    started = sit_down(rules, names, players).started
    state = match.begin_match(started)
    look = Look(lang=lang, letters=lang, suits="four", order="bidding")
    for number, step in enumerate(play_match(state, [RandomBot(7)] * players, players)):
        state = step.state
        voice = _voice(state, lang)
        if state.deal is None or state.stage != "deal":
            continue
        for seat in range(players):
            view = match.view(state, seat)
            width, height = SIZES[(number + seat) % len(SIZES)]
            _check(view, voice, look, width, height)
            if seat not in match.to_act(state):
                continue
            assert view.deal is not None
            assert choices(view, voice)

            def judge(action: AnyAction, seat: int = seat, state: MatchState = state) -> Rejection | None:
                answer = match.decide(state, seat, action)
                return answer if isinstance(answer, Rejection) else None

            assert explain(view, judge, voice)
            steps = tell_steps(view.deal, voice)
            assert len(tell(view.deal, voice)) <= len(steps) + 1
    assert state.stage == "finished"
    view = match.view(state, 0)
    voice = _voice(state, lang)
    for width, _ in SIZES:
        for page in (
            deal_page(view, view.rows, look, voice, width),
            sheet_page(view, look, voice, width),
            settlement_page(view, look, voice, width),
        ):
            assert page


def test_pairs_of_four_go_over_as_many_lines_as_they_need() -> None:
    names = ("Вы", "Анна", "Борис", "Вера")
    pairs = [f"{one} — {other}: +1234½" for place, one in enumerate(names) for other in names[place + 1 :]]
    for width in (40, 60, 80, 200):
        rows = pair_lines(pairs, width)
        assert all(row.cell_len <= width for row in rows)
        assert " · ".join(row.plain for row in rows) == " · ".join(pairs)
    assert len(pair_lines(pairs, 80)) == 2
    assert len(pair_lines(pairs, 200)) == 1
    assert pair_lines([], 80) == []


@pytest.mark.parametrize("seed", range(4))
def test_lines_once_told_do_not_change(seed: int) -> None:
    """In lines the story only grows: what was printed stays true."""
    rules = build("sochi", {**WILD, "players": 4, "half_misere": True, "rounds": 4})
    state = match.begin_match(sit_down(rules, ("A", "B", "C", "D"), seed).started)
    told: list[Line] = []
    deals = 0
    for step in play_match(state, [RandomBot(seed)] * 4, seed):
        state = step.state
        view = match.view(state, 0).deal
        if view is None:
            continue
        if state.stage == "deal" and state.course.deals != deals:
            deals, told = state.course.deals, []
        lines = tell_steps(view, _voice(state, "en"))
        if state.stage == "deal":
            assert lines[: len(told)] == told
            told = lines


@pytest.fixture
def playing() -> MatchView:
    """First hand has ordered 7♠ and leads; both others whist."""
    state = begin()
    state = deal(state, ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), "AH QH")
    state = talk(state, "6S pass pass order:7S:KH,QC whist:whist whist:whist")
    return match.view(state, 0)


def test_a_player_finds_everything_on_the_screen(playing: MatchView) -> None:
    look = Look(lang="ru", letters="ru")
    shown = _check(playing, Voice(text("ru"), "ru", playing.names), look, 79, 24)
    lines = shown.splitlines()
    assert lines[0].startswith("Сочинка · пуля 20 · сдача 1")
    assert "сдаёт: Вера" in lines[0]
    assert "Борис" in lines[2]
    assert "Вера" in lines[2]
    assert lines[3].count("вист") == 2
    assert "прикуп ♥Т ♥Д · ваш снос: ♥К ♣Д · вистующие: 0 из 2" in shown
    assert "▸ Анна · играете 7♠ · первая рука · взяток 0 из 7" in shown
    assert lines[-1].split() == ["♠Т", "♠К", "♠Д", "♠9", "♦Т", "♦К", "♦Д", "♣К", "♥Т", "♥Д"]
    assert lines[-2].split() == [str(number) for number in range(1, 11)]


def test_suits_in_bidding_order_and_english_letters(playing: MatchView) -> None:
    look = Look(lang="ru", letters="en", order="bidding")
    shown = _check(playing, Voice(text("ru"), "en", playing.names), look, 79, 24)
    assert shown.splitlines()[-1].split() == ["♠A", "♠K", "♠Q", "♠9", "♣K", "♦A", "♦K", "♦Q", "♥A", "♥Q"]


def test_a_wide_screen_has_the_sheet_and_the_story_beside_the_table(playing: MatchView) -> None:
    look = Look(lang="en", letters="en")
    lines = _check(playing, Voice(text("en"), "en", playing.names), look, 119, 40).splitlines()
    assert all(" │ " in line for line in lines[2:])
    beside = [line.rpartition(" │ ")[2].strip() for line in lines[2:]]
    assert "auction: Анна: 6♠, Борис: pass, Вера: pass" in beside
    assert any(line.startswith("Борис") and line.endswith("0") for line in beside)


def test_no_card_of_another_hand_is_shown(playing: MatchView) -> None:
    look = Look(lang="en", letters="en")
    shown = _check(playing, Voice(text("en"), "en", playing.names), look, 200, 60)
    assert "♠J" not in shown
    assert "♣A" not in shown
    assert shown.count("▒" * 10) == 2


def test_bombs_stand_below_the_sheet() -> None:
    state = begin({"opening_circles": 1, "bomb_cap": 1})
    voice = _voice(state, "ru")
    assert bombs_line(match.view(state, 0), voice) == ""
    state = deal(state, ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), "AH QH")
    while state.stage == "deal":
        seat = match.to_act(state)[0]
        view = match.view(state, seat).deal
        assert view is not None
        action = next(form for form in view.legal if isinstance(form, Play))
        events = match.decide(state, seat, action)
        assert not isinstance(events, Rejection)
        state = match.apply(state, events[0])
    assert bombs_line(match.view(state, 0), voice) == "бомбы: Анна ×2, Борис ×2, Вера ×2"


def test_the_result_explains_every_number(capsys: pytest.CaptureFixture[str]) -> None:
    state = begin()
    state = deal(state, ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), "AH QH")
    state = talk(state, "6S pass pass order:10S:KH,QC")
    while state.stage == "deal":
        seat = match.to_act(state)[0]
        view = match.view(state, seat)
        assert view.deal is not None
        events = match.decide(state, seat, RandomBot(1).act(view) or view.deal.legal[0])  # type: ignore[arg-type]
        assert not isinstance(events, Rejection)
        for event in events:
            state = match.apply(state, event)
        if state.proposal is not None:
            state = talk(state, "")
    look = Look(lang="ru", letters="ru", speed="instant")
    desk = showing(Screen(pictures=False), look, "Сочинка", state.names)
    desk.fresh_rows = state.rows
    desk.tell_result(match.view(state, 0))
    printed = capsys.readouterr().out
    assert "Сдача 1. Анна: 10♠" in printed
    assert "§" in printed
