"""Running a simulation from the command line, with a progress bar when it takes long."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from prikup.arena.simulate import Simulation, simulate
from prikup.bots import Player
from prikup.bots.registry import guarded
from prikup.cli.bar import Bar
from prikup.cli.errors import InputError
from prikup.cli.exits import DONE
from prikup.cli.rules.source import checked, choose
from prikup.cli.text import Catalogue
from prikup.notation.codec import encode_pretty
from prikup.notation.record.model import named_rules
from prikup.rules import Rules, Value, default_preset

NAMES: Final = ("A", "B", "C", "D")


QUICK = "rule"
"""Who plays where nobody was named: many deals in a short time, the same ones for the same seed."""


def kinds(text: str | None) -> tuple[str, ...]:
    """The kinds of bots of ``rule,random,rule``; empty for all alike."""
    return () if text is None else tuple(word.strip() for word in text.split(","))


def run(
    convention: str | None,
    settings: Sequence[str],
    players: int | None,
    deals: int,
    seed: int,
    given: Sequence[str],
    json: bool,
    say: Catalogue,
) -> int:
    """Play and print. Raises ``InputError`` for rules that cannot stand or bots that do not fit the table."""
    extra: dict[str, Value] = {} if players is None else {"players": players}
    chosen = checked(choose(convention or default_preset(players), settings, say, extra), say)
    rules = chosen.rules
    people = _people(rules, given, say)
    bots = [guarded(kind, seed + place) for place, kind in enumerate(people)]
    simulation = _played(rules, bots, deals, seed, say)
    if json:
        from prikup.cli.simulation.report import as_object

        sys.stdout.write(encode_pretty(as_object(simulation, named_rules(rules)[0])).decode())
        return DONE
    from prikup.cli.console import console, show
    from prikup.cli.simulation.report import page

    show(page(simulation, dict(zip(NAMES, people, strict=False)), chosen.title, say, console().width))
    return DONE


def _people(rules: Rules, given: Sequence[str], say: Catalogue) -> list[str]:
    """The kind of bot for each person; one kind stands for all."""
    if len(given) <= 1:
        return [given[0] if given else QUICK] * rules.players
    if len(given) != rules.players:
        raise InputError(say("simulation-bots", given=len(given), players=rules.players))
    return list(given)


def _played(rules: Rules, bots: Sequence[Player], deals: int, seed: int, say: Catalogue) -> Simulation:
    names = NAMES[: rules.players]
    with Bar(say("simulation-progress"), deals) as bar:
        return simulate(rules, bots, names, deals, seed, progress=bar.tell)
