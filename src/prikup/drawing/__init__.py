"""The пулька as a picture: where its lines and cells lie, and the same as SVG. Words and numbers come from outside."""

from prikup.drawing.layout import SIDE, Line, Room, lines, rooms, sides
from prikup.drawing.svg import Drawing, Writing, svg

__all__ = ["SIDE", "Drawing", "Line", "Room", "Writing", "lines", "rooms", "sides", "svg"]
"""The first player reads at the bottom; the next one clockwise sits on his left (rules §1.6, table 9)."""
