"""Outcomes that cannot be: tricks that do not add up, words that cannot stand together (rules §4 to §9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame
from prikup.deal.setup import DealSetup, Seat
from prikup.deal.words import must_whist
from prikup.rules.model import Rules
from prikup.score.roles import is_checked_ten

Param: TypeAlias = int | str


class OutcomeProblem(msgspec.Struct, frozen=True):
    """What is wrong with an outcome: a code of the message catalogue (``score-problem-<code>``), the field of the
    results protocol it is about, and what the sentence needs."""

    code: str
    field: str
    params: dict[str, Param] = {}


def check_outcome(outcome: Outcome, setup: DealSetup, rules: Rules) -> tuple[OutcomeProblem, ...]:
    """Every reason why the outcome cannot have come out of a deal of this setup; empty when it can."""
    if setup.opening and not isinstance(outcome, Raspasy):
        return (OutcomeProblem("opening_is_raspasy", "game"),)
    if isinstance(outcome, Raspasy):
        return tuple(_raspasy(outcome, setup, rules))
    if outcome.declarer not in setup.seats:
        params: dict[str, Param] = {"declarer_seat": outcome.declarer}
        return (OutcomeProblem("declarer_not_playing", "declarer", params),)
    match outcome:
        case TrickGame():
            return tuple(_trick_game(outcome, setup, rules))
        case Misere():
            return tuple(_misere(outcome, setup, rules))
        case Preferans():
            return tuple(_off("declaration", "preferans_declaration", rules.preferans_declaration))


def _off(field: str, option: str, on: bool) -> Iterator[OutcomeProblem]:
    if not on:
        yield OutcomeProblem("option_off", field, {"option": option})


def _multiplier(outcome: TrickGame | Misere | Raspasy) -> Iterator[OutcomeProblem]:
    if outcome.multiplier is not None and outcome.multiplier < 1:
        yield OutcomeProblem("multiplier_low", "multiplier", {"found": outcome.multiplier})


def _tricks(tricks: dict[Seat, int], writers: frozenset[Seat]) -> Iterator[OutcomeProblem]:
    for seat, count in tricks.items():
        if seat not in writers and count:
            yield OutcomeProblem("tricks_not_playing", "tricks", {"player_seat": seat})
        if not 0 <= count <= 10:
            yield OutcomeProblem("tricks_range", "tricks", {"player_seat": seat, "found": count})
    if sum(tricks.values()) != 10:
        yield OutcomeProblem("tricks_sum", "tricks", {"found": sum(tricks.values())})


def _raspasy(outcome: Raspasy, setup: DealSetup, rules: Rules) -> Iterator[OutcomeProblem]:
    yield from _multiplier(outcome)
    active = frozenset(setup.active)
    dealer = setup.sitting_dealer
    writers = active
    if dealer is not None and rules.raspasy_talon == "open":
        writers |= {dealer}
        if outcome.tricks.get(dealer, 0) > 2:
            found = outcome.tricks[dealer]
            yield OutcomeProblem("tricks_of_talon", "tricks", {"player_seat": dealer, "found": found})
    yield from _tricks(outcome.tricks, writers)
    if outcome.dark:
        yield from _off("dark", "dark_bids", rules.dark_bids)
    for seat in outcome.dark:
        if seat not in active:
            yield OutcomeProblem("dark_not_playing", "dark", {"player_seat": seat})
    if outcome.dark and setup.opening:
        yield OutcomeProblem("dark_in_opening", "dark")


def _contract(outcome: TrickGame | Misere, rules: Rules) -> Iterator[OutcomeProblem]:
    """What a trick game and a misère have in common."""
    yield from _multiplier(outcome)
    if outcome.dark:
        yield from _off("dark", "dark_bids", rules.dark_bids)
    if outcome.no_talon:
        misere = isinstance(outcome, Misere)
        yield from _off(
            "no_talon",
            "misere_without_talon" if misere else "no_talon_games",
            rules.misere_without_talon if misere else rules.no_talon_games,
        )
        if outcome.dark:
            yield OutcomeProblem("no_talon_clash", "dark")
        if outcome.thrown:
            yield OutcomeProblem("no_talon_clash", "thrown")


def _misere(outcome: Misere, setup: DealSetup, rules: Rules) -> Iterator[OutcomeProblem]:
    yield from _contract(outcome, rules)
    yield from _tricks(outcome.tricks, frozenset(setup.active))
    if outcome.half:
        yield from _off("half_misere", "half_misere", rules.half_misere)
        if setup.sitting_dealer is None:
            yield OutcomeProblem("half_misere_dealer", "half_misere")


def _trick_game(outcome: TrickGame, setup: DealSetup, rules: Rules) -> Iterator[OutcomeProblem]:
    yield from _contract(outcome, rules)
    if outcome.conceded:
        yield from _off("conceded", "concede_three", rules.concede_three)
        if outcome.no_talon:
            yield OutcomeProblem("no_talon_clash", "conceded")
        if outcome.thrown:
            yield OutcomeProblem("conceded_thrown", "thrown")
        yield from _no_words(outcome, "words_conceded")
        if outcome.tricks is not None:
            yield OutcomeProblem("tricks_not_played", "tricks")
        return
    if is_checked_ten(outcome, rules.ten):
        yield from _no_words(outcome, "words_checked_ten")
        played = True
    else:
        problems = tuple(_words(outcome, setup, rules))
        yield from problems
        if problems:
            return
        played = "whist" in outcome.words.values() or "return" in outcome.words.values()
    if not played and outcome.tricks is not None:
        yield OutcomeProblem("tricks_not_played", "tricks")
    elif played and outcome.tricks is None:
        yield OutcomeProblem("tricks_missing", "tricks")
    elif outcome.tricks is not None:
        yield from _tricks(outcome.tricks, frozenset(setup.active))


def _no_words(outcome: TrickGame, code: str) -> Iterator[OutcomeProblem]:
    if outcome.words:
        yield OutcomeProblem(code, "whist")


def _words(outcome: TrickGame, setup: DealSetup, rules: Rules) -> Iterator[OutcomeProblem]:
    """Whether each defender has a word and the words can stand together."""
    seats = setup.opponents(outcome.declarer)
    dealer = setup.sitting_dealer
    for seat in outcome.words:
        if seat not in (*seats, dealer):
            yield OutcomeProblem("word_not_defending", "whist", {"player_seat": seat})
    missing = [seat for seat in seats if seat not in outcome.words]
    for seat in missing:
        yield OutcomeProblem("word_missing", "whist", {"player_seat": seat})
    if missing:
        return
    words = tuple(outcome.words[seat] for seat in seats)
    level = outcome.game.level
    if must_whist(rules, outcome.game, outcome.dark) and set(words) != {"whist"}:
        yield OutcomeProblem("word_forced", "whist")
        return
    if dealer is not None and dealer in outcome.words:
        said = outcome.words[dealer]
        if said != "return" or words != ("pass", "pass"):
            yield OutcomeProblem("word_dealer", "whist", {"player_seat": dealer})
        else:
            yield from _off("whist", "dealer_returns_whist", rules.dealer_returns_whist)
        return
    if set(words) <= {"whist", "pass"}:
        return
    needs = {
        ("half",): ("half_whist",),
        ("pass", "half"): ("half_whist",),
        ("return", "half"): ("half_whist", "return_whist"),
        ("half", "pass"): ("half_whist", "whist_pass_half"),
    }.get(words)
    if needs is None:
        yield OutcomeProblem("words_clash", "whist", {"words": " + ".join(words)})
        return
    for option in needs:
        yield from _off("whist", option, bool(getattr(rules, option)))
    if level > 7:
        yield OutcomeProblem("half_level", "whist", {"game": str(outcome.game)})
