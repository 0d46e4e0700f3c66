"""The application: sockets, API, health, and the built client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from prikup.server.live.bots import Bots
from prikup.server.live.rooms import Rooms
from prikup.server.live.socket import CLOSE_ODD, serve
from prikup.server.web.api import Api, answer
from prikup.server.web.people import account_of, same_origin
from prikup.store import open_store

CLIENT: Final = Path(__file__).parents[2] / "web"
"""The built client, where there is one."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


@dataclass(frozen=True, slots=True)
class Site:
    """What a site is made with."""

    database: str | Path
    secure: bool = False
    """It is reached over https, so that cookies may travel over nothing else."""
    workers: int = 2
    """Processes in which bots think."""


def make_app(site: Site) -> Starlette:
    """The application; the database is opened when it starts."""
    routes: list[BaseRoute] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_store(site.database) as store:
            rooms = Rooms(store, Bots(site.workers))
            await rooms.start()
            app.state.store, app.state.rooms = store, rooms
            # Behind the routes that are always there, before the pages.
            app.router.routes[2:2] = Api(store, rooms, site.secure).routes()
            try:
                yield
            finally:
                await rooms.stop()

    routes += [Route("/healthz", _health), WebSocketRoute("/ws", _socket), Route("/{path:path}", _page)]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(_Headers)
    return app


async def _health(request: Request) -> Response:
    rooms: Rooms = request.app.state.rooms
    return answer({"ok": True, "tables": rooms.count})


async def _socket(socket: WebSocket) -> None:
    if not same_origin(socket):
        await socket.close(CLOSE_ODD)
        return
    account = await account_of(socket, socket.app.state.store)
    await serve(socket, socket.app.state.rooms, None if account is None else account.id)


async def _page(request: Request) -> Response:
    """A file of the client; every other path is a page of it."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return answer({"code": "no-such-page", "params": {}}, 404)
    found = (CLIENT / path).resolve()
    if path and found.is_relative_to(CLIENT.resolve()) and found.is_file():
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": kept})
    first = CLIENT / "index.html"
    if not first.is_file():
        return PlainTextResponse("prikup: the client is not built\n", 503)
    return FileResponse(first, headers={"Cache-Control": "no-cache"})


class _Headers:
    """Headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)
