"""Running an arena from the command line: rules, cards and state are read, deals played, the table printed."""

from __future__ import annotations

import logging
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from prikup.arena.contest import contest
from prikup.arena.plan import COMMAND, Plan, Task, digest_of, is_command, without_opening
from prikup.arena.playing import Played
from prikup.arena.result import as_object, table_of
from prikup.arena.running import WorkError
from prikup.arena.state import StateError, StateFile
from prikup.cli.arena.cards import read_cards
from prikup.cli.bar import Bar
from prikup.cli.errors import FileError, InputError
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.files import write_atomically
from prikup.cli.interrupt import Interruption
from prikup.cli.rules.source import Chosen, checked, choose
from prikup.cli.text import Catalogue
from prikup.notation.codec import encode, encode_pretty
from prikup.rules import Value, default_preset


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the command line says."""

    convention: str | None
    settings: tuple[str, ...]
    kinds: tuple[str, ...]
    deals: int
    seed: int
    deals_file: str | None
    length: int
    raspasy: bool
    deadline: float | None
    jobs: int
    scheduler: str | None
    state: str | None
    failures: str | None
    record: str | None
    json: bool


def run(wishes: Wishes, say: Catalogue) -> int:
    """Play and print; the exit code. Raises ``InputError``, ``FileError`` for what cannot be played."""
    chosen = _rules(wishes, say)
    _check_commands(wishes, say)
    if wishes.record is not None:
        _make_folder(wishes.record)
    cards = () if wishes.deals_file is None else read_cards(wishes.deals_file, wishes.deals, say)
    plan = Plan(
        rules=without_opening(chosen.rules),
        players=wishes.kinds,
        seed=wishes.seed,
        length=wishes.length,
        raspasy=wishes.raspasy,
        deadline=wishes.deadline,
        cards=digest_of(cards) if cards else "",
    )
    count = min(wishes.deals, len(cards)) if cards else wishes.deals
    tasks = [Task(number, cards[number] if cards else None, wishes.record) for number in range(count)]
    # What a guard says of a failing player stands in the results.
    logging.getLogger("prikup.bots.guard").addHandler(logging.NullHandler())
    played, stopped = _played(plan, tasks, wishes, say)
    if wishes.failures is not None:
        _write_failures(wishes.failures, played)
    if not played:
        print(say("arena-nothing"), file=sys.stderr)
        return INTERRUPTED
    table = table_of(plan.players, played)
    if wishes.json:
        head = {
            "convention": chosen.name,
            "people": len(wishes.kinds),
            "seed": wishes.seed,
            "deals_file": wishes.deals_file,
            "length": wishes.length,
            "raspasy_only": wishes.raspasy,
            "complete": not stopped,
        }
        sys.stdout.write(encode_pretty({**head, **as_object(table)}).decode())
    else:
        from prikup.cli.arena.report import page
        from prikup.cli.console import show

        causes = [failure for each in played for failure in each.failures]
        show(page(table, chosen.title, causes, wishes.raspasy, say))
    if not stopped:
        return DONE
    print(say("arena-stopped", done=len(played), total=len(tasks)), file=sys.stderr)
    return INTERRUPTED


def _rules(wishes: Wishes, say: Catalogue) -> Chosen:
    """The rules for as many people as there are players."""
    people = len(wishes.kinds)
    name = wishes.convention or default_preset(people if people in (2, 3, 4) else None)
    extra: dict[str, Value] = {"players": people} if people in (2, 3, 4) else {}
    chosen = choose(name, wishes.settings, say, extra)
    if people not in (2, 3, 4):
        raise InputError(say("arena-people", given=people))
    return checked(chosen, say)


def _make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("unwritable", path, error.strerror or str(error)) from None


def _check_commands(wishes: Wishes, say: Catalogue) -> None:
    if wishes.scheduler is not None:
        return
    for kind in filter(is_command, wishes.kinds):
        try:
            words: Sequence[str] = shlex.split(kind.removeprefix(COMMAND))
        except ValueError:
            words = ()
        if not words or shutil.which(words[0]) is None:
            raise InputError(say("arena-no-program", given=kind))


def _played(plan: Plan, tasks: Sequence[Task], wishes: Wishes, say: Catalogue) -> tuple[list[Played], bool]:
    """The results, and whether Ctrl-C cut them short."""
    state = None if wishes.state is None else _state(Path(wishes.state), plan, say)
    try:
        with Bar(say("arena-progress"), len(tasks)) as bar, Interruption() as stop:
            played = contest(
                plan,
                tasks,
                jobs=wishes.jobs,
                scheduler=wishes.scheduler,
                state=state,
                progress=bar.tell,
                stop=stop,
            )
    except ModuleNotFoundError as error:
        if error.name != "distributed":
            raise
        raise InputError(say("arena-no-dask")) from None
    except WorkError as error:
        if wishes.scheduler is None:
            raise InputError(say("arena-worker-lost", detail=str(error))) from None
        raise InputError(say("arena-no-scheduler", address=wishes.scheduler, detail=str(error))) from None
    finally:
        if state is not None:
            state.close()
    return played, len(played) < len(tasks)


def _state(path: Path, plan: Plan, say: Catalogue) -> StateFile:
    try:
        return StateFile(path, plan)
    except StateError as error:
        raise InputError(say(f"arena-state-{error.code}", path=str(path), **error.params)) from None
    except OSError as error:
        raise FileError("unwritable", str(path), error.strerror or str(error)) from None


def _write_failures(path: str, played: Sequence[Played]) -> None:
    """A line of JSON for every failure that was kept, with its deal and the view that was shown."""
    lines = [
        encode({"deal": each.number, "player": failure.kind, "cause": failure.cause, "view": msgspec.Raw(view)})
        for each in played
        for failure in each.failures
        for view in [failure.view.encode()]
    ]
    write_atomically(Path(path), b"".join(line + b"\n" for line in lines))
