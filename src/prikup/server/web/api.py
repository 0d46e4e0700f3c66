"""The API over HTTP: what is no matter of one table while it is played. Errors are ``{code, params}``."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.deal import Rejection
from prikup.notation.codec import decode, encode, to_plain
from prikup.notation.errors import JsonError
from prikup.rules import RulesError, build, compose, default_preset, difference, notes, preset
from prikup.server.live.rooms import Rooms
from prikup.server.live.socket import hashed
from prikup.server.live.wire import MAX_FRAME
from prikup.server.tables import Settings, TimeControl
from prikup.server.tables import commands as c
from prikup.server.tables.sitting import MAX_NAME, fit_name
from prikup.server.web.forms import form
from prikup.server.web.people import account_of, new_account, remember, same_origin
from prikup.store import Account, Store

LOG = logging.getLogger(__name__)
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
STATUS: Final = {"table-none": 404, "account-none": 401, "origin": 403, "server-full": 503, "too-long": 413}


class ChairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: for whoever makes it, for somebody who comes, or for a bot."""

    kind: Literal["me", "open", "bot"]
    level: str = ""


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table."""

    convention: str | None = None
    """The preset that ``options`` change; that for so many chairs where it is not named."""
    options: dict[str, bool | int | str] = {}
    title: str = ""
    listed: bool = False
    time: TimeControl = TimeControl()
    grace: int = 60
    pace: Literal["instant", "normal", "slow"] = "normal"
    chairs: tuple[ChairWish, ...]
    name: str = ""
    begin: bool = False
    """Begin at once, where every chair is taken."""


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table by a link, or at one that is open to all."""

    name: str
    token: str | None = None
    seat: int | None = None


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: str


class RulesWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules to be looked at: a preset with some options changed, and what to compare them with."""

    convention: str | None = None
    options: dict[str, bool | int | str] = {}
    against: str | None = None


class _RefusedError(Exception):
    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


def answer(value: object, status: int = 200) -> Response:
    """JSON."""
    return Response(encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refused(why: Rejection, status: int | None = None) -> Response:
    """An error."""
    return answer({"code": why.code, "params": why.params}, status or STATUS.get(why.code, 400))


class Api:
    """The handlers."""

    def __init__(self, store: Store, rooms: Rooms, secure: bool) -> None:
        self._store, self._rooms, self._secure = store, rooms, secure

    def routes(self) -> list[Route]:
        """Where they are found."""
        ways: tuple[tuple[str, str, Handler], ...] = (
            ("/api/me", "GET", self.me),
            ("/api/me", "POST", self.rename),
            ("/api/tables", "GET", self.lobby),
            ("/api/tables", "POST", self.make),
            ("/api/tables/{table}/join", "POST", self.join),
            ("/api/matches", "GET", self.matches),
            ("/api/rules/form", "GET", self.form),
            ("/api/rules/check", "POST", self.check),
        )
        return [Route(path, self._safe(handler), methods=[method]) for path, method, handler in ways]

    def _safe(self, handler: Handler) -> Handler:
        async def handle(request: Request) -> Response:
            if request.method != "GET" and not same_origin(request):
                return refused(Rejection("origin"))
            try:
                return await handler(request)
            except _RefusedError as error:
                return refused(error.rejection)
            except JsonError as error:
                return refused(Rejection(error.code, dict(error.params)))
            except RulesError as error:
                return answer({"code": "table-rules", "params": {}, "problems": to_plain(error.problems)}, 400)
            except Exception:
                LOG.exception("%s %s failed", request.method, request.url.path)
                return refused(Rejection("internal"), 500)

        return handle

    async def _body(self, request: Request, kind: type[T]) -> T:
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > MAX_FRAME:
                raise _RefusedError(Rejection("too-long", {"most": MAX_FRAME}))
        return decode(data, kind)

    async def _known(self, request: Request) -> tuple[Account, str | None]:
        """The account of the request, a new one where it has none; the token that the browser is to keep."""
        account = await account_of(request, self._store)
        if account is not None:
            return account, None
        return await new_account(self._store)

    def _with(self, response: Response, token: str | None) -> Response:
        if token is not None:
            remember(response, token, self._secure)
        return response

    async def me(self, request: Request) -> Response:
        """Who I am; a new account on the first visit."""
        account, token = await self._known(request)
        return self._with(answer({"name": account.name, "recoverable": account.recoverable}), token)

    async def rename(self, request: Request) -> Response:
        """Another name."""
        wish = await self._body(request, NameWish)
        name = _name(wish.name)
        account, token = await self._known(request)
        await self._store.people.rename(account.id, name)
        return self._with(answer({"name": name, "recoverable": account.recoverable}), token)

    async def lobby(self, request: Request) -> Response:
        """Tables that wait for people, and tables that may be watched."""
        found = {state: await self._store.tables.lobby(state, 50) for state in ("seating", "playing")}
        return answer({state: [_listing(each) for each in lists] for state, lists in found.items()})

    async def matches(self, request: Request) -> Response:
        """Tables of the account."""
        account = await account_of(request, self._store)
        found = [] if account is None else await self._store.tables.of(account.id)
        return answer([_listing(each) for each in found])

    async def make(self, request: Request) -> Response:
        """A new table, its chairs filled as wished."""
        wish = await self._body(request, TableWish)
        people = sum(chair.kind != "bot" for chair in wish.chairs)
        base = wish.convention or default_preset(len(wish.chairs))
        options: dict[str, object] = {**wish.options, "players": len(wish.chairs)}
        if people == 1:
            # Nobody is there from whom cards should be hidden when a deal is over.
            options.setdefault("reveal", "deal")
        settings = Settings(
            rules=build(base, options),
            title=wish.title or base,
            listed=wish.listed,
            time=wish.time,
            grace=wish.grace,
            pace=wish.pace,
        )
        account, token = await self._known(request)
        room = await self._rooms.open(settings, account.id)
        if isinstance(room, Rejection):
            return refused(room)
        who = c.Who(account.id)
        name = _name(wish.name or account.name or "1")
        commands: list[c.TableCommand] = []
        for seat, chair in enumerate(wish.chairs):
            if chair.kind == "bot":
                commands.append(c.SetBot(seat, chair.level))
            elif chair.kind == "me":
                commands.append(c.Sit(seat, name))
        if wish.begin:
            commands.append(c.Begin(secrets.token_hex(16)))
        for command in commands:
            done = await room.ask(command, who)
            if isinstance(done, Rejection):
                await room.ask(c.Close(), who)
                return refused(done)
        return self._with(answer({"table": room.state.id}), token)

    async def join(self, request: Request) -> Response:
        """Sit down on the first chair that is free for me."""
        wish = await self._body(request, JoinWish)
        room = await self._rooms.find(request.path_params["table"])
        if room is None:
            return refused(Rejection("table-none"))
        account, token = await self._known(request)
        link = hashed(wish.token) if wish.token else ""
        seats = range(len(room.state.chairs)) if wish.seat is None else (wish.seat,)
        done: int | Rejection = Rejection("table-full")
        seat = room.state.seat_of(account.id)
        if seat is None:
            for seat in seats:
                if wish.seat is None and not room.state.chairs[seat].empty:
                    continue
                done = await room.ask(c.Sit(seat, wish.name, link), c.Who(account.id))
                if not isinstance(done, Rejection):
                    break
            if isinstance(done, Rejection):
                return self._with(refused(done), token)
        return self._with(answer({"seat": seat}), token)

    async def form(self, request: Request) -> Response:
        """The table of options, from which browsers make their form."""
        return answer(form())

    async def check(self, request: Request) -> Response:
        """What is wrong with rules, what does nothing under them, and what differs from others."""
        wish = await self._body(request, RulesWish)
        base = wish.convention or default_preset()
        rules, problems = compose(base, wish.options)
        other = preset(wish.against or base)
        return answer(
            {
                "rules": rules,
                "problems": problems,
                "notes": notes(rules),
                "difference": [
                    {"option": key, "value": mine, "other": his} for key, mine, his in difference(rules, other)
                ],
            }
        )


def _name(text: str) -> str:
    name = text.strip()
    if not fit_name(name):
        raise _RefusedError(Rejection("table-name", {"most": MAX_NAME}))
    return name


def _listing(each: Any) -> dict[str, object]:
    return {
        "table": each.id,
        "created": each.created,
        "changed": each.changed,
        "state": each.state,
        **msgspec.json.decode(each.summary),
    }
