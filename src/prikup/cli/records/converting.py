"""``prikup convert``: records as text or JSON, deals as lines of JPref."""

from __future__ import annotations

from typing import Literal, TypeAlias

from prikup.cli.errors import InputError
from prikup.cli.records.reading import ReadRecord, form_of, read_any_record, read_foreign
from prikup.cli.records.verifying import verified
from prikup.cli.text import Catalogue
from prikup.deal import DealState, Dealt, Misere, Outcome, Raspasy, TrickGame
from prikup.notation.foreign import ForeignContract, ForeignDeal
from prikup.notation.jpref import jpref_line
from prikup.notation.record import closed_deals, encode_record, format_record
from prikup.notation.record.verify import replayed

Target: TypeAlias = Literal["text", "json", "jpref"]


def converted(text: str, path: str, target: Target, say: Catalogue, everything: bool = False) -> bytes:
    """The file in the form wanted. Raises ``InputError``.

    Deals that the table may not see yet are written only where ``everything`` says so.
    """
    foreign = form_of(text) in ("jpref", "archive")
    if target == "jpref":
        deals = read_foreign(text, path, say) if foreign else _deals(_read(text, path, say, everything), path, say)
        return "".join(f"{jpref_line(deal)}\n" for deal in deals).encode()
    if foreign:
        raise InputError(say("record-deals-only", path=path, form=target))
    record = _read(text, path, say, everything).record
    return format_record(record).encode() if target == "text" else encode_record(record)


def _read(text: str, path: str, say: Catalogue, everything: bool) -> ReadRecord:
    read = read_any_record(text, path, say)
    closed = closed_deals(read.record)
    if closed and not everything:
        raise InputError(say("record-closed", path=path, deals=closed))
    return read


def _deals(read: ReadRecord, path: str, say: Catalogue) -> list[ForeignDeal]:
    """The finished deals of a record that holds."""
    checked = verified(read, path, say)
    if checked.report.finding is not None:
        raise InputError(checked.sentence)
    deals = []
    for step in replayed(read.record):
        deal = step.after.deal
        if deal is not None and deal.outcome is not None and len(step.after.rows) > len(step.before.rows):
            deals.append(_foreign(deal, deal.outcome))
    return deals


def _foreign(deal: DealState, outcome: Outcome) -> ForeignDeal:
    dealt = deal.history[0]
    assert isinstance(dealt, Dealt)
    contract: ForeignContract | None = None
    declarer: int | None = None
    tricks: tuple[int, ...] = ()
    match outcome:
        case Raspasy(tricks=taken):
            contract = "raspasy"
            shown = tuple(0 if seat is None else taken.get(seat, 0) for seat in deal.setup.seats)
            # Three numbers stand for ten tricks: those of a sitting dealer's talon have no place.
            tricks = shown if sum(shown) == sum(taken.values()) else ()
        case Misere(declarer=seat, tricks=taken):
            contract, declarer = "misere", deal.setup.hand_of(seat)
            tricks = (taken.get(seat, 0),)
        case TrickGame(declarer=seat, game=game):
            contract, declarer = game, deal.setup.hand_of(seat)
            tricks = (outcome.tricks.get(seat, 0),) if outcome.tricks is not None else ()
        case _:
            pass
    return ForeignDeal(
        hands=dealt.hands, talon=dealt.talon, first=0, contract=contract, declarer=declarer, tricks=tricks
    )
