"""What outlives the process: streams of events that only grow, people, and the list of tables.

``open_store`` opens SQLite (one file) or PostgreSQL and brings its schema up to date. Events are bytes and know nothing
of the game here; whoever appends names the version it has seen, so that two writers cannot both be right.
"""

from prikup.store.log import ConflictError, Log, Record, Stored
from prikup.store.opening import Store, StoreError, open_store
from prikup.store.people import Account, People
from prikup.store.tables import Listing, Tables

__all__ = [
    "Account",
    "ConflictError",
    "Listing",
    "Log",
    "People",
    "Record",
    "Store",
    "StoreError",
    "Stored",
    "Tables",
    "open_store",
]
