"""What has changed between two values of plain JSON (tuples are arrays too), for a client that does not know what it
means.

``[path, value]`` sets, ``[path]`` deletes, ``[path, "+", items]`` appends to an array; a path is a list of keys and
indices, the empty one is the whole. Changes are applied in order.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Path: TypeAlias = list[str | int]


def patch(old: Any, new: Any) -> list[list[Any]]:
    """The changes that make ``new`` of ``old``."""
    found: list[list[Any]] = []
    _compare([], old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: list[list[Any]]) -> None:
    if old is new or (type(old) is type(new) and old == new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                _compare([*path, key], old[key], value, found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and old and len(new) >= len(old):
        inner: list[list[Any]] = []
        for place, value in enumerate(old):
            _compare([*path, place], value, new[place], inner)
        if len(inner) > len(old) // 2 + 1 and not any(isinstance(item, dict) for item in new):
            found.append([path, new])
            return
        found.extend(inner)
        if len(new) > len(old):
            found.append([path, "+", new[len(old) :]])
    else:
        found.append([path, new])


def patched(value: Any, changes: list[list[Any]]) -> Any:
    """The value after the changes: what every client does."""
    for path, *change in changes:
        value = _put(value, path, change)
    return value


def _put(value: Any, path: Path, change: list[Any]) -> Any:
    if not path:
        return [*value, *change[1]] if len(change) == 2 else change[0]
    key, rest = path[0], path[1:]
    changed: Any = dict(value) if isinstance(value, dict) else list(value)
    if not rest and not change:
        del changed[key]
    elif isinstance(changed, dict):
        changed[str(key)] = _put(changed.get(str(key)), rest, change)
    else:
        changed[key] = _put(changed[key], rest, change)
    return changed
