"""The guess: games worked out by hand, matrices by brute force, plans against weights against plain enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.analysis import AnalysisError, Lead
from prikup.analysis.misere import OutOfTimeError, Plans, Position, all_discards, best_cards, game, solve_guess
from prikup.analysis.misere.proof import none_gains_more
from prikup.cards import CARDS, parse_card, parse_hand


def mask(text: str) -> int:
    return int(parse_hand(text))


def one(text: str) -> int:
    return parse_card(text).bit


# Which eight has he kept? Left leads one of his sevens: it catches the eight of its suit, and the others are thrown on
# it. Right has clubs only, so left's sevens win whatever the declarer cannot follow.
OF_TWO = Position(
    declarer=mask("8.7..8"),
    left=mask("7...7"),
    right=mask(".KQ.."),
    leader=1,
    discards=(one("8S"), one("8H")),
)
OF_THREE = Position(
    declarer=mask("8.87.8.8"),
    left=mask("7..7.7"),
    right=mask(".AKQ.."),
    leader=1,
    discards=(one("8S") | one("8D"), one("8S") | one("8H"), one("8D") | one("8H")),
)


@pytest.mark.parametrize(("position", "chance"), [(OF_TWO, Fraction(1, 2)), (OF_THREE, Fraction(1, 3))])
def test_a_guess_is_a_half_or_a_third(position: Position, chance: Fraction) -> None:
    plans = Plans(position, most=1)
    count = len(position.discards)
    assert plans.open == (1,) * count
    found = solve_guess(plans, (1,))
    assert found.exact == chance
    assert found.discards.exact == (chance,) * count
    assert sorted(plan for plan in found.plans) == sorted(
        tuple(int(place == at) for place in range(count)) for at in range(count)
    )
    assert found.catchers.exact == (chance,) * count


def test_cards_of_a_guess() -> None:
    """Each seven catches its own eight, with the chance that it is there."""
    found = best_cards(OF_TWO, (0.7, 0.3))
    assert {str(card): value for card, value in found.items()} == pytest.approx({"7S": 0.3, "7H": 0.7})


def test_cards_of_a_guess_within_a_trick() -> None:
    """The seven of spades is led: whatever right throws, the declarer is caught if the eight of spades is there, and
    can no more be caught if he has thrown the other one on it."""
    position = Position(
        declarer=OF_TWO.declarer,
        left=one("7H"),
        right=OF_TWO.right,
        leader=1,
        table=(CARDS[parse_card("7S")],),
        discards=OF_TWO.discards,
    )
    found = best_cards(position, (0.7, 0.3))
    assert {str(card): value for card, value in found.items()} == pytest.approx({"QC": 0.3})


def test_prices_weigh_the_tricks() -> None:
    """Caught with one trick: ten points lost and ten not won, so 20 · 1/2 − 10 = 0 points."""
    found = solve_guess(Plans(OF_TWO, most=10), (2, *(1,) * 9))
    assert found.exact is not None
    assert 10 * (found.exact - 1) == 0


def test_one_plan_for_all_is_no_guess() -> None:
    """The declarer leads and must win: a bare ace each way."""
    position = Position(
        declarer=mask("A...A"), left=mask("7..."), right=mask("...7"), leader=0, discards=(one("AS"), one("AH"))
    )
    assert solve_guess(Plans(position, most=1), (1,)).exact == 1


def test_a_safe_discard_is_found() -> None:
    position = Position(
        declarer=mask("A...7"), left=mask("8..."), right=mask("...8"), leader=2, discards=(one("AS"), one("7H"))
    )
    found = solve_guess(Plans(position, most=1), (1,))
    assert found.exact == 0
    assert found.discards.chances == (1.0, 0.0)


def small(random: Random) -> Position:
    """Three cards each, one put away, in two or three suits."""
    deck = list(CARDS[: 8 * random.choice((2, 3))])
    random.shuffle(deck)
    hands = [sum(card.bit for card in deck[start:end]) for start, end in ((0, 4), (4, 7), (7, 10))]
    return Position(
        declarer=hands[0],
        left=hands[1],
        right=hands[2],
        leader=random.randrange(3),
        discards=tuple(card.bit for card in deck[:4]),
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_best_plan_is_the_best_of_all(seed: int) -> None:
    """Every wish of up to three tricks for four discards is asked one by one (the kernel's answers are compared with
    plain enumeration in native/tests/joint.cpp); ``best`` finds the heaviest that is granted."""
    random = Random(seed)
    plans = Plans(small(random), most=3)
    granted = [wish for wish in product(*(range(most + 1) for most in plans.open)) if plans.refusal(wish) is None]
    weights = np.array([[random.random() for _ in range(3)] for _ in range(4)])

    def worth(wish: tuple[int, ...]) -> float:
        return sum(float(weights[discard, :tricks].sum()) for discard, tricks in enumerate(wish))

    found = plans.best(weights)
    assert found.value == pytest.approx(max(map(worth, granted)))
    assert worth(found.tricks) == pytest.approx(found.value)
    assert plans.refusal(found.tricks) is None


@pytest.mark.parametrize("seed", range(30))
def test_the_value_is_that_of_the_whole_matrix(seed: int) -> None:
    """With all plans written down the value is the same: the catchers gain it against every discard, and no mix of
    discards holds them to less, by a linear programme over all plans."""
    from scipy.optimize import linprog

    plans = Plans(small(Random(1000 + seed)), most=1)
    rows = [wish for wish in product(*(range(most + 1) for most in plans.open)) if plans.refusal(wish) is None]
    matrix = np.array(rows, float)
    whole = linprog(
        np.r_[np.zeros(4), 1.0],
        A_ub=np.c_[matrix, -np.ones(len(rows))],
        b_ub=np.zeros(len(rows)),
        A_eq=[[1.0] * 4 + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * 4 + [(None, None)],
    )
    found = solve_guess(plans, (1,))
    assert found.exact is not None
    assert float(found.exact) == pytest.approx(whole.fun, abs=1e-9)
    assert sum(found.discards.exact or ()) == 1


@pytest.mark.parametrize("seed", range(40))
def test_the_proof_in_whole_numbers(seed: int) -> None:
    """Against every choice written down: proved from the heaviest choice without a refusal on, not below it."""
    random = Random(2000 + seed)
    most = tuple(random.randrange(3) for _ in range(5))
    gains = [[0, *(first := random.randrange(4), first + random.randrange(4))] for _ in most]
    refusals = [tuple(random.randrange(tricks + 1) for tricks in most) for _ in range(random.randrange(6))]
    refusals = [refusal for refusal in refusals if any(refusal)]
    heaviest = max(
        sum(worth[tricks] for worth, tricks in zip(gains, choice, strict=True))
        for choice in product(*(range(tricks + 1) for tricks in most))
        if not any(all(had >= wish for had, wish in zip(choice, refusal, strict=True)) for refusal in refusals)
    )
    for than in range(-1, heaviest + 3):
        assert none_gains_more(most, gains, refusals, than) == (than >= heaviest)


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.permutations(range(4)))
def test_suits_renamed_leave_the_guess(seed: int, suits: list[int]) -> None:
    position = small(Random(seed))

    def renamed(cards: int) -> int:
        return sum((cards >> 8 * suit & 0xFF) << 8 * suits[suit] for suit in range(4))

    other = Position(
        declarer=renamed(position.declarer),
        left=renamed(position.left),
        right=renamed(position.right),
        leader=position.leader,
        discards=tuple(map(renamed, position.discards)),
    )
    one, two = Plans(position, most=3), Plans(other, most=3)
    assert one.open == two.open
    prices = (2, 1, 1)
    assert solve_guess(one, prices).exact == solve_guess(two, prices).exact


# Hands of twelve cards that turned out to be guesses.
TWELVE: list[tuple[str, str, str, Lead, Fraction]] = [
    ("KJ7.QT97.Q7.Q98", "AQ.AKJ.KT9.JT", "T98.8.AJ8.AK7", "left", Fraction(1, 2)),
    ("A87.T.A98.JT987", "QJT9.J98.J7.Q", "K.AKQ7.KQT.AK", "own", Fraction(1, 3)),
]


@pytest.mark.parametrize(("hand", "left", "right", "lead", "chance"), TWELVE)
def test_the_proof_of_a_guess_of_twelve_cards(hand: str, left: str, right: str, lead: Lead, chance: Fraction) -> None:
    """The value was not known beforehand; what is checked is its proof: no plan known gains more against the mix of
    discards, the mix of plans gains as much with each of the 66, and each plan is one that the kernel grants."""
    found = game(mask(hand), mask(left), mask(right), lead)
    assert found.exact == chance
    assert found.exact_mix is not None
    assert sum(found.exact_mix) == 1
    mixed = [plan for plan in found.plans if plan.exact is not None]
    assert sum(plan.exact or 0 for plan in mixed) == 1
    for discard in range(66):
        assert sum((plan.exact or 0) * min(1, plan.tricks[discard]) for plan in mixed) >= chance
    for plan in found.plans:
        assert sum(mix * min(1, tricks) for mix, tricks in zip(found.exact_mix, plan.tricks, strict=True)) <= chance
    assert not found.together
    assert all(set(one) - set(other) for one in found.sets for other in found.sets if one != other)
    if lead != "own":
        assert all(plan.lead is not None for plan in found.plans)


def test_renaming_suits_renames_nothing_else() -> None:
    hand, left, right, _, chance = TWELVE[1]
    turned = [mask(".".join(reversed(text.split(".")))) for text in (hand, left, right)]
    assert game(turned[0], turned[1], turned[2], "own").exact == chance


def test_66_discards() -> None:
    found = all_discards(mask("KJ7.QT97.Q7.Q98"))
    assert len(set(found)) == 66
    assert all(discard.bit_count() == 2 for discard in found)


def test_a_deadline_gives_what_is_proven() -> None:
    hand, left, right, lead, chance = TWELVE[0]
    try:
        found = game(mask(hand), mask(left), mask(right), lead, seconds=0.002)
    except OutOfTimeError:
        return
    assert found.low - 1e-9 <= chance <= found.high + 1e-9


def test_a_stop_is_heeded() -> None:
    hand, left, right, lead, _ = TWELVE[0]
    with pytest.raises(OutOfTimeError):
        game(mask(hand), mask(left), mask(right), lead, seconds=0)


@pytest.mark.parametrize(
    ("hand", "left", "right", "lead", "code"),
    [
        ("KJ7.QT97.Q7.Q9", "AQ.AKJ.KT9.JT", "T98.8.AJ8.AK7", "left", "count-twelve"),
        ("KJ7.QT97.Q7.Q98", "AQ.AKJ.KT9.J", "T98.8.AJ8.AK7", "left", "count"),
        ("KJ7.QT97.Q7.Q98", "AQ.AKJ.KT9.JT", "T98.8.AJT.AK7", "left", "card-twice"),
        ("KJ7.QT97.Q7.Q98", "AQ.AKJ.KT9.JT", "T98.8.AJ8.AK7", "middle", "lead"),
    ],
)
def test_what_cannot_be_asked(hand: str, left: str, right: str, lead: Lead, code: str) -> None:
    with pytest.raises(AnalysisError) as error:
        game(mask(hand), mask(left), mask(right), lead)
    assert error.value.code == code


def test_a_position_that_cannot_be() -> None:
    with pytest.raises(AnalysisError) as error:
        Plans(Position(declarer=mask("8..."), left=3, right=5, leader=1, discards=(one("9S"),)), most=1)
    assert error.value.code == "misere-position"
    with pytest.raises(AnalysisError) as error:
        Plans(Position(declarer=mask("8..."), left=3, right=5, leader=1, discards=()), most=1)
    assert error.value.code == "discards"
