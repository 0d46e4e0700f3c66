"""A table as the fold of its events: who sits where, the match, the fair deal, talk, pauses. No clock, no disk, no
chance: time, secrets and lots come in with the commands.

``decide`` is the only judge, ``apply`` never judges; ``due`` tells what is to happen by itself and when; ``shown`` is
what a seat or a spectator sees.
"""

from prikup.server.tables.applying import apply, fold
from prikup.server.tables.deciding import decide
from prikup.server.tables.events import TableEvent
from prikup.server.tables.settings import Settings, TimeControl
from prikup.server.tables.state import TableState
from prikup.server.tables.timing import due, thinkers
from prikup.server.tables.views import proof, shown, told

__all__ = [
    "Settings",
    "TableEvent",
    "TableState",
    "TimeControl",
    "apply",
    "decide",
    "due",
    "fold",
    "proof",
    "shown",
    "thinkers",
    "told",
]
