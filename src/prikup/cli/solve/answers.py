"""What was asked about a position, answered and put into JSON or text."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from prikup.cards import STRAIN_LETTERS, Card
from prikup.cli.solve.reading import Asked
from prikup.cli.text import Catalogue
from prikup.deal.setup import Hand
from prikup.notation.games import format_strain
from prikup.notation.hands import format_card, format_hand
from prikup.solver import Bounds, Position, Shares, Table, card_values, line, shares, solve, table
from prikup.solver.position import after


class Wanted(msgspec.Struct, frozen=True):
    """What to tell of each position besides its tricks."""

    cards: bool = False
    line: bool = False
    table: bool = False
    tricks: bool = True
    seconds: float | None = None


class Answer(msgspec.Struct, frozen=True):
    """Everything found about one position."""

    asked: Asked
    tricks: Bounds | None = None
    cards: dict[Card, Bounds] | None = None
    line: tuple[Card, ...] | None = None
    table: Table | None = None
    shares: Shares | None = None

    @property
    def complete(self) -> bool:
        """Whether every search came to its end."""
        bounds = [self.tricks] if self.tricks else []
        bounds += list((self.cards or {}).values())
        bounds += [found for row in self.table or () for found in row]
        return all(found.exact for found in bounds)


def answer(asked: Asked, wanted: Wanted) -> Answer:
    """Solve one position. Where time runs out, what is proven stands."""
    end = None if wanted.seconds is None else time.monotonic() + wanted.seconds

    def left() -> float | None:
        return None if end is None else max(0.0, end - time.monotonic())

    spot = asked.spot
    position, declarer, aim = spot.position, spot.declarer, spot.aim
    return Answer(
        asked=asked,
        tricks=solve(position, declarer, aim=aim, seconds=left()) if wanted.tricks else None,
        cards=card_values(position, declarer, aim=aim, seconds=left()) if wanted.cards else None,
        line=line(position, declarer, aim=aim, seconds=left()) if wanted.line else None,
        table=table(position.hands, declarer, seconds=left()) if wanted.table else None,
        shares=shares(position, seconds=left()) if spot.strain == "raspasy" and wanted.tricks else None,
    )


def answer_object(found: Answer, *, named: bool) -> dict[str, object]:
    """The answer as JSON: ``tricks`` is null where time ran out, and ``proven`` then has the bounds."""
    told: dict[str, object] = {"id": found.asked.id} if named else {}
    if found.tricks is not None:
        told["tricks"] = _number(found.tricks)
        if not found.tricks.exact:
            told["proven"] = [found.tricks.low, found.tricks.high]
    if found.cards is not None:
        told["cards"] = {str(card): _number(bounds) for card, bounds in found.cards.items()}
    if found.line is not None:
        told["line"] = [str(card) for card in found.line]
    if found.table is not None:
        told["table"] = {
            STRAIN_LETTERS[strain]: [_number(bounds) for bounds in row] for strain, row in enumerate(found.table)
        }
    if found.shares is not None:
        told["each_for_himself"] = {
            "tricks": list(found.shares.tricks),
            "line": [str(card) for card in found.shares.line],
        }
    if not found.complete:
        told["complete"] = False
    return told


def _number(bounds: Bounds) -> int | None:
    return bounds.low if bounds.exact else None


def answer_lines(found: Answer, say: Catalogue) -> Iterator[str]:
    """The answer for people."""
    spot = found.asked.spot
    position = spot.position
    if found.asked.id is not None:
        yield say("solve-title", ident=found.asked.id)
    for hand in position.players:
        yield say("solve-hand", hand=hand, cards=format_hand(position.hands[hand], say.lang))
    if position.trick.cards:
        yield say("solve-on-table", cards=" ".join(format_card(card, say.lang) for _, card in position.trick.cards))
    if found.tricks is not None:
        yield _tricks(found, say)
    if found.shares is not None:
        one, two, three = found.shares.tricks
        yield say("solve-shares", one=one, two=two, three=three)
    if found.cards is not None:
        yield say("solve-cards", hand=position.turn)
        yield from _by_tricks(found.cards, say)
    if found.table is not None:
        yield say("solve-table", declarer=spot.declarer)
        yield from _table(found.table, say)
    if found.line is not None:
        yield say("solve-line")
        yield from _line(position, found.line, say)
    if found.shares is not None and found.line is not None:
        yield say("solve-line-shares")
        yield from _line(position, found.shares.line, say)
    if not found.complete:
        yield say("solve-incomplete")


def _tricks(found: Answer, say: Catalogue) -> str:
    spot, tricks = found.asked.spot, found.tricks
    assert tricks is not None
    kind = spot.strain if spot.strain in ("misere", "raspasy") else "trump"
    strain = format_strain("SCDHN".index(spot.strain), say.lang) if kind == "trump" else ""
    if tricks.exact:
        return say("solve-tricks", kind=kind, strain=strain, declarer=spot.declarer, tricks=tricks.low)
    return say(
        "solve-tricks-between", kind=kind, strain=strain, declarer=spot.declarer, low=tricks.low, high=tricks.high
    )


def _span(bounds: Bounds) -> str:
    return str(bounds.low) if bounds.exact else f"{bounds.low}–{bounds.high}"


def _by_tricks(cards: dict[Card, Bounds], say: Catalogue) -> Iterator[str]:
    """A row for each number of tricks, the cards that lead to it in their suits."""
    for bounds in sorted(set(cards.values())):
        mask = sum(card.bit for card, found in cards.items() if found == bounds)
        yield f"  {_span(bounds):>5}  {format_hand(mask, say.lang)}"


def _table(found: Table, say: Catalogue) -> Iterator[str]:
    names = [format_strain(strain, say.lang) for strain in range(5)]
    head = say("solve-table-leader")
    yield f"  {head}  " + " ".join(f"{name:>4}" for name in names)
    for leader in range(3):
        yield f"  {leader:>{len(head)}}  " + " ".join(f"{_span(row[leader]):>4}" for row in found)


def _line(position: Position, cards: tuple[Card, ...], say: Catalogue) -> Iterator[str]:
    """A row a trick: who played what, and who took it."""
    played: list[str] = []
    for card in cards:
        hand = position.turn
        if not played:
            played = [
                format_card(lying, say.lang) if who > 2 else _played(who, lying, say)
                for who, lying in position.trick.cards
            ]
        played.append(_played(hand, card, say))
        position, taker = after(position, card)
        if taker is not None:
            yield f"  {'  '.join(played)}  → {taker if 0 <= taker < 3 else '—'}"
            played = []
    if played:
        yield f"  {'  '.join(played)}"


def _played(hand: Hand, card: Card, say: Catalogue) -> str:
    return f"{hand}: {format_card(card, say.lang)}"
