"""The entries of a deal before help and closing (rules §10)."""

from __future__ import annotations

from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy
from prikup.deal.setup import DealSetup
from prikup.rules.model import Rules
from prikup.score.entry import Entry
from prikup.score.misere import misere_entries
from prikup.score.preferans import preferans_entries
from prikup.score.raspasy import raspasy_entries
from prikup.score.sheet import Sheet
from prikup.score.talon import talon_entries
from prikup.score.trick_game import trick_game_entries


def score(outcome: Outcome, setup: DealSetup, sheet: Sheet, rules: Rules) -> tuple[Entry, ...]:
    """Every number that the deal writes, each with its reason, in the order of the deal: the talon first.

    ``sheet`` is the sheet before the deal; the outcome must have no problems (``check_outcome``). Pools are not
    capped here: that is ``post``.
    """
    match outcome:
        case Raspasy():
            return tuple(raspasy_entries(outcome, setup, rules))
        case Preferans():
            return tuple(preferans_entries(outcome, sheet, rules))
        case Misere():
            play = misere_entries(outcome, setup, rules)
        case _:
            play = trick_game_entries(outcome, setup, sheet, rules)
    return (*talon_entries(outcome, setup, sheet, rules), *play)
