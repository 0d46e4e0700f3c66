"""Fixing pool size and end as the owner of the mountain (rules §11.3)."""

from __future__ import annotations

from prikup.match import FixMatch
from prikup.rules.model import Rules


def fix_match(rules: Rules, pool_size: int) -> FixMatch:
    """The pool size with the end that was agreed; where that is a time nobody has named, closed pools end it."""
    if rules.end == "time" and not rules.time_limit:
        return FixMatch(pool_size=pool_size, end="each_pool")
    return FixMatch(pool_size=pool_size)
