"""A contest: deals that are still to be played are played, results are kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prikup.arena.plan import Plan, Task
from prikup.arena.playing import Played
from prikup.arena.running import Stop, run_cluster, run_here, run_processes
from prikup.arena.state import StateFile


def contest(
    plan: Plan,
    tasks: Sequence[Task],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    state: StateFile | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Stop = lambda: False,
) -> list[Played]:
    """The results of the tasks by number, those that ``state`` already holds among them.

    Played in this process, in ``jobs`` processes or by the workers of a Dask ``scheduler``; ``progress`` is told how
    many there are. Where ``stop`` said so, some are missing.

    Raises ``OSError`` when the state cannot be written, ``WorkError`` when the scheduler does not answer or a worker is
    lost, ``ImportError`` without the extra ``dask``.
    """
    known = {} if state is None else state.played
    found = {task.number: known[task.number] for task in tasks if task.number in known}
    left = [task for task in tasks if task.number not in found]
    if left and scheduler is not None:
        results = run_cluster(plan, left, scheduler, stop)
    elif len(left) > 1 and jobs > 1:
        results = run_processes(plan, left, min(jobs, len(left)), stop)
    else:
        results = run_here(plan, left, stop)
    for played in results:
        found[played.number] = played
        if state is not None:
            state.keep(played)
        if progress is not None:
            progress(len(found))
    return [found[number] for number in sorted(found)]
