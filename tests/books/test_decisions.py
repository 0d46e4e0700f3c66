"""The decisions of the book can be put to a player: views can be built, answers are legal there."""

from __future__ import annotations

import pytest

from prikup.cards import parse_hand
from prikup.deal import parse_game
from prikup.deal.forms import OrderChoice
from prikup.rules import build
from tests.books.deciding import Decision, decisions
from tests.support.script import spell

RULES = build("sochi", {})


def name(decision: Decision) -> str:
    return f"{decision.id}-{decision.kind}-{decision.seat}-{decisions().index(decision)}"


@pytest.mark.parametrize("decision", decisions(), ids=name)
def test_the_seat_is_asked_and_the_answers_are_legal(decision: Decision) -> None:
    deal = decision.view(RULES).deal
    assert deal is not None
    forms = deal.legal
    words = {spell(form) for form in forms}
    for answer in decision.answers:
        kind, _, what = answer.partition(":")
        match kind:
            case "bid":
                assert words & {"hold"} or any(word[:1].isdigit() for word in words)
            case "game":
                lowest = next(form.lowest for form in forms if isinstance(form, OrderChoice))
                assert parse_game(what) >= lowest
            case "discard":
                assert any(isinstance(form, OrderChoice) for form in forms)
                held = set(decision.talon.split()) | {str(card) for card in parse_hand(decision.hand)}
                assert set(what.split(",")) <= held
            case _:
                assert answer in words
