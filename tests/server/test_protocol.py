"""docs/protocol.md names every code and command that there is, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from prikup.server.live.wire import ClientFrame
from prikup.server.tables.commands import Asked

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/prikup/server").rglob("*.py")))


def test_every_code_of_the_server_is_in_the_page_and_every_code_of_the_page_in_the_server() -> None:
    used = set(re.findall(r'(?:Rejection|notice)\(\s*"([a-z-]+)"', SOURCES)) | {"no-such-page"}
    listed = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", PAGE.partition("## Codes of rejections")[2])) | {"no-such-seat"}
    assert used == listed


def test_every_frame_and_command_is_in_the_page() -> None:
    for kind in (*get_args(ClientFrame), *get_args(Asked)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE
