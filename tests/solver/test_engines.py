"""Kernel and reference give the same answers; suits renamed and hands rotated change nothing."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, Card
from prikup.deal.table import Trick
from prikup.solver import Position, PositionError, at_least, card_values, line, shares, solve, table
from prikup.solver.answer import Aim
from prikup.solver.position import after, cards_to_play
from tests.solver.deals import hands_of, renamed, renamed_card

SUITS = tuple(permutations(range(4)))


def ending(rng: random.Random, size: int) -> tuple[Position, int, Aim]:
    """A random ending, often in mid-trick, with a declarer and what he wants."""
    trump = rng.choice((0, 1, 2, 3, None))
    aim: Aim = rng.choice(("most", "fewest"))
    position = Position(hands=hands_of(rng, size), turn=rng.randrange(3), trump=trump)
    for _ in range(rng.randrange(3)):
        legal = cards_to_play(position)
        position, _ = after(position, rng.choice([card for card in CARDS if legal & card.bit]))
    return position, rng.randrange(3), aim


def raspasy(rng: random.Random, size: int) -> Position:
    """A raspasy with its talon still to come, or of two players."""
    first, second, third = hands_of(rng, size)
    if rng.random() < 0.3:
        return Position(hands=(0, second, third), turn=rng.choice((1, 2)), players=(1, 2))
    held = first | second | third
    free = [card for card in CARDS if not held & card.bit and held & 0xFF << 8 * card.suit]
    talon = rng.sample(free, 2)
    leads = rng.random() < 0.5
    return Position(
        hands=(first, second, third),
        turn=0,
        trick=Trick(talon[0].suit, ((3, talon[0]),) if leads else ()),
        talon=(talon[1],),
        talon_leads=leads,
        first_leads=rng.choice((1, 2)),
    )


@pytest.mark.parametrize("seed", range(60))
def test_engines_agree_on_endings(seed: int) -> None:
    rng = random.Random(seed)
    position, declarer, aim = ending(rng, rng.choice((3, 4, 5, 6)))
    found = solve(position, declarer, aim=aim)
    assert found.exact
    assert solve(position, declarer, aim=aim, by="reference") == found
    assert card_values(position, declarer, aim=aim) == card_values(position, declarer, aim=aim, by="reference")
    assert line(position, declarer, aim=aim) == line(position, declarer, aim=aim, by="reference")
    for tricks in range(position.tricks_left + 2):
        assert at_least(position, declarer, tricks, aim=aim) == (found.low >= tricks)
        assert at_least(position, declarer, tricks, aim=aim, by="reference") == (found.low >= tricks)


@pytest.mark.parametrize("seed", range(40))
def test_engines_agree_on_raspasy(seed: int) -> None:
    rng = random.Random(seed)
    position = raspasy(rng, rng.choice((3, 4, 5)))
    declarer = position.turn
    assert solve(position, declarer, aim="fewest") == solve(position, declarer, aim="fewest", by="reference")
    assert card_values(position, declarer, aim="fewest") == card_values(
        position, declarer, aim="fewest", by="reference"
    )
    assert shares(position) == shares(position, by="reference")


@pytest.mark.parametrize("seed", range(3))
def test_engines_agree_on_tables_of_short_hands(seed: int) -> None:
    hands = hands_of(random.Random(seed), 6)
    assert table(hands, seed) == table(hands, seed, by="reference")


@pytest.mark.parametrize("seed", range(10))
def test_engines_agree_on_full_deals(seed: int) -> None:
    for deal in range(10 * seed, 10 * seed + 10):
        _agree_on_a_full_deal(deal, "most")


@pytest.mark.parametrize("seed", range(5))
def test_engines_agree_on_full_miseres(seed: int) -> None:
    for deal in range(4 * seed, 4 * seed + 4):
        _agree_on_a_full_deal(deal, "fewest")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 60))
def test_engines_agree_on_many_full_deals(seed: int) -> None:
    for deal in range(10 * seed, 10 * seed + 10):
        _agree_on_a_full_deal(deal, "most")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5, 30))
def test_engines_agree_on_many_full_miseres(seed: int) -> None:
    for deal in range(4 * seed, 4 * seed + 4):
        _agree_on_a_full_deal(deal, "fewest")


def _agree_on_a_full_deal(seed: int, aim: Aim) -> None:
    rng = random.Random(1000 + seed)
    trump = rng.choice((0, 1, 2, 3, None)) if aim == "most" else None
    position = Position(hands=hands_of(rng), turn=rng.randrange(3), trump=trump)
    assert solve(position, 0, aim=aim) == solve(position, 0, aim=aim, by="reference")


@given(st.integers(0, 2**32), st.sampled_from(SUITS), st.integers(0, 2))
def test_renamed_suits_and_rotated_hands_change_nothing(seed: int, suits: tuple[int, ...], turns: int) -> None:
    rng = random.Random(seed)
    first, second, third = hands_of(rng)
    hands = (first, second, third)
    trump = rng.choice((0, 1, 2, 3, None))
    leader, declarer = rng.randrange(3), rng.randrange(3)
    aim: Aim = "most" if trump is not None else rng.choice(("most", "fewest"))
    moved = renamed(hands, suits)
    rotated = (moved[-turns % 3], moved[(1 - turns) % 3], moved[(2 - turns) % 3])
    other = Position(hands=rotated, turn=(leader + turns) % 3, trump=None if trump is None else suits[trump])
    here = card_values(Position(hands=hands, turn=leader, trump=trump), declarer, aim=aim)
    there = card_values(other, (declarer + turns) % 3, aim=aim)
    assert {renamed_card(card, suits): tricks for card, tricks in here.items()} == there


@given(st.integers(0, 2**32))
def test_the_best_card_is_worth_the_position(seed: int) -> None:
    rng = random.Random(seed)
    position, declarer, aim = ending(rng, 10 if aim_is_cheap(seed) else 8)
    values = card_values(position, declarer, aim=aim)
    best = max if (position.turn == declarer) == (aim == "most") else min
    assert best(values.values()) == solve(position, declarer, aim=aim)
    played: list[Card] = list(line(position, declarer, aim=aim))
    tricks = 0
    while position.tricks_left:
        position, taker = after(position, played.pop(0))
        tricks += taker == declarer
    assert played == []
    assert tricks == best(values.values()).low


def aim_is_cheap(seed: int) -> bool:
    return seed % 2 == 0


@pytest.mark.parametrize("by", ["kernel", "reference"])
@pytest.mark.parametrize(
    ("hands", "turn"),
    [((1, 1, 2), 0), ((1, 2, 12), 0), ((0x7FF, 0x7FF << 11, 0x3FF << 22), 0), ((1, 2, 4), 3)],
    ids=["a card twice", "unequal hands", "unequal and too many", "no such hand"],
)
def test_a_position_that_cannot_be_is_refused(by: str, hands: tuple[int, int, int], turn: int) -> None:
    with pytest.raises(PositionError):
        solve(Position(hands=hands, turn=turn), 0, by=by)  # type: ignore[arg-type]
