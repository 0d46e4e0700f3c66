"""Questions that cannot be asked."""

from __future__ import annotations


class AnalysisError(ValueError):
    """A question that makes no sense: a code of the message catalogue and its parameters."""

    def __init__(self, code: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(f"{code} {params or {}}")
        self.code = code
        self.params = params or {}
