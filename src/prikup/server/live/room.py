"""The actor of one table: commands come one after another; what comes of them is stored, then applied, then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from prikup import match
from prikup.deal import Rejection
from prikup.notation.codec import encode
from prikup.server.live.bots import Bots, instead, release
from prikup.server.live.viewer import Screen, Viewer
from prikup.server.live.wire import PROTOCOL, frame, notice, reject
from prikup.server.tables import TableEvent, TableState, apply, decide, due, proof, shown, thinkers, told
from prikup.server.tables import commands as c
from prikup.server.tables.sitting import may_watch
from prikup.server.tables.timing import PACES, Thinker
from prikup.server.tables.views import table_of
from prikup.store import Log, Record

LOG = logging.getLogger(__name__)
SCREEN_KEPT: Final = 180.0
"""Seconds that frames are kept for a seat nobody looks from."""


@dataclass(slots=True)
class _Item:
    command: c.TableCommand
    who: c.Who
    done: asyncio.Future[int | Rejection]
    played: int | None = None
    """The events of the match that the command was made for; dropped where there are others."""
    viewer: Viewer | None = None


@dataclass(slots=True)
class Outside:
    """What a room has of the world."""

    log: Log
    bots: Bots
    clock: Callable[[], float]
    listed: Callable[[TableState], Awaitable[None]]
    """Told of the table after every change that lists may show."""
    epoch: str = field(default_factory=lambda: secrets.token_hex(8))


class Room:
    """A table that is being played."""

    def __init__(self, state: TableState, outside: Outside) -> None:
        self.state = state
        self._out = outside
        self._queue: asyncio.Queue[_Item | None] = asyncio.Queue(1000)
        self._viewers: set[Viewer] = set()
        self._screens: dict[int | None, Screen] = {}
        self._thinking: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._listed: object = None
        self._failed = False
        self._task = asyncio.create_task(self._run(), name=f"room {state.id}")

    # What connections call.

    async def ask(
        self, command: c.TableCommand, who: c.Who, played: int | None = None, viewer: Viewer | None = None
    ) -> int | Rejection:
        """Have a command judged; the version after it, stored, or why it does not stand."""
        if self._failed or self._task.done():
            return Rejection("table-unavailable")
        item = _Item(command, who, asyncio.get_running_loop().create_future(), played, viewer)
        try:
            self._queue.put_nowait(item)
        except asyncio.QueueFull:
            return Rejection("table-busy")
        return await item.done

    async def join(self, viewer: Viewer, since: int | None, epoch: str | None) -> Rejection | None:
        """Let a connection look on from the seat of its account."""
        if self._failed:
            return Rejection("table-unavailable")
        if not may_watch(self.state, viewer.who, viewer.link):
            return Rejection("table-not-invited")
        first = all(other.who != viewer.who for other in self._viewers)
        self._viewers.add(viewer)
        viewer.seat = self.state.seat_of(viewer.who.account)
        viewer.host = viewer.who.account == self.state.host
        screen = self._screen(viewer.seat)
        missed = None if since is None or epoch != self._epoch(viewer.seat) else screen.missed(since)
        if missed is None:
            self._welcome(viewer)
        else:
            viewer.send(frame("resume", version=screen.version))
            for text in missed:
                viewer.send(text)
        if first:
            await self.ask(c.Came(), viewer.who)
        return None

    async def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self._viewers.discard(viewer)
        if all(other.who != viewer.who for other in self._viewers):
            await self.ask(c.Went(), viewer.who)

    def prove(self, viewer: Viewer, number: int, deck: int) -> None:
        """Answer with the proof of a deck."""
        found = proof(self.state, deck, viewer.seat)
        if found is None:
            viewer.send(reject(number, Rejection("deal-no-deck", {"number": deck})))
        else:
            viewer.send(frame("proof", id=number, proof=found))

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing will happen by itself."""
        return not self._viewers and self._queue.empty() and due(self.state) is None and not thinkers(self.state)

    @property
    def failed(self) -> bool:
        """The room cannot go on as it is; the table is taken up anew from the store."""
        return self._failed

    async def close(self) -> None:
        """Stop; whoever looks on is disconnected and comes back."""
        self._failed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._end()

    def _end(self) -> None:
        self._failed = True
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if item is not None and not item.done.done():
                item.done.set_result(Rejection("table-unavailable"))
        for viewer in self._viewers:
            viewer.send(None)

    # The actor.

    async def _run(self) -> None:
        try:
            await self._list()
            self._plan()
            while True:
                item = await self._queue.get()
                if item is None:
                    await self._tick()
                else:
                    answer = await self._do(item)
                    if not item.done.done():
                        item.done.set_result(answer)
                self._plan()
        except asyncio.CancelledError:
            raise
        except Exception:
            # What was stored is safe; the room is made anew from it.
            LOG.exception("table %s: the room failed", self.state.id)
            self._end()

    async def _do(self, item: _Item) -> int | Rejection:
        if item.played is not None and item.played != _played(self.state):
            return Rejection("table-too-late")
        try:
            answer = decide(self.state, item.command, item.who, self._out.clock())
        except Exception:
            LOG.exception("table %s: %s could not be judged", self.state.id, type(item.command).__name__)
            return Rejection("internal")
        if isinstance(answer, Rejection):
            return answer
        try:
            if answer:
                await self._happen(answer)
        except BaseException:
            if not item.done.done():
                item.done.set_result(Rejection("table-unavailable"))
            raise
        return self.state.version

    async def _happen(self, events: tuple[TableEvent, ...]) -> None:
        """Events are tried, stored, and only then shown."""
        at = self._out.clock()
        states = [self.state]
        for event in events:
            states.append(apply(states[-1], event, at))
        records = [Record(_kind(event), encode(event), at) for event in events]
        await self._out.log.append(self.state.id, self.state.version, records)
        for event, state in zip(events, states[1:], strict=True):
            self.state = state
            self._show(event)
        await self._list()

    async def _tick(self) -> None:
        found = due(self.state)
        if found is None or found.at > self._out.clock() + 0.001:
            return
        command = found.command
        if isinstance(command, c.Prepare):
            command = c.Prepare(secrets.token_hex(32))
        answer = decide(self.state, command, c.TABLE, self._out.clock())
        if isinstance(answer, Rejection) or not answer:
            raise RuntimeError(f"{type(command).__name__} was due and came to nothing: {answer}")
        await self._happen(answer)

    def _plan(self) -> None:
        """Set the clock for what is due next, and let bots think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        found = due(self.state)
        if found is not None:
            wait = max(0.0, found.at - self._out.clock())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)
        wanted = {(each.seat, _played(self.state), each.level): each for each in thinkers(self.state)}
        for key in [key for key in self._thinking if key not in wanted]:
            self._thinking.pop(key).cancel()
        for key, thinker in wanted.items():
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._safely(thinker, key[1]))

    def _wake(self) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)

    async def _safely(self, thinker: Thinker, played: int) -> None:
        try:
            await self._think(thinker, played)
        except Exception:
            LOG.exception("table %s: the bot of seat %s failed", self.state.id, thinker.seat)

    async def _think(self, thinker: Thinker, played: int) -> None:
        assert self.state.match is not None
        view = match.view(self.state.match, thinker.seat)
        seed = int.from_bytes(self.state.id.encode()[:6], "big")
        action = await self._out.bots.act(thinker.level, seed, view)
        at = release(thinker.asked, PACES[self.state.settings.pace], self._out.clock())
        await asyncio.sleep(max(0.0, at - self._out.clock()))
        answer: int | Rejection = Rejection("table-no-action")
        if action is not None:
            answer = await self.ask(c.ActFor(thinker.seat, action, thinker.by), c.TABLE, played)
        if isinstance(answer, Rejection) and answer.code != "table-too-late":
            LOG.warning("table %s: %s of a bot: %s", self.state.id, type(action).__name__, answer.code)
            other = instead(view)
            if other is not None:
                await self.ask(c.ActFor(thinker.seat, other, thinker.by), c.TABLE, played)

    # What is sent.

    def _epoch(self, seat: int | None) -> str:
        return f"{self._out.epoch}.{'w' if seat is None else seat}"

    def _screen(self, seat: int | None) -> Screen:
        screen = self._screens.get(seat)
        if screen is None:
            screen = self._screens[seat] = Screen(self.state.version, shown(self.state, seat))
        screen.used = self._out.clock()
        return screen

    def _welcome(self, viewer: Viewer) -> None:
        screen = self._screen(viewer.seat)
        viewer.host = viewer.who.account == self.state.host
        viewer.send(
            frame(
                "welcome",
                protocol=PROTOCOL,
                version=screen.version,
                epoch=self._epoch(viewer.seat),
                now=self._out.clock(),
                you={
                    "seat": viewer.seat,
                    "host": viewer.host,
                    "role": "watch" if viewer.seat is None else "seat",
                },
                full=screen.plain,
            )
        )

    def _show(self, event: TableEvent) -> None:
        state, now = self.state, self._out.clock()
        table = table_of(state)
        watched = {viewer.seat for viewer in self._viewers}
        for seat in [*self._screens]:
            screen = self._screens[seat]
            if seat in watched:
                screen.used = now
            elif now - screen.used > SCREEN_KEPT:
                del self._screens[seat]
                continue
            if seat is not None and seat >= len(state.chairs):
                del self._screens[seat]
                continue
            changes = screen.change(state.version, shown(state, seat, table))
            text = frame(
                "event",
                version=state.version,
                at=state.at,
                event=told(state, event, seat),
                by=getattr(event, "by", None),
                patch=changes,
            )
            screen.frames.append((state.version, text))
        for viewer in [*self._viewers]:
            self._pass_on(viewer)

    def _pass_on(self, viewer: Viewer) -> None:
        seat = self.state.seat_of(viewer.who.account)
        if not may_watch(self.state, viewer.who, viewer.link):
            viewer.send(notice("table-not-invited"))
            viewer.send(None)
            self._viewers.discard(viewer)
        elif seat != viewer.seat or viewer.host != (viewer.who.account == self.state.host):
            viewer.seat = seat
            self._welcome(viewer)
        else:
            viewer.send(self._screen(seat).frames[-1][1])

    async def _list(self) -> None:
        state = self.state
        chairs = tuple((each.name, each.account, each.bot) for each in state.chairs)
        now = (state.stage, chairs, state.settings.listed, state.settings.title, state.host)
        if now != self._listed:
            self._listed = now
            await self._out.listed(self.state)


def _played(state: TableState) -> int:
    """What tells one place of the matches from all others."""
    return state.games * 1_000_000 + (0 if state.match is None else len(state.match.history))


def _kind(event: TableEvent) -> str:
    return str(type(event).__struct_config__.tag)
