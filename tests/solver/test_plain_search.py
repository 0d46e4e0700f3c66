"""The search against plain enumeration of every line of play, and positions against the referee."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from prikup.cards import CARDS, SUIT_MASKS, Card, CardSet, parse_hand
from prikup.deal import DealSetup, DealState, Rejection, apply, begin, decide, legal, to_act
from prikup.deal.actions import Play
from prikup.deal.play import trump_of
from prikup.deal.state import PlayPhase, RaspasyPhase
from prikup.deal.table import Trick
from prikup.rules import Rules
from prikup.solver import Position, PositionError, SearchLimitError, position_of, takes_the_rest, tricks, values
from prikup.solver.position import after, cards_to_play
from tests.support.random_match import shuffled
from tests.support.script import deal_of, run, setup_of


def enumerated(position: Position, hand: int, maximise: bool) -> int:
    """Tricks of ``hand`` by trying every card of everybody, with no shortcut at all."""
    if position.tricks_left == 0:
        return 0
    found = []
    for card in CardSet(cards_to_play(position)):
        moved, won_by = after(position, card)
        found.append(int(won_by == hand) + enumerated(moved, hand, maximise))
    return max(found) if (position.turn == hand) == maximise else min(found)


def talon_suits_last(hands: list[int], talon: tuple[Card, ...]) -> bool:
    """Whether each named suit is held however the tricks before it went."""
    held = hands[0] | hands[1] | hands[2]
    return all((held & SUIT_MASKS[card.suit]).bit_count() > 3 * place for place, card in enumerate(talon))


def random_position(random: Random, size: int) -> Position:
    """An ending with cards on the table or not, trumps or not, talon cards to come or not."""
    deck = random.sample(CARDS, 3 * size + 2)
    hands = [sum(card.bit for card in deck[size * hand : size * hand + size]) for hand in range(3)]
    first, second, third = hands
    position = Position(hands=(first, second, third), turn=random.randrange(3), trump=random.choice((None, 0, 1, 2, 3)))
    # In a whole deal somebody always holds the suit that the talon names (rules §9.3); here it must be seen to.
    talon = tuple(deck[-2:])
    if random.random() < 0.5 and talon_suits_last(hands, talon):
        leads = random.random() < 0.5
        named = talon[0]
        return msgspec.structs.replace(
            position,
            turn=0,
            trump=None,
            trick=Trick(named.suit, ((3, named),) if leads else ()),
            talon=talon[1:],
            talon_leads=leads,
            first_leads=random.choice((1, 2)),
        )
    for _ in range(random.choice((0, 0, 1, 2))):
        position, _ = after(position, random.choice(tuple(CardSet(cards_to_play(position)))))
    return position


@pytest.mark.parametrize("seed", range(60))
def test_the_search_finds_what_enumeration_finds(seed: int) -> None:
    position = random_position(Random(seed), 3)
    for hand in range(3):
        for maximise in (True, False):
            assert tricks(position, hand, maximise=maximise) == enumerated(position, hand, maximise)


@pytest.mark.parametrize("seed", range(4))
def test_four_cards_a_hand_and_every_first_card(seed: int) -> None:
    position = random_position(Random(1000 + seed), 4)
    expected = {}
    for card in CardSet(cards_to_play(position)):
        moved, won_by = after(position, card)
        expected[card] = int(won_by == 0) + enumerated(moved, 0, True)
    assert values(position, 0) == expected


def played_at_random(state: DealState, random: Random) -> DealState:
    """One random card of the play."""
    seat = to_act(state)[0]
    card = random.choice([form for form in legal(state, seat) if isinstance(form, Play)])
    events = decide(state, seat, card)
    assert not isinstance(events, Rejection)
    return apply(state, events[0])


SETUPS = {
    "three, open talon": Rules(),
    "three, third lead to the winner": Rules(raspasy_third_lead="trick2_winner"),
    "three, closed talon": Rules(raspasy_talon="closed"),
    "four, the talon leads": Rules(players=4),
    "four, third lead to the winner": Rules(players=4, raspasy_third_lead="trick2_winner"),
    "gusarik": Rules(players=2, gusarik=True, raspasy_talon="closed"),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_positions_follow_the_referee_through_raspasy(name: str, seed: int) -> None:
    rules, random = SETUPS[name], Random(seed)
    setup: DealSetup = setup_of(rules.players)
    state = begin(rules, setup, shuffled(random))
    state = run(state, "pass " * (2 if setup.gusarik else 3))
    while isinstance(state.phase, RaspasyPhase):
        position = position_of(state)
        position.check()
        state = played_at_random(state, random)
        last = state.history[-1].action  # type: ignore[union-attr]
        moved, won_by = after(position, last.card)  # type: ignore[union-attr]
        if isinstance(state.phase, RaspasyPhase):
            assert moved == position_of(state)
            if won_by is not None:
                assert state.phase.tricks[-1].winner == won_by


@pytest.mark.parametrize("game", ["6S", "7D", "8N"])
def test_positions_follow_the_referee_through_a_trick_game(game: str) -> None:
    random = Random(game)
    dealt = shuffled(random)
    state = run(begin(Rules(), setup_of(3), dealt), "6S pass pass")
    discard = ",".join(str(card) for card in list(CardSet(state.hands[0]))[:2])
    state = run(state, f"order:{game}:{discard} whist:whist whist:whist")
    while isinstance(state.phase, PlayPhase):
        position = position_of(state)
        position.check()
        assert position.trump == trump_of(state.phase.contract)
        state = played_at_random(state, random)
        last = state.history[-1].action  # type: ignore[union-attr]
        if isinstance(state.phase, PlayPhase):
            assert after(position, last.card)[0] == position_of(state)  # type: ignore[union-attr]


def of_hands(*hands: str, turn: int = 0, **fields: object) -> Position:
    first, second, third = (int(parse_hand(hand)) for hand in hands)
    return Position(hands=(first, second, third), turn=turn, **fields)  # type: ignore[arg-type]


def test_all_top_cards_must_take_the_rest() -> None:
    position = of_hands("AK.A..", "QJ.K..", "T9.Q..")
    assert takes_the_rest(position, 0)


def test_one_low_card_is_a_way_out() -> None:
    position = of_hands("AK.7..", "QJ.K..", "T9.Q..")
    assert not takes_the_rest(position, 0)


def test_the_turned_talon_can_spare_a_hand_its_trick() -> None:
    """Four-handed raspasy: the ace that the sitting dealer leads beats the king (rules §9.4)."""
    ace, seven = Card(7), Card(0)
    spared = of_hands("K...A", "Q...K", "J...Q", trick=Trick(0, ((3, ace),)), talon_leads=True)
    taken = of_hands("K...A", "Q...K", "J...Q", trick=Trick(0, ((3, seven),)), talon_leads=True)
    assert not takes_the_rest(spared, 0)
    assert takes_the_rest(taken, 0)


def test_a_search_gives_up_at_its_limit() -> None:
    hands = [str(hand) for hand in deal_of().hands]
    with pytest.raises(SearchLimitError):
        tricks(of_hands(*hands), 0, limit=50)


@pytest.mark.parametrize(
    ("hands", "fields", "message"),
    [
        (("A...", "A...", "K..."), {}, "a card comes twice"),
        (("AK...", "Q...", "J..."), {}, "hand 1 holds 1 cards: expected 2"),
        (("A...", "Q...", "J..."), {"turn": 3}, "hand 3 cannot be the one to play"),
        (("A...", "Q...", "J..."), {"talon": (Card(9),)}, "1 talon cards are to be turned in 0 tricks"),
    ],
)
def test_hands_that_do_not_fit_together(hands: tuple[str, ...], fields: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        of_hands(*hands, **fields).check()  # type: ignore[arg-type]


def test_there_is_no_position_in_the_auction() -> None:
    with pytest.raises(PositionError, match="no cards are being played"):
        position_of(begin(Rules(), setup_of(3), deal_of()))
