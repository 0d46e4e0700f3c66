"""Hypothesis strategies over outcomes of deals: everything that a table could dictate under some rules."""

from __future__ import annotations

from hypothesis import strategies as st

from prikup.cards import CARDS, Card
from prikup.deal import GAMES, DealSetup, Misere, Outcome, Preferans, Raspasy, Seat, TrickGame, Word
from prikup.deal.words import must_whist
from prikup.rules import Rules
from prikup.score import check_outcome
from prikup.score.roles import is_checked_ten

WORDS: tuple[tuple[Word, ...], ...] = (
    ("whist", "whist"),
    ("whist", "pass"),
    ("pass", "whist"),
    ("pass", "pass"),
    ("pass", "half"),
    ("return", "half"),
    ("half", "pass"),
)


@st.composite
def ten_tricks(draw: st.DrawFn, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """Ten tricks among some seats."""
    cuts = sorted(draw(st.lists(st.integers(0, 10), min_size=len(seats) - 1, max_size=len(seats) - 1)))
    return {seat: high - low for seat, low, high in zip(seats, [0, *cuts], [*cuts, 10], strict=True)}


def talons() -> st.SearchStrategy[tuple[Card, Card] | None]:
    """Two cards, or nobody saw them."""
    pair = st.lists(st.sampled_from(CARDS), min_size=2, max_size=2, unique=True)
    return st.none() | pair.map(lambda cards: (cards[0], cards[1]))


@st.composite
def _raspasy(draw: st.DrawFn, setup: DealSetup, rules: Rules) -> Raspasy:
    active = setup.active
    tricks = draw(ten_tricks(active))
    dealer = setup.sitting_dealer
    if dealer is not None and rules.raspasy_talon == "open":
        most = max(tricks, key=lambda seat: tricks[seat])
        won = draw(st.integers(0, min(2, tricks[most])))
        tricks = {**tricks, most: tricks[most] - won, dealer: won}
    dark: tuple[Seat, ...] = ()
    if rules.dark_bids and not setup.opening:
        dark = tuple(sorted(draw(st.sets(st.sampled_from(active)))))
    return Raspasy(tricks=tricks, dark=dark, multiplier=draw(st.none() | st.integers(1, 4)))


@st.composite
def _misere(draw: st.DrawFn, setup: DealSetup, rules: Rules) -> Misere:
    active = setup.active
    declarer = draw(st.sampled_from(active))
    no_talon = rules.misere_without_talon and draw(st.booleans())
    others = tuple(seat for seat in active if seat != declarer)
    made = draw(st.booleans())
    tricks = {declarer: 0, **draw(ten_tricks(others))} if made else draw(ten_tricks(active))
    return Misere(
        declarer=declarer,
        tricks=tricks,
        talon=None if no_talon else draw(talons()),
        thrown=not no_talon and draw(st.booleans()),
        no_talon=no_talon,
        half=rules.half_misere and setup.sitting_dealer is not None and draw(st.booleans()),
        dark=rules.dark_bids and not no_talon and draw(st.booleans()),
        multiplier=draw(st.none() | st.integers(1, 16)),
    )


@st.composite
def _trick_game(draw: st.DrawFn, setup: DealSetup, rules: Rules) -> TrickGame:
    declarer = draw(st.sampled_from(setup.active))
    no_talon = rules.no_talon_games and draw(st.booleans())
    outcome = TrickGame(
        game=draw(st.sampled_from(GAMES)),
        declarer=declarer,
        conceded=rules.concede_three and not no_talon and draw(st.booleans()),
        talon=None if no_talon else draw(talons()),
        no_talon=no_talon,
        dark=rules.dark_bids and not no_talon and draw(st.booleans()),
        multiplier=draw(st.none() | st.integers(1, 16)),
    )
    words = {} if outcome.conceded or is_checked_ten(outcome, rules.ten) else draw(_words(outcome, setup, rules))
    played = is_checked_ten(outcome, rules.ten) or bool({"whist", "return"} & set(words.values()))
    return TrickGame(
        game=outcome.game,
        declarer=declarer,
        words=words,
        tricks=draw(ten_tricks(setup.active)) if played else None,
        conceded=outcome.conceded,
        talon=outcome.talon,
        thrown=not no_talon and not outcome.conceded and draw(st.booleans()),
        no_talon=no_talon,
        dark=outcome.dark,
        multiplier=outcome.multiplier,
    )


@st.composite
def _words(draw: st.DrawFn, outcome: TrickGame, setup: DealSetup, rules: Rules) -> dict[Seat, Word]:
    seats = setup.opponents(outcome.declarer)
    if must_whist(rules, outcome.game, outcome.dark):
        return dict.fromkeys(seats, "whist")
    half = rules.half_whist and outcome.game.level <= 7
    if len(seats) == 1:
        return {seats[0]: draw(st.sampled_from(("whist", "pass", "half") if half else ("whist", "pass")))}
    allowed = [words for words in WORDS if half or "half" not in words]
    if not rules.return_whist:
        allowed = [words for words in allowed if "return" not in words]
    if not rules.whist_pass_half:
        allowed = [words for words in allowed if words[0] != "half"]
    words: dict[Seat, Word] = dict(zip(seats, draw(st.sampled_from(allowed)), strict=True))
    dealer = setup.sitting_dealer
    passed = set(words.values()) == {"pass"}
    if dealer is not None and passed and rules.dealer_returns_whist and draw(st.booleans()):
        words[dealer] = "return"
    return words


@st.composite
def outcomes(draw: st.DrawFn, setup: DealSetup, rules: Rules) -> Outcome:
    """Anything that can come out of a deal of this setup; the declaration «преферанс» seldom."""
    if setup.opening:
        outcome: Outcome = draw(_raspasy(setup, rules))
    elif rules.preferans_declaration and draw(st.integers(0, 15)) == 0:
        outcome = Preferans(declarer=draw(st.sampled_from(setup.active)), game=draw(st.sampled_from(GAMES)))
    else:
        outcome = draw(_trick_game(setup, rules) | _misere(setup, rules) | _raspasy(setup, rules))
    assert not check_outcome(outcome, setup, rules)
    return outcome
