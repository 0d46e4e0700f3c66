"""Exact search with all cards seen. The plain one in Python serves endings and the proof of claims."""

from prikup.solver.plain import SearchLimit, takes_the_rest, tricks, values
from prikup.solver.position import Position, PositionError, position_of
from prikup.solver.proof import proves

__all__ = [
    "Position",
    "PositionError",
    "SearchLimit",
    "position_of",
    "proves",
    "takes_the_rest",
    "tricks",
    "values",
]
