"""A real server in a process of its own, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from prikup.fair import links
from prikup.match import MatchView
from prikup.notation.codec import from_plain, to_plain
from prikup.server.live.patching import patched
from tests.support.random_match import choose


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """A server process."""

    def __init__(self, database: Path, port: int) -> None:
        self.database, self.port = database, port
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        words = ["-m", "prikup", "serve", "--port", str(self.port), "--database", str(self.database), "--workers", "1"]
        process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, start_new_session=True)
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2):
                    return process
            except OSError:
                assert process.poll() is None, "the server ended"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it without a word, its bots too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        """Start it again on the same database."""
        self.process = self._start()

    def stop(self) -> int:
        """End it with a signal."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """A server for as long as it is needed."""
    found = Served(folder / "site.db", free_port())
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.kill()


class Person:
    """A browser: a cookie, and perhaps a connection to a table."""

    def __init__(self, server: Served, name: str, seed: int = 0) -> None:
        self.server, self.name, self.random = server, name, Random(seed)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False)
        self.chain = links(self.random.randbytes(32), 60)
        self.full: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.version = self.acknowledged = 0
        self.epoch = ""
        self.frames: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._number = 0

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """The answer of the API, which must be good."""
        found = await self.http.post(path, json=body)
        assert found.status_code == 200, found.text
        return found.json()  # type: ignore[no-any-return]

    @asynccontextmanager
    async def at(self, table: str, *, again: bool = False, token: str | None = None) -> AsyncIterator[Person]:
        """Connected to a table; ``again``: with what was seen before."""
        cookie = self.http.cookies.get("prikup")
        headers = {"Cookie": f"prikup={cookie}"} if cookie else {}
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        async with connect(url, additional_headers=headers, proxy=None, max_size=None) as found:
            self._socket = found
            hello: dict[str, Any] = {"t": "hello", "protocol": 1, "table": table}
            if token is not None:
                hello["token"] = token
            if again:
                hello |= {"since": self.version, "epoch": self.epoch}
            await self.send(hello)
            yield self

    async def send(self, frame: dict[str, Any] | str | bytes) -> None:
        """A frame as it is."""
        assert self._socket is not None
        await self._socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def take(self, seconds: float = 10) -> dict[str, Any]:
        """The next frame; what is seen is kept up to date by it."""
        assert self._socket is not None
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), seconds))
        self.frames.append(frame)
        if frame["t"] == "welcome":
            self.full, self.version = frame["full"], frame["version"]
            self.you, self.epoch = frame["you"], frame["epoch"]
        elif frame["t"] == "ack":
            self.acknowledged = max(self.acknowledged, frame["version"])
        elif frame["t"] == "event":
            assert frame["version"] == self.version + 1
            self.full, self.version = patched(self.full, frame["patch"]), frame["version"]
        return frame

    async def until(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind."""
        while (frame := await self.take())["t"] != kind:
            pass
        return frame

    async def ask(self, **frame: Any) -> dict[str, Any]:
        """A numbered frame and its answer."""
        self._number += 1
        await self.send({"id": self._number, **frame})
        while (found := await self.take())["t"] not in ("ack", "reject") or found["id"] not in (self._number, None):
            pass
        return found

    async def command(self, **command: Any) -> dict[str, Any]:
        """A command about the table and its answer."""
        return await self.ask(t="table", command=command)

    @property
    def view(self) -> MatchView | None:
        """The match as this person sees it."""
        return None if self.full.get("view") is None else from_plain(self.full["view"], MatchView)

    async def step(self) -> dict[str, Any] | None:
        """Do what is asked of me now, at random; the answer, None where nothing is asked."""
        view = self.view
        if view is None:
            return None
        deck, seat = self.full["table"]["deck"], self.you["seat"]
        chair = self.full["table"]["chairs"][seat]
        if seat in view.to_act:
            return await self.ask(t="act", action=to_plain(choose(view, self.random)))
        if view.stage != "between" or view.proposal is not None:
            return None
        if deck["commitment"] is None:
            if chair["anchor"] is None:
                return await self.command(type="anchor", commitment=self.chain[0])
            if not chair["ready"]:
                return await self.command(type="ready", cut=11 if seat == deck["cutter"] else None)
        elif seat not in deck["given"] and chair["anchor"] is not None:
            place = chair["anchor"]["place"] + 1
            return await self.command(type="give", place=place, value=self.chain[place])
        return None

    @property
    def deals(self) -> int:
        """Deals scored."""
        return 0 if self.full.get("view") is None else len(self.full["view"]["rows"])


async def play(people: list[Person], deals: int, seconds: float = 60) -> None:
    """Everybody plays until so many deals are scored."""

    async def one(person: Person) -> None:
        while person.deals < deals:
            answer = await person.step()
            if answer is None:
                await person.take()
            else:
                # Two may act at once, and a deck may have been mixed meanwhile.
                assert answer["t"] == "ack" or answer["code"].startswith(("deal-", "offer-", "proposal-")), answer

    await asyncio.wait_for(asyncio.gather(*(one(person) for person in people)), seconds)
