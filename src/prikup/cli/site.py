"""Starting the site from the command line."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from dataclasses import dataclass

import uvicorn

from prikup.cli.errors import InputError
from prikup.cli.exits import DONE
from prikup.cli.text import Catalogue
from prikup.server.live.wire import MAX_FRAME
from prikup.server.web.app import Site, make_app
from prikup.store import StoreError, open_store


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    host: str
    port: int
    database: str
    cert: str | None
    key: str | None
    workers: int
    secure: bool


def serve(wishes: Wishes, say: Catalogue) -> int:
    """Serve until a signal ends it; whatever was acknowledged is stored. Raises ``InputError``."""
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    try:
        asyncio.run(_try(wishes.database))
    except StoreError as error:
        raise InputError(say(f"site-{error.code}", **error.params)) from error
    try:
        listening = _listen(wishes.host, wishes.port)
    except OSError as error:
        detail = error.strerror or str(error)
        raise InputError(say("site-port-busy", host=wishes.host, port=str(wishes.port), detail=detail)) from error
    app = make_app(Site(database=wishes.database, secure=wishes.secure, workers=wishes.workers))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ssl_certfile=wishes.cert,
        ssl_keyfile=wishes.key,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    shown = wishes.host if wishes.host not in ("0.0.0.0", "::") else socket.gethostname()
    scheme = "http" if wishes.cert is None else "https"
    print(say("site-address", address=f"{scheme}://{shown}:{listening.getsockname()[1]}/"))
    print(say("site-stop"), flush=True)
    # The server shuts down by itself and then passes the signal on: there is nothing left to be ended by it.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return DONE


async def _try(database: str) -> None:
    """Open the database once, so that what is wrong with it is told before anything else."""
    async with open_store(database):
        pass


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found
