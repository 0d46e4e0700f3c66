"""Cards, strains and games: names in and out, order, what is no name (rules §1.1, §3.2)."""

from __future__ import annotations

import pytest

from prikup.cards import CARDS, SUITS, Card, CardError, Strain, parse_card
from prikup.deal import GAMES, Game, GameError, game, parse_game
from prikup.deal.actions import Bid, BidMisere, BidNoTalon
from prikup.deal.ladder import bid_level

ORDER = "789TJQKA"


def test_a_deck_is_thirty_two_cards_in_bidding_order_of_suits() -> None:
    assert [str(card) for card in CARDS] == [rank + suit for suit in "SCDH" for rank in ORDER]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_reads_back_from_its_name(card: Card) -> None:
    assert parse_card(str(card)) == card
    assert (f"{card}", f"{card:>4}", repr(card)) == (str(card), f"  {card}", f"Card({card})")
    assert card == card.suit * 8 + card.rank
    assert card.bit == 2 ** int(card)


def test_the_ace_is_high_and_the_ten_stands_between_nine_and_jack() -> None:
    """Rules §1.1."""
    hearts = [parse_card(f"{rank}H") for rank in ORDER]
    assert hearts == sorted(hearts)
    assert [card.rank for card in hearts] == [0, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("text", ["", "A", "SA", "10S", "as", "1S", "AN", "ТS", "A♠", "AS ", "ASS"])
def test_what_is_no_card_is_refused_with_an_example(text: str) -> None:
    """Latin T is the ten; a Cyrillic Т is no rank of machine notation."""
    with pytest.raises(CardError, match="expected a rank of 789TJQKA and a suit of SCDH, as in AS or TD"):
        parse_card(text)


def test_suits_are_strains_below_no_trump() -> None:
    assert tuple(Strain)[:4] == SUITS
    assert parse_card("7D").suit == Strain.DIAMONDS


def test_twenty_five_games_climb_from_six_spades_to_ten_no_trump() -> None:
    """Rules §3.2: the index is (level - 6)·5 + strain."""
    assert [str(each) for each in GAMES] == [f"{level}{strain}" for level in range(6, 11) for strain in "SCDHN"]
    assert (int(parse_game("6S")), int(parse_game("6C")), int(parse_game("10N"))) == (0, 1, 24)


@pytest.mark.parametrize("each", GAMES, ids=str)
def test_a_game_reads_back_from_its_name(each: Game) -> None:
    assert parse_game(str(each)) == each == game(each.level, each.strain)
    assert (f"{each}", f"{each:<5}", repr(each)) == (str(each), str(each).ljust(5), f"Game({each})")


@pytest.mark.parametrize("text", ["", "6", "5S", "11S", "S6", "6NT", "6s", "misere", "6Х"])
def test_what_is_no_game_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(GameError, match="expected a level of 6 to 10 and a strain of SCDHN, as in 7D"):
        parse_game(text)


@pytest.mark.parametrize(("level", "strain"), [(5, 0), (11, 0), (6, -1), (6, 5)])
def test_a_game_outside_the_ladder_is_refused(level: int, strain: int) -> None:
    with pytest.raises(GameError, match="levels are 6 to 10, strains 0 to 4"):
        game(level, strain)


def test_misere_alone_has_no_level() -> None:
    assert [bid_level(bid) for bid in (Bid(parse_game("7D")), BidNoTalon(8), BidMisere())] == [7, 8, None]
