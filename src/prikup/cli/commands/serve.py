"""``prikup serve``."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text


def serve_command(
    *,
    host: Annotated[str, Parameter(help="help-serve-host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="help-serve-port", metavar="N")] = 8707,
    database: Annotated[str | None, Parameter(help="help-serve-database", metavar="PATH")] = None,
    cert: Annotated[str | None, Parameter(help="help-serve-cert", metavar="FILE")] = None,
    key: Annotated[str | None, Parameter(help="help-serve-key", metavar="FILE")] = None,
    workers: Annotated[int, Parameter(help="help-serve-workers", metavar="N")] = 2,
    secure: Annotated[bool, Parameter(help="help-serve-secure")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """The site."""
    import os

    from prikup.cli.play.store import state_folder
    from prikup.cli.site import Wishes, serve

    say = text(lang)
    if (cert is None) != (key is None):
        raise UsageError(say("site-cert-and-key"))
    where = database or os.environ.get("PRIKUP_DATABASE") or str(state_folder(os.environ) / "site.db")
    return serve(
        Wishes(
            host=host,
            port=port,
            database=where,
            cert=cert,
            key=key,
            workers=max(1, workers),
            secure=secure or cert is not None,
        ),
        say,
    )
