"""Card play of the strong player: layouts that fit what was seen, each counted exactly, the card that pays best.

``choose`` answers every decision between the first lead and the last trick: cards, claims, offers.
"""

from prikup.bots.cardplay.choosing import choose
from prikup.bots.cardplay.skill import DEFAULT, Skill

__all__ = ["DEFAULT", "Skill", "choose"]
