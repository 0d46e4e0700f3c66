"""An install where no C++ compiler works: the package comes without the kernel, unless the kernel is required."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = (
    "import sys; from scikit_build_core.build import build_wheel; build_wheel(sys.argv[1], {'build-dir': sys.argv[2]})"
)


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A wheel of the tree, built with a compiler that always fails."""
    settings = {name: value for name, value in os.environ.items() if name != "PRIKUP_REQUIRE_KERNEL"}
    return subprocess.run(
        [sys.executable, "-c", BUILD, str(folder / "out"), str(folder / "build")],
        cwd=ROOT,
        env={**settings, "CXX": str(folder / "no-such-compiler"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_missing_compiler_stops_no_install(tmp_path: Path) -> None:
    assert build(tmp_path).returncode == 0
    (wheel,) = (tmp_path / "out").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "prikup/solver/reference.py" in names
    assert "prikup/cli/locale/ru/solve.ftl" in names
    assert "prikup/rules/presets/sochi.toml" in names
    assert "prikup/py.typed" in names
    assert [name for name in names if "_kernel." in name and not name.endswith(".pyi")] == []


@pytest.mark.parametrize("value", ["1", "true"])
def test_a_required_kernel_is_an_error_without_a_compiler(tmp_path: Path, value: str) -> None:
    found = build(tmp_path, PRIKUP_REQUIRE_KERNEL=value)
    assert found.returncode != 0
    assert "CXX" in found.stdout + found.stderr


def test_the_plain_solver_serves_without_the_kernel() -> None:
    hide = "import sys; sys.modules['prikup.solver._kernel'] = None\n"
    ask = (
        "from prikup.cli.commands.solve import solve_command\n"
        "import prikup.solver\nprint(prikup.solver.engine())\n"
        "solve_command('A7...', 'K8...', 'Q9...', strain='N', lang='en')"
    )
    found = subprocess.run([sys.executable, "-c", hide + ask], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[0] == "reference"
    assert found.stdout.splitlines()[-1] == "NT, hand 0: 1 trick"
    assert "not installed" in found.stderr
