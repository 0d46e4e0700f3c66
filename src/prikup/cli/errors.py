"""What ends a command early, besides the end of its work."""

from __future__ import annotations


class InputError(Exception):
    """The input is wrong: what to tell, a line each. Exit code 1."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


class UsageError(Exception):
    """The command line is wrong. Exit code 2."""


class FileError(Exception):
    """A file cannot be read or written: ``error-file-<code>`` with the path and, where there is one, a detail.

    Exit code 1.
    """

    def __init__(self, code: str, path: str, detail: str = "") -> None:
        super().__init__(code, path, detail)
        self.code = code
        self.path = path
        self.detail = detail
