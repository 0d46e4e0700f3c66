"""Changes between two values: applied to the old one they make the new one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from prikup.server.live.patching import patch, patched

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=20,
)


@given(PLAIN, PLAIN)
def test_the_changes_make_the_new_value(old: object, new: object) -> None:
    assert patched(old, patch(old, new)) == new
    assert not patch(old, old)


def test_what_is_appended_is_sent_alone() -> None:
    assert patch((1, 2), (1, 2, 3)) == [[[], "+", (3,)]]
    assert patch({"a": [1, 2, 3], "b": 1}, {"a": [1, 2, 3, 4]}) == [[["b"]], [["a"], "+", [4]]]
