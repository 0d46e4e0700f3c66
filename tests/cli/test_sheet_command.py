"""``prikup sheet``: forms, payments, what is refused."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from prikup.cli.app import run
from prikup.cli.commands.sheet import sheet_command
from prikup.cli.errors import FileError, InputError, UsageError
from prikup.cli.numbers import amount, signed
from prikup.cli.sheet.payments import payments
from prikup.cli.sheet.picture import drawing, wheels
from prikup.cli.sheet.plain import plain
from prikup.cli.sheet.settlement import settlement_blocks
from prikup.cli.text import LANGS, Lang, text
from prikup.drawing import svg
from prikup.notation.protocol import read_protocols, score_protocol

CASES = Path(__file__).parents[1] / "data" / "cases"
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
    assert any("дача" in each for each in texts)
    assert not any("первая" in each for each in texts)
    # On the mountain, and in the whist cells of the others on А.
    assert {"4", "А 20", "А 4"} <= set(texts)


def test_text_is_what_comes_without_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheet_command(protocol(tmp_path), lang="ru") == 0
    plain = capsys.readouterr().out
    assert sheet_command(protocol(tmp_path), text_form=True, lang="ru") == 0
    assert capsys.readouterr().out == plain
    assert "Аня" in plain
    assert "┌" in plain


SETTLED = {
    "ru": ["−50⅔", "−50", "−25", "Аня → Боря: 33 виста = 16.5", "Аня → Вера: 17 вистов = 8.5", "Аня — Боря: −33⅓"],
    "en": ["−50⅔", "−50", "−25", "Аня → Боря: 33 whists = 16.5", "Аня → Вера: 17 whists = 8.5", "Аня — Боря: −33⅓"],
}
"""Rules §13.3, §13.4: four points are 13⅓ whists for each of the others, so −26⅔ − 24, 13⅓ + 20 and 13⅓ + 4; the
floors −51, 33, 17 lack a whist, and of equal fractions the first seat gets it. Half a rouble a whist."""


@pytest.mark.parametrize("lang", LANGS)
def test_the_settlement_stands_under_picture_and_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: Lang
) -> None:
    path = protocol(tmp_path, rules={"stake": "0.5"})
    for picture in (True, False):
        assert sheet_command(path, svg=picture, lang=lang) == 0
        shown = capsys.readouterr().out
        assert [wanted for wanted in SETTLED[lang] if wanted not in shown] == []


def test_balances_of_every_protocol_are_under_its_sheet() -> None:
    """Both methods and the last table end in the balances of the settlement, rounded ones sum to zero, and what is paid
    is what they say."""
    for each in read_protocols((CASES / "scoring.json").read_text(encoding="utf-8")):
        scored = score_protocol(each)
        blocks = settlement_blocks(each.names, scored, text("ru"))
        exact = [signed(balance) for balance in scored.settlement.balance]
        assert [row[-1] for row in blocks[1].rows] == exact
        assert [row[1] for row in blocks[2].rows] == exact
        assert [row[2] for row in blocks[2].rows] == [signed(balance) for balance in scored.settlement.rounded]
        picture = drawing(each, scored, text("ru"))
        last = [writing.words[-1] if writing.words else "0" for writing in (*picture.pool, *picture.mountain)]
        assert last == [amount(value) for value in (*scored.sheet.pool, *scored.sheet.mountain)]
        ElementTree.fromstring(svg(picture))


@pytest.mark.parametrize(
    ("whists", "shown"),
    [(0, "0"), (99, "99"), (100, "Ø"), (104, "Ø4"), (224, "ØØ24"), (300, "ØØØ"), (400, "400"), (-100, "−100")],
)
def test_a_hundred_whists_is_a_wheel(whists: int, shown: str) -> None:
    assert wheels(Fraction(whists)) == shown


def test_pools_are_written_up_or_down(tmp_path: Path) -> None:
    """A six and an eight made are worth 2 and 6 (rules §10.1): 2.8 of ten, or 10.8.2."""
    made = [DEAL | {"game": game, "tricks": {"Аня": 10, "Боря": 0, "Вера": 0}} for game in ("6S", "8S")]
    path = protocol(tmp_path, rules={"pool_size": 10}, deals=made)
    each = read_protocols(Path(path).read_text(encoding="utf-8"))[-1]
    scored = score_protocol(each)
    assert drawing(each, scored, text("ru")).pool[0].words == ("2", "8")
    assert drawing(each, scored, text("ru"), down=True).pool[0].words == ("10", "8", "2")
    assert "10.8.2" in plain(each, scored, text("ru"), down=True)


def test_whist_cells_bear_the_first_letters_of_whom_they_are_on(tmp_path: Path) -> None:
    """As many letters as tell them apart, at most four signs."""
    names = ["Аня", "Александра Петровна", "Александра Ивановна"]
    path = protocol(tmp_path, players=names, first_dealer="Аня", deals=[])
    each = read_protocols(Path(path).read_text(encoding="utf-8"))[-1]
    row = drawing(each, score_protocol(each), text("ru")).whists
    assert [row[1][0].label, row[0][1].label, row[0][2].label] == ["Ан", "Але…", "Але…"]


def test_upright_turns_nothing_on_its_head(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheet_command(protocol(tmp_path), svg=True, upright=True, lang="ru") == 0
    root = ElementTree.fromstring(capsys.readouterr().out)
    assert not [each for each in root.iter("{http://www.w3.org/2000/svg}g") if "rotate" in each.get("transform", "")]


def test_pdf_goes_to_a_file(tmp_path: Path) -> None:
    path = protocol(tmp_path, rules={"stake": "0.5"})
    assert sheet_command(path, pdf=True, output=str(tmp_path / "sheet.pdf"), lang="ru") == 0
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    with pytest.raises(UsageError):
        sheet_command(path, pdf=True, lang="ru")


@pytest.mark.parametrize("lang", LANGS)
def test_pdf_without_typst_names_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: Lang
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    out = tmp_path / "sheet.pdf"
    assert run(["sheet", protocol(tmp_path), "--pdf", "-o", str(out), "--lang", lang], {}) == 1
    assert "prikup[pdf]" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--svg", "--pdf"], 2, "--svg and --pdf"),
        (["--pdf"], 2, "--output"),
        (["--svg", "-o", "."], 1, "cannot be written"),
        (["--png"], 2, "--png"),
    ],
)
def test_exit_codes_and_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, told: str
) -> None:
    assert run(["sheet", protocol(tmp_path), *arguments, "--lang", "en"], {}) == code
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.out == ""


def test_a_file_without_protocols_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.json"
    path.write_text("[]", encoding="utf-8")
    assert run(["sheet", str(path), "--svg", "--lang", "en"], {}) == 1
    assert "no protocol" in capsys.readouterr().err


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
