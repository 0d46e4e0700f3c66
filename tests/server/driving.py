"""Tables driven without a server: people do random things, bots and the table do theirs when they are due."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from prikup import match
from prikup.deal import Rejection
from prikup.fair import links
from prikup.rules import Rules
from prikup.server.tables import TableState, apply, decide, due
from prikup.server.tables import commands as c
from prikup.server.tables.events import Opened, TableEvent
from prikup.server.tables.settings import Settings, TimeControl
from tests.support.random_match import choose

ACCOUNTS = ("anna", "boris", "vera", "gleb")
STRANGER = "stranger"


class Driven:
    """A table with its log and its clock."""

    def __init__(self, settings: Settings, random: Random) -> None:
        self.random, self.now = random, 1_000_000.0
        self.log: list[tuple[float, TableEvent]] = []
        self.chains = {account: links(random.randbytes(32), 40) for account in ACCOUNTS}
        opened = Opened("t1", settings, ACCOUNTS[0])
        self.log.append((self.now, opened))
        self.state: TableState = apply(None, opened, self.now)

    def ask(self, command: c.TableCommand, account: str | None) -> tuple[TableEvent, ...] | Rejection:
        """Give a command and apply what comes of it."""
        answer = decide(self.state, command, c.Who(account), self.now)
        if not isinstance(answer, Rejection):
            for event in answer:
                self.state = apply(self.state, event, self.now)
                self.log.append((self.now, event))
        return answer

    def do(self, command: c.TableCommand, account: str | None) -> None:
        """The same, where it must stand."""
        answer = self.ask(command, account)
        assert not isinstance(answer, Rejection), (command, answer)

    def seat(self, people: int) -> None:
        """So many people on the first chairs, random bots on the others."""
        self.do(c.Link("seat", None, hashed("open")), ACCOUNTS[0])
        for seat in range(len(self.state.chairs)):
            if seat < people:
                self.do(c.Sit(seat, ACCOUNTS[seat].title(), hashed("open")), ACCOUNTS[seat])
            else:
                self.do(c.SetBot(seat, "random"), ACCOUNTS[0])

    def begin(self) -> None:
        """Draw seats."""
        self.do(c.Begin(str(self.random.random())), ACCOUNTS[0])

    def tick(self) -> bool:
        """Let the next thing happen that happens by itself; False where nothing does."""
        found = due(self.state)
        if found is None:
            return False
        self.now = max(self.now, found.at)
        command = found.command
        if isinstance(command, c.Prepare):
            command = c.Prepare(self.random.randbytes(32).hex())
        self.do(command, None)
        return True

    def move(self) -> bool:
        """One more step of the match: a seat acts, people give and are ready, or the table deals."""
        self.now += self.random.random()
        state = self.state
        assert state.match is not None
        if waiting := match.to_act(state.match):
            seat = self.random.choice(waiting)
            action = choose(match.view(state.match, seat), self.random)
            account = state.chairs[seat].account
            self.do(c.ActFor(seat, action, "bot") if account is None else c.Act(action), account)
            return True
        if state.wants_deck:
            for seat in state.people:
                self._deal(seat)
        return self.tick()

    def _deal(self, seat: int) -> None:
        account = self.state.chairs[seat].account
        assert account is not None
        if self.state.preparing is None:
            self.ask(c.Anchor(self.chains[account][0]), account) if self.state.chairs[seat].anchor is None else None
            cut = self.random.choice((None, 9)) if seat == self.state.cutter else None
            self.do(c.Ready(cut), account)
            return
        anchor = self.state.preparing.anchors.get(seat)
        given = any(each.seat == seat for each in self.state.preparing.given)
        if anchor is not None and not given and self.random.random() < 0.8:
            self.do(c.Give(anchor.place + 1, self.chains[account][anchor.place + 1]), account)

    def play(self, steps: int) -> Iterator[TableState]:
        """Every state of so many steps of play."""
        for _ in range(steps):
            if not self.move():
                return
            yield self.state


def driven(rules: Rules, random: Random, people: int, **settings: object) -> Driven:
    """A table that has begun."""
    table = Driven(replace(Settings(rules=rules), **settings), random)
    table.seat(people)
    table.begin()
    return table


def hashed(token: str) -> str:
    """What the store knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def anything(random: Random, state: TableState) -> tuple[c.TableCommand, str | None]:
    """Some command by somebody, sensible or not."""
    account = random.choice((*ACCOUNTS, STRANGER, None))
    seat = random.randrange(-1, 5)
    commands: tuple[c.TableCommand, ...] = (
        c.Sit(seat, random.choice(("Зоя", "", "x" * 99, "a\nb", "Анна")), hashed("t")),
        c.Stand(),
        c.SetBot(seat, random.choice(("rule", "random", "nobody"))),
        c.Remove(seat),
        c.HandOver(seat),
        c.Configure(replace(state.settings, time=TimeControl(kind="move", seconds=random.choice((1, 30))))),
        c.Link(random.choice(("seat", "watch")), random.choice((None, seat)), random.choice((hashed("t"), "?"))),
        c.Unlink(random.choice(("", hashed("t")[:12]))),
        c.Begin("lot"),
        c.Ready(random.choice((None, 1, 7, 40))),
        c.Anchor(random.choice(("", hashed("a")))),
        c.Give(random.choice((-1, 1, 10**9)), random.choice(("", hashed("a")))),
        c.Pause(),
        c.RefusePause(),
        c.Resume(),
        c.Return(),
        c.Say(random.choice((None, "hello", "?")), random.choice((None, "привет", "\x00", "x" * 999))),
        c.TakeBack(),
        c.Rematch(),
        c.Came(),
        c.Went(),
        c.StandIn(0),
        c.Prepare(hashed("s")),
        c.Deal(),
        c.EndTime(),
        c.Act(match.Agree(True)),
        c.Act(match.Propose(random.choice((match.Stop(), match.Redeal(), match.Admit("Ира"))))),
    )
    return random.choice(commands), account
