"""Which contract to order: expected scores of discards and games, before the auction and with the talon in hand."""

from prikup.analysis.orders.advice import Advice, Candidate, Contract, orders
from prikup.analysis.orders.findings import TALONS, Found, Promise, Prospects, Strain, Way
from prikup.analysis.orders.prospects import before_auction
from prikup.analysis.orders.seats import declarer_of, setup_of
from prikup.analysis.orders.worth import DOUBT, Worth

__all__ = [
    "DOUBT",
    "TALONS",
    "Advice",
    "Candidate",
    "Contract",
    "Found",
    "Promise",
    "Prospects",
    "Strain",
    "Way",
    "Worth",
    "before_auction",
    "declarer_of",
    "orders",
    "setup_of",
]
