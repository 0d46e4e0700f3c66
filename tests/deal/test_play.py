"""Play: following, laying down, who plays which hand (rules §6.4–6.7, §7, §8, table 3, 4, 6)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.cards import CARDS, card_set, hand_name, iter_cards, parse_card, parse_hand
from prikup.deal import DealState, Misere, Rejection, TrickGame, legal, parse_game, to_act, view
from prikup.deal.actions import GiveOver, Play
from prikup.deal.forms import OrderChoice, PointChoice
from prikup.deal.state import PlayPhase
from prikup.deal.table import Trick
from prikup.deal.tricks import playable, winner
from prikup.rules import build
from tests.support.script import run, say, setup_of, start

# Declarer 0 is first hand: ♠ and ♥ strong. 1 holds diamonds, 2 clubs.
HANDS = ("AKQJT.7..KQJT", "987.98.AKQJT.", ".AKQJT.987.87")
TALON = "AH 9H"


def ordered(rules: Any, game: str = "6S", words: str = "", players: int = 3, hands: Any = HANDS) -> DealState:
    """Declarer 0 takes ♥A9 and discards ♥9 and ♣7."""
    state = start(rules, setup_of(players), hands, TALON)
    return run(state, f"{game} pass pass order:{game}:7C,9H {words}")


def played_out(state: DealState) -> DealState:
    """Lowest legal cards to the end."""
    while state.outcome is None:
        seat = to_act(state)[0]
        card = next(action.card for action in legal(state, seat) if isinstance(action, Play))
        state = run(state, f"c:{card}")
    return state


def rules_of(**overrides: Any) -> Any:
    return build("sochi", {"jumps": True, **overrides})


@pytest.mark.parametrize(
    ("hand", "suit", "trump", "allowed"),
    [
        ("AK.7.98.", None, 0, "AS KS 7C 9D 8D"),
        ("AK.7.98.", 2, 0, "9D 8D"),
        ("AK.7.98.", 3, 0, "AS KS"),
        ("AK.7.98.", 3, None, "AS KS 7C 9D 8D"),
        (".7.98.", 3, 0, "7C 9D 8D"),
        ("AK.7.98.", 0, 0, "AS KS"),
    ],
    ids=["lead", "follow", "must trump", "no trump any", "void of both any", "trump led"],
)
def test_following_and_trumping(hand: str, suit: int | None, trump: int | None, allowed: str) -> None:
    """Rules §7.2."""
    assert set(iter_cards(playable(parse_hand(hand), suit, trump))) == {parse_card(card) for card in allowed.split()}


@pytest.mark.parametrize(
    ("cards", "suit", "trump", "best"),
    [
        ("7D AD KD", 2, None, 1),
        ("7D 7S KD", 2, 0, 1),
        ("7D 7S 8S", 2, 0, 2),
        ("AD AS 7D", 2, 3, 0),
        ("AS 9D 8D", 2, None, 1),
    ],
    ids=["highest of suit", "trump wins", "over-trump", "discard loses", "talon names the suit"],
)
def test_winner_of_a_trick(cards: str, suit: int, trump: int | None, best: int) -> None:
    """Rules §7.3; the last line is table 7."""
    trick = Trick(suit, tuple((hand, parse_card(card)) for hand, card in enumerate(cards.split())))
    assert winner(trick, trump) == best


def test_revoke_is_named() -> None:
    state = run(ordered(rules_of(), words="whist:whist whist:whist"), "c:KS")
    answer = say(state, "c:AD")
    assert answer == Rejection("play-must-follow", {"card": "AD", "suit": "S"})
    assert say(state, "c:AS") == Rejection("play-not-held", {"card": "AS"})


def test_void_must_trump() -> None:
    state = run(ordered(rules_of(), words="whist:whist whist:whist"), "c:KH")
    assert {action.card for action in legal(state, 1) if isinstance(action, Play)} == {
        parse_card(card) for card in ("7S", "8S", "9S")
    }


def test_first_hand_leads_whoever_plays() -> None:
    """Rules §7.1: declarer 2 does not lead."""
    rules = rules_of()
    state = start(rules, setup_of(3), HANDS, TALON)
    state = run(state, "pass pass 6C order:6C:AH,9H whist:whist whist:whist")
    assert to_act(state) == (0,)


def test_trick_winner_leads() -> None:
    state = run(ordered(rules_of(), words="whist:whist whist:whist"), "c:AS c:7S c:7H")
    assert to_act(state) == (0,)
    state = run(state, "c:KH c:8S c:8H")
    assert to_act(state) == (1,)


@pytest.mark.option("declarer_first_lead")
@pytest.mark.parametrize("first_lead", ["closed", "open"])
def test_declarer_on_lead_and_the_hands_go_down(first_lead: str) -> None:
    """Table 3: nobody sees a defender's card before the declarer's first card lies, unless agreed."""
    state = ordered(rules_of(declarer_first_lead=first_lead), words="whist:whist whist:pass open")
    for seat in (0, None):
        seen = view(state, seat)
        assert (seen.hands[1] is None) == (first_lead == "closed")
        assert (seen.hands[2] is None) == (first_lead == "closed")
        assert seen.open is True
    state = run(state, "c:AS")
    seen = view(state, 0)
    assert seen.hands[1] is not None
    assert seen.hands[2] is not None
    assert view(state, None).hands[0] is None
    assert view(state, 1).hands[0] is None


def test_defender_on_lead_hands_are_open_before_the_lead() -> None:
    """Table 3, rules §7.4."""
    state = start(rules_of(), setup_of(3), HANDS, TALON)
    state = run(state, "pass 6D pass order:6D:AH,9H whist:whist whist:pass open")
    assert view(state, None).laid == (True, False, True)


def test_checked_ten_lies_down_like_an_open_whist() -> None:
    """Table 3: a checked ten the same; each defender plays his own hand."""
    state = ordered(rules_of(), "10S")
    assert view(state, None).hands == (None, None, None)
    state = run(state, "c:AS")
    assert view(state, None).laid == (False, True, True)
    assert to_act(state) == (1,)
    state = run(state, "1:c:7S")
    assert to_act(state) == (2,)


def test_open_whister_plays_both_hands_and_the_passer_has_no_move() -> None:
    """Table 3, rules §6.4."""
    state = run(ordered(rules_of(), words="whist:whist whist:pass open"), "c:AS")
    assert to_act(state) == (1,)
    state = run(state, "1:c:7S")
    assert to_act(state) == (1,)
    assert not [action for action in legal(state, 2) if isinstance(action, Play)]
    assert say(state, "2:c:7H") == Rejection("not-your-turn")
    state = run(state, "1:c:7H")
    assert view(state, None).taken == (1, 0, 0)


def test_passer_and_dealer_point_without_force() -> None:
    """Table 3: pointing is public and binds nobody."""
    state = run(ordered(rules_of(), words="whist:whist whist:pass open", players=3), "c:KH")
    pointing = [form for form in legal(state, 2) if isinstance(form, PointChoice)]
    assert pointing == [PointChoice(card_set([parse_card("7S"), parse_card("8S"), parse_card("9S")]))]
    state = run(state, "2:point:8S")
    assert view(state, None).pointed == ((2, parse_card("8S")),)
    assert say(state, "2:point:8S") == Rejection("play-no-pointing")
    assert say(state, "2:point:AD") == Rejection("play-no-pointing")
    assert say(state, "1:point:8S") == Rejection("play-no-pointing")
    state = run(state, "1:c:7S")
    assert view(state, None).pointed == ()


def test_sitting_dealer_points_in_open_play_only() -> None:
    rules = rules_of(players=4)
    closed = run(ordered(rules, words="whist:whist whist:pass closed", players=4), "c:KH")
    assert say(closed, "3:point:7S") == Rejection("play-no-pointing")
    opened = run(ordered(rules, words="whist:whist whist:pass open", players=4), "c:KH")
    assert isinstance(run(opened, "3:point:7S").phase, PlayPhase)


def test_closed_lone_whister_counts_every_trick_of_the_passer() -> None:
    """Table 4 up to the outcome: both defenders play their own, the tricks stand apart on the table."""
    state = ordered(rules_of(), words="whist:pass whist:whist closed")
    state = run(state, "c:KH 1:c:7S 2:c:8H")
    assert view(state, None).taken == (0, 1, 0)
    state = played_out(state)
    assert isinstance(state.outcome, TrickGame)
    assert state.outcome.words == {1: "pass", 2: "whist"}
    assert sum((state.outcome.tricks or {}).values()) == 10


def test_dealer_who_returns_closed_plays_the_hand_he_looked_at() -> None:
    """Rules §6.7."""
    rules = rules_of(players=4)
    state = ordered(rules, words="whist:pass whist:pass look-at:2 whist:return closed", players=4)
    state = run(state, "0:c:AS 1:c:7S")
    assert to_act(state) == (3,)
    seen = view(state, 3)
    assert seen.hands[2] is not None
    assert seen.hands[1] is None
    assert [action for action in legal(state, 3) if isinstance(action, Play)]
    assert say(state, "2:c:7H") == Rejection("not-your-turn")


def test_dealer_who_returns_open_plays_both() -> None:
    """Rules §6.7."""
    rules = rules_of(players=4)
    state = ordered(rules, words="whist:pass whist:pass look-at:2 whist:return open", players=4)
    state = run(state, "0:c:AS 3:c:7S 3:c:7H")
    assert view(state, None).taken == (1, 0, 0)


@pytest.mark.option("personal_resp")
def test_returning_dealer_plays_closed_under_personal_responsibility() -> None:
    """Rules §6.11: games are closed, nobody is asked."""
    rules = rules_of(players=4, personal_resp=True, half_whist=False)
    state = ordered(rules, words="whist:pass whist:pass look-at:2 whist:return", players=4)
    assert view(state, None).open is False


def test_giving_over_in_a_checked_ten() -> None:
    """Rules §6.12: each plays his own hand unless one gives his over."""
    state = run(ordered(rules_of(), "10S"), "c:AS")
    assert GiveOver() in legal(state, 2)
    state = run(state, "2:give-over 1:c:7S")
    assert to_act(state) == (1,)
    assert GiveOver() not in legal(state, 1)
    assert say(state, "2:c:7H") == Rejection("not-your-turn")


def test_nothing_is_given_over_in_an_ordinary_open_whist() -> None:
    state = run(ordered(rules_of(), words="whist:whist whist:pass open"), "c:AS")
    assert say(state, "2:give-over") == Rejection("play-no-giving-over")


# --- misère

MISERE = ("987.987.987.7", "AKQJ.AKQ.AKQ.", "T.JT.JT.KQJT9")
MISERE_TALON = "AH 8H"


def misere(rules: Any, declarer: int = 0, players: int = 3) -> DealState:
    hands = [*MISERE[1:]]
    hands.insert(declarer, MISERE[0])
    state = start(rules, setup_of(players), hands, MISERE_TALON)
    before = "pass " * declarer
    return run(state, f"{before}M {'pass ' * (2 - declarer)}")


@pytest.mark.option("misere_first_lead")
@pytest.mark.parametrize("first_lead", ["closed", "open"])
def test_misere_declarer_leads_blind(first_lead: str) -> None:
    """Rules §8.4, table 6."""
    state = run(misere(rules_of(misere_first_lead=first_lead)), "discard:AH,8H")
    assert view(state, None).laid == ((False, True, True) if first_lead == "open" else (False, False, False))
    state = run(state, "c:7S")
    assert view(state, None).laid == (False, True, True)


def test_misere_defender_on_lead_lays_down_first() -> None:
    """Rules §8.4: after the discard, before the lead."""
    state = misere(rules_of(), declarer=1)
    assert view(state, None).laid == (False, False, False)
    state = run(state, "discard:AH,8H")
    assert view(state, None).laid == (True, False, True)
    assert to_act(state) == (0,)


def test_misere_goes_on_after_the_first_trick() -> None:
    """Table 6: each trick costs, so play goes on."""
    state = run(misere(rules_of()), "discard:7H,7S")
    state = run(state, "c:AH c:QC c:9H")
    assert view(state, None).taken == (1, 0, 0)
    state = played_out(state)
    assert isinstance(state.outcome, Misere)
    assert sum(state.outcome.tricks.values()) == 10
    assert state.outcome.tricks[0] >= 1


def test_misere_note_holds_the_twelve_never_the_discard() -> None:
    """Table 6, rules §8.3."""
    state = misere(rules_of())
    twelve = view(state, 1).note
    assert twelve is not None
    assert len(twelve) == 12
    state = run(state, "discard:AH,8H")
    assert view(state, 1).note == twelve
    assert view(state, 1).discard is None
    assert view(state, 0).discard == (parse_card("AH"), parse_card("8H"))


@pytest.mark.option("misere_note")
@pytest.mark.parametrize(("kind", "left"), [("plain", 12), ("struck", 11)])
def test_misere_note_struck(kind: str, left: int) -> None:
    """Table 10: striking played cards is an option."""
    state = run(misere(rules_of(misere_note=kind)), "discard:AH,8H c:7S")
    note = view(state, 2).note
    assert note is not None
    assert len(note) == left


def test_catchers_moves_do_not_depend_on_the_discard() -> None:
    """Table 6: worlds that differ in the discard alone look alike to the catchers."""
    one = run(misere(rules_of(), declarer=1), "discard:AH,8H")
    other = run(misere(rules_of(), declarer=1), "discard:AH,7H")
    for seat in (0, 2, None):
        assert view(one, seat) == view(other, seat)


def test_discard_is_locked_once_it_is_made() -> None:
    """Table 6, rules §4.2."""
    state = run(misere(rules_of(), declarer=1), "discard:AH,8H")
    assert say(state, "1:discard:AH,7H") == Rejection("wrong-phase", {"phase": "play"})


def test_dark_misere_stays_closed_and_unnoted() -> None:
    """Rules §11.6: talon and discard unseen, defenders closed."""
    rules = build("classic", {})
    state = start(rules, setup_of(3), MISERE, MISERE_TALON)
    state = run(state, "M! look pass look pass")
    for seat in (1, 2, None):
        assert view(state, seat).talon == (None, None)
        assert view(state, seat).note is None
    state = run(state, "discard:AH,8H c:7S")
    assert view(state, None).laid == (False, False, False)


def test_misere_without_talon_hides_the_declarer() -> None:
    """Rules §3.8, §8.5: nothing shown or copied, defenders open as usual."""
    rules = rules_of(misere_without_talon=True)
    state = run(start(rules, setup_of(3), MISERE, MISERE_TALON), "MWT pass pass c:7S")
    seen = view(state, 1)
    assert seen.laid == (False, True, True)
    assert (seen.note, seen.talon, seen.hands[0]) == (None, (None, None), None)


@pytest.mark.option("half_misere")
def test_half_misere_is_offered_and_answered() -> None:
    """Rules §8.7: the dealer takes half before the talon is opened."""
    state = run(misere(rules_of(half_misere=True), players=4), "half?")
    assert to_act(state) == (3,)
    assert view(state, 0).talon == (None, None)
    taken = run(state, "half+")
    assert view(taken, None).contract is not None
    assert view(taken, None).contract.half  # type: ignore[union-attr]
    refused = run(state, "half-")
    assert not view(refused, None).contract.half  # type: ignore[union-attr]
    assert view(misere(rules_of(), players=4), None).phase == "exchange"


def test_partner_of_a_half_misere_does_not_advise() -> None:
    """Table 5."""
    state = run(misere(rules_of(half_misere=True), declarer=1, players=4), "half? half+ discard:AH,8H")
    assert say(state, "3:point:AS") == Rejection("play-no-pointing")
    state = run(misere(rules_of(half_misere=True), declarer=1, players=4), "half? half- discard:AH,8H")
    assert not isinstance(say(state, "3:point:AS"), Rejection)


# --- gusarik


def test_gusarik_the_opponent_plays_the_dummy() -> None:
    """Rules §14.3: first lead from the dummy; declarer is closed."""
    rules = build("gusarik", {"jumps": True})
    state = start(rules, setup_of(2), (HANDS[1], HANDS[0], HANDS[2]), TALON)
    state = run(state, "6S pass order:6S:7C,9H")
    assert view(state, 1).hands == (None, None, view(state, 1).hands[2])
    state = run(state, "whist:whist")
    seen = view(state, 1)
    assert seen.hands[0] is not None
    assert seen.hands[1] is None
    assert to_act(state) == (1,)
    state = run(state, "1:c:AD 0:c:TS 1:c:9D")
    assert view(state, None).taken == (0, 1, 0)
    state = played_out(state)
    assert isinstance(state.outcome, TrickGame)
    assert set(state.outcome.tricks or {}) == {0, 1}
    assert sum((state.outcome.tricks or {}).values()) == 10


def test_gusarik_nobody_sees_the_dummy_after_a_pass() -> None:
    """Rules §14.3."""
    rules = build("gusarik", {"jumps": True})
    state = start(rules, setup_of(2), (HANDS[1], HANDS[0], HANDS[2]), TALON)
    state = run(state, "6S pass order:6S:7C,9H whist:pass")
    for seat in (0, 1, None):
        assert view(state, seat).hands[0] is None


# --- what the deal refuses


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("order:6S:7C,7C", "discard-two-cards"),
        ("order:6S", "discard-two-cards"),
        ("order:6S:7C,AD", "discard-not-held"),
        ("order:6S:AH,9H:thrown", "discard-no-throw"),
        ("discard:AH,9H", "order-missing"),
        ("concede", "order-no-concession"),
        ("preferans", "order-no-preferans"),
        ("pass", "wrong-phase"),
        ("1:order:6S:7C,9H", "not-your-turn"),
        ("yes", "offer-none"),
        ("offer:10,0,0", "offer-no-play"),
    ],
)
def test_what_the_exchange_refuses(word: str, code: str) -> None:
    state = run(start(rules_of(), setup_of(3), HANDS, TALON), "6S pass pass")
    answer = say(state, word)
    assert isinstance(answer, Rejection)
    assert answer.code == code


def test_order_must_reach_the_bid() -> None:
    """Rules §5.1: bid 7♦ — 7♦, 7♥, 7NT, 8♠ …, not 7♠, 7♣, 6♥."""
    state = run(start(rules_of(), setup_of(3), HANDS, TALON), "7D pass pass")
    for game in ("7S", "7C", "6H"):
        assert say(state, f"order:{game}:7C,9H") == Rejection("order-too-low", {"lowest": "7D"})
    for game in ("7D", "7H", "7N", "8S"):
        assert not isinstance(say(state, f"order:{game}:7C,9H"), Rejection)


@pytest.mark.option("concede_three")
def test_down_three_instead_of_an_order() -> None:
    """Rules §5.3: at the level of the last bid, after the talon."""
    state = run(start(rules_of(concede_three=True), setup_of(3), HANDS, TALON), "7D pass pass concede")
    assert isinstance(state.outcome, TrickGame)
    assert (str(state.outcome.game), state.outcome.conceded, state.outcome.tricks) == ("7D", True, None)


def test_no_concession_after_misere_or_a_game_without_talon() -> None:
    """Rules §5.3."""
    assert say(misere(rules_of(concede_three=True)), "concede") == Rejection("order-no-concession")
    rules = rules_of(concede_three=True, no_talon_games=True)
    state = run(start(rules, setup_of(3), HANDS, TALON), "6WT pass pass")
    assert say(state, "concede") == Rejection("order-no-concession")


@pytest.mark.option("no_talon_games")
def test_game_without_talon_keeps_the_talon_closed() -> None:
    """Rules §3.9: any strain at the level, no discard, talon neither shown nor taken."""
    rules = rules_of(no_talon_games=True, throw_talon="whist10")
    state = run(start(rules, setup_of(3), HANDS, TALON), "6WT pass pass")
    assert OrderChoice(parse_game("6S"), discard=False, may_throw=False) in legal(state, 0)
    assert view(state, 0).talon == (None, None)
    assert view(state, 0).counts == (10, 10, 10)
    assert say(state, "order:6S:7C,9H") == Rejection("order-no-discard")
    state = run(state, "order:6S whist:pass whist:pass")
    assert isinstance(state.outcome, TrickGame)
    assert state.outcome.no_talon
    assert state.outcome.talon is None


@pytest.mark.option("throw_talon", "refused_talon_penalty")
@pytest.mark.parametrize(
    ("overrides", "allowed"),
    [
        ({}, False),
        ({"throw_talon": "whist10"}, True),
        ({"throw_talon": "remise"}, True),
        ({"refused_talon_penalty": 10, "players": 4}, True),
        ({"refused_talon_penalty": 10}, False),
        ({"players": 4}, False),
    ],
)
def test_throwing_the_talon_back(overrides: dict[str, Any], allowed: bool) -> None:
    """Rules §4.5, §21.9: the discard is the talon, face up; a fine alone needs a sitting dealer."""
    rules = rules_of(**overrides)
    state = run(start(rules, setup_of(rules.players), HANDS, TALON), "6S pass pass")
    thrown = say(state, "order:6S:AH,9H:thrown")
    assert (not isinstance(thrown, Rejection)) == allowed
    if allowed and not isinstance(thrown, Rejection):
        assert view(thrown, 1).discard == (parse_card("AH"), parse_card("9H"))
        assert say(state, "order:6S:7C,9H:thrown") == Rejection("discard-throw-talon-only")


@pytest.mark.option("talon_memory")
@pytest.mark.parametrize(("memory", "seen_again"), [("open", True), ("once", False)])
def test_seeing_the_talon_again(memory: str, seen_again: bool) -> None:
    """Table 10."""
    rules = rules_of(talon_memory=memory)
    state = run(start(rules, setup_of(3), HANDS, TALON), "6S pass pass")
    assert view(state, 1).talon == (parse_card("AH"), parse_card("9H"))
    state = run(state, "order:6S:7C,9H")
    assert (view(state, 1).talon != (None, None)) == seen_again


@pytest.mark.option("preferans_declaration", "preferans_definition")
@pytest.mark.parametrize(
    ("hand", "talon", "overrides", "allowed"),
    [
        ("AKQ.AKQ.AKQ.A", "KH QH", {"preferans_declaration": True}, True),
        ("AKQ.AKQ.AKQ.A", "KH QH", {}, False),
        ("AKQ.AKQ.AKQ.A", "KH JH", {"preferans_declaration": True}, False),
        ("AKQJT987.A.A.", "AH KH", {"preferans_declaration": True, "preferans_definition": "sure12"}, True),
        ("AKQJT987.A.A.", "AH KH", {"preferans_declaration": True}, False),
        ("AKQJT987.A.A.", "AH QH", {"preferans_declaration": True, "preferans_definition": "sure12"}, False),
    ],
)
def test_declaring_preferans(hand: str, talon: str, overrides: dict[str, Any], allowed: bool) -> None:
    """Rules §14.2: A, K, Q of all suits, or any twelve sure tricks."""
    rest = [card for card in CARDS if card not in parse_hand(hand) and str(card) not in talon.split()]
    others = [hand_name(card_set(rest[place : place + 10])) for place in (0, 10)]
    state = start(rules_of(**overrides), setup_of(3), (hand, *others), talon)
    state = run(state, "6S pass pass")
    declared = say(state, "preferans")
    assert (not isinstance(declared, Rejection)) == allowed


def test_no_trump_knows_no_trumps() -> None:
    """Rules §7.2: void in the suit led, any card; the highest of the suit wins."""
    state = ordered(rules_of(), game="6N", words="whist:whist whist:whist")
    state = run(state, "c:KH")
    assert len([action for action in legal(state, 1) if isinstance(action, Play)]) == 10
    state = run(state, "c:7S c:8H")
    assert view(state, None).taken == (1, 0, 0)


def test_the_suit_that_is_due_is_named() -> None:
    state = run(ordered(rules_of(), words="whist:whist whist:whist"), "c:KH c:9S c:8H")
    state = run(state, "c:AD")
    assert say(state, "c:AC") == Rejection("play-must-follow", {"card": "AC", "suit": "D"})
    state = run(state, "c:9D")
    assert say(state, "c:KH") == Rejection("play-not-held", {"card": "KH"})
    assert say(state, "c:QH") == Rejection("play-must-follow", {"card": "QH", "suit": "S"})


@pytest.mark.parametrize(
    ("declarer", "giver", "players_of_hands"),
    [(0, 1, (0, 2, 2)), (1, 0, (2, 1, 2)), (2, 1, (0, 0, 2)), (2, 0, (1, 1, 2))],
)
def test_who_plays_what_was_given_over(declarer: int, giver: int, players_of_hands: tuple[int, int, int]) -> None:
    """Rules §8.5: the other defender plays both hands."""
    state = run(misere(rules_of(misere_first_lead="open"), declarer=declarer), "discard:AH,8H")
    state = run(state, f"{giver}:give-over")
    assert view(state, None).controllers == players_of_hands
