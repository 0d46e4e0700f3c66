"""Bots think in processes of their own, within a deadline, and get a view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from prikup.bots.guard import Guarded
from prikup.bots.registry import guarded
from prikup.bots.rule import RuleBot
from prikup.match import AnyAction, MatchView

LOG = logging.getLogger(__name__)
DEADLINE: Final = 5.0
"""Seconds a decision; after that the rule bot decides."""
GRID: Final = 0.5
"""Thought that takes longer than the bot's pace ends at a multiple of this, so that its time tells next to nothing."""
LEAST: Final = 0.05


@cache
def _player(level: str, seed: int) -> Guarded:
    return guarded(level, seed, DEADLINE)


def think(level: str, seed: int, view: MatchView) -> AnyAction | None:
    """A decision, in the process of the pool."""
    return _player(level, seed).act(view)


def _begin() -> None:
    """In a new process: it ends with the server, however that ends; the guard's reports hold cards and are not kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("prikup.bots.guard").disabled = True
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm() -> int:
    _player("rule", 0)
    return os.getpid()


def release(asked: float, pace: float, now: float) -> float:
    """When an action is let out whose thought was over at ``now``."""
    first = asked + max(pace, LEAST)
    if now <= first:
        return first
    return first + GRID * -(-(now - first) // GRID)


class Bots:
    """The pool."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        for _ in range(self._workers):
            self._running().submit(_warm)

    def stop(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    async def act(self, level: str, seed: int, view: MatchView) -> AnyAction | None:
        """What a bot of a level does; the rule bot's action where the pool fails."""
        pool = self._running()
        try:
            future = asyncio.wrap_future(pool.submit(think, level, seed, view))
            return await asyncio.wait_for(future, 4 * DEADLINE)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            LOG.error("bot %s failed: %s", level, type(error).__name__)
            if pool is self._pool and not isinstance(error, TimeoutError):
                self._pool = None
            return instead(view)


def instead(view: MatchView) -> AnyAction | None:
    """The rule bot's action, here and now."""
    return RuleBot().act(view)
