"""A real process in a pseudo-terminal: type, wait for a text, read what is on the screen."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence

PATIENCE = 30.0


class Terminal:
    """``prikup`` with a terminal of its own."""

    def __init__(
        self, arguments: Sequence[str], environment: dict[str, str], columns: int = 80, lines: int = 24
    ) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "prikup", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            close_fds=True,
            env={**os.environ, "TERM": "xterm", "PYTHONUNBUFFERED": "1", **environment},
            preexec_fn=_own_terminal,  # Ctrl-C must reach the child alone
        )
        os.close(slave)
        self._master = master
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""

    def wait_for(self, text: str, patience: float = PATIENCE) -> str:
        """What has come until the text stands in it, and forget it."""
        end = time.monotonic() + patience
        while text not in self.seen:
            left = end - time.monotonic()
            assert left > 0, f"no {text!r} in:\n{self.seen[-3000:]}"
            self._read(left)
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, line: str) -> None:
        """A line and Enter."""
        os.write(self._master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, by somebody who has read the prompt first: Python takes no signal while it draws it."""
        time.sleep(0.5)
        os.write(self._master, b"\x03")

    def kill(self) -> None:
        """The machine is switched off."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self, patience: float = PATIENCE) -> tuple[int, str]:
        """Wait for the end: exit code, and what else has come."""
        end = time.monotonic() + patience
        while self.process.poll() is None:
            assert time.monotonic() < end, f"still running:\n{self.seen[-3000:]}"
            self._read(0.1)
        while self._read(0.1):
            pass
        return self.process.returncode, self.seen

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], patience)
        if not ready:
            return False
        data = b""
        with contextlib.suppress(OSError):
            data = os.read(self._master, 65536)
        self.seen += self._decoder.decode(data)
        return bool(data)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self._master)


def _own_terminal() -> None:
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def run(arguments: Sequence[str], text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """``prikup`` with input and output that are no terminal."""
    return subprocess.run(
        [sys.executable, "-m", "prikup", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PRIKUP_LANG": "", "PYTHONUTF8": "1", **environment},
        check=False,
    )
