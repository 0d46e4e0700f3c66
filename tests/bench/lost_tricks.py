"""``python -m tests.bench.lost_tricks [DEALS] [LEVEL]``: what a level loses against seeing all cards.

A level plays against itself in Sochi. Before each card of a trick game or misère the solver says, with all cards seen,
what each card is worth; the difference to the best one is lost. Closed hands cannot be played without loss: the figure
says how much is lost to not seeing.
"""

from __future__ import annotations

import sys
from collections import Counter

from prikup import match
from prikup.arena.table import play_match
from prikup.bots.registry import make
from prikup.deal.actions import Play
from prikup.match import Started, begin_match
from prikup.rules import preset
from prikup.solver import card_values, position_of


def main(deals: int, level: str) -> None:
    """Play and print."""
    rules = preset("sochi")
    lost: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for number in range(deals):
        state = begin_match(Started(rules=rules, names=("A", "B", "C"), first_dealer=number % 3))
        table = [make(level, number) for _ in range(3)]
        seen: set[str] = set()
        for step in play_match(state, table, f"lost/{number}", deals=1):
            action = getattr(step.event, "action", None)
            deal = state.deal
            if isinstance(action, Play) and deal is not None and state.stage == "deal":
                view = match.view(state, None).deal
                contract = None if view is None else view.contract
                if view is not None and contract is not None and view.hand_to_act is not None:
                    values = card_values(
                        position_of(deal), contract.declarer, aim="fewest" if contract.misere else "most"
                    )
                    own = view.hand_to_act == contract.declarer
                    best = (max if own != contract.misere else min)(bounds.low for bounds in values.values())
                    where = "misère" if contract.misere else "open" if view.open else "closed"
                    who = f"{where}, {'declarer' if own else 'defence'}"
                    lost[who] += abs(best - values[action.card].low)
                    cards[who] += 1
                    seen.add(who)
            state = step.state
        played.update(seen)
    print("| play | deals | cards | tricks lost | a deal |\n|---|---|---|---|---|")
    for who in sorted(played):
        print(f"| {who} | {played[who]} | {cards[who]} | {lost[who]} | {lost[who] / played[who]:.2f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "expert")
