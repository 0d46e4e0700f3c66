"""What no type can say: values that cannot stand together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from prikup.rules.model import Rules
from prikup.rules.problem import Params, Problem


class Check(NamedTuple):
    """A row of the table: rules of which ``broken`` is true have the problem ``code``, about ``options``."""

    code: str
    options: tuple[str, ...]
    broken: Callable[[Rules], bool]


def _somebody_does_not_write(rules: Rules) -> bool:
    """Whether an owner of a column of the sheet takes no part in the writing of raspasy (rules §9.4, §9.6)."""
    return rules.players == 4 and (rules.raspasy_talon == "closed" or not rules.dealer_writes_raspasy)


CHECKS: Final = (
    # rules §2.6, §14.3
    Check("two_players_need_gusarik", ("players", "gusarik"), lambda r: r.players == 2 and not r.gusarik),
    Check("gusarik_needs_two_players", ("gusarik", "players"), lambda r: r.gusarik and r.players != 2),
    Check(
        "gusarik_needs_closed_talon",
        ("gusarik", "raspasy_talon"),
        lambda r: r.gusarik and r.raspasy_talon != "closed",
    ),
    # rules §12.1, §11.3: the owner of the mountain may still set a time
    Check(
        "time_needs_limit",
        ("end", "time_limit", "mountain_owner_sets"),
        lambda r: r.end == "time" and r.time_limit < 1 and not r.mountain_owner_sets,
    ),
    # rules §12.2
    Check("total_pool_without_help", ("end", "help"), lambda r: r.end == "total_pool" and r.help),
    # rules §3.7
    Check(
        "chain_needs_misere_without_talon",
        ("misere_rank", "misere_without_talon"),
        lambda r: r.misere_rank == "chain" and not r.misere_without_talon,
    ),
    # rules §11.1, §11.3, §11.4
    Check("dark_bids_need_bombs", ("dark_bids", "bomb_cap"), lambda r: r.dark_bids and r.bomb_cap < 1),
    Check("opening_beyond_bombs", ("opening_circles", "bomb_cap"), lambda r: r.opening_circles > r.bomb_cap),
    Check(
        "bombs_without_source",
        ("bomb_cap", "dark_bids", "opening_circles"),
        lambda r: r.bomb_cap > 0 and not r.dark_bids and r.opening_circles == 0,
    ),
    # rules §4.6
    Check(
        "premium_beside_paid_talon",
        ("two_ace_premium", "paid_talon"),
        lambda r: r.two_ace_premium > 0 and r.paid_talon != "off",
    ),
    # rules §6.11
    Check(
        "personal_resp_without_half_whist",
        ("personal_resp", "half_whist"),
        lambda r: r.personal_resp and r.half_whist,
    ),
    # rules §9.6: otherwise the settlement would change
    Check(
        "raspasy_diff_needs_all_writing",
        ("raspasy_diff", "players", "raspasy_talon", "dealer_writes_raspasy"),
        lambda r: r.raspasy_diff and _somebody_does_not_write(r),
    ),
)
"""Every combination that is an error, each with the options to look at."""


def value_params(rules: Rules, options: tuple[str, ...]) -> Params:
    """The values of options as parameters of a message: booleans as on and off."""
    return {key: _param(getattr(rules, key)) for key in options}


def _param(value: object) -> str | int:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int) else str(value)


def check(rules: Rules) -> tuple[Problem, ...]:
    """All problems of a rule set at once; empty if it can be played."""
    return tuple(
        Problem(row.code, row.options, value_params(rules, row.options)) for row in CHECKS if row.broken(rules)
    )


_FIXED: Final = ("players", "pool_whists")


def check_change(before: Rules, after: Rules) -> tuple[Problem, ...]:
    """Problems of changing the rules in the middle of a match (rules §21.14), those of ``after`` included."""
    fixed = tuple(
        Problem("fixed_during_match", (key,), {"option": key})
        for key in _FIXED
        if getattr(before, key) != getattr(after, key)
    )
    return fixed + check(after)
