"""Deadlines, stops and interrupts: what is proven stands, nothing goes on behind the back."""

from __future__ import annotations

import os
import random
import signal
import threading
import time

import numpy as np
import pytest

from prikup.solver import Position, card_values, engine, line, solve, table
from prikup.solver.answer import EngineName
from prikup.solver.batch import NO_CARD, batch_cards, batch_tables, batch_values
from prikup.solver.kernel import Kernel
from prikup.solver.position import PositionError
from tests.solver.deals import hands_of

ENGINES: tuple[EngineName, ...] = ("kernel", "reference")


def deals(count: int, seed: int = 0) -> np.ndarray:
    rng = random.Random(seed)
    return np.array([hands_of(rng) for _ in range(count)], np.uint32)


def test_the_kernel_serves() -> None:
    assert engine() == "kernel"


@pytest.mark.parametrize("by", ENGINES)
def test_no_time_leaves_what_is_proven(by: EngineName) -> None:
    stopped = 0
    for seed in range(10):
        position = Position(hands=hands_of(random.Random(seed)), turn=1, trump=None)
        exact = solve(position, 0, aim="fewest")
        values = card_values(position, 0, aim="fewest")
        if by == "kernel":
            _forget()
        found = solve(position, 0, aim="fewest", seconds=0, by=by)
        assert found.low <= exact.low <= found.high
        stopped += not found.exact
        hurried = card_values(position, 0, aim="fewest", seconds=0, by=by)
        assert all(found.low <= values[card].low <= found.high for card, found in hurried.items())
        assert len(line(position, 0, aim="fewest", seconds=0, by=by)) <= 30
    assert stopped > 0


@pytest.mark.parametrize("by", ENGINES)
def test_a_stop_is_asked(by: EngineName) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    found = batch_tables(deals(4000 if by == "kernel" else 2), stop=stop, by=by)
    assert asked > 0
    assert (found == NO_CARD).any()


def test_what_a_stop_raises_arrives() -> None:
    def stop() -> bool:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        batch_tables(deals(4000), stop=stop)


def test_an_interrupt_ends_a_batch() -> None:
    begun = time.monotonic()
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        batch_tables(np.repeat(deals(500), 200, axis=0), threads=2)
    timer.join()
    assert time.monotonic() - begun < 20
    assert threading.active_count() < 10


@pytest.mark.parametrize("seed", range(2))
def test_a_batch_answers_as_single_questions_do(seed: int) -> None:
    hands = deals(12, seed)
    tables = batch_tables(hands, declarer=1)
    strain, leader = np.arange(12) % 5, np.arange(12) % 3
    values = batch_values(hands, strain=strain, leader=leader, declarer=1, threads=2)
    cards = batch_cards(hands, strain=strain, leader=leader, declarer=1)
    enough = batch_cards(hands, strain=strain, leader=leader, declarer=1, at_least=5)
    for at in range(12):
        first, second, third = (int(mask) for mask in hands[at])
        single = table((first, second, third), 1)
        assert [[found.low for found in row] for row in single] == tables[at].tolist()
        assert values[at].tolist() == [tables[at, strain[at], leader[at]]] * 2
        trump = None if strain[at] == 4 else int(strain[at])
        position = Position(hands=(first, second, third), turn=int(leader[at]), trump=trump)
        expected = {int(card): found.low for card, found in card_values(position, 1).items()}
        assert {card: int(cards[at, card]) for card in range(32) if cards[at, card] != NO_CARD} == expected
        assert {card for card in range(32) if enough[at, card] == 1} == {c for c, v in expected.items() if v >= 5}


def test_the_reference_answers_batches_too() -> None:
    rng = random.Random(8)
    hands = np.array([hands_of(rng, 4) for _ in range(5)], np.uint32)
    asked = {"strain": 2, "leader": [0, 1, 2, 0, 1], "declarer": 2, "aim": "most"}
    assert batch_values(hands, **asked).tolist() == batch_values(hands, by="reference", **asked).tolist()  # type: ignore[arg-type]
    assert batch_cards(hands, **asked).tolist() == batch_cards(hands, by="reference", **asked).tolist()  # type: ignore[arg-type]
    assert batch_tables(hands).tolist() == batch_tables(hands, by="reference").tolist()


def test_a_batch_in_mid_trick() -> None:
    rng = random.Random(9)
    first, second, third = hands_of(rng, 5)
    played = next(card for card in range(32) if first >> card & 1)
    hands = np.array([[first & ~(1 << played), second, third]], np.uint32)
    asked = {"strain": 1, "leader": 0, "on_table": [[played, NO_CARD]]}
    assert batch_cards(hands, **asked).tolist() == batch_cards(hands, by="reference", **asked).tolist()  # type: ignore[arg-type]


@pytest.mark.parametrize("by", ENGINES)
def test_a_batch_names_the_row_that_cannot_be(by: EngineName) -> None:
    hands = deals(3)
    hands[2, 0] = hands[2, 1]
    with pytest.raises(PositionError, match="row 2"):
        batch_values(hands, strain=0, leader=0, by=by)


def test_threads_and_memory_change_no_answer() -> None:
    hands = deals(30, 5)
    one = batch_tables(hands)
    assert (batch_tables(hands, threads=3) == one).all()
    assert (batch_tables(hands, memory=1 << 16) == one).all()


def test_memory_stays_within_its_bound() -> None:
    from prikup.solver import _kernel

    kernel = Kernel(bytes=1 << 20)
    asked = _kernel.Question(hands_of(random.Random(1)), 0, 4, [], 0, True, [], False, 0, 0, -1)
    for _ in range(2):
        kernel.solver.value(asked, 4, -1.0, None)
        kernel.solver.shares(asked, -1.0, None)
    assert kernel.solver.bytes <= 1 << 20


def _forget() -> None:
    from prikup.solver.solving import engine_of

    kernel = engine_of("kernel")
    assert isinstance(kernel, Kernel)
    kernel.solver.forget()
