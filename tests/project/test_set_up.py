"""The lock files serve anybody: whole, hashed, and without the address of any index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock", "tools/virtualenv.lock")


def pinned(lock: str) -> dict[str, str]:
    """Package → what follows ``==`` up to the next package."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return {
        name.lower().replace(".", "-").replace("_", "-"): rest
        for name, rest in re.findall(r"^([\w.\-]+)==(.*(?:\n\s+.*)*)", text, re.MULTILINE)
    }


def wanted(*groups: str) -> set[str]:
    """Names that pyproject.toml asks for, with the dependency groups given."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = list(project["project"]["dependencies"])
    for group in groups:
        lines += project["dependency-groups"][group]
    names = [re.match(r"[\w.\-]+", line) for line in lines]
    return {name.group().lower().replace(".", "-") for name in names if name}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_hashes_everything(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
    packages = pinned(lock)
    assert packages
    assert [name for name, rest in packages.items() if "--hash=sha256:" not in rest] == []


def test_the_locks_hold_what_pyproject_asks_for() -> None:
    assert wanted("build") <= pinned("requirements.lock").keys()
    assert wanted("build", "dev") <= pinned("requirements-dev.lock").keys()


def test_playing_installs_the_versions_that_were_tested() -> None:
    tested = pinned("requirements-dev.lock")
    assert all(tested[name] == rest for name, rest in pinned("requirements.lock").items())
