"""Orders: scores derived by hand from the rules, certain hands, races against full counts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from prikup.analysis import AnalysisError
from prikup.analysis.layouts import all_layouts
from prikup.analysis.orders import Worth, before_auction, declarer_of, orders, setup_of
from prikup.analysis.orders.discards import all_discards, sensible
from prikup.cards import FULL_DECK, parse_hand
from prikup.deal.contract import Game, parse_game
from prikup.rules import Rules, build, preset
from prikup.solver.layouts import Unseen, layout_values

SOCHI = preset("sochi")


def mask(text: str) -> int:
    return int(parse_hand(text))


def worth(rules: Rules = SOCHI, doubt: int = 0) -> Worth:
    setup = setup_of(rules)
    return Worth(rules, setup, declarer_of(setup, "own"), doubt=doubt)


# Sochi, three players, an empty sheet (rules §10.1, §13.1): a pool point of one player is worth 10 whists from each of
# the two others less a third of all: 20 / 3 to its owner. A six has price 2, a whist 2.
POINT = 20 / 3


def test_a_six_with_ten_tricks_of_the_declarer() -> None:
    """The defence sees that it has no trick. The second defender takes half a whist: two tricks, two whists each (rules
    §6.2, §10.1). Pool +2."""
    assert worth().game(parse_game("6S"))[10] == pytest.approx(2 * POINT - 4)


def test_a_six_with_half_whist_off() -> None:
    """Both pass, nobody writes whists."""
    assert worth(build(SOCHI, {"half_whist": False})).game(parse_game("6S"))[10] == pytest.approx(2 * POINT)


def test_a_six_down_one() -> None:
    """Five tricks each: undertrick 2 on the mountain. Whoever whists writes the five tricks, 10 whists, alone or
    with the other (greedy), and both defenders write 2 of consolation (rules §10.5)."""
    assert worth().game(parse_game("6S"))[5] == pytest.approx(-2 * POINT - 14)


def test_a_misere() -> None:
    """Made: ten points of pool. Each trick: ten points of mountain (rules §8.1, §10.1)."""
    prices = worth().misere()
    assert prices[0] == pytest.approx(10 * POINT)
    assert [prices[tricks] for tricks in (1, 2, 10)] == pytest.approx([-10 * POINT, -20 * POINT, -100 * POINT])


def test_conceding_three_at_a_seven() -> None:
    """Rules §5.3: 12 on the mountain, no whists."""
    assert worth().conceded(parse_game("7D")) == pytest.approx(-12 * POINT)


def test_making_a_game_is_worth_more_than_failing() -> None:
    for name in ("6S", "7D", "8N", "9H"):
        game = parse_game(name)
        for doubt in (0, 2):
            scores = worth(doubt=doubt).game(game)
            assert min(scores[game.level :]) > 0 > max(scores[: game.level])
            assert scores[: game.level] == tuple(sorted(scores[: game.level]))


def test_ten_certain_tricks_are_ordered_as_ten() -> None:
    """♠ТКДВ1098 with three aces: whatever is put away of the rest, ten tricks, and the dearest game is a ten."""
    best = orders(mask("AKQJT98.A8.A7.A"), rules=SOCHI, samples=64).best
    assert best is not None
    assert best.contract == parse_game("10S")
    assert best.discard == mask(".8.7.")
    assert best.makes == 1


def test_what_was_bid_bounds_the_order() -> None:
    found = orders(mask("AKQ98.T97.K.K97"), rules=SOCHI, minimum=parse_game("7D"), samples=8)
    assert {str(each.contract) for each in found.candidates} <= {
        f"{level}{s}" for level in range(7, 11) for s in "SCDHN"
    }


def test_misere_is_found_and_can_be_forbidden() -> None:
    hand = mask("987.987.987.987")
    best = orders(hand, rules=SOCHI, samples=16).best
    assert best is not None
    assert (best.contract, best.makes) == ("misere", 1)
    assert all(each.contract != "misere" for each in orders(hand, rules=SOCHI, samples=16, misere=False).candidates)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_estimate_agrees_with_all_layouts(seed: int) -> None:
    """The mean over all 184,756 layouts lies within four of its errors; the error is at most what the issue allows."""
    hand = mask("AKJ98.A97.Q8.K9")
    found = orders(hand, rules=SOCHI, seed=seed, seconds=5, every=False)
    best = found.best
    assert best is not None
    game: Any = best.contract
    assert best.error <= 0.3
    pool = int(FULL_DECK) & ~hand
    unseen = Unseen(hand=hand & ~best.discard, pool=pool, strain=game.strain, leader=0, aim="most")
    tricks = layout_values(unseen, all_layouts(pool)[::16])[:, 0]
    scores = np.array(worth(doubt=found.doubt).game(game))[tricks]
    assert abs(scores.mean() - best.mean) < 4 * best.error + 0.05


def test_the_same_question_has_the_same_answer() -> None:
    hand = mask("AKQ98.T97.K.K97")
    assert orders(hand, rules=SOCHI, samples=20, seed=3) == orders(hand, rules=SOCHI, samples=20, seed=3)


def test_renaming_side_suits_renames_the_answer() -> None:
    """♣ and ♦ change places: same scores, suits apart. (Between ♠ and ♥ too, but for the order of equal games.)"""
    one = orders(mask("AKQ98.T97.K.K97"), rules=SOCHI, samples=16)
    other = orders(mask("AKQ98.K.T97.K97"), rules=SOCHI, samples=16)
    assert one.best is not None
    assert other.best is not None
    assert abs(one.best.mean - other.best.mean) < 4 * (one.best.error + other.best.error)


def test_equal_discards_are_searched_once() -> None:
    hand = mask("987.987.987.987")
    groups = all_discards(hand)
    assert sum(map(len, groups)) == 66
    assert len(groups) == 10
    assert set(sensible(hand, groups, "most")) <= set(groups)


@pytest.mark.parametrize(
    "hand",
    [
        "AKQJT98.A.A.A87",
        "987.987.987.987",
        *(pytest.param(hand, marks=pytest.mark.long) for hand in ("AKT7.QJ8.A97.J8", "KQ8.AT9.QJ7.K98")),
    ],
)
def test_no_discard_that_was_left_out_is_better(hand: str) -> None:
    """With all 66 discards in the race the best score is that of the sensible ones, within the errors."""
    some = orders(mask(hand), rules=SOCHI, samples=24, every=False).best
    every = orders(mask(hand), rules=SOCHI, samples=24).best
    assert some is not None
    assert every is not None
    assert every.mean <= some.mean + 3 * max(some.error, 0.05)


def test_no_time_gives_no_candidates() -> None:
    found = orders(mask("AKQ98.T97.K.K97"), rules=SOCHI, seconds=0)
    assert found.best is None or found.best.layouts > 0


def test_a_search_broken_off_is_marked() -> None:
    hand = mask("KQ8.AT9.QJ7.K98")
    assert orders(hand, rules=SOCHI, samples=4, every=False).complete
    assert not orders(hand, rules=SOCHI, seconds=0.4, every=False).complete
    assert not before_auction(mask("AKT97.AJ8.K.8"), rules=SOCHI, seconds=0.3).complete


def test_a_stop_is_heeded() -> None:
    assert orders(mask("AKQ98.T97.K.K97"), rules=SOCHI, stop=lambda: True, seconds=60).best is None


@pytest.mark.parametrize("name", ["leningrad", "rostov", "classic", "codex", "gusarik"])
def test_every_convention_has_an_order(name: str) -> None:
    rules = preset(name)
    best = orders(mask("AKQJ9.AK9.A8.K9"), rules=rules, lead="left", samples=16, every=False).best
    assert best is not None
    assert best.mean > 0


def test_a_price_that_the_rules_double_is_doubled() -> None:
    doubled = build(SOCHI, {"pool_whists": 20})
    plain, dear = worth().misere()[0], worth(doubled).misere()[0]
    assert dear == pytest.approx(2 * plain)


@pytest.mark.parametrize(
    ("hand", "options", "code"),
    [
        ("AKQJT98.A.A.A", {}, "count-twelve"),
        ("AKQ98.T97.K.K97", {"samples": 1}, "samples"),
        ("AKQ98.T97.K.K97", {"lead": "nobody"}, "lead"),
        ("AKQ98.T97.K.K97", {"games": False, "misere": False}, "nothing-allowed"),
    ],
)
def test_what_cannot_be_asked(hand: str, options: dict[str, Any], code: str) -> None:
    with pytest.raises(AnalysisError) as error:
        orders(mask(hand), rules=SOCHI, **options)
    assert error.value.code == code


class TestBeforeTheAuction:
    def test_nine_sure_tricks_are_nine_whatever_the_talon(self) -> None:
        """♠ТКДВ109 and three aces: nine tricks with any talon, often ten."""
        found = before_auction(mask("AKQJT9.A8.A.A"), rules=SOCHI, talons=6)
        assert all(isinstance(each.contract, Game) and each.contract.level >= 9 for each in found.games.found)
        assert found.games.made > 0.95
        assert found.misere.found == ()

    def test_a_misere_hand_has_prospects_of_misere(self) -> None:
        found = before_auction(mask("987.97.987.97"), rules=SOCHI, talons=4)
        assert found.misere.mean > found.games.mean
        assert found.misere.made > 0.5

    def test_ten_tricks_in_hand_promise_every_spade_game_whatever_the_talon(self) -> None:
        """♠ТКДВ10987 ♣Т ♦Т: ten tricks before the talon and with it. Each game is worth what the rules say."""
        found = before_auction(mask("AKQJT987.A.A."), rules=SOCHI, talons=4)
        spades = {one.game.level: one for one in found.promises if one.game.strain == 0}
        assert set(spades) == {6, 7, 8, 9, 10}
        for level, one in spades.items():
            assert one.made == 1
            assert one.mean == pytest.approx(worth(doubt=2).game(parse_game(f"{level}S"))[10])
            assert one.error == pytest.approx(0)
        assert [(one.bare, one.with_talon) for one in found.strains if one.strain == 0] == [(10, 10)]
        assert found.complete

    def test_a_promise_holds_less_often_the_higher_it_is(self) -> None:
        found = before_auction(mask("AKT97.AJ8.K.8"), rules=SOCHI, talons=4)
        made = {str(one.game): one.made for one in found.promises}
        assert made["6S"] >= made["7S"] >= made["8S"] >= made["9S"] >= made["10S"]
        assert all(one.mean <= found.games.mean + 4 * found.games.error for one in found.promises)
        assert all(one.with_talon > one.bare for one in found.strains)

    def test_talons_are_different_and_foreign(self) -> None:
        hand = mask("AKQJT9.A8.A.A")
        talons = [each.talon for each in before_auction(hand, rules=SOCHI, talons=5).games.found]
        assert len(set(talons)) == 5
        assert all(talon.bit_count() == 2 and not talon & hand for talon in talons)

    def test_the_error_shrinks_with_the_talons(self) -> None:
        few = before_auction(mask("AKT97.AJ8.K.8"), rules=SOCHI, talons=4)
        many = before_auction(mask("AKT97.AJ8.K.8"), rules=SOCHI, talons=12)
        assert many.games.error < few.games.error
        assert abs(many.games.mean - few.games.mean) < 3 * (few.games.error + many.games.error)

    @pytest.mark.parametrize(
        ("hand", "options", "code"),
        [("AKQJT98.A8.A7.A", {}, "count"), ("AKQJT9.A8.A.A", {"talons": 232}, "talons")],
    )
    def test_what_cannot_be_asked(self, hand: str, options: dict[str, Any], code: str) -> None:
        with pytest.raises(AnalysisError) as error:
            before_auction(mask(hand), rules=SOCHI, **options)
        assert error.value.code == code
