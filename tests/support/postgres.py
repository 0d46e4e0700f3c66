"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, reached by a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_WHERE: Final = "/usr/lib/postgresql"
USER: Final = "prikup"


def programs() -> Path:
    """The folder of the newest PostgreSQL on this machine. Raises ``FileNotFoundError``."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).parent
    versions = sorted(Path(_WHERE).glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    if not versions:
        raise FileNotFoundError("PostgreSQL is not installed; Debian's package is `postgresql`")
    return versions[-1].parent


@contextmanager
def cluster() -> Iterator[str]:
    """A running cluster; gives the URL of its database. The server refuses to run as root, so root lends it to the
    user that Debian's package makes."""
    bin_folder = programs()
    owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None

    def run(*command: str) -> None:
        as_owner = {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        subprocess.run(command, check=True, capture_output=True, cwd="/", **as_owner)  # type: ignore[call-overload]

    folder = Path(tempfile.mkdtemp(prefix="prikup-pg-", dir="/tmp"))
    try:
        if owner is not None:
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = str(folder / "data")
        run(str(bin_folder / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=40"
        control = (str(bin_folder / "pg_ctl"), "-D", data, "-l", str(folder / "log"), "-w")
        run(*control, "-o", settings, "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
