"""The hands of the book: numbers found over all layouts, and the pages made of them."""

from __future__ import annotations

import pytest

from prikup.analysis import distribution
from prikup.cards import parse_hand
from tests.books.book import LEADS, NUMBERS, Example, Lead, Play, examples, holds, numbers
from tests.books.measure import rows_of
from tests.books.measuring import STRAINS
from tests.books.page import file_of, page
from tests.books.words import Lang

PLAYS = [(example, play) for example in examples() for play in example.play]
QUICK = PLAYS[::9]


def name(value: object) -> str:
    if isinstance(value, Example):
        return value.id
    return value.name if isinstance(value, Play) else str(value)


@pytest.mark.parametrize(("example", "play"), QUICK, ids=name)
def test_a_number_is_what_the_solver_finds(example: Example, play: Play) -> None:
    """One lead of every ninth hand; the long test has all of them."""
    stored = numbers()[example.id, play.name, 0, "left", ""]
    found = distribution(
        int(parse_hand(play.hand)), int(parse_hand(play.discard)), strain=STRAINS.index(play.strain), lead="left"
    )
    assert found.exact
    assert found.counts == stored.counts


@pytest.mark.long
@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize(("example", "play"), PLAYS, ids=name)
def test_every_number_is_what_the_solver_finds(example: Example, play: Play, lead: Lead) -> None:
    for variant in range(len(play.variants)):
        for row in rows_of(example, play, variant, lead):
            assert numbers()[row.example, row.play, row.variant, row.lead, row.given] == row


def test_every_hand_has_numbers_for_every_seat() -> None:
    wanted = {
        (example.id, play.name, variant, lead, given)
        for example, play in PLAYS
        for variant in range(len(play.variants))
        for lead in LEADS
        for given in ("", *(each.name for each in example.given))
    }
    assert set(numbers()) == wanted
    assert NUMBERS.is_file()


def test_claims_are_right_and_wrong() -> None:
    """The book errs in places: a check that always agrees would check nothing."""
    verdicts = [holds(example, says, lead) for example in examples() for says in example.says for lead in says.leads]
    assert verdicts.count(True) > verdicts.count(False) > 0


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_page_is_up_to_date(lang: Lang) -> None:
    """``python -m tests.books.page`` writes it."""
    assert file_of(lang).read_text(encoding="utf-8") == page(lang)
