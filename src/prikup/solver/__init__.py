"""Exact search with all cards seen: values, cards, tables, best lines, one position or many.

A compiled kernel serves where there is one, a plain solver in Python elsewhere; ``engine()`` says which. The batches on
NumPy arrays are in ``prikup.solver.batch``.
"""

from prikup.solver.answer import Aim, Bounds, EngineName, Row, Shares, Stop, Table
from prikup.solver.plain import Memory, SearchLimitError, takes_the_rest, tricks, values
from prikup.solver.position import Position, PositionError, position_of
from prikup.solver.proof import proves
from prikup.solver.solving import at_least, card_values, engine, line, shares, solve, table
from prikup.solver.spot import Spot, SpotError, SpotProblem, spot

__all__ = [
    "Aim",
    "Bounds",
    "EngineName",
    "Memory",
    "Position",
    "PositionError",
    "Row",
    "SearchLimitError",
    "Shares",
    "Spot",
    "SpotError",
    "SpotProblem",
    "Stop",
    "Table",
    "at_least",
    "card_values",
    "engine",
    "line",
    "position_of",
    "proves",
    "shares",
    "solve",
    "spot",
    "table",
    "takes_the_rest",
    "tricks",
    "values",
]
