"""Playing many deals: here, in several processes, or on a Dask cluster."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from prikup.arena.plan import Plan, Task
from prikup.arena.playing import Played, play

Stop: TypeAlias = Callable[[], bool]
"""Asked now and then: is the work to end early?"""
AHEAD: Final = 2
"""Deals given out for each worker, so that none waits."""
_PATIENCE: Final = 0.2


class WorkError(RuntimeError):
    """Those who were to play cannot: no scheduler at the address, a worker without prikup, a process that was killed.

    What had been played before is not lost.
    """


def run_here(plan: Plan, tasks: Sequence[Task], stop: Stop) -> Iterator[Played]:
    """One after another in this process."""
    for task in tasks:
        if stop():
            return
        yield play(plan, task)


def run_processes(plan: Plan, tasks: Sequence[Task], jobs: int, stop: Stop) -> Iterator[Played]:
    """In so many processes, in the order in which they are done. Deals begun when ``stop`` comes are finished."""
    left = iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_quiet) as pool:
        running: set[Future[Played]] = {pool.submit(play, plan, task) for task in islice(left, jobs * AHEAD)}
        while running:
            done, running = wait(running, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
            if stop():
                left = iter(())
                running = {future for future in running if not future.cancel()}
            running |= {pool.submit(play, plan, task) for task in islice(left, len(done))}
            for future in done:
                try:
                    yield future.result()
                except BrokenExecutor as error:
                    if stop():  # a Ctrl-C that caught a process while it started
                        return
                    raise WorkError(str(error)) from error


def _quiet() -> None:
    """Ctrl-C is the first process's; what a guard logs stands in the results, view and all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("prikup.bots.guard").addHandler(logging.NullHandler())
    logging.getLogger("prikup.bots.guard").propagate = False


def run_cluster(plan: Plan, tasks: Sequence[Task], address: str, stop: Stop) -> Iterator[Played]:
    """On the workers of a Dask scheduler, which have prikup installed.

    Raises ``ImportError`` without the extra ``dask``, ``WorkError``.
    """
    distributed: Any = import_module("distributed")

    left = iter(tasks)
    try:
        connected = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise WorkError(str(error)) from error
    with connected as client:
        threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())

        def given(count: int) -> list[Any]:
            return [client.submit(play, plan, task, pure=False) for task in islice(left, count)]

        running = distributed.as_completed(given(max(1, threads) * AHEAD))
        for future in running:
            try:
                played: Played = future.result()
            except Exception as error:  # whatever the worker raised, or the scheduler said of it
                raise WorkError(f"{type(error).__name__}: {error}") from error
            if stop():
                left = iter(())
            for more in given(1):
                running.add(more)
            yield played
