"""Who a request comes from: a silent account behind a cookie that holds a random token."""

from __future__ import annotations

import secrets
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from prikup.server.live.socket import hashed
from prikup.store import Account, Store

COOKIE: Final = "prikup"
AGE: Final = 400 * 24 * 3600
"""Seconds; browsers keep cookies no longer."""


async def account_of(connection: HTTPConnection, store: Store) -> Account | None:
    """The account of a request's cookie."""
    token = connection.cookies.get(COOKIE, "")
    return await store.people.by_session(hashed(token)) if 0 < len(token) <= 100 else None


async def new_account(store: Store, name: str = "") -> tuple[Account, str]:
    """A new account and the token of its first session."""
    token = secrets.token_urlsafe(32)
    account = await store.people.create(secrets.token_urlsafe(12), name, hashed(token), time.time())
    return account, token


def remember(response: Response, token: str, secure: bool) -> None:
    """Let the browser keep the token; scripts cannot read it."""
    response.set_cookie(COOKIE, token, max_age=AGE, httponly=True, samesite="lax", secure=secure, path="/")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this site. Browsers always say so with what could do harm; programs that
    are no browsers say nothing, and have no cookie of somebody else."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
