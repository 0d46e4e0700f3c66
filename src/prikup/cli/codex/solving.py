"""Contracts that bidders could have made with an opened talon, from the hands as they lay (rules §15.3 V10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import numpy as np

from prikup.cards import FULL_DECK
from prikup.cli.codex.answers import reword, seat_named
from prikup.cli.codex.table import Table
from prikup.cli.errors import InputError
from prikup.cli.hand.reading import read_hand
from prikup.cli.text import Catalogue
from prikup.codex import CodexError, Contract, worth
from prikup.deal.contract import GAMES
from prikup.solver.batch import batch_values


def read_layout(given: Sequence[str], names: tuple[str, ...], say: Catalogue) -> dict[int, int]:
    """Three hands of ten as ``NAME=HAND``, clockwise from first hand: masks by seat. Raises ``InputError``."""
    hands: dict[int, int] = {}
    try:
        for each in given:
            name, sign, cards = each.partition("=")
            if not sign:
                raise CodexError("answer_form", given=each)
            hands[seat_named(name.strip(), names)] = int(read_hand(cards, say))
    except CodexError as error:
        raise InputError(reword(error, say)) from None
    together = 0
    for hand in hands.values():
        together |= hand
    if len(hands) != 3 or together.bit_count() != 30 or any(hand.bit_count() != 10 for hand in hands.values()):
        raise InputError(say("codex-problem-hands"))
    return hands


def solved(bids: Mapping[int, Contract], hands: Mapping[int, int], table: Table, say: Catalogue) -> dict[int, Contract]:
    """For each bidder the makeable game of the highest value that is not below his bid, or his bid with the most
    tricks it allows: all cards open, best play, every discard tried. First hand leads."""
    if any(seat not in hands for seat in bids):
        raise InputError(say("codex-problem-hands"))
    return {seat: _best(seat, bid, hands, table) for seat, bid in bids.items()}


def _best(seat: int, bid: Contract, hands: Mapping[int, int], table: Table) -> Contract:
    talon = int(FULL_DECK)
    for hand in hands.values():
        talon &= ~hand
    twelve = hands[seat] | talon
    cards = [1 << card for card in range(32) if twelve >> card & 1]
    tens = [twelve & ~(one | other) for one, other in combinations(cards, 2)]
    rows = [[ten if other == seat else hand for other, hand in hands.items()] for ten in tens]
    strains = np.repeat(np.arange(5), len(rows))
    found = batch_values(np.array(rows * 5, np.uint32), strain=strains, leader=0, declarer=[*hands].index(seat))
    most = found[:, 0].reshape(5, -1).max(axis=1)
    allowed = [Contract(game, int(most[game % 5])) for game in GAMES if game >= bid.game]
    made = [each for each in allowed if each.tricks >= each.game.level]
    players = len(table.names)
    # max keeps the first of equals: the lowest game.
    return max(made, key=lambda each: worth(each.game, each.tricks, table.rules, players), default=allowed[0])
