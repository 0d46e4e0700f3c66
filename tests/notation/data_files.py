"""The data of these tests: TOML files beside them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

_DATA = Path(__file__).parent / "data"


def cases(file: str, table: str) -> list[Any]:
    """The entries of one table of a data file, in order."""
    with (_DATA / file).open("rb") as stream:
        entries: list[Any] = tomllib.load(stream)[table]
    assert entries
    return entries
