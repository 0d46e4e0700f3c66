"""The same deals on a Dask cluster of two workers."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.arena.contest import contest
from prikup.arena.plan import Plan, Task
from prikup.rules import preset

distributed: Any = pytest.importorskip("distributed")
PLAN = Plan(rules=preset("sochi"), players=("rule", "random", "random"))
TASKS = [Task(number) for number in range(7)]


def test_a_cluster_of_two_workers_plays_the_same() -> None:
    told: list[int] = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        found = contest(PLAN, TASKS, scheduler=cluster.scheduler_address, progress=told.append)
    assert [(each.number, each.whists, each.counts) for each in found] == [
        (each.number, each.whists, each.counts) for each in contest(PLAN, TASKS)
    ]
    assert told == list(range(1, 8))
