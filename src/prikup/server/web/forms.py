"""The table of options as JSON."""

from __future__ import annotations

from functools import cache
from typing import Any

from prikup.notation.codec import to_plain
from prikup.rules import GROUPS, OPTIONS, PRESETS, convention, rules_object


@cache
def form() -> dict[str, Any]:
    """Groups, options and conventions with their words in both languages."""
    return {
        "groups": [{"name": name, **_plain(group)} for name, group in GROUPS.items()],
        "options": [{"name": key, **_plain(option)} for key, option in OPTIONS.items()],
        "conventions": [_convention(name) for name in PRESETS],
    }


def _plain(value: object) -> dict[str, Any]:
    found = to_plain(value)
    assert isinstance(found, dict)
    return found


def _convention(name: str) -> dict[str, Any]:
    found = convention(name)
    return {
        "name": name,
        "title": to_plain(found.title),
        "summary": to_plain(found.summary),
        "rules": rules_object(found.rules),
    }
