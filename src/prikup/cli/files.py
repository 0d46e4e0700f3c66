"""Files as the commands read and write them: one clear refusal, nothing half written."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from prikup.cli.errors import FileError


def read_text(path: str) -> str:
    """The UTF-8 text of a file, of standard input where the path is ``-``. Raises ``FileError``."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("encoding", path) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileError("missing", path) from error
    except IsADirectoryError as error:
        raise FileError("folder", path) from error
    except (OSError, ValueError) as error:
        raise FileError("unreadable", path, _detail(error)) from error


def write_atomically(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Replace a file as a whole: whoever reads it finds the old text or the new one, also after a crash.

    ``lasting`` waits until the disk has it. Raises ``FileError``.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                if lasting:
                    os.fsync(file.fileno())
            _same_rights(path, name)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError("unwritable", str(path), _detail(error)) from error


def _same_rights(path: Path, name: str) -> None:
    """The rights of the file that is replaced, or those of a new file."""
    try:
        mode = path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    os.chmod(name, mode)


def _detail(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
