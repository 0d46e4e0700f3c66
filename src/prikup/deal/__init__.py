"""One deal: its setup, actions, events and phases, the referee, and what each seat may see.

``begin`` a deal, ask ``to_act`` and ``legal``, let the referee ``decide`` an action and ``apply`` its events;
``view`` is what a seat gets to see. A finished deal has an ``outcome``, the input of ``prikup.score``.
"""

from prikup.deal.contract import GAMES, Game, GameError, game, parse_game
from prikup.deal.dealing import deal_cards
from prikup.deal.events import Acted, Dealt, Event, Rejection
from prikup.deal.fold import DealtError, apply, begin
from prikup.deal.outcome import Misere, Outcome, Preferans, Raspasy, TrickGame, Word
from prikup.deal.referee import check, decide, legal, to_act
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.state import DealState
from prikup.deal.view import SeatView
from prikup.deal.views import view

__all__ = [
    "GAMES",
    "Acted",
    "DealSetup",
    "DealState",
    "Dealt",
    "DealtError",
    "Event",
    "Game",
    "GameError",
    "Hand",
    "Misere",
    "Outcome",
    "Preferans",
    "Raspasy",
    "Rejection",
    "Seat",
    "SeatView",
    "TrickGame",
    "Word",
    "apply",
    "begin",
    "check",
    "deal_cards",
    "decide",
    "game",
    "legal",
    "parse_game",
    "to_act",
    "view",
]
