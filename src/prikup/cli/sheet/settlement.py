"""The settlement as tables: both methods with their steps, the rounding, the payments."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from prikup.cli.numbers import amount, signed
from prikup.cli.sheet.payments import payments
from prikup.cli.text import Catalogue
from prikup.drawing import Block
from prikup.match.results import Results
from prikup.score import Settlement


def settlement_blocks(names: Sequence[str], scored: Results, say: Catalogue) -> tuple[Block, ...]:
    """First method, second method, result, payments."""
    settled = scored.settlement
    return (
        _by_pairs(names, scored, say),
        _by_average(names, settled, say),
        _result(names, settled, say),
        _payments(names, scored, say),
    )


def _by_pairs(names: Sequence[str], scored: Results, say: Catalogue) -> Block:
    """Mountains to whists on each, then pair by pair (rules §13.3)."""
    settled, mountain = scored.settlement, scored.sheet.mountain
    columns = [(say("result-mountain"), mountain)]
    if settled.equalised != mountain:
        columns.append((say("result-equalised"), settled.equalised))
    columns.append((say("result-amnesty", amount=amount(settled.amnesty)), settled.after_amnesty))
    columns.append((say("result-on-each"), settled.by_pairs.on_each))
    seats = range(len(names))
    pairs = tuple(
        say("result-pair", one=names[i], other=names[j], amount=signed(settled.by_pairs.pairs[i][j]))
        for i in seats
        for j in seats
        if i < j
    )
    return Block(
        title=say("result-method-pairs"),
        head=("", *(head for head, _ in columns)),
        rows=tuple((name, *(amount(column[seat]) for _, column in columns)) for seat, name in enumerate(names)),
        flow=pairs,
    )


def _by_average(names: Sequence[str], settled: Settlement, say: Catalogue) -> Block:
    """Everybody against the average mountain, plus the net of the play."""
    method = settled.by_average
    columns = (method.from_mountain, method.from_play, method.balance)
    return Block(
        title=say("result-method-average", average=amount(method.average)),
        head=("", say("result-from-mountain"), say("result-from-play"), say("result-sum")),
        rows=tuple((name, *(signed(column[seat]) for column in columns)) for seat, name in enumerate(names)),
    )


def _result(names: Sequence[str], settled: Settlement, say: Catalogue) -> Block:
    """Exact and whole balances, and money where a stake is agreed."""
    head = ["", say("drawing-exact"), say("drawing-rounded")]
    rows = [[name, signed(settled.balance[seat]), signed(settled.rounded[seat])] for seat, name in enumerate(names)]
    if settled.money is not None:
        head.append(say("drawing-money"))
        for row, money in zip(rows, settled.money, strict=True):
            row.append(_money(money, plus=True))
    return Block(title=say("result-final"), head=tuple(head), rows=tuple(map(tuple, rows)))


def _payments(names: Sequence[str], scored: Results, say: Catalogue) -> Block:
    """Who gives how much to whom."""
    stake = scored.rules.stake
    lines = []
    for payment in payments(scored.settlement.rounded):
        told: dict[str, str | int] = {
            "payer": names[payment.payer],
            "receiver": names[payment.receiver],
            "whists": payment.whists,
        }
        if stake:
            lines.append(say("drawing-payment-money", **told, money=_money(payment.whists * stake)))
        else:
            lines.append(say("drawing-payment", **told))
    return Block(title=say("drawing-payments"), notes=tuple(lines or [say("drawing-no-payments")]))


def _money(value: Decimal, *, plus: bool = False) -> str:
    """The decimal number without needless zeros, with the minus of the sheet."""
    shown = f"{value.normalize():f}".replace("-", "−")
    return f"+{shown}" if plus and value > 0 else shown
