"""Which deals of a record are still closed under the option ``reveal`` (table 11)."""

from __future__ import annotations

from prikup.deal.events import Dealt
from prikup.notation.record.model import MatchRecord, Scored


def closed_deals(record: MatchRecord) -> int:
    """Deals whose cards the table may not see yet.

    ``deal``: the one being played; ``match_end``: all of them while the match goes on; ``played``: all, for ever. A
    record holds every card, since it must be replayed; whoever passes one on asks this first. Raises ``RulesError``
    when the rules of the record cannot stand.
    """
    reveal = record.started().rules.reveal
    dealt = sum(isinstance(item, Dealt) for item in record.log)
    if reveal == "played":
        return dealt
    if record.settlement is not None:
        return 0
    if reveal == "match_end":
        return dealt
    return int(_is_running(record))


def _is_running(record: MatchRecord) -> bool:
    """Whether the last deal of the log has not been scored."""
    for item in reversed(record.log):
        if isinstance(item, Dealt):
            return True
        if isinstance(item, Scored) and item.outcome is not None:
            return False
    return False
