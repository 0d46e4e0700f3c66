"""Streams: order, versions, writers at once, what a restart finds."""

from __future__ import annotations

import asyncio

import pytest

from prikup.store import ConflictError, Record, Store, open_store

pytestmark = pytest.mark.anyio


def record(text: str, at: float = 1.5) -> Record:
    return Record("said", text.encode(), at)


async def test_events_come_back_in_order_with_their_numbers(store: Store) -> None:
    assert await store.log.append("t", 0, [record("a"), record("б", 2.25)]) == 2
    assert await store.log.append("t", 2, [record("c")]) == 3
    found = await store.log.read("t")
    assert [(each.version, each.data.decode(), each.at) for each in found] == [
        (1, "a", 1.5),
        (2, "б", 2.25),
        (3, "c", 1.5),
    ]
    assert [each.version for each in await store.log.read("t", after=2)] == [3]
    assert await store.log.version("t") == 3


async def test_streams_do_not_meet(store: Store) -> None:
    await store.log.append("one", 0, [record("a")])
    await store.log.append("two", 0, [record("b")])
    assert [each.data for each in await store.log.read("two")] == [b"b"]
    assert await store.log.version("three") == 0
    assert await store.log.read("three") == []


@pytest.mark.parametrize("expected", [0, 2, 7])
async def test_a_writer_that_has_not_seen_all_is_refused(store: Store, expected: int) -> None:
    await store.log.append("t", 0, [record("a")])
    with pytest.raises(ConflictError) as error:
        await store.log.append("t", expected, [record("b")])
    assert (error.value.expected, error.value.found) == (expected, 1)
    assert len(await store.log.read("t")) == 1


async def test_of_writers_at_once_one_is_right(store: Store) -> None:
    answers = await asyncio.gather(
        *(store.log.append("t", 0, [record(f"{number}"), record("more")]) for number in range(20)),
        return_exceptions=True,
    )
    assert answers.count(2) == 1
    assert sum(isinstance(answer, ConflictError) for answer in answers) == 19
    assert len(await store.log.read("t")) == 2


async def test_two_processes_may_write_to_one_log(address: str) -> None:
    """Two stores over one database, as two servers would have: every stream has versions 1 to 40 once each."""

    async def writer(store: Store, name: str, wins: list[int]) -> None:
        for _ in range(20):
            while True:
                seen = await store.log.version("t")
                try:
                    wins.append(await store.log.append("t", seen, [record(name)]))
                    break
                except ConflictError:
                    await asyncio.sleep(0)

    async with open_store(address) as one, open_store(address) as two:
        wins: list[int] = []
        await asyncio.gather(writer(one, "one", wins), writer(two, "two", wins))
        found = await one.log.read("t")
    assert sorted(wins) == list(range(1, 41))
    assert [each.version for each in found] == list(range(1, 41))
    assert {each.data for each in found} == {b"one", b"two"}


async def test_a_refused_append_does_not_spoil_its_neighbours(store: Store) -> None:
    await store.log.append("bad", 0, [record("a")])
    answers = await asyncio.gather(
        store.log.append("good", 0, [record("x")]),
        store.log.append("bad", 0, [record("y")]),
        store.log.append("other", 0, [record("z")]),
        return_exceptions=True,
    )
    assert answers[0] == answers[2] == 1
    assert isinstance(answers[1], ConflictError)


async def test_what_was_appended_is_there_after_a_restart(address: str) -> None:
    async with open_store(address) as store:
        await store.log.append("t", 0, [record("a")])
    async with open_store(address) as store:
        assert [each.data for each in await store.log.read("t")] == [b"a"]


async def test_nothing_cannot_be_appended(store: Store) -> None:
    with pytest.raises(ValueError, match="nothing"):
        await store.log.append("t", 0, [])


async def test_a_caller_who_gives_up_does_not_stop_the_others(store: Store) -> None:
    given_up = asyncio.create_task(store.log.append("t", 0, [record("a")]))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await store.log.append("other", 0, [record("b")]) == 1
