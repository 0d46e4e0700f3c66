"""The rule bot's words: bidding, the talon, the order, whisting. Reasons in the test names; hands from the textbook's
chapters on bidding, discarding, ordering and whisting where they say so."""

from __future__ import annotations

import pytest

from prikup.bots import RuleBot
from prikup.cards import FULL_DECK, CardSet, hand_name, parse_hand
from prikup.deal.actions import (
    AnswerHalf,
    Bid,
    BidMisere,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    Hold,
    Look,
    LookAtHand,
    OfferHalf,
    Order,
    Pass,
    TakeTalon,
    Whist,
)
from prikup.match import MatchState
from prikup.rules import Rules
from tests.support.bots import at, decision

STRONG = "AKQ98.A98.K7."  # the textbook bids to seven spades with it, from any hand
LOW = "79J.79J.789.7"  # a misère that nobody can catch
WEAK = "J97.T87.J97.T"


def rest(*hands: str) -> list[str]:
    """Three hands and a talon that fill the deck after the given first ones, in the order of the deck."""
    left = int(FULL_DECK)
    for hand in hands:
        left &= ~parse_hand(hand)
    cards = list(CardSet(left))
    found = list(hands)
    while len(found) < 3:
        found.append(hand_name(sum(card.bit for card in cards[:10])))
        cards = cards[10:]
    return [*found, " ".join(str(card) for card in cards)]


def first_hand(hand: str, script: str = "", **options: object) -> MatchState:
    *hands, talon = rest(hand)
    return at(Rules(**options), hands, talon, script)  # type: ignore[arg-type]


def second_hand(hand: str, script: str, **options: object) -> MatchState:
    one, two, three, talon = rest(hand)
    return at(Rules(**options), [two, one, three], talon, script)  # type: ignore[arg-type]


def test_a_sure_seven_opens() -> None:
    assert isinstance(decision(first_hand(STRONG)), Bid)


def test_low_cards_bid_misere() -> None:
    assert decision(first_hand(LOW)) == BidMisere()


def test_nothing_passes() -> None:
    assert decision(second_hand("KT9.KT9.KT.98", "6S")) == Pass()


def test_the_senior_hand_holds_rather_than_raises() -> None:
    assert decision(first_hand(STRONG, "6S pass 6C")) == Hold()


def test_it_goes_on_to_its_own_suit_and_stops_there() -> None:
    """Seven spades is the last word of this hand, whoever raises (textbook)."""
    state = second_hand(STRONG, "6S 6C pass 6D 6H hold", hold_right="senior")
    assert isinstance(decision(state), Bid)
    high = second_hand(STRONG, "6S 6C pass 6D 6H hold 6N hold 7S hold 7C hold 7D hold 7H hold 7N hold 8S hold")
    assert decision(high) == Pass()


def test_a_bad_raspasy_hand_bids_what_a_good_one_passes() -> None:
    """Third hand after two passes: only raspasy is left, and it is dear."""
    rules = Rules(raspasy_base=2, raspasy_progression="geom")
    high = ["789.T98.JT9.J", "J.QJ7.Q87.987", "AKQT.AK.AK.KQ"]
    low = ["AKQT.AK.AK.KQ", "J.QJ7.Q87.987", "789.T98.JT9.J"]
    talon = "AH TH"
    assert isinstance(decision(at(rules, high, talon, "pass pass")), Bid)
    assert decision(at(rules, low, talon, "pass pass")) == Pass()


DARK = Rules(dark_bids=True, bomb_cap=3)


def test_dark_words_come_now_and_then_and_looks_mostly() -> None:
    state = first_hand(STRONG, dark_bids=True, bomb_cap=3)
    said = [decision(state, RuleBot(seed)) for seed in range(60)]
    assert said.count(Look()) > 30
    assert said.count(Pass(dark=True)) > 3


def test_after_a_look_it_speaks_as_always() -> None:
    assert isinstance(decision(first_hand(STRONG, "look", dark_bids=True, bomb_cap=3)), Bid)


def test_a_dark_bid_becomes_misere_when_the_cards_are_low() -> None:
    *hands, talon = rest(LOW)
    state = at(DARK, hands, talon, "6S! pass! pass! look".replace("pass!", "look pass"))
    assert decision(state) == ChangeToMisere()


def test_otherwise_the_talon_is_taken() -> None:
    *hands, talon = rest(STRONG)
    state = at(DARK, hands, talon, "6S! look pass look pass look")
    assert decision(state) == TakeTalon()


def half(hand: str, script: str) -> MatchState:
    *hands, talon = rest(hand)
    return at(Rules(players=4, half_misere=True), hands, talon, script)


def test_half_of_a_risky_misere_is_offered_and_taken() -> None:
    risky = half("79J.79Q.89T.K", "M pass pass")
    assert decision(risky) == OfferHalf()
    assert decision(half("79J.79Q.89T.K", "M pass pass half?")) == AnswerHalf(True)


def test_a_safe_misere_is_kept() -> None:
    assert decision(half(LOW, "M pass pass")) == TakeTalon()


def ordered(hands: list[str], talon: str, script: str = "6S pass pass", **options: object) -> object:
    return decision(at(Rules(**options), hands, talon, script))  # type: ignore[arg-type]


def test_losers_of_a_short_suit_go_and_the_long_suit_is_ordered() -> None:
    *hands, talon = rest("AKQJT.AK.87.8")
    answer = ordered(hands, talon)
    assert isinstance(answer, Order)
    assert answer.game.strain == 0
    assert answer.game.level >= 7
    assert answer.discard is not None
    assert not {card.suit for card in answer.discard} & {0}


def test_twelve_top_cards_are_declared() -> None:
    hands = ["AKQ.AKQ.AKQ.K", "JT9.JT9.JT.JT", "87.87.987.987"]
    assert ordered(hands, "AH QH", preferans_declaration=True) == DeclarePreferans()


def test_a_hopeless_game_is_conceded() -> None:
    hands = ["J98.J9.J97.J9", "AKQ.AKQ.AKQ.A", "T7.T87.T8.KQT"]
    assert ordered(hands, "8H 7H", concede_three=True) == ConcedeThree()


def test_a_useless_talon_is_thrown_where_that_pays() -> None:
    hands, talon = ["AKQJT.AKQJ.A.", "987.T987.KQJ.", "..T98.AKQJT98"], "7D 7H"
    for thrown in ("off", "whist10"):
        answer = ordered(hands, talon, throw_talon=thrown)
        assert isinstance(answer, Order)
        assert answer.thrown == (thrown != "off")
    assert isinstance(answer, Order)
    assert {str(card) for card in answer.discard or ()} == set(talon.split())


def test_the_discard_of_a_misere_takes_the_worst_cards() -> None:
    hands = ["79J.79J.789.7", "AKQT8.AKQT8..", "..AKQJT.AKQJT"]
    state = at(Rules(), hands, "9H 8H", "M pass pass")
    answer = decision(state)
    assert isinstance(answer, Discard)
    assert answer.cards is not None
    assert not {str(card) for card in answer.cards} & {"7S", "7C", "7D", "7H"}


SIX_SPADES = (["AKQJ.K87.K87.", "T98.AQ9.AQ9.A", "7.JT.JT.KQJT9"], "8H 7H")


def whisting(hands: list[str], talon: str, script: str, **options: object) -> object:
    return decision(at(Rules(**options), hands, talon, script))  # type: ignore[arg-type]


ORDERED = "6S pass pass order:6S:8H,7H"


def test_five_sure_tricks_whist() -> None:
    assert whisting(*SIX_SPADES, ORDERED) == Whist("whist")


def test_nothing_passes_a_whist() -> None:
    hands, talon = SIX_SPADES
    assert whisting([hands[0], hands[2], hands[1]], talon, ORDERED) == Whist("pass")


def test_the_second_defender_takes_half_with_little() -> None:
    hands, talon = SIX_SPADES
    assert whisting(hands, talon, ORDERED + " whist:pass") == Whist("half")


def test_a_strong_first_defender_takes_the_whist_back() -> None:
    assert whisting(*SIX_SPADES, ORDERED + " whist:pass whist:half") == Whist("return")


def test_no_trump_is_defended_openly() -> None:
    state = whisting(*SIX_SPADES, "6S pass pass order:6N:8H,7H whist:whist whist:pass")
    assert state == ChooseMode(True)


def test_four_trumps_stay_hidden() -> None:
    hands = ["AKQJ.K87.K87.", "T987.AQ.AQ9.A", ".JT9.JT.KQJT9"]
    assert whisting(hands, "8H 7H", ORDERED + " whist:whist whist:pass") == ChooseMode(False)


def four(script: str) -> object:
    hands, talon = SIX_SPADES
    return whisting(hands, talon, ORDERED + " whist:pass whist:pass" + script, players=4)


def test_the_sitting_dealer_looks_at_a_hand_and_judges_by_it() -> None:
    assert isinstance(four(""), LookAtHand)
    assert four(" look-at:1") == Whist("return")
    assert four(" look-at:2") == Whist("accept")


def test_second_thoughts_only_with_tricks() -> None:
    hands, talon = SIX_SPADES
    script = "6S pass pass order:8S:8H,7H whist:pass whist:pass"
    assert whisting(hands, talon, script, pass_pass_whist=True) == Whist("whist")
    assert whisting([hands[0], hands[2], hands[1]], talon, script, pass_pass_whist=True) == Whist("keep")


@pytest.mark.parametrize("word", ["keep", "half"])
def test_whist_pass_half_weighs_the_half(word: str) -> None:
    hands, talon = SIX_SPADES
    second = ["AKQJ.987.987.", "T98.AKQ.AKQ.A", "7.JT.JT.KQJT9"] if word == "keep" else hands
    script = ORDERED + " whist:whist whist:pass"
    assert whisting(second, talon, script, whist_pass_half=True) == Whist(word)  # type: ignore[arg-type]
