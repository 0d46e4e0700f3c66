"""The pages ``docs/book-hands.{ru,en}.md``: book and truth side by side. ``python -m tests.books.page`` writes both."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prikup.cards import parse_hand
from prikup.notation.hands import format_hand
from tests.books.book import DATA, Example, Given, Holding, Play, Row, Says, examples, holds, numbers
from tests.books.deciding import decisions
from tests.books.measuring import STRAINS, pool_of
from tests.books.words import LEAD_ORDER, Lang, Words, words

DOCS: Final = Path(__file__).parents[2] / "docs"
_SIGNS: Final = "♠♣♦♥"


def file_of(lang: Lang) -> Path:
    """Where the page of a language lies."""
    return DOCS / f"book-hands.{lang}.md"


def page(lang: Lang) -> str:
    """The page as it should be."""
    text = words(lang)
    lines = [text["head"], *_summary(text)]
    for example in examples():
        lines += _example(example, text)
    lines += [
        "",
        f"## {text['decisions']}",
        "",
        text["decisions_intro"],
        "",
        f"| {text['decision_heads']} |",
        "|---|---|",
    ]
    for kind, count in Counter(decision.kind for decision in decisions()).items():
        lines.append(f"| {text[f'kind_{kind}']} | {count} |")
    lines += ["", f"## {text['lost']}", "", f"| {text['lost_heads']} |", "|---|---|"]
    lines += [f"| {entry['chapter']} | {entry[lang]} |" for entry in tomllib.loads(_lost())["lost"]]
    return "\n".join(lines) + "\n"


def _lost() -> str:
    return (DATA / "lost.toml").read_text(encoding="utf-8")


def _summary(text: Words) -> Iterator[str]:
    """How many claims hold, and where the book errs."""
    found = Counter(
        holds(example, says, lead) for example in examples() for says in example.says for lead in says.leads
    )
    yield text["summary"].format(all=found.total(), right=found[True], wrong=found[False], even=found[None])
    yield ""
    for example in examples():
        for says in example.says:
            if wrong := [lead for lead in LEAD_ORDER if lead in says.leads and holds(example, says, lead) is False]:
                leads = ", ".join(text[lead] for lead in wrong)
                yield f"- [{example.id}](#{_anchor(example)}): {_claim(example, says, text)} — {leads}"


def _anchor(example: Example) -> str:
    return "".join(sign for sign in example.id.lower() if sign.isalnum())


def _example(example: Example, text: Words) -> Iterator[str]:
    lang = text.lang
    yield from (
        "",
        f"## {example.id}",
        "",
        f"{_printed(example, text)}",
        "",
        f"*{text['book']}.* {getattr(example, lang)}",
    )
    yield from ("", f"| {text['heads']} |", "|---|---|---|---|---|---|")
    for play in example.play:
        for given in (None, *example.given):
            for lead in LEAD_ORDER:
                row = numbers()[example.id, play.name, 0, lead, given.name if given else ""]
                yield _row(play, given, row, text)
    yield ""
    for says in example.says:
        yield f"- {_claim(example, says, text)}: " + "; ".join(
            _verdict(example, says, lead, text) for lead in LEAD_ORDER if lead in says.leads
        )
    if example.play[0].also:
        yield from ("", _choice(example, text))


def _printed(example: Example, text: Words) -> str:
    suits = [group.strip() for group in example.printed.split(",")]
    signs = _SIGNS if len(suits) == 4 else "♠♣♥"
    shown = " ".join(f"{sign}{group.replace('-', '—')}" for sign, group in zip(signs, suits, strict=True))
    return f"**{shown}**" if text.lang == "ru" else f"**{shown.translate(_LATIN).replace('х', 'x')}**"


_LATIN: Final = str.maketrans("ТКДВ", "AKQJ")
_CYRILLIC: Final = str.maketrans({"A": "Т", "K": "К", "Q": "Д", "J": "В", "T": "10"})


def _name(name: str, text: Words) -> str:
    """The name of a play: a trump suit, no trump, or a discard."""
    if name == "NT":
        return text["no_trump"]
    return name.translate(_CYRILLIC) if text.lang == "ru" else name.replace("T", "10")


def _row(play: Play, given: Given | None, row: Row, text: Words) -> str:
    strain = text["no_trump"] if play.strain == "N" else _SIGNS[STRAINS.index(play.strain)]
    hand = format_hand(parse_hand(play.hand), text.lang)
    gone = format_hand(parse_hand(play.discard), text.lang)
    spread = " · ".join(f"{tricks}: {_share(count, row.layouts, text)}" for tricks, count in row.counts.items())
    where = f"{_given(given, text)} ({_number(row.layouts, text)})" if given else ""
    mean = f"{row.mean:.3f}".replace(".", text["point"])
    cells = (
        f"{strain} {_cards(hand)}, {text['minus']} {_cards(gone)}",
        text[row.lead],
        where,
        f"**{row.least}**",
        spread,
        mean,
    )
    return f"| {' | '.join(cells)} |"


def _cards(hand: str) -> str:
    """A hand without the suits that it has not."""
    return " ".join(group for group in hand.split() if not group.endswith(("—", "-")))


def _given(given: Given, text: Words) -> str:
    parts = [text["one_hand"].format(cards=_holding(holding, text)) for holding in given.one_hand]
    if given.no_hand is not None:
        parts.append(text["no_hand"].format(cards=_holding(given.no_hand, text)))
    return ", ".join(parts)


def _holding(holding: Holding, text: Words) -> str:
    shown = [
        f"{least if least == most else f'{least}–{most}'} {_SIGNS[STRAINS.index(suit)]}"
        for suit, (least, most) in holding.items()
    ]
    return text["and"].join(shown)


def _claim(example: Example, says: Says, text: Words) -> str:
    given = next((given for given in example.given if given.name == says.given), None)
    lead_in = f"{text['if']} {_given(given, text)}: " if given else ""
    if says.better:
        by = text["by_share"].format(tricks=says.tricks) if says.tricks else text["by_mean"]
        return lead_in + text["better"].format(this=_name(says.better, text), that=_name(says.than, text), by=by)
    return lead_in + text[str(says.is_)].format(play=_name(says.play, text), tricks=says.tricks)


def _verdict(example: Example, says: Says, lead: str, text: Words) -> str:
    verdict = text[_code(holds(example, says, lead))]
    return f"{text[lead]} — **{verdict}** ({_evidence(example, says, lead, text)})"


def _evidence(example: Example, says: Says, lead: str, text: Words) -> str:
    names = (says.better, says.than) if says.better else (says.play,)
    rows = [numbers()[example.id, name, 0, lead, says.given] for name in names]
    if says.better and not says.tricks:
        return text["against"].join(f"{row.mean:.3f}".replace(".", text["point"]) for row in rows)
    shares = [_share(row.with_at_least(says.tricks), row.layouts, text) for row in rows]
    shown = text["against"].join(shares)
    if says.is_ == "sure" and rows[0].least < says.tricks:
        shown += f"; {_layout(example, rows[0], text)}"
    return f"≥ {says.tricks}: {shown}"


def _layout(example: Example, row: Row, text: Words) -> str:
    """A layout that refutes."""
    play = next(play for play in example.play if play.name == row.play)
    left = parse_hand(row.worst)
    right = pool_of(play.hand, play.discard) & ~left
    hands = (format_hand(mask, text.lang) for mask in (left, right))
    return text["refuted"].format(tricks=row.least, left=next(hands), right=next(hands))


def _choice(example: Example, text: Words) -> str:
    """Whether other small cards or another discard change a verdict."""
    differs = []
    for variant in range(1, len(example.play[0].variants)):
        for says in example.says:
            for lead in says.leads:
                if holds(example, says, lead, variant) is holds(example, says, lead):
                    continue
                play = next(play for play in example.play if play.name == (says.play or says.better))
                hand, gone = (format_hand(parse_hand(cards), text.lang) for cards in play.variants[variant])
                differs.append(
                    f"{_cards(hand)}, {text['minus']} {_cards(gone)}: {_claim(example, says, text)} "
                    f"({text[lead]}) — {text[_code(holds(example, says, lead, variant))]}"
                )
    tried = len(example.play[0].also)
    if not differs:
        return text["same"].format(tried=tried)
    return "\n".join([text["differs"].format(tried=tried), "", *(f"- {entry}" for entry in differs)])


def _code(verdict: bool | None) -> str:
    return {True: "yes", False: "no", None: "even"}[verdict]


def _share(count: int, total: int, text: Words) -> str:
    if count in (0, total):
        return "100 %" if count else "0 %"
    shown = f"{100 * count / total:.2f}"
    if shown in ("0.00", "100.00"):
        return f"{_number(count, text)}/{_number(total, text)}"
    return f"{shown.replace('.', text['point'])} %"


def _number(number: int, text: Words) -> str:
    return f"{number:,}".replace(",", text["thousands"])


if __name__ == "__main__":
    for language in ("ru", "en"):
        file_of(language).write_text(page(language), encoding="utf-8")
