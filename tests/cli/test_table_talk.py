"""What a person may do at the table besides bidding and playing: change his mind, claim, correct, stop, look on."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from prikup import match
from prikup.cli.play.desk import Leave
from prikup.cli.play.look import Look
from prikup.cli.play.screen import Screen
from prikup.cli.play.session import Session, at_table
from prikup.cli.play.store import Store, Table
from prikup.deal import Acted
from prikup.deal.actions import ConcedeThree, Discard, GiveOver, Offer, Order, Play, Point
from prikup.deal.forms import DiscardChoice, OfferChoice, OrderChoice, PointChoice
from prikup.match import Agree, AnyAction, FixChoice, FixMatch, MatchState, MatchView
from tests.support.matches import begin, deal, talk


class Meek:
    """Agrees to everything, passes where it can, plays its lowest card."""

    name = "meek"

    def act(self, view: MatchView) -> AnyAction | None:
        if view.legal:
            first = view.legal[0]
            return FixMatch(pool_size=2) if isinstance(first, FixChoice) else first
        if view.deal is None or view.stage != "deal" or view.seat not in view.to_act:
            return None
        passive = OfferChoice | PointChoice | GiveOver | OrderChoice | DiscardChoice
        plays = [form for form in view.deal.legal if not isinstance(form, passive)]
        return plays[0] if plays else None


class Scripted(Screen):
    """Types given lines, then leaves."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(pictures=False)
        self._lines = iter(lines)

    def read(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        print(f"{prompt}{line}")
        return line


def sit(state: MatchState, lines: Iterable[str], path: Path, *, speed: str = "instant", seat: int = 0) -> Session:
    """A person at a seat of a match of meek bots, in Russian."""
    table = Table(title="Сочинка", seat=seat, bots=("meek",) * state.players, seed=1)
    screen = Scripted(lines)
    look = Look(lang="ru", letters="ru", speed=speed)  # type: ignore[arg-type]
    started = begin().history[0]
    assert isinstance(started, match.Started)
    return at_table(screen, look, state, Store(path, table, started), lambda _kind: Meek())


def left(session: Session) -> MatchState:
    """The match when the person has typed all his lines."""
    with pytest.raises(Leave):
        session.run()
    return session.state


def last_action(state: MatchState, seat: int = 0) -> AnyAction:
    """The last thing a seat has done."""
    done = [event.action for event in state.history if isinstance(event, match.MatchActed) and event.seat == seat]
    in_deals = [
        event.action
        for event in state.history
        if not isinstance(event, match.Started | match.MatchActed | match.TimeUp)
        and getattr(event, "seat", None) == seat
        and hasattr(event, "action")
    ]
    return (in_deals or done)[-1]


STRONG = ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987")
TALON = "AH QH"


def exchange(**rules: object) -> MatchState:
    """Seat 0 holds twelve cards after 6♠."""
    return talk(deal(begin(rules), STRONG, TALON), "6S pass pass")


def test_the_discard_can_be_taken_back_before_the_order(tmp_path: Path) -> None:
    lines = ["кч дч", "назад", "дт дч", "5п", "6", "7п"]
    state = left(sit(exchange(), lines, tmp_path / "m.json"))
    action = last_action(state)
    assert isinstance(action, Order)
    assert str(action.game) == "7S"
    assert action.discard is not None
    assert {str(card) for card in action.discard} == {"QC", "QH"}


def test_what_is_wrong_with_a_discard_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left(sit(exchange(), ["тп", "7п 8п", "1 15", "дт дч", "7б бубен"], tmp_path / "m.json"))
    out = capsys.readouterr().out
    assert "В снос идут две разные карты" in out
    assert "♠7 у вас нет" in out
    assert "Карты с номером 15 нет: их 12" in out
    assert "Не понимаю «7б бубен»" in out


def test_down_three_is_asked_twice(tmp_path: Path) -> None:
    state = left(sit(exchange(concede_three=True), ["без трёх", "нет", "б", "да"], tmp_path / "m.json"))
    assert isinstance(last_action(state), ConcedeThree)


def test_the_talon_is_thrown_back(tmp_path: Path) -> None:
    state = left(sit(exchange(throw_talon="whist10"), ["в лицо", "7п"], tmp_path / "m.json"))
    action = last_action(state)
    assert isinstance(action, Order)
    assert action.thrown


def misere() -> MatchState:
    """Seat 0 has won with misère."""
    return talk(deal(begin(), ("87.987.987.87", "AKQ.AKQ.AK.AK", "JT9.JT.QJT.QJ"), "TH 9H"), "M pass pass")


def test_the_discard_of_a_misere_is_confirmed(tmp_path: Path) -> None:
    state = left(sit(misere(), ["10ч 9ч", "нет", "1 2", "назад", "10ч 9ч", "да"], tmp_path / "m.json"))
    action = last_action(state)
    assert isinstance(action, Discard)
    assert action.cards is not None
    assert {str(card) for card in action.cards} == {"TH", "9H"}


def playing(words: str = "whist:whist whist:whist") -> MatchState:
    """Seat 0 plays 7♠ and leads."""
    return talk(exchange(), f"order:7S:KH,QC {words}")


def test_a_card_that_must_not_be_played_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = talk(deal(begin(dealer=0), STRONG, TALON), "pass pass 6S order:6S:AH,QH whist:pass whist:pass")
    assert state.stage == "between"
    # Raspasy with a talon that names hearts: the king is the only heart.
    raspasy = talk(deal(begin(), STRONG, TALON), "pass pass pass")
    left(sit(raspasy, ["тп", "кч"], tmp_path / "m.json"))
    assert "♠Т сейчас не положить: надо ♥" in capsys.readouterr().out


def test_enter_plays_the_only_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raspasy = talk(deal(begin(), STRONG, TALON), "pass pass pass")
    state = left(sit(raspasy, [""], tmp_path / "m.json"))
    assert last_action(state) == Play(match.view(raspasy, 0).deal.legal[0].card)  # type: ignore[union-attr]
    assert "Enter — ♥К, другой карты нет" in capsys.readouterr().out


OFFERS = [
    # Two whisters: tricks per defender (table 8).
    ("whist:whist whist:whist", ["беру ещё 7", "1"], (7, 1, 2)),
    ("whist:whist whist:whist", ["отдаю ещё 3", "3"], (7, 3, 0)),
    ("whist:whist whist:whist", ["остальные мои"], (10, 0, 0)),
    ("whist:whist whist:whist", ["предложить", "7 2 1"], (7, 2, 1)),
    ("whist:whist whist:whist", ["предложить 8 1 1"], (8, 1, 1)),
    # One whister answers for the side: nothing to divide.
    ("whist:pass whist:whist closed", ["беру 7"], (7, 0, 3)),
    ("whist:whist whist:pass open", ["отдаю все"], (0, 10, 0)),
]


@pytest.mark.parametrize(("words", "lines", "numbers"), OFFERS)
def test_offers_in_words(words: str, lines: list[str], numbers: tuple[int, ...], tmp_path: Path) -> None:
    state = sit(playing(words), lines, tmp_path / "m.json")
    offers = [
        event.action for event in left(state).history if hasattr(event, "action") and isinstance(event.action, Offer)
    ]
    assert [offer.tricks for offer in offers] == [numbers]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["беру ещё 11"], "11 — много: осталось 10"),
        (["предложить", "5 5"], "Нужно чисел: 3, а дано: 2"),
        (["предложить", "5 5 5"], "осталось взяток: 10, а в предложении 15"),
        (["предложить", "назад", "взятка"], "Взяток ещё нет"),
    ],
)
def test_offers_that_cannot_be(
    lines: list[str], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left(sit(playing(), lines, tmp_path / "m.json"))
    assert answer in capsys.readouterr().out


def finished_deal() -> MatchState:
    """A deal just scored: 6♠ credited to seat 0."""
    return talk(exchange(), "order:6S:KH,QC whist:pass whist:pass")


def sit_after(state: MatchState, lines: list[str], path: Path) -> Session:
    """The person still looks at the result."""
    session = sit(state, lines, path)
    session._rows_shown = 0
    return session


def test_the_sheet_is_corrected_by_consent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["исправить", "гора Борис +4", "чушь", "висты Вера на Бориса 20", "", "", "выход", "да"]
    state = left(sit_after(finished_deal(), lines, tmp_path / "m.json"))
    assert state.sheet.mountain[1] == 4
    assert state.sheet.whists[2][1] == 20
    out = capsys.readouterr().out
    assert "гора Борис +4" in out
    assert "Не понимаю «чушь»" in out


def test_a_correction_in_one_line(tmp_path: Path) -> None:
    state = left(sit_after(finished_deal(), ["исправить пуля анна 2", ""], tmp_path / "m.json"))
    assert state.sheet.pool[0] == 4


def test_corrections_in_one_line(tmp_path: Path) -> None:
    typed = ["исправить", "гора Борис +4; пуля Анна 2", "", ""]
    one_line = ["исправить гора Борис +4; пуля Анна 2", ""]
    states = [left(sit_after(finished_deal(), lines, tmp_path / "m.json")) for lines in (typed, one_line)]
    for state in states:
        assert state.sheet.mountain[1] == 4
        assert state.sheet.pool[0] == 4


def test_a_correction_is_thought_better_of(tmp_path: Path) -> None:
    state = left(sit_after(finished_deal(), ["исправить", "гора Борис 4", "назад"], tmp_path / "m.json"))
    assert state.sheet.mountain[1] == 0


def test_the_match_is_stopped_by_consent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit(playing(), ["стоп", "нет", "стоп", "да"], tmp_path / "m.json")
    session.run()
    session.finish()
    assert "закончили по согласию" in capsys.readouterr().out
    assert session.state.stopped


def test_a_deal_is_declared_void(tmp_path: Path) -> None:
    state = left(sit(playing(), ["пересдать", "да"], tmp_path / "m.json"))
    assert state.rows == ()
    assert sum(isinstance(event, match.MatchActed) for event in state.history) == 3


def test_a_fourth_player_joins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit_after(finished_deal(), ["подсадить", "подсадить глеб", "да", "", ""], tmp_path / "m.json")
    state = left(session)
    assert sorted(state.names) == ["Анна", "Борис", "Вера", "Глеб"]
    assert state.names[session.seat] == "Анна"
    assert "Кого? Например: подсадить Глеб" in capsys.readouterr().out


def test_the_owner_of_the_mountain_fixes_pool_end_and_stake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = {"opening_circles": 1, "bomb_cap": 1, "mountain_owner_sets": True, "end": "time", "time_limit": 0}
    state = begin(rules)
    while state.course.owner is None:
        state = deal(state, STRONG, TALON)
        while state.stage == "deal":
            seat = match.to_act(state)[0]
            state = match.apply(state, match.decide(state, seat, Meek().act(match.view(state, seat)))[0])  # type: ignore[arg-type, index]
    owner = state.course.owner
    # Commands do not fit here, and nothing breaks: he is asked again.
    lines = ["веди", "все", "много", "30", "3", "90", "0,5"]
    after = left(sit(state, lines, tmp_path / "m.json", seat=owner))
    assert (after.rules.pool_size, after.rules.end, after.rules.time_limit) == (30, "time", 90)
    assert str(after.rules.stake) == "0.5"
    assert "Нужно число от 1 до" in capsys.readouterr().out


def test_the_clock_ends_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    state = begin({"end": "time", "time_limit": 60})
    session = sit(state, [], tmp_path / "m.json")
    assert session.live.minutes_left == 60
    now[0] += 61 * 60
    session.run()
    assert session.state.course.ended == "time"


def lone_whist(seat: int) -> MatchState:
    """First hand plays, one defender whists openly with both hands; ``seat`` names the one who passed."""
    words = "whist:pass whist:whist open" if seat == 1 else "whist:whist whist:pass open"
    return talk(
        deal(begin(), ("AKQ9.KQ.AKQ.K", "JT8.JT9.JT.JT", "7.A87.987.987"), TALON),
        f"6S pass pass order:6S:KH,QC {words}",
    )


def test_a_passer_points_at_a_card_and_then_looks_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = lone_whist(1)
    session = sit(state, ["", "показать вп", "все"], tmp_path / "m.json", speed="slow", seat=1)
    monkey = session.desk.screen
    monkey.pause = lambda seconds: None  # type: ignore[method-assign]
    after = left(session)
    pointed = [event for event in after.history if isinstance(event, Acted) and isinstance(event.action, Point)]
    assert [event.seat for event in pointed] == [1]
    assert after.rows
    assert "Показать на карту" in capsys.readouterr().out


COMMANDS = [
    ("?", "Сейчас можно"),
    ("пулька", "от середины: гора, пуля, висты"),
    ("правила", "Карта правил: Сочинка"),
    ("история", "торговля: Анна: 6♠"),
    ("прикуп", "прикуп: ♥Т ♥Д"),
    ("взятка", "Взяток ещё нет"),
    ("запись", "Расклада мизера нет"),
    ("сохранить", "Сохранено"),
    ("карты", "Сочинка · пуля 20 · сдача 1"),
    ("веди", "отдать карты партнёру сейчас нельзя"),
    ("штраф", "штрафа за недозаказ за этим столом нет"),
    ("подсадить Глеб", "четвёртый садится между сдачами"),
    ("исправить гора Анна 4", "пульку исправляют до следующей сдачи"),
    ("все", "Ваш ход"),
    ("абракадабра", "Не понимаю «абракадабра»"),
    ("ghbreg", "прикуп: ♥Т ♥Д"),
    ("Tп", "русская «Т» — туз"),
]


@pytest.mark.parametrize(("line", "answer"), COMMANDS)
def test_commands_at_the_table(line: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left(sit(playing(), [line], tmp_path / "m.json"))
    assert answer in capsys.readouterr().out


def test_a_line_typed_while_others_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit(playing(), [], tmp_path / "m.json")
    view = session.live.view()
    assert session.desk.obey_line(view, "взятка") is None
    assert session.desk.obey_line(view, "тп") is None
    assert "Сейчас ходят другие" in capsys.readouterr().out
    offer = sit(playing(), ["10 0 0"], tmp_path / "n.json")
    assert offer.desk.obey_line(offer.live.view(), "предложить") == Offer((10, 0, 0))


def test_leaving_is_asked_about(tmp_path: Path) -> None:
    session = sit(playing(), ["выход", "нет", "выход", "да"], tmp_path / "m.json")
    assert left(session).stage == "deal"


def test_agreeing_is_a_plain_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = match.apply(playing(), match.MatchActed(1, match.Propose(match.Stop())))
    state = left(sit(asked, ["может быть", "нет"], tmp_path / "m.json"))
    done = [event.action for event in state.history if isinstance(event, match.MatchActed)]
    assert done[-1] in (Agree(False), Agree(True))
    assert "предлагаю закончить и рассчитаться" in capsys.readouterr().out
