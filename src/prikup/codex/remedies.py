"""Numbers of the remedies: one function for each row of rules §15 that writes something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from prikup.codex.situation import CodexError, Contract
from prikup.codex.values import consolation, lost_profit, undertrick, worth
from prikup.deal.contract import GAMES, Game
from prikup.deal.outcome import TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.rules.model import Rules
from prikup.score import write
from prikup.score.entry import Entry
from prikup.score.post import post
from prikup.score.prices import MISERE_VALUE, game_value, half_responsible, obligation, own_half
from prikup.score.sheet import Sheet


class Case(NamedTuple):
    """A situation at a table: its number's article, the answers, the rules and the sheet before the deal."""

    article: str
    answers: Mapping[str, Any]
    rules: Rules
    sheet: Sheet

    @property
    def players(self) -> int:
        """People on the sheet."""
        return self.sheet.players

    def others(self, *seats: Seat) -> list[Seat]:
        """Everybody on the sheet but these."""
        return [seat for seat in range(self.players) if seat not in seats]


def fine(case: Case) -> list[Entry]:
    """One undertrick at the last bid level, of the lowest six where nobody has bid (V5, V7, V8, V10b, V11)."""
    game = case.answers.get("bid") or GAMES[0]
    price = undertrick(game, case.rules)
    return [write.mountain(case.answers["offender"], price, "codex_fine", case.article, game=str(game), price=price)]


def opened_talon(case: Case) -> list[Entry]:
    """V10: who could have made a contract writes V on the offender; for one that fails, innocents without a
    positive entry of their own write Q. The bidder who would have failed earns nothing by it."""
    offender: Seat = case.answers["offender"]
    contracts: Mapping[Seat, Contract] = case.answers["contracts"]
    if offender in contracts:
        raise CodexError("offender_bids", key="contracts")
    if len(contracts) < 2:
        raise CodexError("two_bidders", key="contracts")
    entries = []
    winners = set()
    for seat, found in contracts.items():
        if found.tricks >= found.game.level:
            value = worth(found.game, found.tricks, case.rules, case.players)
            if value > 0:
                winners.add(seat)
                entries.append(_whists(case, seat, offender, value, "codex_worth", found.game))
    for seat, found in contracts.items():
        short = found.game.level - found.tricks
        if short > 0:
            value = lost_profit(found.game, short, case.rules, case.players)
            entries += [
                _whists(case, other, offender, value, "codex_lost_profit", found.game)
                for other in case.others(offender, seat)
                if other not in winners
            ]
    return entries


def _whists(case: Case, seat: Seat, on: Seat, value: Fraction, reason: str, game: Game) -> Entry:
    return write.whists(seat, on, value, reason, case.article, game=str(game))


def lost_contract(case: Case) -> list[Entry]:
    """V20, V21, V31: at least one down; defenders write as if both had whisted, everybody writes consolation."""
    declarer, game, tricks = _play(case)
    price = undertrick(game, case.rules)
    short = max(1, game.level - (10 - sum(tricks.values())))
    entries = [
        write.mountain(
            declarer, short * price, "codex_undertricks", case.article, game=str(game), tricks=short, price=price
        )
    ]
    entries += [
        write.whists(seat, declarer, taken * price, "codex_tricks", case.article, tricks=taken, price=price)
        for seat, taken in sorted(tricks.items())
        if taken
    ]
    each = consolation(game, case.rules)
    return entries + [
        write.whists(seat, declarer, short * each, "codex_consolation", case.article, tricks=short, price=each)
        for seat in _consoled(case, declarer, tricks)
    ]


def _play(case: Case) -> tuple[Seat, Game, Mapping[Seat, int]]:
    declarer, tricks = _defence(case)
    return declarer, case.answers["game"], tricks


def _defence(case: Case) -> tuple[Seat, Mapping[Seat, int]]:
    declarer, tricks = case.answers["declarer"], case.answers["tricks"]
    wanted = 1 if case.players == 2 else 2
    if declarer in tricks or len(tricks) != wanted:
        raise CodexError("defenders", key="tricks", count=wanted)
    if sum(tricks.values()) > 10:
        raise CodexError("tricks_sum", key="tricks", found=sum(tricks.values()))
    return declarer, tricks


def _consoled(case: Case, declarer: Seat, tricks: Mapping[Seat, int]) -> list[Seat]:
    """The defenders, and the sitting dealer where he has consolation."""
    return [seat for seat in case.others(declarer) if seat in tricks or case.rules.dealer_consolation]


def lost_or_misere(case: Case) -> list[Entry]:
    """V20, V21: as ``lost_contract``; a misère has taken at least one trick, those of ``tricks`` being the others'."""
    if case.answers["contract"] == "game":
        return lost_contract(case)
    declarer, tricks = _defence(case)
    return _misere(case, declarer, max(1, 10 - sum(tricks.values())))


def _misere(case: Case, declarer: Seat, taken: int) -> list[Entry]:
    price = case.rules.misere_undertrick
    return [
        write.mountain(declarer, taken * price, "misere_tricks", case.article, tricks=taken, price=price, multiplier=1)
    ]


def misere_revoke(case: Case) -> list[Entry]:
    """V33: by the declarer at least one trick is written, by a defender the misère is made."""
    declarer: Seat = case.answers["declarer"]
    if case.answers["by"] == "declarer":
        return _misere(case, declarer, max(1, case.answers["taken"]))
    return [write.pool(declarer, MISERE_VALUE, "misere_made", case.article, value=MISERE_VALUE, multiplier=1)]


def credited(case: Case) -> list[Entry]:
    """V22: the contract is credited; the other defender writes his own half on the offender."""
    offender, declarer, game = case.answers["offender"], case.answers["declarer"], case.answers["game"]
    if offender == declarer:
        raise CodexError("offender_declares", key="offender")
    price, owed = undertrick(game, case.rules), own_half(game.level)
    entries = [_made(case, declarer, game)]
    innocent = case.answers.get("innocent")
    if innocent is None and case.players == 3:
        innocent = case.others(offender, declarer)[0]
    if innocent in (offender, declarer):
        raise CodexError("innocent", key="innocent")
    if innocent is not None:
        entries.append(
            write.whists(innocent, offender, owed * price, "codex_half", case.article, tricks=owed, price=price)
        )
    return entries


def _made(case: Case, declarer: Seat, game: Game) -> Entry:
    return write.pool(declarer, game_value(game, case.rules), "codex_credited", case.article, game=str(game))


def defender_revoke(case: Case) -> list[Entry]:
    """V32: made; the innocent whister writes his own tricks, the offender pays the shortfall of the side and the
    consolation that the others have lost where the contract would have failed by ``short`` tricks."""
    declarer, game, tricks = _play(case)
    offender: Seat = case.answers["offender"]
    if offender not in tricks:
        raise CodexError("offender_defends", key="offender")
    price = undertrick(game, case.rules)
    entries = [_made(case, declarer, game)]
    if case.answers["whisted"] == "whist":
        entries += [
            write.whists(seat, declarer, taken * price, "codex_tricks", case.article, tricks=taken, price=price)
            for seat, taken in sorted(tricks.items())
            if seat != offender and taken
        ]
    missing = obligation(game.level) - sum(tricks.values())
    if missing > 0:
        each = Fraction(price, 2) if half_responsible(case.sheet, case.rules) else Fraction(price)
        params: dict[str, int | str] = {"tricks": missing, "price": write.number(each)}
        entries.append(write.mountain(offender, missing * each, "codex_shortfall", case.article, **params))
    short, each_whists = case.answers["short"], consolation(game, case.rules)
    if short:
        entries += [
            write.whists(
                seat,
                offender,
                short * each_whists,
                "codex_lost_consolation",
                case.article,
                tricks=short,
                price=each_whists,
            )
            for seat in _consoled(case, declarer, tricks)
            if seat != offender
        ]
    return entries


def raspasy_revoke(case: Case) -> list[Entry]:
    """V34: two tricks more for the offender, at the price of a trick in this raspasy."""
    offender, price = case.answers["offender"], case.answers["price"]
    if case.rules.raspasy_record == "whists":
        return [
            write.whists(seat, offender, 2 * price, "codex_raspasy", case.article, tricks=2, price=price)
            for seat in case.others(offender)
        ]
    return [write.mountain(offender, 2 * price, "codex_raspasy", case.article, tricks=2, price=price)]


def wrong_count(case: Case) -> list[Entry]:
    """V35: by whose fault."""
    if case.answers["fault"] == "deal":
        return []
    return lost_contract(case) if case.answers["fault"] == "declarer" else defender_revoke(case)


def hint(case: Case) -> list[Entry]:
    """V36: where the hint decided the deal, as a revoke by a defender."""
    return defender_revoke(case) if case.answers["decided"] == "yes" else []


def surplus(case: Case) -> list[Entry]:
    """V44: the points of a game put on the sheet by rules §12.4."""
    declarer, points = case.answers["declarer"], case.answers["points"]
    return [write.pool(declarer, points, "codex_points", case.article)]


def folded(case: Case, entries: list[Entry]) -> tuple[Entry, ...]:
    """Entries with what a full pool does to them (rules §12.4), as for a deal that ``declarer`` won."""
    declarer = case.answers.get("declarer")
    if declarer is None or not any(entry.column == "pool" for entry in entries):
        return tuple(entries)
    others = case.others(declarer)
    active = {declarer, *(case.answers.get("tricks") or others[:2])}
    sitting = case.others(*active) if case.players == 4 else []
    dealer = sitting[0] if sitting else others[-1]
    around = sorted(active, key=lambda seat: (seat - dealer - 1) % case.players)
    first = around[0] if len(around) == 3 else None
    setup = DealSetup(players=case.players, dealer=dealer, seats=(first, around[-2], around[-1]))
    outcome = TrickGame(game=case.answers.get("game") or GAMES[0], declarer=declarer)
    return post(case.sheet, entries, setup, case.rules, outcome).entries


WRITES: Final[Mapping[str, Callable[[Case], list[Entry]]]] = {
    "V5": fine,
    "V7": fine,
    "V8": fine,
    "V10": opened_talon,
    "V10b": fine,
    "V11": fine,
    "V20": lost_or_misere,
    "V21": lost_or_misere,
    "V22": credited,
    "V31": lost_contract,
    "V32": defender_revoke,
    "V33": misere_revoke,
    "V34": raspasy_revoke,
    "V35": wrong_count,
    "V36": hint,
    "V44": surplus,
}
"""Rows that write something; V10b's compensation of a made contract has no number in any source."""

REPLACES: Final = frozenset({"V20", "V21", "V22", "V31", "V32", "V33", "V35", "V36"})
"""Rows whose entries stand in place of the deal's own score."""
