"""Which convention serves where nobody names one."""

from __future__ import annotations

import pytest

from prikup.rules import default_preset


@pytest.mark.parametrize(("players", "name"), [(None, "sochi"), (2, "gusarik"), (3, "sochi"), (4, "sochi")])
def test_the_convention_where_nobody_names_one(players: int | None, name: str) -> None:
    """Two people play gusarik, everybody else the base of all conventions."""
    assert default_preset(players) == name
