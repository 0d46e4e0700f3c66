"""No option without a test that flips it and that fails when the option does nothing."""

from __future__ import annotations

import pytest

from prikup.rules import OPTIONS
from tests.support.collected import deaf, noticed_by_option
from tests.support.option_table import LATER, PAGE, functions_by_option, page


def test_every_option_has_a_test_that_flips_it() -> None:
    missing = [key for key, tests in functions_by_option().items() if not tests]
    assert missing == list(LATER)


def test_marks_name_options() -> None:
    assert set(functions_by_option()) == set(OPTIONS)


def test_an_option_that_does_nothing_is_noticed() -> None:
    """Each option in turn reads as its default, whatever is set; one of its tests must fail."""
    noticed = noticed_by_option()
    assert [key for key in OPTIONS if key not in noticed] == list(LATER)


def test_a_deaf_option_is_its_default() -> None:
    from prikup.rules import build

    rules = build("leningrad", {"jumps": True})
    with deaf("jumps"):
        assert not rules.jumps
        assert rules.exit == "677"
    assert rules.jumps


def test_the_page_of_options_and_tests_is_current() -> None:
    if PAGE.read_text(encoding="utf-8") != page():
        pytest.fail("docs/tests-by-option.md is stale: python -m tests.support.option_table writes it anew")
