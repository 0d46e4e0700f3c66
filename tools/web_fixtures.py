"""Play a match of bots and write what one seat is shown after every event: data for the client's tests and dev page.

``python tools/web_fixtures.py OUT.json [--convention NAME] [--players N] [--seed N] [--seat N] [--deals N]``

The file is ``{"frames": [{"table": …, "view": …}, …]}`` in the form that the server sends (docs/protocol.md).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from prikup.arena.table import next_deal
from prikup.bots.player import Player
from prikup.bots.registry import make
from prikup.deal import Rejection
from prikup.match import MatchState, Started, apply, begin_match, decide, to_act, view
from prikup.notation.codec import encode, to_plain
from prikup.rules import Rules, build

NAMES = ("Вера", "Анна", "Борис", "Глеб")


def main() -> None:
    """Read the arguments and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--convention", default="sochi")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--pool", type=int, default=10)
    given = parser.parse_args()
    rules = build(given.convention, {"players": given.players, "pool_size": given.pool})
    frames = [
        {"table": table_of(state, given.convention), "view": to_plain(view(state, given.seat))}
        for state in states(rules, given.seed, given.deals)
    ]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_bytes(encode({"frames": frames}))


def states(rules: Rules, seed: int, deals: int) -> list[MatchState]:
    """The match after every event, until so many deals are over."""
    players: list[Player] = [make("rule", seed + seat) for seat in range(rules.players)]
    state = begin_match(Started(rules=rules, names=NAMES[: rules.players], first_dealer=rules.players - 1))
    found = [state]
    while len(state.rows) < deals and state.stage != "finished":
        if state.stage == "between":
            state = apply(state, next_deal(state, seed))
            found.append(state)
            continue
        seat = to_act(state)[0]
        action = players[seat].act(view(state, seat))
        assert action is not None
        events = decide(state, seat, action)
        assert not isinstance(events, Rejection), events
        for event in events:
            state = apply(state, event)
            found.append(state)
    return found


def table_of(state: MatchState, title: str) -> dict[str, Any]:
    """The public state of a table of one person and bots."""
    chairs = [
        {
            "name": name,
            "kind": "person" if seat == 0 else "bot",
            "level": None if seat == 0 else "rule",
            "away": None,
            "stand_in": False,
            "asked": None,
            "spent": 0.0,
            "deadline": None,
            "ready": False,
            "anchor": None,
        }
        for seat, name in enumerate(state.names)
    ]
    return {
        "id": "recorded",
        "stage": "finished" if state.stage == "finished" else "playing",
        "settings": {
            "rules": to_plain(state.rules),
            "title": title,
            "listed": False,
            "time": {"kind": "none", "seconds": 0},
            "grace": 60,
            "pace": "normal",
        },
        "host": 0,
        "chairs": chairs,
        "games": 1,
        "paused": None,
        "wants_pause": [],
        "links": [],
        "deck": {"awaited": None, "cutter": None, "number": None, "commitment": None, "given": []},
        "said": [],
    }


if __name__ == "__main__":
    main()
