"""What the test suite holds: every test, the options it flips, and whether it notices when an option does nothing.

Run as ``python -m tests.support.collected [--deaf]``: prints JSON. A run of its own, because a test that runs sees only
the part of the suite that was asked for.
"""

from __future__ import annotations

import contextlib
import functools
import io
import json
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from prikup.rules import OPTIONS, Rules

ROOT = Path(__file__).parents[2]


class Collector:
    """A plugin that keeps each test with the options of its marks; tests left out of a usual run count too."""

    def __init__(self) -> None:
        self.options: dict[str, list[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            self.options[item.nodeid] = [key for mark in item.iter_markers("option") for key in mark.args]


class Deafener(Collector):
    """Runs each test that flips an option once more for it, while the option reads as its default whatever is set."""

    def __init__(self) -> None:
        super().__init__()
        self.noticed: dict[str, list[str]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        super().pytest_collection_modifyitems(items)
        items[:] = [item for item in items if self.options[item.nodeid]]

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
        done = yield
        names = pyfuncitem._fixtureinfo.argnames
        arguments = {name: pyfuncitem.funcargs[name] for name in names}
        for key in self.options[pyfuncitem.nodeid]:
            with deaf(key), contextlib.suppress(Exception, pytest.fail.Exception):
                pyfuncitem.obj(**arguments)
                continue
            self.noticed.setdefault(key, []).append(pyfuncitem.nodeid)
        return done


@contextlib.contextmanager
def deaf(key: str) -> Iterator[None]:
    """While it lasts, an option reads as its default in every rule set."""
    field = Rules.__dict__[key]
    setattr(Rules, key, property(lambda rules: OPTIONS[key].default))
    try:
        yield
    finally:
        setattr(Rules, key, field)


def main(arguments: list[str]) -> int:
    plugin = Deafener() if "--deaf" in arguments else Collector()
    quietly = io.StringIO()
    with contextlib.redirect_stdout(quietly):
        how = [] if isinstance(plugin, Deafener) else ["--collect-only"]
        status = pytest.main([*how, "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[plugin])
    if status:
        print(quietly.getvalue(), file=sys.stderr)
        return int(status)
    print(json.dumps(plugin.noticed if isinstance(plugin, Deafener) else plugin.options))
    return 0


@functools.cache
def options_of_tests() -> dict[str, list[str]]:
    """Every test of the suite by its name, with the options that it flips."""
    return _run()


@functools.cache
def noticed_by_option() -> dict[str, list[str]]:
    """For each option the tests that fail when it does nothing."""
    return _run("--deaf")


def _run(*arguments: str) -> dict[str, list[str]]:
    command = [sys.executable, "-m", "tests.support.collected", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
