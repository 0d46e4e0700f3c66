"""From the outcome of a deal to the sheet and the settlement (rules §10 to §14).

``check_outcome`` says what cannot be; ``score`` gives the entries, each with its reason; ``post`` folds them into
the sheet with help and closing; ``settle`` says who wins what.
"""

from prikup.score.check import OutcomeProblem, check_outcome
from prikup.score.entry import Column, Entry
from prikup.score.ledger import score
from prikup.score.penalties import underbid_entries
from prikup.score.post import Posting, post
from prikup.score.prices import Prices, game_prices, game_value
from prikup.score.roles import Roles, roles
from prikup.score.settle import ByAverage, ByPairs, Settlement, round_balances, settle
from prikup.score.sheet import Sheet, empty_sheet, with_newcomer

__all__ = [
    "ByAverage",
    "ByPairs",
    "Column",
    "Entry",
    "OutcomeProblem",
    "Posting",
    "Prices",
    "Roles",
    "Settlement",
    "Sheet",
    "check_outcome",
    "empty_sheet",
    "game_prices",
    "game_value",
    "post",
    "roles",
    "round_balances",
    "score",
    "settle",
    "underbid_entries",
    "with_newcomer",
]
