"""People and bots at a table over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from prikup.notation.codec import decode, encode
from prikup.server.live.patching import patched
from prikup.server.tables import TableEvent, apply, shown, told
from prikup.store import open_store
from tests.server.serving import Person, Served, play, served

pytestmark = pytest.mark.anyio

TABLE: dict[str, Any] = {
    "convention": "sochi",
    "pace": "instant",
    "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
    "name": "Анна",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("site")) as found:
        yield found


async def two(stack: AsyncExitStack, server: Served, **changes: Any) -> tuple[str, Person, Person, str]:
    """A table with two people and a bot; its id, the people, the token of its link."""
    anna, boris = Person(server, "Анна", 1), Person(server, "Борис", 2)
    for person in (anna, boris):
        stack.push_async_callback(person.http.aclose)
    table = (await anna.post("/api/tables", **{**TABLE, **changes}))["table"]
    await stack.enter_async_context(anna.at(table))
    await anna.until("welcome")
    assert anna.you == {"seat": 0, "host": True, "role": "seat"}
    token = (await anna.command(type="link", role="seat"))["token"]
    assert (await boris.post(f"/api/tables/{table}/join", name="Борис", token=token)) == {"seat": 1}
    return table, anna, boris, token


async def test_two_people_and_a_bot_play_deals_with_a_drop_and_return(server: Served) -> None:
    async with AsyncExitStack() as stack:
        table, anna, boris, _ = await two(stack, server)
        async with boris.at(table):
            await boris.until("welcome")
            assert (await anna.command(type="begin"))["t"] == "ack"
            await play([anna, boris], 2)
        while anna.full["table"]["chairs"][boris.you["seat"]]["away"] is None:
            await anna.take()
        async with boris.at(table, again=True):
            first = await boris.take()
            assert first["t"] == "resume"
            while boris.version < first["version"]:
                await boris.take()
            await play([anna, boris], 3)
        assert anna.full["table"] == {**boris.full["table"]} or anna.version != boris.version


async def test_nobody_is_sent_more_than_his_seat_sees(server: Served) -> None:
    """Frames hold the picture of the seat and the event as it is told to it, and nothing else; that these are the same
    in all worlds that the seat cannot tell apart is a test of the table."""
    async with AsyncExitStack() as stack:
        table, anna, boris, token = await two(stack, server, options={"reveal": "played"})
        watcher = Person(server, "Зритель")
        stack.push_async_callback(watcher.http.aclose)
        await stack.enter_async_context(boris.at(table))
        await stack.enter_async_context(watcher.at(table, token=token))
        await anna.command(type="begin")
        await play([anna, boris], 2)
        while watcher.version < anna.version:
            await watcher.take()
        async with open_store(server.database) as store:
            log = [(each.at, decode(each.data, TableEvent)) for each in await store.log.read(table)]  # type: ignore[arg-type, var-annotated]
        states: list[Any] = [None]
        for at, event in log:
            states.append(apply(states[-1], event, at))
        for person in (anna, boris, watcher):
            full: Any = None
            seat = None
            for frame in person.frames:
                if frame["t"] == "welcome":
                    full, seat = frame["full"], frame["you"]["seat"]
                elif frame["t"] == "event":
                    state = states[frame["version"]]
                    full = patched(full, frame["patch"])
                    assert frame.keys() == {"t", "version", "at", "event", "by", "patch"}
                    assert frame["event"] == plain(told(state, log[frame["version"] - 1][1], seat))
                    assert full == plain(shown(state, seat))
                else:
                    assert frame["t"] in ("ack", "reject")
                    assert frame.keys() <= {"t", "id", "version", "token", "code", "params"}


def plain(value: object) -> Any:
    """As it comes out of a frame."""
    return json.loads(encode(value))


async def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with AsyncExitStack() as stack:
            table, anna, boris, _ = await two(stack, server)
            async with boris.at(table):
                await boris.until("welcome")
                await anna.command(type="begin")
                playing = asyncio.create_task(play([anna, boris], 99))
                while anna.deals < 1 or anna.acknowledged < anna.version - 3:
                    await asyncio.sleep(0.01)
                server.kill()
                with pytest.raises(ConnectionClosed):
                    await playing
            version, rows = max(anna.acknowledged, boris.acknowledged), anna.full["view"]["rows"]
            server.restart()
            async with anna.at(table), boris.at(table):
                await boris.until("welcome")
                await anna.until("welcome")
                assert anna.version >= version
                assert anna.full["view"]["rows"][: len(rows)] == rows
                await play([anna, boris], len(rows) + 1)
            assert server.stop() == 0


ODD: list[tuple[str | bytes, str]] = [
    ("", "json-truncated"),
    ("nonsense", "json-syntax"),
    ("[]", "json-type"),
    ('{"t":"act"}', "json-missing"),
    ('{"t":"what","id":1}', "json-choice"),
    ('{"t":"act","id":7,"action":{"type":"play","card":"1X"}}', "json-value"),
    ('{"t":"act","id":7,"action":{"type":"play","card":"AS","more":1}}', "json-unknown"),
    ('{"t":"table","id":7,"command":{"type":"deal"}}', "json-choice"),
    ('{"t":"table","id":7,"command":{"type":"act_for","seat":0,"action":{"type":"pass"},"by":"bot"}}', "json-choice"),
    ('{"t":"act","id":7,"action":{"type":"play","card":"AS"}}', "table-no-match"),
    ('{"t":"table","id":7,"command":{"type":"sit","seat":-1,"name":"x"}}', "no-such-seat"),
    ('{"t":"table","id":7,"command":{"type":"begin"}}', "table-chairs-empty"),
    ('{"t":"proof","id":7,"number":3}', "deal-no-deck"),
    ('{"t":"hello","protocol":1,"table":"x"}', "wire-hello-once"),
    ("[" * 20_000, "json-type"),
    ('{"t":"act","id":7,"action":' + "[" * 9_000, "json-type"),
    (b"\x00\xff", "wire-binary"),
]


async def test_whatever_is_sent_is_answered_with_a_code_and_the_table_lives(server: Served) -> None:
    async with AsyncExitStack() as stack:
        anna = Person(server, "Анна")
        stack.push_async_callback(anna.http.aclose)
        table = (await anna.post("/api/tables", **TABLE))["table"]
        await stack.enter_async_context(anna.at(table))
        await anna.until("welcome")
        for text, code in ODD:
            await anna.send(text)
            answer = await anna.until("reject")
            assert answer["code"] == code, (text[:80], answer)
            assert answer["id"] in (7, 1, None)
        await anna.send({"t": "ping", "n": 5})
        assert await anna.until("pong") == {"t": "pong", "n": 5}


async def test_frames_bent_at_random_never_break_a_table(server: Served) -> None:
    random = Random(1)
    async with AsyncExitStack() as stack:
        anna = Person(server, "Анна")
        stack.push_async_callback(anna.http.aclose)
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        table = (await anna.post("/api/tables", **{**TABLE, "chairs": chairs, "begin": True}))["table"]
        await stack.enter_async_context(anna.at(table))
        await anna.until("welcome")
        good = [
            {"t": "act", "id": 1, "action": {"type": "bid", "game": "6S"}},
            {"t": "act", "id": 1, "action": {"type": "offer", "tricks": [1, 2, 3]}},
            {"t": "act", "id": 1, "action": {"type": "propose", "proposal": {"type": "stop"}}},
            {"t": "table", "id": 1, "command": {"type": "give", "place": 1, "value": "0" * 64}},
        ]
        for _ in range(50):
            text = json.dumps(random.choice(good))
            for _ in range(random.randrange(4)):
                place = random.randrange(len(text))
                text = text[:place] + random.choice(('"', "}", "9" * 30, "-", "\\u0000", "")) + text[place + 1 :]
            await anna.send(text)
            while (answer := await anna.take())["t"] not in ("ack", "reject", "pong"):
                pass
            assert answer["t"] != "reject" or answer["code"] != "internal", text
            await asyncio.sleep(0.03)
        await anna.send({"t": "ping", "n": 1})
        await anna.until("pong")


async def test_a_table_that_is_not_listed_shows_itself_to_nobody_without_a_link(server: Served) -> None:
    async with AsyncExitStack() as stack:
        table, _, _, token = await two(stack, server)
        stranger = Person(server, "Чужой")
        stack.push_async_callback(stranger.http.aclose)
        async with stranger.at(table):
            assert (await stranger.take())["code"] == "table-not-invited"
            with pytest.raises(ConnectionClosed):
                await stranger.take()
        async with stranger.at(table, token=token):
            assert (await stranger.take())["you"] == {"seat": None, "host": False, "role": "watch"}
            assert (await stranger.command(type="stand"))["code"] == "table-not-seated"
        refused = await stranger.http.post(f"/api/tables/{table}/join", json={"name": "Чужой", "token": "wrong"})
        assert refused.json()["code"] in ("table-not-invited", "table-full")
        lists = (await stranger.http.get("/api/tables")).json()
        assert table not in [each["table"] for each in lists["seating"] + lists["playing"]]


async def test_pages_of_other_sites_are_refused(server: Served) -> None:
    url = f"127.0.0.1:{server.port}"
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://{url}/ws", origin="http://elsewhere.example", proxy=None):  # type: ignore[arg-type]
            pass
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.post(f"http://{url}/api/me", json={"name": "x"}, headers={"Origin": "http://elsewhere"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        page = await http.get(f"http://{url}/healthz")
        assert "script-src 'self'" in page.headers["content-security-policy"]


async def test_the_api_tells_what_is_wrong_with_rules_and_tables(server: Served) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http:
        form = (await http.get("/api/rules/form")).json()
        assert {"groups", "options", "conventions"} <= form.keys()
        check = (await http.post("/api/rules/check", json={"convention": "sochi", "options": {"pool_size": 15}})).json()
        assert [each["option"] for each in check["difference"]] == ["pool_size"]
        assert not check["problems"]
        wrong = await http.post("/api/tables", json={**TABLE, "options": {"pool_size": "many"}})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "table-rules")
        wrong = await http.post("/api/tables", json={"chairs": "x"})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "json-type")
        me = (await http.post("/api/me", json={"name": " Анна "})).json()
        assert me["name"] == "Анна"
        assert (await http.get("/api/me")).json()["name"] == "Анна"
