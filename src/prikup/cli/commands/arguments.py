"""Arguments that several commands have."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter


class NoSuchOptionError(ValueError):
    """An option that there is not stands where a file should."""


def _no_option(kind: Any, value: str) -> None:
    if value.startswith("-") and value != "-":
        raise NoSuchOptionError(value)


InputFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_no_option)]
"""A file to read; ``-`` is standard input."""
