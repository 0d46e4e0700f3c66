"""People and lists of tables."""

from __future__ import annotations

import pytest

from prikup.store import Listing, Store

pytestmark = pytest.mark.anyio


async def test_a_person_is_known_by_his_browsers(store: Store) -> None:
    made = await store.people.create("p1", "Аня", "s1", 1.0)
    assert await store.people.by_session("s1") == made
    assert await store.people.by_session("s2") is None
    await store.people.add_session("p1", "s2", 2.0)
    assert await store.people.by_session("s2") == made
    await store.people.end_session("s1")
    assert await store.people.by_session("s1") is None


async def test_a_recovery_code_brings_one_back(store: Store) -> None:
    await store.people.create("p1", "Аня", "s1", 1.0)
    await store.people.set_recovery("p1", "code")
    found = await store.people.by_recovery("code", "s2", 2.0)
    assert found is not None
    assert (found.id, found.recoverable) == ("p1", True)
    assert (await store.people.by_session("s2")) == found
    await store.people.set_recovery("p1", "another")
    assert await store.people.by_recovery("code", "s3", 3.0) is None
    assert await store.people.by_session("s3") is None


async def test_a_deleted_person_leaves_nothing_of_himself(store: Store) -> None:
    await store.people.create("p1", "Аня", "s1", 1.0)
    await store.tables.put(Listing("t1", 1.0, 1.0, True, "open", b"{}"), ["p1", "p2"])
    await store.people.forget("p1")
    assert await store.people.by_session("s1") is None
    assert await store.tables.of("p1") == []
    assert [each.id for each in await store.tables.of("p2")] == ["t1"]


async def test_a_new_name(store: Store) -> None:
    await store.people.create("p1", "Аня", "s1", 1.0)
    await store.people.rename("p1", "Анна Ивановна")
    found = await store.people.by_session("s1")
    assert found is not None
    assert found.name == "Анна Ивановна"


async def test_lists_show_the_last_changed_first(store: Store) -> None:
    first = Listing("t1", 1.0, 1.0, True, "open", b"1")
    hidden = Listing("t2", 1.0, 5.0, False, "open", b"2")
    last = Listing("t3", 1.0, 9.0, True, "open", b"3")
    for listing in (first, hidden, last):
        await store.tables.put(listing, ["p1"])
    assert await store.tables.lobby("open") == [last, first]
    assert await store.tables.lobby("open", limit=1) == [last]
    assert await store.tables.of("p1") == [last, hidden, first]
    assert await store.tables.in_state("open") == [first, hidden, last]


async def test_a_listing_is_written_anew(store: Store) -> None:
    await store.tables.put(Listing("t1", 1.0, 1.0, True, "open", b"1"), ["p1"])
    again = Listing("t1", 1.0, 2.0, True, "playing", b"2")
    await store.tables.put(again, ["p2", "p2"])
    assert await store.tables.get("t1") == again
    assert await store.tables.of("p1") == []
    assert await store.tables.of("p2") == [again]
    assert await store.tables.get("t9") is None
