"""External players: the rule bot behind the protocol, and programs that do everything wrong."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from prikup.arena.contest import contest
from prikup.arena.deals import read_deals
from prikup.arena.plan import COMMAND, Plan, Task, digest_of
from prikup.arena.playing import Played
from prikup.rules import preset

CLIENT = Path(__file__).parents[2] / "examples" / "arena_client.py"
TASKS = [Task(number) for number in range(2)]


def command(*words: str) -> str:
    return COMMAND + shlex.join((sys.executable, *words))


def whists(first: str, deadline: float | None = None, raspasy: bool = False) -> list[Played]:
    plan = Plan(rules=preset("sochi"), players=(first, "rule", "random"), deadline=deadline, raspasy=raspasy)
    return contest(plan, TASKS)


def test_the_sample_client_plays_as_the_bot_that_it_is() -> None:
    kind = command(str(CLIENT))
    theirs = whists(kind)
    ours = contest(Plan(rules=preset("sochi"), players=("rule", "rule", "random")), TASKS)
    for each, own in zip(theirs, ours, strict=True):
        assert each.counts[kind]["stand-in"] == 0
        assert each.whists["random"] == pytest.approx(own.whists["random"])


def test_everybody_plays_the_same_cards_from_every_seat() -> None:
    """In this raspasy the hands take eight tricks, two and none (second hand has both talon suits on top, then first
    hand leads nothing but winners): equals under two names, each once in each seat, come to ten tricks and to even."""
    cards = read_deals("AKQJT987.AK.. ..AKQJT.AKQJT .QJT987.98.98 7D 7H")
    kind = command(str(CLIENT))
    plan = Plan(rules=preset("sochi"), players=("rule", kind, kind), raspasy=True, cards=digest_of(cards))
    (played,) = contest(plan, [Task(0, cards[0])])
    assert played.counts["rule"]["raspasy-tricks"] == 10
    assert played.counts[kind]["raspasy-tricks"] == 20
    assert played.whists == {"rule": 0, kind: 0}


HELLO = "import sys, json; sys.stdin.readline()\n"
EACH = HELLO + "for line in sys.stdin:\n  asked = json.loads(line)['id']\n  "
PROGRAMS = {
    "ends at once": "",
    "crashes": HELLO + "sys.stdin.readline(); raise SystemExit(3)",
    "talks nonsense": EACH + "print('good evening', flush=True)",
    "answers another question": EACH + "print(json.dumps({'id': asked + 1, 'action': None}), flush=True)",
    "does nothing": EACH + "print(json.dumps({'id': asked, 'action': None}), flush=True)",
    "does what may not be done": EACH + 'print(\'{"id": %d, "action": {"type": "take_talon"}}\' % asked, flush=True)',
    "says what is not JSON for an action": EACH + "print(json.dumps({'id': asked, 'action': [[]]}), flush=True)",
    "wants to stop the match": EACH
    + "print(json.dumps({'id': asked, 'action': {'type': 'propose', 'proposal': {'type': 'stop'}}}), flush=True)",
    "never ends its line": EACH + "sys.stdout.write('x' * (1 << 21)); sys.stdout.flush()",
    "writes bytes that are no text": EACH + "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=list(PROGRAMS))
def test_a_program_that_fails_loses_its_turns_and_not_the_match(program: str) -> None:
    kind = command("-c", program)
    found = whists(kind, raspasy=True)
    expected = contest(Plan(rules=preset("sochi"), players=("rule", "rule", "random"), raspasy=True), TASKS)
    for each, own in zip(found, expected, strict=True):
        assert each.counts[kind]["stand-in"] > 0
        assert each.failures[0].kind == kind
        assert '"seat":' in each.failures[0].view
        assert each.whists["random"] == pytest.approx(own.whists["random"])


def test_a_program_that_is_late_is_replaced() -> None:
    kind = command("-c", "import time; time.sleep(60)")
    found = whists(kind, deadline=0.05, raspasy=True)
    assert all(each.counts[kind]["stand-in"] > 0 for each in found)
    assert "no answer in 0.05 s" in found[0].failures[0].cause
