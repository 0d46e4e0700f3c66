"""Hypothesis strategies over rule sets, drawn from the table of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from hypothesis import strategies as st

from prikup.rules import OPTIONS, PRESETS, Option, Rules, Value, check, preset

_SMALL: Final = 30


def values(option: Option) -> st.SearchStrategy[Value]:
    """Every value of an option; small numbers more often than large ones."""
    if option.kind == "money":
        return st.decimals(option.low, option.high, places=2)
    if option.kind == "number":
        small = st.integers(option.low, min(option.high, _SMALL))
        return small if option.high <= _SMALL else small | st.integers(option.low, option.high)
    return st.sampled_from(option.values)


def overrides() -> st.SearchStrategy[dict[str, Value]]:
    """Options with values of their own range, a few or many; together they may contradict each other."""
    table = {key: values(option) for key, option in OPTIONS.items()}
    few = st.lists(st.sampled_from(list(table)), unique=True, max_size=8).flatmap(
        lambda keys: st.fixed_dictionaries({key: table[key] for key in keys})
    )
    return few | st.fixed_dictionaries({}, optional=table)


_REPAIRS: Final[Mapping[str, Mapping[str, Value]]] = {
    "gusarik_needs_closed_talon": {"raspasy_talon": "closed"},
    "time_needs_limit": {"time_limit": 60},
    "total_pool_without_help": {"help": False},
    "chain_needs_misere_without_talon": {"misere_without_talon": True},
    "dark_bids_need_bombs": {"bomb_cap": 3},
    "opening_beyond_bombs": {"bomb_cap": 3},
    "bombs_without_source": {"bomb_cap": 0},
    "premium_beside_paid_talon": {"two_ace_premium": 0},
    "personal_resp_without_half_whist": {"half_whist": False},
    "raspasy_diff_needs_all_writing": {"raspasy_diff": False},
}
"""For every contradiction one change that ends it and makes no other."""


def repaired(rules: Rules) -> Rules:
    """The rules made valid by the fewest changes; valid ones come back as they are."""
    rules = msgspec.structs.replace(rules, gusarik=rules.players == 2)
    while problems := check(rules):
        rules = msgspec.structs.replace(rules, **_REPAIRS[problems[0].code])
    return rules


@st.composite
def rules_values(draw: st.DrawFn, players: int | None = None) -> Rules:
    """Any valid rule set; with ``players`` one for that many people. Rejects nothing."""
    base = preset(draw(st.sampled_from(PRESETS)))
    count = draw(st.sampled_from((2, 3, 4))) if players is None else players
    return repaired(msgspec.structs.replace(base, **draw(overrides()) | {"players": count}))
