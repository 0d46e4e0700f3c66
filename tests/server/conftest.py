"""Tests of the server run on asyncio, over real sockets of this machine."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
