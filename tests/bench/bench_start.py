"""How long a person waits before anything happens."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pytest_benchmark.fixture import BenchmarkFixture


def _run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.benchmark(group="start")
def bench_bare_interpreter(benchmark: BenchmarkFixture) -> None:
    """The floor under the two below: Python itself."""
    benchmark.pedantic(_run, args=("-c", ""), rounds=10, warmup_rounds=1)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="start")
def bench_import_prikup(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(unit="s", aim=0.15)
    benchmark.pedantic(_run, args=("-c", "import prikup"), rounds=10, warmup_rounds=2)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="start")
def bench_help(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(unit="s", aim=0.3)
    benchmark.pedantic(_run, args=("-m", "prikup", "--help"), rounds=10, warmup_rounds=2)  # type: ignore[no-untyped-call]
