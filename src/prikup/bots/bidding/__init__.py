"""The bidding of the strong player: auction, talon, discard, order, whist, each by its expected result in whists."""

from prikup.bots.bidding.choosing import choose
from prikup.bots.bidding.settings import DEFAULT, Settings

__all__ = ["DEFAULT", "Settings", "choose"]
