"""``python -m tests.books.answers [KIND …]``: the decisions of the book put to bots, as the table of docs/bots.md."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from prikup.bots.player import Player
from prikup.bots.registry import make
from prikup.rules import build
from tests.books.deciding import Decision, decisions

DEFAULT = ("rule", "club", "expert")
SEEDS = 5
"""The unseen cards are drawn so many times; they are not part of the view, the bot's own randomness is."""


def right(player: Player, decision: Decision) -> bool:
    """Whether a player's action is one of the book's."""
    action = player.act(decision.view(build("sochi", {})))
    return action is not None and decision.right(action)


def table(kinds: Sequence[str]) -> list[str]:
    """Rows of the table: by kind of decision how many of the answers, over all seeds, are the book's."""
    rows = ["| decision | cases | " + " | ".join(kinds) + " |", "|---|---|" + "---|" * len(kinds)]
    for kind in dict.fromkeys(decision.kind for decision in decisions()):
        of_kind = [decision for decision in decisions() if decision.kind == kind]
        shares = [
            sum(right(make(name, seed), decision) for decision in of_kind for seed in range(SEEDS)) / SEEDS
            for name in kinds
        ]
        rows.append(f"| {kind} | {len(of_kind)} | " + " | ".join(f"{share:.1f}" for share in shares) + " |")
    return rows


if __name__ == "__main__":
    print("\n".join(table(sys.argv[1:] or DEFAULT)))
