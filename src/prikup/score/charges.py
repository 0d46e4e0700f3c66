"""Tricks that whisters are short of (rules §6.9, §6.11, §21.12)."""

from __future__ import annotations

import msgspec

from prikup.deal.setup import Seat
from prikup.rules.model import Rules
from prikup.score.prices import obligation, own_half
from prikup.score.roles import Roles


class Charge(msgspec.Struct, frozen=True):
    """A whister pays for ``tricks`` that he or his side did not take; ``reason`` says by which rule."""

    seat: Seat
    tricks: int
    owed: int
    """Tricks that were owed: by the side, or by the seat alone where the rule is personal."""
    taken: int
    reason: str
    see: str = "6.9"


def charges(level: int, taken: dict[Seat, int], made: bool, roles: Roles, rules: Rules, gusarik: bool) -> list[Charge]:
    """Everybody's charge in a game that was whisted; ``taken`` are the tricks of the defenders.

    The side owes nothing in a failed contract, except under ``personal_resp``, where each whister owes his own.
    """
    side = sum(taken.get(seat, 0) for seat in roles.defenders)
    if rules.personal_resp and not gusarik:
        found = _personal(level, taken, side, roles)
    elif not made:
        found = []
    elif roles.lone is not None:
        found = [_short(roles.lone, obligation(level), side, "whister_short_side")]
    elif level <= 7:
        found = _shared(level, taken, side, roles, rules.resp_67 == "joint")
    else:
        charged = roles.whisters if rules.resp_89 == "both" else roles.whisters[1:]
        reason = "whister_short_both" if rules.resp_89 == "both" else "whister_short_last"
        found = [_short(seat, obligation(level), side, reason) for seat in charged]
    return [charge for charge in found if charge.tricks > 0]


def _short(seat: Seat, owed: int, taken: int, reason: str, see: str = "6.9") -> Charge:
    return Charge(seat=seat, tricks=max(0, owed - taken), owed=owed, taken=taken, reason=reason, see=see)


def _personal(level: int, taken: dict[Seat, int], side: int, roles: Roles) -> list[Charge]:
    owed = own_half(level)
    if roles.lone is not None:
        return [_short(roles.lone, owed, side, "whister_short_own", "6.11")]
    return [_short(seat, owed, taken.get(seat, 0), "whister_short_own", "6.11") for seat in roles.whisters]


def _shared(level: int, taken: dict[Seat, int], side: int, roles: Roles, joint: bool) -> list[Charge]:
    missing = max(0, obligation(level) - side)
    found = []
    for seat in roles.whisters:
        owed, own = own_half(level), taken.get(seat, 0)
        short = max(0, owed - own) if missing else 0
        found.append(
            Charge(
                seat=seat,
                tricks=min(short, missing) if joint else short,
                owed=owed,
                taken=own,
                reason="whister_short_joint" if joint else "whister_short_each",
            )
        )
    return found
