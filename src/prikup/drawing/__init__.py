"""The пулька as a picture: where its lines and cells lie, and the same as SVG. Words and numbers come from outside.

The first player reads at the bottom; the next one clockwise sits on his left (rules §1.6, table 9).
"""

from prikup.drawing.blocks import Block
from prikup.drawing.layout import SIDE, Line, Room, lines, rooms, seatings
from prikup.drawing.svg import Drawing, cells, svg
from prikup.drawing.writing import Writing, Written, write

__all__ = [
    "SIDE",
    "Block",
    "Drawing",
    "Line",
    "Room",
    "Writing",
    "Written",
    "cells",
    "lines",
    "rooms",
    "seatings",
    "svg",
    "write",
]
