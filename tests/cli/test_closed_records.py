"""``prikup convert`` keeps what the table keeps closed (table 11)."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.cli.app import run
from prikup.notation.record import encode_record, record_of
from tests.support.matches import begin, deal


@pytest.mark.parametrize("form", ["text", "json"])
def test_closed_deals_are_not_written(form: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(encode_record(record_of(deal(begin({"reveal": "match_end"})))))
    command = ["convert", str(path), "--to", form, "--lang", "en"]
    assert run(command, {}) == 1
    written = capsysbinary.readouterr()
    assert not written.out
    assert b"reveal" in written.err
    assert run([*command, "--everything"], {}) == 0
    assert capsysbinary.readouterr().out
