"""The score of a trick game (rules §10.5)."""

from __future__ import annotations

from fractions import Fraction

from prikup.deal.outcome import TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.charges import Charge, charges
from prikup.score.entry import Entry
from prikup.score.prices import Prices, game_prices, game_value, own_half
from prikup.score.roles import Roles, is_checked_ten, roles
from prikup.score.sheet import Sheet


def trick_game_entries(outcome: TrickGame, setup: DealSetup, sheet: Sheet, rules: Rules) -> list[Entry]:
    """Everything that the game itself writes; the talon is paid elsewhere (``prikup.score.talon``)."""
    prices = game_prices(outcome, setup, sheet, rules)
    parts = roles(outcome, setup)
    if outcome.conceded:
        return [_undertricks(outcome, 3, prices, rules, "conceded", "5.3")]
    if is_checked_ten(outcome, rules.ten):
        return _checked_ten(outcome, parts, setup, prices, rules)
    if parts.half is not None:
        return _half_whist(outcome, parts.half, prices, rules)
    if not parts.whisters:
        return [_made(outcome, prices, rules, "game_passed", "6.3")]
    return _whisted(outcome, parts, setup, prices, rules)


def _tricks(outcome: TrickGame) -> dict[Seat, int]:
    assert outcome.tricks is not None, "a game that was played has tricks"
    return outcome.tricks


def _made(outcome: TrickGame, prices: Prices, rules: Rules, reason: str, see: str) -> Entry:
    return write.pool(
        outcome.declarer,
        prices.value,
        reason,
        see,
        game=str(outcome.game),
        value=game_value(outcome.game, rules),
        multiplier=prices.multiplier,
    )


def _undertricks(outcome: TrickGame, count: int, prices: Prices, rules: Rules, reason: str, see: str) -> Entry:
    double = bool(rules.race_count) and rules.race_remise_double
    return write.mountain(
        outcome.declarer,
        count * prices.trick * (2 if double else 1),
        f"{reason}_doubled" if double else reason,
        "14.1" if double else see,
        game=str(outcome.game),
        tricks=count,
        price=prices.trick,
        multiplier=prices.multiplier,
    )


def _half_whist(outcome: TrickGame, seat: Seat, prices: Prices, rules: Rules) -> list[Entry]:
    tricks = own_half(outcome.game.level)
    return [
        _made(outcome, prices, rules, "game_half", "6.6"),
        write.whists(
            seat, outcome.declarer, tricks * prices.trick, "half_whist", "6.6", tricks=tricks, price=prices.trick
        ),
    ]


def _checked_ten(outcome: TrickGame, parts: Roles, setup: DealSetup, prices: Prices, rules: Rules) -> list[Entry]:
    declarer, tricks = outcome.declarer, _tricks(outcome)
    down = 10 - tricks.get(declarer, 0)
    if not down:
        return [_made(outcome, prices, rules, "game_made", "10.5")]
    entries = [_undertricks(outcome, down, prices, rules, "undertricks", "10.5")]
    if rules.ten_checked_whists == "none":
        return entries
    if rules.ten_checked_whists == "tricks_and_consolation":
        share = Fraction(down * prices.trick, len(parts.defenders))
        reason = "ten_tricks" if len(parts.defenders) == 2 else "whist_side"
        see = "6.12" if len(parts.defenders) == 2 else "14.3"
        entries += [
            write.whists(seat, declarer, share, reason, see, tricks=down, price=prices.trick)
            for seat in parts.defenders
        ]
    return entries + _consolation(outcome, parts, setup, down, prices, rules)


def _whisted(outcome: TrickGame, parts: Roles, setup: DealSetup, prices: Prices, rules: Rules) -> list[Entry]:
    tricks = _tricks(outcome)
    level = outcome.game.level
    down = max(0, level - tricks.get(outcome.declarer, 0))
    if down:
        entries = [_undertricks(outcome, down, prices, rules, "undertricks", "10.5")]
    else:
        entries = [_made(outcome, prices, rules, "game_made", "10.5")]
    entries += _trick_whists(outcome, parts, bool(down), prices, rules)
    if down:
        entries += _consolation(outcome, parts, setup, down, prices, rules)
    found = charges(level, tricks, not down, parts, rules, setup.gusarik)
    return entries + [_charged(charge, prices.whister_undertrick) for charge in found]


def _charged(charge: Charge, price: Fraction) -> Entry:
    return Entry(
        column="mountain",
        seat=charge.seat,
        amount=charge.tricks * price,
        reason=charge.reason,
        see=charge.see,
        kind="whister_short",
        params={
            "owed": charge.owed,
            "taken": charge.taken,
            "tricks": charge.tricks,
            "price": write.number(price),
        },
    )


def _trick_whists(outcome: TrickGame, parts: Roles, failed: bool, prices: Prices, rules: Rules) -> list[Entry]:
    """Whists for the tricks of the defence: to each his own, all to the only whister, or shared."""
    declarer, tricks = outcome.declarer, _tricks(outcome)
    side = 10 - tricks.get(declarer, 0)
    if parts.lone is None:
        shares = [(seat, tricks.get(seat, 0), 1, "whist_tricks", "10.5") for seat in parts.whisters]
    elif failed and rules.whist_style == "gentleman" and not parts.returned and len(parts.defenders) == 2:
        shares = [(seat, side, 2, "whist_shared", "6.11") for seat in parts.defenders]
    else:
        shares = [(parts.lone, side, 1, "whist_returned" if parts.returned else "whist_side", "10.5")]
    return [
        write.whists(
            seat,
            declarer,
            Fraction(count * prices.trick, sharers),
            reason,
            see,
            tricks=count,
            price=prices.trick,
        )
        for seat, count, sharers, reason, see in shares
        if count
    ]


def _consolation(
    outcome: TrickGame, parts: Roles, setup: DealSetup, down: int, prices: Prices, rules: Rules
) -> list[Entry]:
    """Consolation of both defenders and of the sitting dealer; a returner takes the defenders' too (rules §6.6)."""
    taker = parts.lone if parts.returned and rules.return_takes_consolation else None
    amount = down * prices.consolation
    entries = []
    for seat in parts.defenders:
        to = seat if taker is None else taker
        entries.append(
            write.whists(
                to,
                outcome.declarer,
                amount,
                "consolation" if to == seat else "consolation_of_other",
                "10.5" if to == seat else "6.6",
                tricks=down,
                price=prices.consolation,
                other_seat=seat,
            )
        )
    dealer = setup.sitting_dealer
    if dealer is not None and rules.dealer_consolation:
        entries.append(
            write.whists(
                dealer,
                outcome.declarer,
                amount,
                "consolation_dealer",
                "4.7",
                tricks=down,
                price=prices.consolation,
            )
        )
    return entries
