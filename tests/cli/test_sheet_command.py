"""``prikup sheet``: forms, payments, what is refused."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from prikup.cli.commands.sheet import sheet_command
from prikup.cli.errors import FileError, InputError, UsageError
from prikup.cli.sheet.payments import payments
from prikup.cli.text import LANGS, Lang

DEAL = {
    "game": "7D",
    "declarer": "Аня",
    "whist": {"Боря": "whist", "Вера": "pass"},
    "tricks": {"Аня": 6, "Боря": 4, "Вера": 0},
}


def protocol(tmp_path: Path, **fields: Any) -> str:
    """Two protocols, the second of which is the one to draw."""
    names = ["Аня", "Боря", "Вера"]
    whole = {"convention": "sochi", "players": names, "first_dealer": "Вера", "deals": [DEAL]}
    path = tmp_path / "match.json"
    first = whole | {"id": "первая", "deals": []}
    path.write_text(json.dumps([first, whole | {"id": "дача"} | fields], ensure_ascii=False), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGS)
def test_a_picture_of_the_last_protocol(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: Lang) -> None:
    """7♦ down one in Sochi: 4 on the mountain; the whister writes four tricks and the consolation of one, 4 each: 20
    whists, and who passed writes the consolation of 4 (rules §10.5)."""
    assert sheet_command(protocol(tmp_path), svg=True, lang=lang) == 0
    root = ElementTree.fromstring(capsys.readouterr().out)
    texts = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "дача" in texts
    assert {"4", "20"} <= set(texts)


def test_text_is_what_comes_without_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheet_command(protocol(tmp_path), lang="ru") == 0
    plain = capsys.readouterr().out
    assert sheet_command(protocol(tmp_path), text_form=True, lang="ru") == 0
    assert capsys.readouterr().out == plain
    assert "Аня" in plain
    assert "┌" in plain


def test_pdf_goes_to_a_file(tmp_path: Path) -> None:
    path = protocol(tmp_path, rules={"stake": "0.5"})
    assert sheet_command(path, pdf=True, output=str(tmp_path / "sheet.pdf"), lang="ru") == 0
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    with pytest.raises(UsageError):
        sheet_command(path, pdf=True, lang="ru")


def test_what_is_refused(tmp_path: Path) -> None:
    wrong = dict(DEAL, tricks={"Аня": 6, "Боря": 5, "Вера": 0})
    with pytest.raises(InputError) as error:
        sheet_command(protocol(tmp_path, deals=[wrong]), svg=True, lang="en")
    assert "match.json" in error.value.lines[0]
    with pytest.raises(FileError):
        sheet_command(str(tmp_path / "none.json"), svg=True, lang="en")
    with pytest.raises(UsageError):
        sheet_command(protocol(tmp_path), svg=True, text_form=True, lang="en")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_payments_settle_and_are_as_few_as_can_be(players: int) -> None:
    """Against all ways to part people into groups that settle among themselves: one payment fewer than people each."""

    def least(balances: tuple[int, ...]) -> int:
        people = [seat for seat, balance in enumerate(balances) if balance]
        best = len(people) - 1 if people else 0
        for labels in product(range(2), repeat=len(people)):
            halves = [[seat for seat, label in zip(people, labels, strict=True) if label == half] for half in (0, 1)]
            if all(halves) and not any(sum(balances[seat] for seat in half) for half in halves):
                best = min(best, sum(len(half) - 1 for half in halves))
        return best

    for head in product(range(-3, 4), repeat=players - 1):
        balances = (*head, -sum(head))
        found = payments(balances)
        settled = list(balances)
        for payment in found:
            assert payment.whists > 0
            settled[payment.payer] += payment.whists
            settled[payment.receiver] -= payment.whists
        assert not any(settled)
        assert len(found) == least(balances)
