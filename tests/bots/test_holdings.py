"""Counts of single suits, and of hands, as the textbook gives them.

Sources: own and doubtful tricks, the Russian textbook chapter on bidding (Тххххх 5 or 6; ТКххх 4 or 5; ТКхх 2 to 4,
usually 3; ТДх, ТВ10, ТД 1 or 2; КВх, Кхх, Кх, ДВх may be a trick); misère, the chain seven, nine, knave, king.
"""

from __future__ import annotations

import pytest

from prikup.bots.rule.evaluation import defence_tricks, misere_discards, misere_risk, own_tricks, with_talon
from prikup.bots.rule.holdings import danger, tricks
from prikup.cards import RANK_LETTERS, parse_hand

ALL = 0xFF


def suit(text: str) -> int:
    return sum(1 << RANK_LETTERS.index(letter) for letter in text)


@pytest.mark.parametrize(
    ("held", "least", "low", "high"),
    [
        ("AJT987", 5, 5, 6),
        ("AKT98", 4, 4, 5),
        ("AK98", 2, 2.8, 3.6),
        ("AQ7", 1, 1, 2),
        ("AJT", 1, 1, 2),
        ("AQ", 1, 1, 2),
        ("KJ7", 0, 0.4, 1),
        ("K87", 0, 0.4, 1),
        ("K7", 0, 0.4, 0.6),
        ("QJ7", 0, 0.4, 1),
        ("AKQ", 3, 3, 3),
        ("KQJT987", 6, 6, 6),
        ("AKQJT987", 8, 8, 8),
        ("J7", 0, 0, 0),
        ("K", 0, 0, 0),
        ("", 0, 0, 0),
    ],
)
def test_tricks_of_a_suit(held: str, least: int, low: float, high: float) -> None:
    own = suit(held)
    worth = tricks(own, ALL ^ own)
    assert worth.least == least
    assert low <= worth.mean <= high


def test_two_doubtful_tricks_count_as_one() -> None:
    king = suit("K7")
    assert tricks(king, ALL ^ king).mean * 2 == pytest.approx(1.0)


def test_gone_cards_do_not_count() -> None:
    """A queen is as good as an ace once ace and king are gone."""
    queen = suit("Q7")
    assert tricks(queen, suit("J9")) == tricks(suit("A7"), suit("K9"))


@pytest.mark.parametrize("held", ["7", "79", "79J", "79JK", "78", "789", "789TJQKA"])
def test_holdings_that_never_take_a_trick_in_misere(held: str) -> None:
    own = suit(held)
    assert danger(own, ALL ^ own).caught == 0


@pytest.mark.parametrize("held", ["A", "7A", "78A", "QKA", "89T"])
def test_the_higher_the_cards_the_greater_the_danger(held: str) -> None:
    own = suit(held)
    lower = suit("7" if len(held) == 1 else "79" if len(held) == 2 else "79J")
    assert danger(own, ALL ^ own).caught > danger(lower, ALL ^ lower).caught


def test_a_bare_ace_always_takes() -> None:
    own = suit("A")
    assert danger(own, ALL ^ own) == (1.0, 1.0)


@pytest.mark.parametrize(
    ("hand", "strain", "low", "high"),
    [
        ("AKQ98.A98.K7.", 0, 6.0, 7.5),  # book: bid to seven spades
        ("AQT.KQ7..AK98", 3, 5.0, 7.0),  # book: five by the strictest count, bid to seven hearts
        (".T8.AKT987.98", 2, 5.5, 6.5),  # book: six diamonds are there
        ("J987.Q7.QJ.Q7", 1, -9, 1.5),
    ],
)
def test_own_tricks_of_a_hand(hand: str, strain: int, low: float, high: float) -> None:
    assert low <= own_tricks(int(parse_hand(hand)), lead=True)[strain] <= high


def test_the_lead_is_worth_something() -> None:
    hand = int(parse_hand("AKQ98.A98.K7."))
    assert all(ours >= theirs for ours, theirs in zip(own_tricks(hand, True), own_tricks(hand, False), strict=True))


def test_the_talon_brings_less_the_better_the_hand() -> None:
    assert with_talon(4) - 4 > with_talon(8) - 8 > 0


def test_the_safest_discard_of_a_misere() -> None:
    """Twelve cards with two lone honours among sevens and nines: those two go."""
    twelve = int(parse_hand("79J.79J.A789.KT"))
    risk, discard = misere_discards(twelve, lead=False)[0]
    assert {str(card) for card in discard} == {"AD", "KH"} or {str(card) for card in discard} == {"KH", "TH"}
    assert risk.caught <= misere_risk(int(parse_hand("79J.79J.A789.")), lead=False).caught


@pytest.mark.parametrize(
    ("better", "worse", "strain"),
    [
        ("A98.A98.87.87", "K98.A98.87.87", 3),
        ("87.87.987.AQJ", "87.87.987.Q87", 3),
        ("A987.A987..98", "A987.A9.87.98", 3),  # a void to trump with
    ],
)
def test_defence_counts_aces_trumps_and_voids(better: str, worse: str, strain: int) -> None:
    assert defence_tricks(int(parse_hand(better)), strain) > defence_tricks(int(parse_hand(worse)), strain)
