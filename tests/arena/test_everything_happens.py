"""What never happens is untested: rule and random bots together say every word and do everything that is legal."""

from __future__ import annotations

from collections import Counter

import pytest

from prikup.arena.simulate import simulate
from prikup.rules import PRESETS, Rules, build
from tests.support.bots import NAMES, players
from tests.support.kinds import possible_kinds

TABLES = ("rrxx", "xxxx", "rxrx", "xrrr")
"""Companies of rule (r) and random (x) bots."""
OPTIONS = {
    "half misere, thrown and conceded": {
        "players": 4,
        "half_misere": True,
        "throw_talon": "whist10",
        "concede_three": True,
        "misere_outbid_ends": True,
        "dealer_returns_whist": True,
    },
    "second thoughts": {"pass_pass_whist": True, "whist_pass_half": True, "jumps": True, "ten": "whisted"},
    "dark with jumps": {"dark_bids": True, "bomb_cap": 2, "jumps": True, "hold_right": "either"},
    "personal": {"personal_resp": True, "half_whist": False, "stalingrad": True},
}
"""Rules that no preset has."""


def counted(rules: Rules, deals: int) -> Counter[str]:
    """Everything done in so many deals, shared among the companies."""
    n = rules.players
    found: Counter[str] = Counter()
    for number, mix in enumerate(TABLES):
        found += simulate(rules, players(mix[:n]), NAMES[:n], deals // len(TABLES), number).statistics.actions
    return found


def people(name: str) -> tuple[int, ...]:
    return (2,) if name == "gusarik" else (3, 4)


@pytest.mark.long
@pytest.mark.parametrize(("name", "n"), [(name, n) for name in PRESETS for n in people(name)])
def test_in_two_thousand_deals_of_a_preset(name: str, n: int) -> None:
    rules = build(name, {"players": n})
    assert possible_kinds(rules) - set(counted(rules, 2000)) == set()


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS.values(), ids=list(OPTIONS))
def test_in_two_thousand_deals_of_a_house(options: dict[str, object]) -> None:
    rules = build("sochi", options)
    assert possible_kinds(rules) - set(counted(rules, 2000)) == set()


SAMPLE = (
    ("sochi", "xxxx", 60),
    ("classic", "xxxx", 160),
    ("rostov", "rxrx", 60),
    ("gusarik", "xx", 60),
    ("codex", "rxx", 80),
)


def test_a_small_sample_of_some_presets_together() -> None:
    """Everything of the dealing, bidding, whisting and settling, though not every level in every preset."""
    found: Counter[str] = Counter()
    expected: set[str] = set()
    for name, mix, deals in SAMPLE:
        rules = build(name, {"players": len(mix)})
        expected |= possible_kinds(rules)
        found += simulate(rules, players(mix), NAMES[: len(mix)], deals, 3).statistics.actions
    assert expected - set(found) == set()
