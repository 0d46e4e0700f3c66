"""External players: a program of its own that reads views and writes actions, a line of JSON each (arena-protocol)."""

from __future__ import annotations

import contextlib
import shlex
import subprocess
import threading
from multiprocessing.util import Finalize
from typing import Final

import msgspec

from prikup.match import AnyAction, MatchView
from prikup.notation.codec import decode, encode

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer that are read."""
STARTS: Final = 5
"""Times in a row that the program is started without one answer from it."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line that the program gets."""

    protocol: int
    seed: int


class Ask(msgspec.Struct, frozen=True, tag="view"):
    """One decision."""

    id: int
    view: MatchView


class Reply(msgspec.Struct, frozen=True):
    """The answer: ``action`` is null when a seat that is not waited for does nothing."""

    id: int
    action: AnyAction | None = None


class OutsideError(RuntimeError):
    """The program gave no answer that can be read."""


class Outside:
    """A player behind a command. It is started when first asked, ended when late, and started again."""

    def __init__(self, kind: str, command: str, seed: int, deadline: float) -> None:
        self._kind = kind
        self._command = command
        self._seed = seed
        self._deadline = deadline
        self._program: subprocess.Popen[bytes] | None = None
        self._asked = 0
        self._starts = 0
        Finalize(self, _end_all, args=(self.__dict__,), exitpriority=10)

    @property
    def name(self) -> str:
        """The kind of player, for tables of results."""
        return self._kind

    def act(self, view: MatchView) -> AnyAction | None:
        """What the program answers. Raises ``OutsideError``, ``JsonError``, ``OSError``; the guard makes it good."""
        self._asked += 1
        answer: list[bytes] = []
        failure: list[Exception] = []
        program = self._running()

        def exchange() -> None:
            try:
                assert program.stdin is not None
                assert program.stdout is not None
                program.stdin.write(encode(Ask(self._asked, view)) + b"\n")
                program.stdin.flush()
                answer.append(program.stdout.readline(LONGEST_LINE))
            except (OSError, ValueError) as error:
                failure.append(error)

        thread = threading.Thread(target=exchange, daemon=True)
        thread.start()
        thread.join(self._deadline)
        if thread.is_alive():
            self.close()
            raise OutsideError(f"no answer in {self._deadline} s")
        if failure or not answer or not answer[0].endswith(b"\n"):
            self.close()
            raise OutsideError("the program has ended" if not answer or not answer[0] else "a line without an end")
        return self._read(answer[0])

    def _read(self, line: bytes) -> AnyAction | None:
        reply = decode(line, Reply)
        if reply.id != self._asked:
            self.close()
            raise OutsideError(f"an answer to view {reply.id}, asked was {self._asked}")
        self._starts = 0
        return reply.action

    def _running(self) -> subprocess.Popen[bytes]:
        if self._program is not None and self._program.poll() is None:
            return self._program
        self.close()
        if self._starts >= STARTS:
            raise OutsideError(f"started {STARTS} times without an answer")
        self._starts += 1
        self._program = subprocess.Popen(
            shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._program.stdin is not None
        self._program.stdin.write(encode(Hello(PROTOCOL, self._seed)) + b"\n")
        return self._program

    def close(self) -> None:
        """End the program."""
        _end(self._program)
        self._program = None


def _end_all(fields: dict[str, object]) -> None:
    program = fields.get("_program")
    if isinstance(program, subprocess.Popen):
        _end(program)


def _end(program: subprocess.Popen[bytes] | None) -> None:
    if program is None:
        return
    with contextlib.suppress(OSError):
        program.kill()
    program.wait()
    for stream in (program.stdin, program.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
