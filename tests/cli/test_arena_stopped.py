"""Ctrl-C and sudden death of an arena: what was played is kept, and the next run finishes it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

WORDS = ("--players", "rule,random,random", "--convention", "sochi", "--lang", "en", "--json")


def arena(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "prikup", "arena", *WORDS, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def wait_for_deals(path: Path, wanted: int) -> None:
    for _ in range(1200):
        if path.exists() and path.read_bytes().count(b"\n") > wanted:
            return
        time.sleep(0.05)
    pytest.fail(f"no {wanted} deals in a minute")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "arena.state"
    run = arena("--deals", "5000", "--state", str(path), "--jobs", jobs)
    wait_for_deals(path, 2)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    done = json.loads(out)
    assert not done["complete"]
    assert done["deals"] == path.read_bytes().count(b"\n") - 1
    assert err == f"Interrupted: {done['deals']} of 5,000 are played.\n"


def test_a_killed_run_is_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "arena.state"
    run = arena("--deals", "5000", "--state", str(path))
    wait_for_deals(path, 2)
    run.kill()
    run.communicate(timeout=60)
    kept = path.read_bytes().count(b"\n") - 1
    again = arena("--deals", str(kept + 2), "--state", str(path))
    whole = json.loads(again.communicate(timeout=60)[0])
    once = json.loads(arena("--deals", str(kept + 2)).communicate(timeout=60)[0])
    assert whole["deals"] == kept + 2
    for kind, each in once["players"].items():
        assert (whole["players"][kind]["mean"], whole["players"][kind]["made"]) == (each["mean"], each["made"])
