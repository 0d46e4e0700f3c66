"""The state of an arena: gone on from, never spoiled, refused in words where it does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup.arena.contest import contest
from prikup.arena.plan import Plan, Task
from prikup.arena.state import StateError, StateFile
from prikup.rules import preset

PLAN = Plan(rules=preset("sochi"), players=("rule", "random", "random"), raspasy=True)
TASKS = [Task(number) for number in range(6)]


def run(path: Path, plan: Plan = PLAN, stop_after: int | None = None, jobs: int = 1) -> tuple[list[Any], list[int]]:
    """The results, and how many deals were told of on the way."""
    told: list[int] = []
    state = StateFile(path, plan)
    try:
        wanted = lambda: stop_after is not None and len(told) >= stop_after  # noqa: E731
        return contest(plan, TASKS, jobs=jobs, state=state, progress=told.append, stop=wanted), told
    finally:
        state.close()


def test_a_later_run_goes_on_where_the_first_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "arena.state"
    first, _ = run(path, stop_after=2)
    assert [each.number for each in first] == [0, 1]
    whole, told = run(path)
    assert told == [3, 4, 5, 6]
    assert whole[:2] == first
    again, told = run(path)
    assert again == whole
    assert told == []
    assert [each.whists for each in again] == [each.whists for each in contest(PLAN, TASKS)]


def test_processes_keep_a_state_too(tmp_path: Path) -> None:
    path = tmp_path / "arena.state"
    run(path, stop_after=1, jobs=2)
    whole, _ = run(path)
    assert [each.whists for each in whole] == [each.whists for each in contest(PLAN, TASKS)]


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "arena.state"
    whole, _ = run(path)
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    again, told = run(path)
    assert told == [6]
    assert [each.whists for each in again] == [each.whists for each in whole]
    assert path.read_bytes().count(b"\n") == 7


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"{", b'{"prikup_arena":2,"plan":{}}\n', b"\x00\xff\n"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(StateError) as caught:
        StateFile(path, PLAN)
    assert caught.value.code == "foreign"
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"nonsense", b"{}", b'{"number":-1,"whists":{},"counts":{},"times":{}}', b""])
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "arena.state"
    run(path)
    lines = path.read_bytes().split(b"\n")
    lines[3] = line
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(StateError) as caught:
        StateFile(path, PLAN)
    assert (caught.value.code, caught.value.params) == ("damaged", {"line": 4})


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"seed": 2}, "seed"),
        ({"players": ("rule", "rule", "random"), "raspasy": False}, "players, raspasy"),
        ({"rules": preset("rostov"), "length": 2, "deadline": 1.0, "cards": "0123"}, "rules, length, deadline, cards"),
    ],
)
def test_the_state_of_another_arena_says_what_differs(tmp_path: Path, settings: dict[str, Any], named: str) -> None:
    path = tmp_path / "arena.state"
    run(path, stop_after=1)
    other = msgspec.structs.replace(PLAN, **settings)
    with pytest.raises(StateError) as caught:
        StateFile(path, other)
    assert (caught.value.code, caught.value.params) == ("other", {"settings": named})


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "arena.state"
    first = StateFile(path, PLAN)
    with pytest.raises(StateError) as caught:
        StateFile(path, PLAN)
    assert caught.value.code == "busy"
    first.close()
    StateFile(path, PLAN).close()
